/*
 * Available Rates with 500 offers at a quarter of the CPU: how long a shipper waits for the next paint after an input
 * (Event Timing, what browsers report as INP), and for the first paint of the list after the answer has arrived.
 * The floor, in the same run, is the same page built from plain DOM: the markup that the portal drew, replaced by what it
 * drew next; for the breakdown an empty dialog of the same library over it. Beside it, what a shipper has to do until a
 * price is seen (on a phone) and until it can be booked (by keyboard).
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { chromiumArguments, findChromium } from "../support/chromium.ts";
import { type DrawnPage, FILTERS, LIST } from "./available-rates/drawn-page.ts";
import { report } from "./support/figure.ts";

declare global {
  /** What this benchmark leaves in the page. */
  interface Window {
    durations: number[];
  }
}

const ROUNDS = 9;
const SLOW_DOWN = 4;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

const serve = (folder: string): Promise<{ readonly server: Server; readonly address: string }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      const file = path === "/" ? "/index.html" : path;
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
      response.end(readFileSync(join(folder, file)));
    });
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({ server, address: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/` });
    });
  });

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Runs in the page: from the answer to the frame in which the first card is painted. */
const paintAfterAnswer = (): Promise<number> =>
  new Promise((resolve) => {
    const began = performance.now();
    const watcher = new MutationObserver(() => {
      if (document.querySelector("[role=rowheader]") === null) return;
      watcher.disconnect();
      // A task of this priority follows the frame, before the page renders what may wait until it is painted.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - began), { priority: "user-blocking" });
      });
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    window.answer();
  });

const PHONE = { width: 390, height: 844 } as const;
const STOPS_AT_MOST = 8;
const MANY_STOPS = 40;

/** How many pixels a phone is scrolled until the first price is in view, 0 when it is there at once. */
const scrollToFirstPrice = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(address);
  const price = page
    .getByRole("row")
    .nth(1)
    .getByText(/\d,\d{3}\.\d\d$/)
    .first();
  const place = await price.boundingBox();
  await context.close();
  if (place === null) throw new Error("The first row shows no price");
  return Math.max(0, Math.ceil(place.y + place.height - PHONE.height));
};

/** How often Tab is pressed from the heading of the results to the first Book Now. */
const stopsToFirstBooking = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole("heading", { level: 1, name: /rates found/ }).focus();
  let stops = 0;
  for (let isThere = false; !isThere && stops < MANY_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    isThere = await page.evaluate(
      () => document.activeElement?.getAttribute("aria-label")?.startsWith("Book Now") ?? false,
    );
  }
  await context.close();
  return stops;
};

/** Runs in the page: the longest input of the interactions since the last call, from the key or pointer to the next paint. */
const watchInputs = (): void => {
  const durations: number[] = [];
  window.durations = durations;
  // The DOM types do not know the threshold of Event Timing.
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  const note = (entries: PerformanceObserverEntryList) =>
    durations.push(...entries.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe(options);
};

const longestInput = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => void window.durations.splice(0));
  await act();
  await page.waitForTimeout(600);
  // Nothing over the threshold of 16 ms is one frame.
  return page.evaluate(() => Math.max(16, ...window.durations));
};

interface Round {
  readonly firstPaint: number;
  readonly sort: number;
  readonly filter: number;
  readonly day: number;
  readonly breakdown: number;
}

const sortByNext = async (page: Page): Promise<void> => {
  await page.getByLabel("Sort by").focus();
  await page.keyboard.press("ArrowDown");
};
const filterByCarrier = (page: Page): Promise<void> => page.getByRole("checkbox", { name: /CASTELLAN/ }).click();
const chooseDay = (page: Page): Promise<void> => page.locator("[data-day][aria-pressed]").nth(3).click();
const openBreakdown = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /^Price Breakdown/ })
    .first()
    .click();

/** What the portal draws at each step, without slowing it down. */
const drawPage = async (browser: Browser, address: string): Promise<DrawnPage> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}?wait`);
  await page.getByText("Loading rates...").waitFor();
  const markup = (selector: string): Promise<string> => page.locator(selector).first().innerHTML();
  const both = async (): Promise<readonly [string, string]> => [await markup(LIST), await markup(FILTERS)];
  const searching = await markup("#root");
  await page.evaluate(() => window.answer());
  await page.getByRole("checkbox", { name: /CASTELLAN/ }).waitFor();
  await page.waitForTimeout(500);
  const listed = await markup("#root");
  const after = async <T>(act: (page: Page) => Promise<void>, read: () => Promise<T>): Promise<T> => {
    await act(page);
    await page.waitForTimeout(500);
    return read();
  };
  const sorted = await after(sortByNext, () => markup(LIST));
  const filtered = await after(filterByCarrier, both);
  const ofOneDay = await after(chooseDay, both);
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href),
  );
  await page.close();
  return { styles, searching, listed, sorted, filtered, ofOneDay };
};

/** A page at rest before the answer, then every input on it; with `drawn` the page of plain DOM. */
const round = async (browser: Browser, address: string, drawn?: DrawnPage): Promise<Round> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((given) => void Object.assign(window, { drawn: given }), drawn);
  await page.goto(`${address}?wait`);
  await page.getByText("Loading rates...").waitFor();
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.evaluate(watchInputs);
  const firstPaint = await page.evaluate(paintAfterAnswer);
  await page.waitForTimeout(800);
  const sort = await longestInput(page, () => sortByNext(page));
  const filter = await longestInput(page, () => filterByCarrier(page));
  const day = await longestInput(page, () => chooseDay(page));
  const breakdown = await longestInput(page, () => openBreakdown(page));
  await page.getByRole("dialog").waitFor();
  await context.close();
  return { firstPaint, sort, filter, day, breakdown };
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;

const reportPaint = (name: string, key: keyof Round, goal: number): void => {
  const value = median(screens.map((one) => one[key]));
  const floor = median(floors.map((one) => one[key]));
  report({
    name,
    measured: ms(value),
    floor: `plain DOM ${ms(floor)}`,
    ratio: value / floor,
    goal: { kind: "at-most", value: goal },
  });
};

const folder = mkdtempSync(join(tmpdir(), "keelson-available-rates-"));
await build({ configFile: "tests/bench/available-rates/vite.config.ts", build: { outDir: folder } });
const { server, address } = await serve(folder);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const floors: Round[] = [];
const screens: Round[] = [];
const drawn = await drawPage(browser, address);
for (let count = 0; count < ROUNDS; count += 1) {
  floors.push(await round(browser, address, drawn));
  screens.push(await round(browser, address));
}
const scrolled = await scrollToFirstPrice(browser, address);
const stops = await stopsToFirstBooking(browser, address);
await browser.close();
server.close();
rmSync(folder, { recursive: true });

console.log(`500 offers, CPU ${SLOW_DOWN} × slower, median of ${ROUNDS} rounds`);
reportPaint("first paint of the list", "firstPaint", 1.1);
reportPaint("sort, next paint", "sort", 1.2);
reportPaint("filter by carrier, next paint", "filter", 1.5);
reportPaint("filter by sailing day, next paint", "day", 1.5);
reportPaint("open a breakdown, next paint (floor: an empty dialog)", "breakdown", 1.5);
report({
  name: "scroll to the first price on a phone",
  measured: `${scrolled} px`,
  floor: `a screen of ${PHONE.height} px`,
  ratio: scrolled / PHONE.height,
  goal: { kind: "at-most", value: 0 },
});
report({
  name: "Tab stops from the results to the first Book Now",
  measured: `${stops} stops`,
  floor: `the goal of ${STOPS_AT_MOST}`,
  ratio: stops / STOPS_AT_MOST,
  goal: { kind: "at-most", value: 1 },
});
