import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { trackingFeature } from "#server/modules/tracking/routes.ts";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { addShipper, START, startTestApp, type TestApp } from "#tests/server/support/app.ts";

const SECRET = "bm9ycnZpay1saW5lLXNlY3JldA==";
const MINUTE = 60_000;
const KEY = "simulator-key";

const toFeed = (name: string, url: string, key: string): CarrierFeed => ({
  name,
  lines: [name],
  codes: new Map(),
  pull: {
    url: `${url}/v2/events`,
    headers: { "API-Key": key },
    token: null,
    askBy: [["carrierBookingReference"]],
    limit: 100,
    since: null,
    intervalMs: 30 * MINUTE,
    callsPerMinute: 10,
    callsPerDay: null,
  },
  push: { secrets: [SECRET], subscriptions: null },
  noticeKey: null,
});

let carrier: Simulator;
let server: TestApp;
beforeEach(async () => {
  carrier = await startSimulator("tracking", { clock: () => new Date(START) });
  server = await startTestApp({
    config: { trackingFeeds: [toFeed("one", carrier.url, KEY), toFeed("two", carrier.url, "wrong")] },
    features: [trackingFeature()],
  });
  await addShipper(server.database);
});
afterEach(async () => {
  await server.close();
  await carrier.stop();
});

const addReferences = (carrierName: string, dueAts: readonly number[]) =>
  server.database.db
    .insertInto("trackedReference")
    .values(
      dueAts.map((dueAt, index) => ({
        carrier: carrierName,
        query: `carrierBookingReference=HLCU${index}`,
        since: null,
        newest: null,
        nextPage: null,
        pages: 0,
        dueAt,
        leasedUntil: null,
        failures: 0,
        listedAt: START + MINUTE,
      })),
    )
    .execute();

const readMetrics = async (): Promise<readonly string[]> => {
  const { body } = await server.app.inject("/metrics");
  return body.split("\n").filter((line) => /^(tracking_|carrier_call_duration_seconds_count)/.test(line));
};

const deliver = (body: string, secret: string) =>
  server.app.inject({
    method: "POST",
    url: "/inbound/one/events",
    headers: {
      "notification-signature": `sha256=${createHmac("sha256", Buffer.from(secret, "base64")).update(body).digest("hex")}`,
    },
    payload: body,
  });

it("metrics state of each feed how it is asked, what it refuses and what it has delivered", async () => {
  await addReferences("one", [START, START - 31 * MINUTE, START + MINUTE]);
  await addReferences("two", [START]);
  await expect
    .poll(async () => (await readMetrics()).filter((line) => line.startsWith("carrier_call")))
    .toEqual([
      'carrier_call_duration_seconds_count{source="one",operation="tracking",outcome="answered"} 1',
      'carrier_call_duration_seconds_count{source="two",operation="tracking",outcome="401"} 1',
    ]);
  const later = [{ eventID: "e-1", eventType: "SHIPMENT", carrierBookingReference: "HLCU-later" }];
  expect((await deliver(JSON.stringify(later), SECRET)).statusCode).toBe(204);
  expect((await deliver(JSON.stringify(later), "d3Jvbmctc2VjcmV0LXdyb25nLTE=")).statusCode).toBe(401);
  server.clock.advance(5_000);
  await expect
    .poll(async () => (await readMetrics()).filter((line) => !/^carrier_call|paused/.test(line)))
    .toEqual([
      'tracking_feed_shipments{feed="one",state="all"} 3',
      'tracking_feed_shipments{feed="one",state="due"} 1',
      'tracking_feed_shipments{feed="one",state="overdue"} 0',
      'tracking_feed_shipments{feed="two",state="all"} 1',
      'tracking_feed_shipments{feed="two",state="due"} 0',
      'tracking_feed_shipments{feed="two",state="overdue"} 0',
      'tracking_feed_calls_left{feed="one"} 297',
      'tracking_feed_calls_left{feed="two"} 299',
      'tracking_deliveries_total{feed="one",outcome="stored"} 1',
      'tracking_deliveries_total{feed="one",outcome="refused"} 1',
      'tracking_deliveries_waiting{feed="one"} 1',
      'tracking_deliveries_waiting{feed="two"} 0',
      'tracking_delivery_oldest_seconds{feed="one"} 5',
      'tracking_delivery_oldest_seconds{feed="two"} 0',
    ]);
  const paused = (await readMetrics()).flatMap((line) => /paused_until_seconds\{feed="(.*)"\} (.*)/.exec(line) ?? []);
  const [, one, first, , two, second] = paused;
  expect([one, first, two, Number(second) > START / 1_000]).toEqual(["one", "0", "two", true]);
});
