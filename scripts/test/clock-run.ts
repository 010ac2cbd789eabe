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
  "tests/server/process.test.ts",
];

/* They state times of Kolkata as literals. */
const OF_KOLKATA = [
  "tests/adapters/browser/page.test.ts",
  "tests/web/messages/dates.test.ts",
  "tests/web/screens/available-rates/rate-card/labels.test.ts",
  "tests/web/screens/my-bookings/screen.test.tsx",
  "tests/web/screens/rate-search/screen.test.tsx",
];

const BROWSER_TESTS = ["booking-page", "booking", "changes", "lcl", "my-bookings", "notifications", "tracking"].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);

/** Runs the tests that a clock or a zone can break with the clock and zone of an environment. */
export const runClock = async (
  name: string,
  env: Environment,
  parts: readonly ("unit" | "e2e")[] = ["unit", "e2e"],
): Promise<Outcome> => {
  const unit = parts.includes("unit")
    ? await runVitest("unit,page,fresh", env, 2, {
        name,
        files: globSync(UNIT_TESTS, { exclude: OF_KOLKATA }),
      })
    : passed(0);
  const e2e = parts.includes("e2e")
    ? await runBrowserTests(`e2e-${name}`, env, { projects: ["desktop"], tests: BROWSER_TESTS })
    : passed(0);
  return addOutcomes(unit, e2e);
};

/** The two days and zones that are farthest apart: the nearest day where days begin last, the farthest where they begin first. */
export const runFarthestClocks = async (browser: string): Promise<Outcome> => {
  const at = (day: keyof typeof DAYS, zone: string): Promise<Outcome> =>
    runClock(day, { ...clockEnvironment(DAYS[day], zone), CHROMIUM_PATH: browser });
  return addOutcomes(await at("sunday", "Pacific/Honolulu"), await at("leap-day", "Pacific/Auckland"));
};
