import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "../support/chromium.ts";

const browser = findChromium();

/**
 * Pictures of stories: `npm run test:stories`, with `-- --update-snapshots` to take them anew.
 *
 * Another build of Chromium draws the edges of letters differently: between the headless shell and the full browser, at most
 * 0.29 % of the pixels of a picture. A removed button is 0.6 % of a whole screen.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../.cache/stories-output",
  globalSetup: "./build.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"]],
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      scale: "device",
      threshold: 0.2,
      maxDiffPixelRatio: 0.0045,
    },
  },
  use: {
    baseURL: "http://stories.test",
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      args: [...chromiumArguments],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
  },
});
