/* npm run bench: every benchmark after the other, each in a process of its own so that none warms the next one up. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const folder = "tests/bench";
const wanted = process.argv.slice(2);
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".ts") && name !== "run.ts")
  .map((name) => name.replace(/\.ts$/, ""))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .toSorted();

const unknown = wanted.filter((name) => !existsSync(`${folder}/${name}.ts`));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(1);
}

const lines: string[] = [];
const broken: string[] = [];
for (const name of names) {
  console.log(`\n== ${name}`);
  const { status, stdout } = spawnSync(process.execPath, [`${folder}/${name}.ts`], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stdout.write(stdout);
  lines.push(...stdout.split("\n").filter((line) => / (reached|MISSED)$/.test(line)));
  if (status !== 0) broken.push(name);
}

console.log("\n== figures\n");
for (const line of lines) console.log(line);
const missed = lines.filter((line) => line.endsWith(" MISSED"));
if (missed.length > 0) console.error(`\n${missed.length} of ${lines.length} figures miss their goal.`);
if (broken.length > 0) console.error(`\nDid not run to the end: ${broken.join(", ")}`);
if (missed.length + broken.length > 0) process.exitCode = 1;
