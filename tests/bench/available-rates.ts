/*
 * Available Rates with 500 offers at a quarter of the CPU: how long a shipper waits for the next paint after an input
 * (Event Timing, what browsers report as INP), and for the first paint of the list after the answer has arrived.
 * The floor, in the same run, is a virtual list of the same cards and nothing else. Beside it, what a shipper has to do
 * until a price is seen (on a phone) and until it can be booked (by keyboard).
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { chromiumArguments, findChromium } from "../support/chromium.ts";
import { report } from "./support/figure.ts";

declare global {
  /** What the harness and this benchmark leave in the page. */
  interface Window {
    answer: () => void;
    durations: number[];
  }
}

const ROUNDS = 9;
const SLOW_DOWN = 4;
const NEXT_PAINT_MS = 100;
const FIRST_PAINT_MS = 250;

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
      if (document.querySelector("article") === null) return;
      watcher.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now() - began));
        port1.start();
        port2.postMessage(null);
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
    .getByRole("article")
    .first()
    .getByText(/\d,\d{3}\.\d\d$/)
    .first();
  const place = await price.boundingBox();
  await context.close();
  if (place === null) throw new Error("The first card shows no price");
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

/** A page of the harness, at rest before the answer. */
const open = async (
  browser: Browser,
  address: string,
  waitsFor: string | null,
): Promise<{ readonly page: Page; readonly firstPaint: number }> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => "answer" in window);
  if (waitsFor !== null) await page.getByText(waitsFor).waitFor();
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.evaluate(watchInputs);
  const firstPaint = await page.evaluate(paintAfterAnswer);
  await page.waitForTimeout(800);
  return { page, firstPaint };
};

const press = (page: Page, name: string) => () => page.getByRole("button", { name, exact: true }).first().click();

interface Round {
  readonly firstPaint: number;
  readonly filter: number;
  readonly sort: number;
}

const floorRound = async (browser: Browser, address: string): Promise<Round> => {
  const { page, firstPaint } = await open(browser, `${address}?wait&floor`, null);
  const sort = await longestInput(page, press(page, "Sort"));
  const filter = await longestInput(page, press(page, "Filter"));
  await page.context().close();
  return { firstPaint, filter, sort };
};

const screenRound = async (
  browser: Browser,
  address: string,
): Promise<Round & { readonly breakdown: number; readonly day: number }> => {
  const { page, firstPaint } = await open(browser, `${address}?wait`, "Loading rates...");
  const order = page.getByLabel("Sort by");
  await order.focus();
  const sort = await longestInput(page, () => page.keyboard.press("ArrowDown"));
  const filter = await longestInput(page, () => page.getByRole("checkbox", { name: /CASTELLAN/ }).click());
  const day = await longestInput(page, () => page.locator("[data-day][aria-pressed]").nth(3).click());
  const breakdown = await longestInput(page, () =>
    page
      .getByRole("button", { name: /^Price Breakdown/ })
      .first()
      .click(),
  );
  await page.getByRole("dialog").waitFor();
  await page.context().close();
  return { firstPaint, filter, sort, day, breakdown };
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;

const reportPaint = (
  name: string,
  measured: readonly number[],
  floor: readonly number[] | null,
  goal: number,
): void => {
  const value = median(measured);
  const beside = floor === null ? "" : ` (floor ${ms(median(floor))}, ${(value / median(floor)).toFixed(2)} ×)`;
  report({
    name,
    measured: `${ms(value)}${beside}`,
    floor: `the goal of ${goal} ms`,
    ratio: value / goal,
    goal: { kind: "at-most", value: 1 },
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
const screens: Awaited<ReturnType<typeof screenRound>>[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  floors.push(await floorRound(browser, address));
  screens.push(await screenRound(browser, address));
}
const scrolled = await scrollToFirstPrice(browser, address);
const stops = await stopsToFirstBooking(browser, address);
await browser.close();
server.close();
rmSync(folder, { recursive: true });

const of = <Key extends string>(rounds: readonly Readonly<Record<Key, number>>[], key: Key): readonly number[] =>
  rounds.map((round) => round[key]);
console.log(`500 offers, CPU ${SLOW_DOWN} × slower, median of ${ROUNDS} rounds`);
reportPaint("first paint of the list", of(screens, "firstPaint"), of(floors, "firstPaint"), FIRST_PAINT_MS);
reportPaint("sort, next paint", of(screens, "sort"), of(floors, "sort"), NEXT_PAINT_MS);
reportPaint("filter by carrier, next paint", of(screens, "filter"), of(floors, "filter"), NEXT_PAINT_MS);
reportPaint("filter by sailing day, next paint", of(screens, "day"), of(floors, "filter"), NEXT_PAINT_MS);
reportPaint("open a breakdown, next paint", of(screens, "breakdown"), null, NEXT_PAINT_MS);
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
