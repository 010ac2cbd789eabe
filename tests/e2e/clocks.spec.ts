import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { shiftDate } from "#tests/support/clock/shift-date.mjs";
import { type ServerProcess, startServer } from "../server/support/process.ts";
import { cards, count, SEARCH } from "./support/available-rates.ts";
import { DEMO, expect, requestCredentials, storeCredentials, storeLayout, test } from "./support/portal.ts";

/* One server, whose clock moves on from midnight to midnight. */
const folder = mkdtempSync(join(tmpdir(), "keelson-clocks-"));
const clockFile = join(folder, "clock");
const PRELOAD = `--import=${pathToFileURL(resolve("tests/support/clock/movable.mjs")).href}`;
let server: ServerProcess | undefined;

const OFFICE = "Asia/Kolkata";
const MIDNIGHTS = [
  { zone: "Pacific/Auckland", at: "2026-11-25T11:00:00Z" },
  { zone: OFFICE, at: "2026-11-25T18:30:00Z" },
  { zone: "Europe/Berlin", at: "2026-11-25T23:00:00Z" },
  { zone: "America/New_York", at: "2026-11-26T05:00:00Z" },
  { zone: "Pacific/Honolulu", at: "2026-11-26T10:00:00Z" },
] as const;
const ZONES = MIDNIGHTS.map(({ zone }) => zone);
const SIDE_MS = 10 * 60_000;

/* The office's, and where a day begins first and last; `npm test` leaves the others to `npm run test:clocks`. */
const FARTHEST: readonly string[] = [OFFICE, "Pacific/Auckland", "Pacific/Honolulu"];

/* Both sides of each midnight; at the office's, browsers in all zones. */
const INSTANTS = MIDNIGHTS.flatMap(({ zone, at }) =>
  [-SIDE_MS, SIDE_MS].map((side) => ({
    instant: new Date(Date.parse(at) + side).toISOString(),
    zones: zone === OFFICE ? ZONES : [zone],
    tag: FARTHEST.includes(zone) ? ["@desktop"] : ["@desktop", "@every-clock"],
  })),
);

const dayIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(Date.parse(instant));

const setClock = async ({ url, signal }: ServerProcess, instant: string): Promise<void> => {
  writeFileSync(clockFile, instant);
  signal("SIGUSR2");
  const readClock = async (): Promise<number> => {
    const answer: { readonly answeredAt: string } = await (
      await fetch(`${url}/api/resource/places?searchWith=mundra`)
    ).json();
    return Date.parse(answer.answeredAt);
  };
  await expect.poll(async () => (await readClock()) - Date.parse(instant)).toBeGreaterThanOrEqual(0);
};

const openPage = async (browser: Browser, url: string, zone: string, instant: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, timezoneId: zone, locale: "en-GB" });
  await context.addInitScript(shiftDate, Date.parse(instant) - Date.now());
  return context.newPage();
};

const pressYes = (page: Page, title: RegExp): Promise<void> =>
  page.getByRole("dialog", { name: title }).getByRole("button", { name: "Yes" }).click();

const confirm = async (page: Page): Promise<void> => {
  await pressYes(page, /^Are you sure you want to book/);
  await expect(page.getByRole("dialog", { name: "Success!" })).toContainText(/QTN-\d{4}-\d{6}/);
};

const book = async (page: Page): Promise<void> => {
  const live = cards(page).filter({ hasText: "Live price" }).first();
  const isBooked = (await live.getByRole("link", { name: /^QTN-/ }).count()) > 0;
  await live.getByRole("button", { name: /^Book Now/ }).click();
  if (isBooked) await pressYes(page, /^You booked this sailing/);
  await confirm(page);
};

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  writeFileSync(clockFile, INSTANTS[0]?.instant ?? "");
  server = await startServer({
    KEELSON_DATA: folder,
    KEELSON_DEMO: "1",
    NODE_OPTIONS: PRELOAD,
    KEELSON_CLOCK_FILE: clockFile,
  });
});

test.afterAll(async () => {
  server?.signal("SIGTERM");
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

for (const { instant, zones, tag } of INSTANTS) {
  test(`live offers and part loads can be booked at ${instant} in ${zones.join(", ")}`, { tag }, async ({
    browser,
    playwright,
  }) => {
    if (server === undefined) throw new Error("The server did not start.");
    await setClock(server, instant);
    const { url } = server;
    const request = await playwright.request.newContext({ baseURL: url });
    const credentials = await requestCredentials(request, DEMO);
    const walk = async (zone: string): Promise<void> => {
      const page = await openPage(browser, url, zone, instant);
      await storeCredentials(page, credentials);
      await storeLayout(page, "cards");
      /* The earliest departure: today at the place of origin. */
      await page.goto(`/rate/search?${SEARCH}&date=${dayIn(instant, OFFICE)}`);
      await expect(count(page)).toHaveText(/\d+ rates found/);
      await expect(page.getByText(/Can be booked from|Ended on/)).toHaveCount(0);
      const ends = page.getByText(/^Book by .*\(Kolkata time\)$/);
      await (zone === OFFICE ? expect(ends).toHaveCount(0) : expect(ends.first()).toBeVisible());
      await book(page);
      await page.goto("/rate?mode=LCL&origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25");
      await page
        .getByRole("button", { name: /^Book Now/ })
        .first()
        .click();
      await expect(page.getByText(/Can be booked from|Ended on/)).toHaveCount(0);
      await confirm(page);
      await page.context().close();
    };
    await Promise.all(zones.map(walk));
    await request.dispose();
  });
}
