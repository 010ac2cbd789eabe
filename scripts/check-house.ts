/* The house rules that no other tool knows: assertions, throws, hidden input, dropped Results, names and places of files. */
import { resolve } from "node:path";
import { checkHouse } from "./house/check.ts";

const { count, violations } = checkHouse(resolve(process.argv[2] ?? "."));
for (const { file, line, rule, sentence } of violations) console.error(`${file}:${line} ${rule}: ${sentence}`);
if (count === 0) console.error("No file was read: the check is blind.");
if (count === 0 || violations.length > 0) process.exitCode = 1;
else console.log(`${count} files keep the house rules`);
