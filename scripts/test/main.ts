/*
 * npm test: every check of the product.
 *
 *   npm test -- --list              names the checks
 *   npm test -- --only lint,unit    runs some of them
 *   npm test -- --seed 4711         repeats the order of an earlier run; each run prints its seed
 */
import { randomInt } from "node:crypto";
import { existsSync, mkdirSync, rmSync, statfsSync } from "node:fs";
import { parseArgs } from "node:util";
import { say, since, stop } from "../lib/say.mjs";
import { heavySteps } from "./heavy-steps.ts";
import type { Step } from "./outcome.ts";
import { type Ran, runSteps } from "./runner.ts";
import { staticSteps } from "./static-steps.ts";

const steps = [...staticSteps, ...heavySteps];
const readOptions = () => {
  try {
    return parseArgs({ options: { only: { type: "string" }, list: { type: "boolean" }, seed: { type: "string" } } })
      .values;
  } catch {
    return stop("npm test takes --only, --list and --seed; npm test -- --help describes them.");
  }
};

const values = readOptions();
const seed = values.seed ?? String(randomInt(1, 2 ** 31));
if (!/^\d{1,10}$/.test(seed)) stop(`--seed takes a whole number, not ${seed}.`);

const choose = (only: string | undefined): readonly Step[] => {
  if (only === undefined) return steps;
  const names = only.split(",");
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) stop(`there is no check named ${unknown.join(", ")}; npm test -- --list names them all.`);
  return steps.filter((step) => names.includes(step.name));
};

const total = (ran: readonly Ran[], kind: "passed" | "failed" | "skipped"): number =>
  ran.reduce((sum, one) => sum + one.outcome[kind], 0);

const row = ({ step, outcome, time }: Ran): string =>
  [
    step.name.padEnd(14),
    String(outcome.passed).padStart(7),
    String(outcome.failed).padStart(7),
    String(outcome.skipped).padStart(8),
    time.padStart(9),
  ].join("");

const summary = (ran: readonly Ran[]): void => {
  console.log(`\n${"check".padEnd(14)} passed failed skipped     time`);
  for (const one of ran) console.log(row(one));
  for (const one of ran) {
    if (one.outcome.skipped > 0 && one.outcome.failed === 0 && one.outcome.words !== "")
      say(`${one.step.name}: ${one.outcome.words}`);
  }
  const left = total(ran, "skipped");
  console.log(`\n${total(ran, "passed")} passed, ${total(ran, "failed")} failed${left > 0 ? `, ${left} skipped` : ""}`);
};

const MEMORY = "/dev/shm";
const LEAST_BYTES = 4 * 1024 ** 3;

/* Hundreds of test databases are created, and each commit waits for its disk: where Linux offers enough memory as a folder,
   they are created there. */
const useMemoryForFiles = (): void => {
  if (process.env["TMPDIR"] !== undefined || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > LEAST_BYTES) process.env["TMPDIR"] = MEMORY;
};

const run = async (): Promise<void> => {
  const start = performance.now();
  useMemoryForFiles();
  process.env["KEELSON_TEST_SEED"] = seed;
  say(`the order of the tests is random; repeat it with: npm test -- --seed ${seed}`);
  rmSync(".cache/test", { recursive: true, force: true });
  mkdirSync(".cache/test", { recursive: true });
  const ran = await runSteps(choose(values.only));
  say(`all checks took ${since(start)}`);
  summary(ran);
  if (total(ran, "failed") > 0) process.exitCode = 1;
};

if (values.list === true) for (const { name, about } of choose(values.only)) console.log(`${name.padEnd(14)} ${about}`);
else await run();
