/*
 * npm run test:clocks: the tests that a clock or a zone can break, on a Sunday at 23:30 UTC, on 31 December and on a 29
 * February, in five zones each.
 *
 *   npm run test:clocks -- --zone Pacific/Honolulu --day leap-day    one of them; both may be repeated
 *   npm run test:clocks -- --only unit                               without the browser, or only the browser (e2e)
 */
import { parseArgs } from "node:util";
import { clockEnvironment } from "../../tests/support/clock/clock.ts";
import { say, since, stop } from "../lib/say.mjs";
import { runClock } from "./clock-run.ts";
import { DAYS, ZONES } from "./clock-times.ts";
import { ensureChromium } from "./provision.ts";

const readOptions = () => {
  try {
    const several = { type: "string", multiple: true } as const;
    return parseArgs({ options: { zone: several, day: several, only: { type: "string" } } }).values;
  } catch {
    return stop("npm run test:clocks takes --zone, --day and --only; --help describes them.");
  }
};

const { zone: zones = ZONES, day: days = Object.keys(DAYS), only } = readOptions();
const parts = (["unit", "e2e"] as const).filter((part) => only === undefined || only === part);
if (parts.length === 0) stop(`--only takes unit or e2e, not ${only}.`);
const isDay = (name: string): name is keyof typeof DAYS => name in DAYS;

const browser = parts.includes("e2e") ? await ensureChromium() : undefined;
const rows: string[] = [];
let failures = 0;
const unknown = days.filter((day) => !isDay(day));
if (unknown.length > 0) stop(`--day takes ${Object.keys(DAYS).join(", ")}, not ${unknown.join(", ")}.`);
for (const day of days.filter(isDay)) {
  for (const zone of zones) {
    const start = performance.now();
    say(`${DAYS[day]} in ${zone}`);
    const env = { ...clockEnvironment(DAYS[day], zone), ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }) };
    const outcome = await runClock(`${day}-${zone.replace("/", "-")}`, env, parts);
    if (outcome.words !== "") console.log(outcome.words);
    failures += outcome.failed;
    rows.push(
      [DAYS[day], zone.padEnd(18), `${outcome.passed}`.padStart(7), `${outcome.failed}`.padStart(7), since(start)].join(
        "  ",
      ),
    );
  }
}
console.log(`\n${"clock".padEnd(20)}  ${"zone".padEnd(18)}   passed   failed  time\n${rows.join("\n")}`);
if (failures > 0) process.exitCode = 1;
