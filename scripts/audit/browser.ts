import { launch } from "chrome-launcher";
import { chromiumArguments, findChromium } from "../../tests/support/chromium.ts";

/** Starts a browser of its own for one measurement: a shared one now and then measures nothing at all. */
export const browserPort = async <Value>(work: (port: number) => Promise<Value>): Promise<Value> => {
  const chromium = findChromium();
  const browser = await launch({
    ...(chromium === undefined ? {} : { chromePath: chromium }),
    chromeFlags: ["--headless=new", ...chromiumArguments],
    logLevel: "silent",
  });
  try {
    return await work(browser.port);
  } finally {
    browser.kill();
  }
};
