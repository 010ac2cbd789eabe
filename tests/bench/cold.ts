/*
 * Cold loads of the portal on a phone: 390 px, 1.6 Mbit/s, 150 ms, a quarter of the CPU. From the address to the first frame with a
 * row of data, against the sign-in page of the same run, with the requests and the kilobytes until then. Needs `npm run build`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../support/chromium.ts";
import { median, startDemoServer } from "./support/demo-server.ts";
import { report } from "./support/figure.ts";

const ROUNDS = 3;
const SLOW_DOWN = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const PORT = 5498;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const RATES = "/rate/search?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx1";

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What a row of data is. */
  readonly row: string;
  /** At most so many times the sign-in page, and at most so many kilobytes of JavaScript. */
  readonly mostTime: number;
  readonly mostKilobytes: number;
}

const MOST_REQUESTS = 25;
const MOST_SHIFT = 0.01;
const SIGN_IN: Screen = { name: "sign-in", path: "/login", row: "form input", mostTime: 1, mostKilobytes: 225 };
const SCREENS: readonly Screen[] = [
  { name: "the search form", path: "/rate", row: "form input", mostTime: 1.5, mostKilobytes: 225 },
  { name: "Available Rates", path: RATES, row: "main article", mostTime: 1.8, mostKilobytes: 250 },
  {
    name: "My Bookings",
    path: "/rate/quote",
    row: "main a[href^='/rate/quote/QTN']",
    mostTime: 1.5,
    mostKilobytes: 225,
  },
  {
    name: "the booking page",
    path: "/rate/quote/QTN-2026-000016",
    row: "main section h2",
    mostTime: 1.8,
    mostKilobytes: 250,
  },
  {
    name: "tracking",
    path: "/rate/tracking",
    row: "main a[href^='/rate/tracking?']",
    mostTime: 1.5,
    mostKilobytes: 225,
  },
];

/** Runs in the page: marks the first frame with a row, and adds up what moves. */
const watchPage = (row: string): void => {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      if (Reflect.get(entry, "hadRecentInput") === false) shifts.push(Number(Reflect.get(entry, "value")));
  }).observe({ type: "layout-shift", buffered: true });
  const watcher = new MutationObserver(() => {
    if (document.querySelector(row) === null) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => performance.mark("painted"));
      port1.start();
      port2.postMessage(null);
    });
  });
  watcher.observe(document, { childList: true, subtree: true });
};

interface Load {
  readonly time: number;
  readonly requests: number;
  readonly kilobytes: number;
  readonly shift: number;
}

const load = async (browser: Browser, { path, row }: Screen, storage: Storage | undefined): Promise<Load> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(storage === undefined ? {} : { storageState: storage }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  const scripts = new Set<string>();
  let bytes = 0;
  let requests = 0;
  session.on("Network.requestWillBeSent", ({ requestId, type }) => {
    if (type !== "Image") requests += 1;
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(watchPage, row);
  await page.goto(`${ADDRESS}${path}`, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("painted").length > 0);
  const [counted, loaded] = [requests, bytes];
  const time = await page.evaluate(() => performance.getEntriesByName("painted")[0]?.startTime ?? Number.NaN);
  await page.waitForTimeout(2_000);
  const shift = await page.evaluate(() => {
    const shifts: readonly number[] = Reflect.get(globalThis, "shifts");
    return shifts.reduce((sum, one) => sum + one, 0);
  });
  await context.close();
  return { time, requests: counted, kilobytes: loaded / 1000, shift };
};

type Storage = Awaited<ReturnType<BrowserContext["storageState"]>>;

const signIn = async (browser: Browser): Promise<Storage> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${ADDRESS}/login`);
  await page.getByLabel("Username").fill("demo@keelson.example");
  await page.getByRole("textbox", { name: "Password" }).fill("keelson-demo");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/(?:rate|dashboard)$/);
  const storage = await context.storageState();
  await context.close();
  return storage;
};

const folder = mkdtempSync(join(tmpdir(), "keelson-cold-"));
const server = await startDemoServer(folder, PORT);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const storage = await signIn(browser);
  const loads = new Map<Screen, Load[]>([SIGN_IN, ...SCREENS].map((screen) => [screen, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [screen, all] of loads) all.push(await load(browser, screen, screen === SIGN_IN ? undefined : storage));
  const medianOf = (screen: Screen, read: (one: Load) => number): number => median((loads.get(screen) ?? []).map(read));
  const floor = medianOf(SIGN_IN, ({ time }) => time);
  const atMost = (name: string, value: number, unit: string, goal: number): void =>
    report({
      name,
      measured: `${value.toFixed(unit === "" ? 3 : 0)}${unit}`,
      floor: `${goal}${unit}`,
      ratio: value / goal,
      goal: { kind: "at-most", value: 1 },
    });
  for (const screen of SCREENS) {
    const time = medianOf(screen, (one) => one.time);
    report({
      name: `cold load of ${screen.name}`,
      measured: `${Math.round(time)} ms`,
      floor: `${Math.round(floor)} ms of sign-in`,
      ratio: time / floor,
      goal: { kind: "at-most", value: screen.mostTime },
    });
  }
  for (const screen of [SIGN_IN, ...SCREENS]) {
    atMost(
      `requests of ${screen.name}`,
      medianOf(screen, (one) => one.requests),
      " requests",
      MOST_REQUESTS,
    );
    atMost(
      `JavaScript of ${screen.name}`,
      medianOf(screen, (one) => one.kilobytes),
      " kB",
      screen.mostKilobytes,
    );
    atMost(
      `layout shift of ${screen.name}`,
      medianOf(screen, (one) => one.shift),
      "",
      MOST_SHIFT,
    );
  }
} finally {
  await browser.close();
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
