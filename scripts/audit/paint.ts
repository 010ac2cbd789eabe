import { chromium, type Browser } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../tests/support/chromium.ts";

/* With five, the same build came out between 1.00 and 1.19. */
const RUNS = 11;

/* A phone's network and processor, so that what competes with the picture shows. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWER = 4;

const onePaint = async (browser: Browser, url: string, hasScripts: boolean): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (!hasScripts) await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(url, { waitUntil: "networkidle" });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
};

const middle = (times: readonly number[]): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN);

/** Largest contentful paint in milliseconds, the middle of eleven, with scripts and without, taken in turns. */
export const paintOf = async (url: string): Promise<{ readonly withScripts: number; readonly without: number }> => {
  const executable = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executable === undefined ? {} : { executablePath: executable }),
  });
  const withScripts: number[] = [];
  const without: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    withScripts.push(await onePaint(browser, url, true));
    without.push(await onePaint(browser, url, false));
  }
  await browser.close();
  return { withScripts: middle(withScripts), without: middle(without) };
};
