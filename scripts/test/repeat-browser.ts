/*
 * npm run test:repeat: the browser tests again and again, each time in another order, in the headless shell and in Chromium by
 * turns, at another hour of the day, every other time beside a busy process; prints a table.
 *
 *   npm run test:repeat -- --runs 20            ten runs in each browser (the default is 4 runs)
 *   npm run test:repeat -- --runs 2 repeat      only the files whose name has these words
 */
import { randomInt } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { parseArgs } from "node:util";
import { clockEnvironment } from "../../tests/support/clock/clock.ts";
import { findHeadlessShell } from "../../tests/support/chromium.ts";
import { say, since, stop } from "../lib/say.mjs";
import { runBrowserTests } from "./browser-tests.ts";
import { findOrdinaryChromium } from "./provision.ts";

const HOURS = ["04", "10", "16", "22"] as const;

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "4" } },
  allowPositionals: true,
});
const runs = /^[1-9]\d{0,2}$/.test(values.runs)
  ? Number(values.runs)
  : stop(`--runs takes a number, not ${values.runs}.`);
const browsers = [findHeadlessShell(), findOrdinaryChromium()].filter((browser) => browser !== undefined);
if (browsers.length === 0) stop("neither chromium-headless-shell nor chromium is installed.");

const startBusyProcess = () => new Worker("for (;;) Math.sqrt(2);", { eval: true });
const today = new Date().toISOString().slice(0, 10);

await mkdir(".cache/test", { recursive: true });
const rows: string[] = [];
let failures = 0;
for (let run = 0; run < runs; run += 1) {
  const browser = browsers[run % browsers.length] ?? "";
  const hour = HOURS[Math.floor(run / 2) % HOURS.length] ?? "04";
  const isBusy = Math.floor(run / 2) % 2 === 1;
  const seed = String(randomInt(1, 2 ** 31));
  process.env["KEELSON_TEST_SEED"] = seed;
  const busy = isBusy ? startBusyProcess() : null;
  const start = performance.now();
  const env = { ...clockEnvironment(`${today}T${hour}:00:00Z`, "Asia/Kolkata"), CHROMIUM_PATH: browser };
  const outcome = await runBrowserTests("repeat", env, { tests: positionals });
  await busy?.terminate();
  if (outcome.words !== "") console.log(outcome.words);
  failures += outcome.failed;
  const cells = [run + 1, browser.padEnd(36), `${hour}:00`, isBusy ? "busy" : "idle", seed.padStart(10)];
  rows.push([...cells, `${outcome.passed} passed`, `${outcome.failed} failed`, since(start)].join("  "));
  say(rows.at(-1) ?? "");
}
console.log(`\n${rows.join("\n")}`);
if (failures > 0) process.exitCode = 1;
