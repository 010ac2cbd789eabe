/* npm run test:deep: every property test with a random seed and a hundred times the cases; --seed repeats a run. */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { say, stop } from "../lib/say.mjs";
import { tool } from "./command.ts";

const { values, positionals } = parseArgs({ options: { seed: { type: "string" } }, allowPositionals: true });
const seed = values.seed ?? String(randomInt(2 ** 31));
if (!/^-?\d{1,10}$/.test(seed)) stop(`--seed takes a whole number, not ${seed}.`);

const files = globSync("tests/{domain,api,flows,server,web}/**/*.test.{ts,tsx}").filter(
  (file) =>
    readFileSync(file, "utf8").includes('from "fast-check"') && positionals.every((part) => file.includes(part)),
);
if (files.length === 0) stop("no property test was found.");
say(`${files.length} files with property tests; repeat this run with: npm run test:deep -- --seed ${seed}`);
const { status } = spawnSync(
  tool("vitest"),
  ["run", "--project", "unit", "--project", "page", "--project", "fresh", ...files],
  {
    stdio: "inherit",
    env: { ...process.env, KEELSON_DEEP_SEED: seed },
  },
);
if (status !== 0) say(`failed with seed ${seed}: write each counterexample into its test as a literal case.`);
process.exit(status ?? 1);
