import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { SERVER_COMMAND } from "./scripts/lib/server-command.mjs";
import { chromiumArguments, findChromium } from "./tests/support/chromium.ts";
import { testZone } from "./tests/support/clock/clock.ts";
import { freePort } from "./tests/support/free-port.ts";

/* Playwright reads this file again in every worker: what is drawn once is handed on through the environment. */
process.env["KEELSON_E2E_PORT"] ??= String(await freePort());
if (process.env["KEELSON_E2E_DATA"] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), "keelson-e2e-"));
  process.env["KEELSON_E2E_DATA"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/* For the server, the workers, and the processes that tests start. */
process.env["NODE_COMPILE_CACHE"] ??= resolve("node_modules/.cache/node");

const address = `http://127.0.0.1:${process.env["KEELSON_E2E_PORT"]}`;
const browser = findChromium();
const settings = { KEELSON_DATA: process.env["KEELSON_E2E_DATA"] };
const running = {
  reuseExistingServer: false,
  timeout: 300_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
} as const;

/* All tests of these files run at one width: they choose their own, or test what no width changes. */
const sameOnEveryScreen = /site-letters|site-files|start|main-job|rate-sheets|mock|offline/;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: ".cache/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"]],
  snapshotPathTemplate: "{testDir}/shots/{arg}{ext}",
  /* Generous: a slow machine must cost time, not a failure. */
  timeout: 300_000,
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: "disabled" } },
  use: {
    baseURL: address,
    /* What cannot be pressed is told at once, not at the end of the test's time. */
    actionTimeout: 60_000,
    locale: "en-GB",
    timezoneId: testZone,
    /* A trace of every test takes a quarter of the time; `npm run test:e2e -- --trace on` records one. */
    trace: "off",
    launchOptions: {
      args: [...chromiumArguments],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
  },
  /*
   * A test runs in both projects unless it has a tag. @desktop: it needs a mouse or a keyboard, chooses its own widths, or
   * checks what no width changes, such as a refusal or what a reload restores. @phone: it needs a finger or a narrow page.
   * @timeless: no date or zone can change what it checks; `npm test` does not repeat it on other clocks. @every-clock: only
   * `npm run test:clocks` runs it.
   */
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: "phone",
      /* A phone's 2.6 pixels per CSS pixel would multiply the drawing and show nothing else. */
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      testIgnore: sameOnEveryScreen,
      grepInvert: /@desktop/,
    },
  ],
  webServer: [
    {
      command: ["node", "scripts/run.mjs", ...SERVER_COMMAND].join(" "),
      env: {
        ...settings,
        PORT: process.env["KEELSON_E2E_PORT"],
        KEELSON_DEMO: "1",
        LOG_LEVEL: "warn",
        WEBHOOKS_LOOPBACK: "1",
      },
      url: `${address}/healthz`,
      ...running,
    },
  ],
});
