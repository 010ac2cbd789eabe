/*
 * npm run test:clocks: the tests that a clock or a zone can break, on a Sunday at 23:30 UTC, on 31 December and on a 29
 * February, in five zones each; then booking on both sides of each zone's midnight.
 *
 *   npm run test:clocks -- --zone Pacific/Honolulu --day leap-day    one of them; both may be repeated
 *   npm run test:clocks -- --only unit                               without the browser, or only the browser (e2e)
 */
import { parseArgs } from "node:util";
import { clockEnvironment } from "../../tests/support/clock/clock.ts";
import { say, since, stop } from "../lib/say.mjs";
import { runClock, runMidnights } from "./clock-run.ts";
import { DAYS, ZONES } from "./clock-times.ts";
import type { Outcome } from "./outcome.ts";
import { ensureChromium } from "./provision.ts";

const readOptions = () => {
  try {
    const several = { type: "string", multiple: true } as const;
    return parseArgs({ options: { zone: several, day: several, only: { type: "string" } } }).values;
  } catch {
    return stop("npm run test:clocks takes --zone, --day and --only; --help describes them.");
  }
};

const { zone, day, only } = readOptions();
const zones = zone ?? ZONES;
const days = day ?? Object.keys(DAYS);
const parts = (["unit", "e2e"] as const).filter((part) => only === undefined || only === part);
if (parts.length === 0) stop(`--only takes unit or e2e, not ${only}.`);
const isDay = (name: string): name is keyof typeof DAYS => name in DAYS;

const browser = parts.includes("e2e") ? await ensureChromium() : undefined;
const rows: string[] = [];
let failures = 0;
const unknown = days.filter((name) => !isDay(name));
if (unknown.length > 0) stop(`--day takes ${Object.keys(DAYS).join(", ")}, not ${unknown.join(", ")}.`);

const note = (clock: string, place: string, outcome: Outcome, start: number): void => {
  if (outcome.words !== "") console.log(outcome.words);
  failures += outcome.failed;
  const counts = [outcome.passed, outcome.failed].map((count) => String(count).padStart(7));
  rows.push([clock.padEnd(20), place.padEnd(18), ...counts, since(start)].join("  "));
};

const browserEnvironment = browser === undefined ? {} : { CHROMIUM_PATH: browser };
for (const one of days.filter(isDay)) {
  for (const place of zones) {
    const start = performance.now();
    say(`${DAYS[one]} in ${place}`);
    const env = { ...clockEnvironment(DAYS[one], place), ...browserEnvironment };
    note(DAYS[one], place, await runClock(`${one}-${place.replace("/", "-")}`, env, { parts, isWhole: true }), start);
  }
}
if (parts.includes("e2e") && zone === undefined && day === undefined) {
  const start = performance.now();
  say("both sides of each zone's midnight");
  note("midnights", "all", await runMidnights(browserEnvironment), start);
}
console.log(`\n${"clock".padEnd(20)}  ${"zone".padEnd(18)}   passed   failed  time\n${rows.join("\n")}`);
if (failures > 0) process.exitCode = 1;
