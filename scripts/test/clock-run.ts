import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { clockEnvironment } from "../../tests/support/clock/clock.ts";
import { DAYS } from "./clock-times.ts";
import { addOutcomes, type Outcome, passed } from "./outcome.ts";
import { runPlaywright } from "./playwright-report.ts";
import { runVitest } from "./vitest-report.ts";

type Environment = Readonly<Record<string, string>>;

/* Whatever runs in a browser, whatever reads the clock of its process, and the rules about dates. */
const UNIT_TESTS = [
  "tests/adapters/browser",
  "tests/composition",
  "tests/domain/deadlines",
  "tests/domain/rates",
  "tests/domain/time",
  "tests/flows",
  "tests/scenario",
  "tests/server/demo",
  "tests/server/platform/time.test.ts",
  "tests/server/process.test.ts",
  "tests/web",
];

/* They state times of Kolkata as literals. */
const OF_KOLKATA = [
  "tests/adapters/browser/page.test.ts",
  "tests/web/messages/dates.test.ts",
  "tests/web/screens/available-rates/rate-card/labels.test.ts",
  "tests/web/screens/my-bookings/screen.test.tsx",
  "tests/web/screens/rate-search/screen.test.tsx",
];

const BROWSER_TESTS = ["booking-page", "booking", "changes", "lcl", "my-bookings", "notifications", "tracking"];

const browserTests = async (name: string, env: Environment): Promise<Outcome> => {
  const data = await mkdtemp(join(tmpdir(), "keelson-e2e-"));
  const own = { KEELSON_E2E_PORT: String(await freePort()), KEELSON_E2E_DATA: data };
  const files = BROWSER_TESTS.map((file) => `tests/e2e/${file}.spec.ts`);
  const outcome = await runPlaywright(`e2e-${name}`, "playwright.config.ts", { ...env, ...own }, [
    "--project=desktop",
    ...files,
  ]);
  await rm(data, { recursive: true, force: true });
  return outcome;
};

/** Runs the tests that a clock or a zone can break with the clock and zone of an environment. */
export const runClock = async (
  name: string,
  env: Environment,
  parts: readonly ("unit" | "e2e")[] = ["unit", "e2e"],
): Promise<Outcome> => {
  const unit = parts.includes("unit")
    ? await runVitest("unit,page,fresh", env, 2, {
        name,
        files: [...UNIT_TESTS, ...OF_KOLKATA.map((file) => `--exclude=${file}`)],
      })
    : passed(0);
  const e2e = parts.includes("e2e") ? await browserTests(name, env) : passed(0);
  return addOutcomes(unit, e2e);
};

/** The two days and zones that are farthest apart: the nearest day where days begin last, the farthest where they begin first. */
export const runFarthestClocks = async (browser: string): Promise<Outcome> => {
  const at = (day: keyof typeof DAYS, zone: string): Promise<Outcome> =>
    runClock(day, { ...clockEnvironment(DAYS[day], zone), CHROMIUM_PATH: browser });
  return addOutcomes(await at("sunday", "Pacific/Honolulu"), await at("leap-day", "Pacific/Auckland"));
};
