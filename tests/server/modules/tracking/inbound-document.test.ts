import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { trackingFeature } from "#server/modules/tracking/routes.ts";
import { findShipmentEvents } from "#server/modules/tracking/store.ts";
import { isFields } from "#server/tracking-sources/dcsa-events.ts";
import { addShipper, startTestApp } from "#tests/server/support/app.ts";
import { addTestBooking } from "#tests/server/support/carrier.ts";

const SECRET = "bm9ycnZpay1saW5lLXNlY3JldA==";
const document = load(readFileSync("openapi/inbound.openapi.yaml", "utf8"));

const at = (...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), document);

const names = (value: unknown): readonly string[] => (isFields(value) ? Object.keys(value) : []);

const FEED = {
  name: "hapag-lloyd",
  lines: ["Hapag-Lloyd"],
  codes: new Map(),
  pull: null,
  push: { secrets: [SECRET], subscriptions: null },
  noticeKey: "a-key-of-hapag-lloyd",
};

it("the server has each operation of the document for carriers, and stores its example", async () => {
  const server = await startTestApp({ config: { trackingFeeds: [FEED] }, features: [trackingFeature()] });
  const operations = names(at("paths")).flatMap((path) =>
    names(at("paths", path)).flatMap((method) => (method === "parameters" ? [] : [{ method, path }])),
  );
  expect(operations).toEqual([
    { method: "head", path: "/{carrier}/events" },
    { method: "post", path: "/{carrier}/events" },
    { method: "post", path: "/{carrier}/notify" },
  ]);
  for (const { method, path } of operations)
    expect(
      server.app.hasRoute({ method: method.toUpperCase(), url: `/inbound${path.replace(/\{(\w+)\}/g, ":$1")}` }),
    ).toBe(true);

  await addShipper(server.database);
  await addTestBooking(server.database.db, "a", { bookingId: "HLCU2026001" });
  const example = at("paths", "/{carrier}/events", "post", "requestBody", "content", "application/json", "example");
  const payload = JSON.stringify(example);
  const signature = createHmac("sha256", Buffer.from(SECRET, "base64")).update(payload).digest("hex");
  const headers = { "content-type": "application/json", "notification-signature": `sha256=${signature}` };
  const answer = await server.app.inject({ method: "POST", url: "/inbound/hapag-lloyd/events", headers, payload });
  expect(answer.statusCode).toBe(204);
  const stored = async () => (await findShipmentEvents(server.database.db, "a"))?.events ?? [];
  await expect.poll(stored).toEqual([
    {
      eventId: "84db923d-2a19-4eb0-beb5-446c1ec57d34",
      eventType: "TRANSPORT",
      eventClassifierCode: "ACT",
      transportEventTypeCode: "DEPA",
      eventDateTime: "2026-12-10T06:20:00+05:30",
      eventCreatedDateTime: "2026-12-10T01:05:00Z",
      unLocationCode: "INNSA",
      modeOfTransport: "VESSEL",
      voyageReference: "431W",
      vesselIMONumber: "9321483",
      vesselName: "NORRVIK ASTRID",
    },
  ]);
  await server.close();
});
