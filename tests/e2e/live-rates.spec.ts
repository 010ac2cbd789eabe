import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { runOperation, type ServerProcess, startServer } from "../server/support/process.ts";
import { DEMO, expect, expectNoSidewaysScroll, signIn, test } from "./support/portal.ts";

/* A server of this test. Its carriers answer over HTTP, one after the other. */
const folder = mkdtempSync(join(tmpdir(), "keelson-live-rates-"));
const FEED_SECRET = Buffer.from("the secret of the tracking feed").toString("base64");
const settings = {
  KEELSON_DATA: join(folder, "data"),
  KEELSON_DEMO: "1",
  CONNECTORS_FILE: join(folder, "connectors.yaml"),
  CLIENT_ID: "simulator",
  CLIENT_SECRET: "simulator-secret",
  FEED_SECRET,
  FEED_KEY: "simulator-key",
};
const CLIENT = { clientId: "${CLIENT_ID}", clientSecret: "${CLIENT_SECRET}" };
const SEARCH = "/rate/search?pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&load=20GPx2";

const simulators: Simulator[] = [];
let portalServer: ServerProcess | null = null;

/** Connects the carriers. Their events are pushed; `isPulled`: they are asked for as well. */
const writeConnectors = ([cmaCgm, hapagLloyd, feed]: readonly Simulator[], isPulled: boolean): void => {
  const rates = [
    {
      carrier: "cma-cgm",
      url: cmaCgm?.url,
      tokenUrl: `${cmaCgm?.url}/as/token.oauth2`,
      ...CLIENT,
      securesPrices: true,
    },
    { carrier: "hapag-lloyd", url: hapagLloyd?.url, ...CLIENT, customerIdentifier: "rates@forwarder.example" },
  ];
  const pull = { url: `${feed?.url}/v2/events`, headers: { "API-Key": "${FEED_KEY}" } };
  const tracking = {
    "cma-cgm": { lines: ["CMA CGM"], push: { secret: "${FEED_SECRET}" }, ...(isPulled ? { pull } : {}) },
  };
  writeFileSync(settings.CONNECTORS_FILE, JSON.stringify({ rates, tracking }));
};

const startCarriers = async () => {
  const [cmaCgm, hapagLloyd, feed] = await Promise.all([
    startSimulator("cma-cgm", { delayMs: 1_500 }),
    startSimulator("hapag-lloyd", { delayMs: 5_000 }),
    startSimulator("tracking", { version: "3.0" }),
  ]);
  simulators.push(cmaCgm, hapagLloyd, feed);
  writeConnectors(simulators, false);
  return { feed };
};

const showNews = (page: Page, count: number) => page.getByRole("button", { name: `${count} new offers: show` }).click();

const stopServer = async (): Promise<void> => {
  portalServer?.signal("SIGTERM");
  await portalServer?.ended;
};

test.afterAll(async () => {
  await stopServer();
  await Promise.all(simulators.map((simulator) => simulator.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** The forwarder's server with the feed's `pull` settings, at the same address. */
const restartPulling = async ({ url }: ServerProcess): Promise<void> => {
  await stopServer();
  writeConnectors(simulators, true);
  portalServer = await startServer({ ...settings, PORT: new URL(url).port });
};

/** Changes an event at its carrier, which delivers it to the portal unless the change says `never`, and answers the event's id. */
const report = async (feed: Simulator, change: object): Promise<string> => {
  const answer = await fetch(`${feed.url}/simulator/events`, { method: "POST", body: JSON.stringify(change) });
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  await fetch(`${feed.url}/simulator/deliveries`);
  return /"eventID":"([^"]+)"/.exec(text)?.[1] ?? "";
};

test("live prices come one carrier after the other, and a booked one is secured, confirmed and tracked by pushed and pulled events", async ({
  page,
  isMobile,
}) => {
  const { feed } = await startCarriers();
  const server = await startServer(settings);
  portalServer = server;
  await fetch(`${feed.url}/v2/event-subscriptions`, {
    method: "POST",
    headers: { "api-key": "simulator-key" },
    body: JSON.stringify({ callbackUrl: `${server.url}/inbound/cma-cgm/events`, secret: FEED_SECRET }),
  });
  await page.goto(`${server.url}/login`);
  await signIn(page, DEMO);
  await page.waitForURL("**/rate");
  await page.goto(`${server.url}${SEARCH}`);

  const sources = page.getByRole("region", { name: "Sources" });
  await expect(page.getByRole("heading", { level: 1, name: "14 rates found" })).toBeVisible();
  await expect(sources).toContainText("Asking 10 sources");
  await expectNoSidewaysScroll(page);
  await showNews(page, 4);
  await expect(page.getByRole("heading", { level: 1, name: "18 rates found" })).toBeVisible();
  await showNews(page, 4);
  await expect(page.getByRole("heading", { level: 1, name: "22 rates found" })).toBeVisible();

  await page.goto(`${server.url}${SEARCH}&carriers=CMA+CGM`);
  await page
    .getByRole("button", { name: /^Book Now, CMA CGM/, disabled: false })
    .first()
    .click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to book This Quote?" });
  await expect(question).toContainText("Our desk books it with CMA CGM.");
  await question.getByRole("button", { name: "Yes" }).click();
  const done = page.getByRole("dialog", { name: "Success!" });
  await expect(done).toContainText("Booking request received. My Bookings shows when it is confirmed.");
  const quotation = /QTN-\d{4}-\d{6}/.exec(await done.innerText())?.[0] ?? "";
  const shown = await runOperation(settings, "bookings", "show", quotation);
  expect(shown.output).toMatch(/CMA CGM holds the price as QSPOT1\d{6}\. Book it there: http/);
  const confirmed = await runOperation(settings, "bookings", "confirm", quotation, "--booking", "CMDU4711001");
  expect(confirmed.ending).toBe(0);

  const added = await report(feed, {
    add: {
      code: "LOAD",
      at: "2026-11-20T10:00:00+05:30",
      place: "INNSA",
      booking: "CMDU4711001",
      container: "CSQU3054383",
    },
  });
  await page.goto(`${server.url}/rate/tracking/CMDU4711001?type=fcl&shippingLine=CMA+CGM`);
  const moves = page
    .getByRole("table")
    .or(page.getByRole("list", { name: /moves/i }))
    .first();
  await expect(moves).toContainText("20 Nov 2026");
  await report(feed, { correct: added, change: { at: "2026-11-21T11:30:00+05:30" }, deliver: "never" });
  await page.reload();
  await expect(moves).toContainText("20 Nov 2026");
  await restartPulling(server);
  await expect(async () => {
    await page.reload();
    await expect(moves).toContainText("21 Nov 2026", { timeout: 1_000 });
  }).toPass();
  await expect(page.locator("s")).toHaveCount(0);
  await report(feed, { retract: added });
  await page.reload();
  await expect(page.locator("s").first()).toBeVisible();
  if (isMobile) await expectNoSidewaysScroll(page);
});
