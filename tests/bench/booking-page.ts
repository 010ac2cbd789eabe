/*
 * The page of a booking against Available Rates, both of the demo, in the same browser at a quarter of the CPU: from the
 * server's answer to the first frame with it, and from opening the largest dialog to its next paint. Both are opened within
 * the portal, where their code is: what a page that is loaded asks for first is answered before its code has arrived.
 * Needs `npm run build`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../support/chromium.ts";
import { median, startDemoServer } from "./support/demo-server.ts";
import { report } from "./support/figure.ts";

const ROUNDS = 9;
const SLOW_DOWN = 4;
const PORT = 5499;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const RATES = "/rate/search?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx1";

interface Screen {
  readonly path: string;
  /** The call whose answer the screen shows. */
  readonly call: RegExp;
  readonly heading: RegExp;
  readonly dialog: RegExp;
}

const SCREENS = {
  rates: { path: RATES, call: /\/rates\/searches$/, heading: /rates found$/, dialog: /^Price Breakdown/ },
  booking: {
    path: "/rate/quote/QTN-2026-000016",
    call: /\/quotation\/QTN-2026-000016$/,
    heading: /^Route and deadlines$/,
    dialog: /^Change lead times$/,
  },
} as const satisfies Readonly<Record<string, Screen>>;

/** Runs in the page: opens an address as the browser's Back does, and marks when the heading is in a frame. */
const openWithin = ({ path, heading }: { readonly path: string; readonly heading: string }): void => {
  const pattern = new RegExp(heading);
  const isThere = () => [...document.querySelectorAll("h1, h2")].some(({ textContent }) => pattern.test(textContent));
  performance.clearMarks();
  performance.clearResourceTimings();
  const watcher = new MutationObserver(() => {
    if (!isThere()) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => performance.mark("painted"));
      port1.start();
      port2.postMessage(null);
    });
  });
  watcher.observe(document, { childList: true, subtree: true, characterData: true });
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
};

const paintAfterAnswer = async (page: Page, { call }: Screen): Promise<number> => {
  await page.waitForFunction(() => performance.getEntriesByName("painted").length > 0);
  return page.evaluate((source) => {
    const answers = performance.getEntriesByType("resource").filter(({ name }) => new RegExp(source).test(name));
    const painted = performance.getEntriesByName("painted")[0]?.startTime ?? Number.NaN;
    const answered = answers.findLast(
      (entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd <= painted,
    );
    return answered instanceof PerformanceResourceTiming ? painted - answered.responseEnd : Number.NaN;
  }, call.source);
};

/** Runs in the page: collects the inputs that took longer than a frame. */
const watchInputs = (): void => {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  new PerformanceObserver((entries) => durations.push(...entries.getEntries().map(({ duration }) => duration))).observe(
    options,
  );
};

const signIn = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${ADDRESS}/login`);
  await page.getByLabel("Username").fill("demo@keelson.example");
  await page.getByRole("textbox", { name: "Password" }).fill("keelson-demo");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/(?:rate|dashboard)$/);
  return page;
};

interface Round {
  readonly paint: number;
  readonly dialog: number;
}

const round = async (signedIn: Page, screen: Screen): Promise<Round> => {
  const page = await signedIn.context().newPage();
  const { path, heading } = screen;
  await page.goto(`${ADDRESS}${path}`);
  await page.getByRole("heading", { name: heading }).waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate(openWithin, { path: "/rate", heading: "^Search ocean rates$" });
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.evaluate(openWithin, { path, heading: heading.source });
  const paint = await paintAfterAnswer(page, screen);
  await page.waitForTimeout(1500);
  await page.evaluate(watchInputs);
  await page.getByRole("button", { name: screen.dialog }).first().click();
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(600);
  const dialog = await page.evaluate(() => {
    const durations: readonly number[] = Reflect.get(globalThis, "durations");
    return Math.max(16, ...durations);
  });
  await page.close();
  return { paint, dialog };
};

const folder = mkdtempSync(join(tmpdir(), "keelson-booking-page-"));
const server = await startDemoServer(folder, PORT);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const signedIn = await signIn(browser);
  const rates: Round[] = [];
  const booking: Round[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    rates.push(await round(signedIn, SCREENS.rates));
    booking.push(await round(signedIn, SCREENS.booking));
  }
  console.log(`CPU ${SLOW_DOWN} × slower, median of ${ROUNDS} rounds`);
  for (const [name, key, goal] of [
    ["booking page: first paint after the answer", "paint", 1],
    // Browsers report inputs in steps of 8 ms.
    ["booking page: next paint after opening a dialog", "dialog", 1.1],
  ] as const) {
    const [value, floor] = [median(booking.map((one) => one[key])), median(rates.map((one) => one[key]))];
    report({
      name,
      measured: `${value.toFixed(0)} ms`,
      floor: `Available Rates ${floor.toFixed(0)} ms`,
      ratio: value / floor,
      goal: { kind: "at-most", value: goal },
    });
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
}
