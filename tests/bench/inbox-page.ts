/*
 * The inbox in the browser with 50,000 open items, against 100, each in a server with the data of the demo: from the start of the
 * navigation to the first frame with items, and from "Show more" to the first frame with the next page. In turns, in one browser.
 * Needs `npm run build`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { openItems } from "#server/modules/inbox/index.ts";
import { openExistingDatabase } from "#server/platform/database/database.ts";
import { systemClock } from "#server/platform/time.ts";
import { openDesk } from "../e2e/support/staff.ts";
import { chromiumArguments, findChromium } from "../support/chromium.ts";
import { median, startDemoServer } from "./support/demo-server.ts";
import { report } from "./support/figure.ts";

const [FEW, MANY] = [100, 50_000];
const [FEW_PORT, MANY_PORT] = [5501, 5502];
const [WARM_UP_ROUNDS, ROUNDS] = [2, 15];
const AT_ONCE = 500;
const MINUTE_MS = 60_000;
const GOAL = 1.2;

/** Runs in the page: resolves with the time of the first frame that has more rows than before. */
const waitForRows = (before: number): Promise<number> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelectorAll("[data-item]").length <= before) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

interface Round {
  readonly first: number;
  readonly next: number;
}

const measure = async (page: Page): Promise<Round> => {
  await page.goto("/desk", { waitUntil: "commit" });
  const first = await page.evaluate(waitForRows, 0);
  const more = page.getByRole("button", { name: "Show more" });
  await more.waitFor();
  const rows = await page.locator("[data-item]").count();
  const shown = page.evaluate(waitForRows, rows);
  const pressedAt = await more.evaluate((button: HTMLButtonElement) => {
    const now = performance.now();
    button.click();
    return now;
  });
  return { first, next: (await shown) - pressedAt };
};

const open = async (browser: Browser, count: number, port: number) => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-inbox-page-"));
  const server = await startDemoServer(folder, port);
  const database = (await openExistingDatabase({ kind: "sqlite", folder }))._unsafeUnwrap();
  for (let start = 0; start < count; start += AT_ONCE) {
    const openedAt = systemClock() - (count - start) * MINUTE_MS;
    const items = Array.from({ length: Math.min(AT_ONCE, count) }, (_, index) => {
      const number = `QTN-2020-${String(start + index).padStart(6, "0")}`;
      return { kind: "booking" as const, subject: number, title: { number, carrier: "Norrvik Line" } };
    });
    await openItems(database.db, items, openedAt);
  }
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${port}`,
  });
  const page = await context.newPage();
  await openDesk(page, database, "desk");
  return {
    page,
    rounds: [] as Round[],
    close: async () => {
      await context.close();
      await database.close();
      server.kill();
      rmSync(folder, { recursive: true });
    },
  };
};

const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const few = await open(browser, FEW, FEW_PORT);
const many = await open(browser, MANY, MANY_PORT);
try {
  for (let count = -WARM_UP_ROUNDS; count < ROUNDS; count += 1)
    for (const { page, rounds } of [few, many]) {
      const round = await measure(page);
      if (count >= 0) rounds.push(round);
    }
  for (const [name, key] of [
    ["first paint of the inbox", "first"],
    ["next page of the inbox", "next"],
  ] as const) {
    const read = ({ rounds }: typeof few): number => median(rounds.map((round) => round[key]));
    const [measured, floor] = [read(many), read(few)];
    report({
      name: `${name} in the browser, ${MANY} open items against ${FEW}`,
      measured: `${measured.toFixed(0)} ms`,
      floor: `${floor.toFixed(0)} ms`,
      ratio: measured / floor,
      goal: { kind: "at-most", value: GOAL },
    });
  }
} finally {
  await few.close();
  await many.close();
  await browser.close();
}
