import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { addOutcomes, type Outcome, passed } from "./outcome.ts";
import { runPlaywright } from "./playwright-report.ts";

type Environment = Readonly<Record<string, string>>;

const PROJECTS = ["desktop", "phone"] as const;

interface Selection {
  readonly projects?: readonly (typeof PROJECTS)[number][];
  /** Files and other arguments of Playwright; all tests when there is none. */
  readonly tests?: readonly string[];
}

/**
 * Runs the browser tests, each project in a run with a server and data of its own. In one run, a random order would change
 * the project at every second test, and each change starts a new browser and worker.
 */
export const runBrowserTests = async (
  name: string,
  env: Environment,
  { projects = PROJECTS, tests = [] }: Selection = {},
): Promise<Outcome> => {
  let outcome = passed(0);
  for (const project of projects) {
    const data = await mkdtemp(join(tmpdir(), "keelson-e2e-"));
    const own = { KEELSON_E2E_PORT: String(await freePort()), KEELSON_E2E_DATA: data };
    const selection = [`--project=${project}`, ...(tests.length === 0 ? [] : ["--pass-with-no-tests", ...tests])];
    outcome = addOutcomes(
      outcome,
      await runPlaywright(`${name}-${project}`, "playwright.config.ts", { ...env, ...own }, selection),
    );
    await rm(data, { recursive: true, force: true });
  }
  return outcome;
};
