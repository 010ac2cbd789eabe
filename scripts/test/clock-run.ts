import { globSync } from "node:fs";
import { clockEnvironment } from "../../tests/support/clock/clock.ts";
import { runBrowserTests } from "./browser-tests.ts";
import { DAYS } from "./clock-times.ts";
import { addOutcomes, type Outcome, passed } from "./outcome.ts";
import { runVitest } from "./vitest-report.ts";

type Environment = Readonly<Record<string, string>>;

/* Whatever runs in a browser, whatever reads the clock of its process, and the rules about dates. */
const UNIT_TESTS = [
  ...[
    "adapters/browser",
    "composition",
    "domain/{deadlines,rates,time}",
    "flows",
    "scenario",
    "server/demo",
    "web",
  ].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
  "tests/server/platform/time.test.ts",
];

/* It starts servers, books and runs commands of the staff, as the browser tests do. */
const PROCESSES = "tests/server/process.test.ts";

/* They state times of Kolkata as literals. */
const OF_KOLKATA = [
  "tests/adapters/browser/page.test.ts",
  "tests/web/messages/dates.test.ts",
  "tests/web/screens/available-rates/sources/labels.test.ts",
  "tests/web/screens/available-rates/rate-card/labels.test.ts",
  "tests/web/screens/my-bookings/screen.test.tsx",
  "tests/web/screens/rate-search/screen.test.tsx",
];

const BROWSER_TESTS = ["booking-page", "booking", "changes", "lcl", "my-bookings", "notifications", "tracking"].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);

interface Selection {
  readonly parts?: readonly ("unit" | "e2e")[];
  /** Also what another test checks on the same clock, or what no clock should change. */
  readonly isWhole: boolean;
}

/** Runs the tests that a clock or a zone can break with the clock and zone of an environment. */
export const runClock = async (
  name: string,
  env: Environment,
  { parts = ["unit", "e2e"], isWhole }: Selection,
): Promise<Outcome> => {
  const files = globSync(isWhole ? [...UNIT_TESTS, PROCESSES] : UNIT_TESTS, { exclude: OF_KOLKATA });
  const unit = parts.includes("unit") ? await runVitest("unit,page,fresh", env, 2, { name, files }) : passed(0);
  const tests = isWhole ? BROWSER_TESTS : [...BROWSER_TESTS, "--grep-invert=@timeless"];
  const e2e = parts.includes("e2e")
    ? await runBrowserTests(`e2e-${name}`, env, { projects: ["desktop"], tests })
    : passed(0);
  return addOutcomes(unit, e2e);
};

/** Books on both sides of the midnight of each zone; `npm test` does so for the office and the two farthest ones. */
export const runMidnights = (env: Environment): Promise<Outcome> =>
  runBrowserTests("e2e-midnights", env, { projects: ["desktop"], tests: ["tests/e2e/clocks.spec.ts"] });

/** The two days and zones that are farthest apart: the nearest day where days begin last, the farthest where they begin first. */
export const runFarthestClocks = async (browser: string): Promise<Outcome> => {
  const at = (day: keyof typeof DAYS, zone: string): Promise<Outcome> =>
    runClock(day, { ...clockEnvironment(DAYS[day], zone), CHROMIUM_PATH: browser }, { isWhole: false });
  return addOutcomes(await at("sunday", "Pacific/Honolulu"), await at("leap-day", "Pacific/Auckland"));
};
