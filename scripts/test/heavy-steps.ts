import { startPostgres } from "../../tests/support/postgres-server.ts";
import { backends } from "./backends-step.ts";
import { runBrowserTests } from "./browser-tests.ts";
import { runFarthestClocks } from "./clock-run.ts";
import { check, needing } from "./command.ts";
import { consumer } from "./consumer-step.ts";
import { failed, type Outcome, type Step, skipped } from "./outcome.ts";
import { runPlaywright } from "./playwright-report.ts";
import { provider } from "./provider-step.ts";
import { ensureChromium, ensureClamd, ensureProxies, ensurePostgres } from "./provision.ts";
import { runVitest } from "./vitest-report.ts";

const postgres = async (): Promise<Outcome> => {
  if (!(await ensurePostgres())) {
    return skipped(
      "PostgreSQL is neither installed nor could it be: THE POSTGRESQL HALF OF THE STORE TESTS WAS NOT RUN.",
    );
  }
  const server = await startPostgres();
  const outcome = await runVitest("postgres", { KEELSON_TEST_POSTGRES_URL: server.url });
  await server.stop();
  return outcome;
};

const unit = async (): Promise<Outcome> => {
  await ensureClamd();
  return runVitest("unit,page,fresh,brand");
};

const nginx = async (): Promise<Outcome> =>
  (await ensureProxies())
    ? needing(["dist/client/app.html"], () => runVitest("nginx"))
    : skipped("nginx is neither installed nor could it be: THE CONFIGURATION OF THE GUIDE WAS NOT TESTED.");

const NO_BROWSER = failed(
  "No browser was found or could be installed: install Chromium, or name one in CHROMIUM_PATH.",
);

const stories = async (): Promise<Outcome> => {
  const browser = await ensureChromium();
  if (browser === undefined) return NO_BROWSER;
  return runPlaywright("stories", "tests/stories/playwright.config.ts", { CHROMIUM_PATH: browser });
};

const e2e = async (): Promise<Outcome> => {
  const browser = await ensureChromium();
  if (browser === undefined) return NO_BROWSER;
  return runBrowserTests("e2e", { CHROMIUM_PATH: browser }, { tests: ["--grep-invert=@every-clock"] });
};

const clocks = async (): Promise<Outcome> => {
  const browser = await ensureChromium();
  return browser === undefined ? NO_BROWSER : runFarthestClocks(browser);
};

const step = (
  name: string,
  about: string,
  run: () => Promise<Outcome>,
  limits: { readonly processors: 1 | 2; readonly after?: readonly string[] },
): Step => ({ name, about, phase: "heavy", run, ...limits });

/* The site is built first: servers of other tests deliver it. */
export const heavySteps: readonly Step[] = [
  step("build", "site", () => check(process.execPath, ["scripts/build.ts", "--if-changed"]), { processors: 1 }),
  step("unit", "domain, flows, adapters, web and server", unit, {
    processors: 2,
    after: ["build"],
  }),
  step("consumer", "contracts, the portal's side", consumer, { processors: 1 }),
  step("architecture", "each rule refuses a planted violation", () => runVitest("architecture", {}, 1), {
    processors: 1,
  }),
  step("provider", "reference server conformant", provider, { processors: 1 }),
  step("backends", "example backends conformant, contract mutants found", backends, {
    processors: 1,
  }),
  step("nginx", "the configurations of proxies in front of the built site", nginx, {
    processors: 1,
    after: ["build"],
  }),
  step("postgres", "stores over PostgreSQL", postgres, { processors: 2, after: ["build"] }),
  step("stories", "components and states of screens, compared as pictures", stories, { processors: 2 }),
  step("e2e", "browser, desktop and phone", () => needing(["dist/client/app.html", "tests/e2e"], e2e), {
    processors: 2,
    after: ["build"],
  }),
  step("clocks", "on a Sunday in Honolulu and on 29 February in Auckland", clocks, { processors: 2, after: ["build"] }),
];
