import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApi, DEADLINES } from "#adapters/http/client.ts";
import { createTracking } from "#adapters/http/tracking.ts";
import type { RatesAnswer } from "#api/schema.d.ts";
import { toJourney } from "#domain/tracking";
import { trackingFeature } from "#server/modules/tracking/routes.ts";
import { correctBooking } from "#server/modules/bookings/index.ts";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { type Carrier, startCarrier } from "#tests/server/support/carrier.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const SECRET = "bm9ycnZpay1saW5lLXNlY3JldA==";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NUMBER = "NRVK4711";

const REFERENCES = [{ documentReferenceType: "BKG", documentReferenceValue: NUMBER }];
const VESSEL = { vesselIMONumber: "9321483", vesselName: "NORRVIK ASTRID" };
const DEPARTED = {
  eventID: "dep-1",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-26T06:20:00+05:30",
  eventCreatedDateTime: "2026-11-26T01:05:00Z",
  documentReferences: REFERENCES,
  transportCall: { UNLocationCode: "INNSA", modeOfTransport: "VESSEL", exportVoyageNumber: "431W", vessel: VESSEL },
};
/* DCSA 2.2: a correction is an event with another id. */
const DEPARTED_LATER = {
  ...DEPARTED,
  eventID: "dep-2",
  eventDateTime: "2026-11-26T09:00:00+05:30",
  eventCreatedDateTime: "2026-11-26T06:00:00Z",
};
const ARRIVED = {
  metadata: { eventID: "arr-1", eventUpdatedDateTime: "2026-11-27T02:00:00Z" },
  payload: {
    eventType: "TRANSPORT",
    transportEventTypeCode: "ARRIVED",
    eventClassifierCode: "ACT",
    eventDateTime: "2026-11-27T01:30:00+01:00",
    documentReferences: REFERENCES,
    transportCall: { unLocationCode: "NLRTM", modeOfTransport: "VESSEL", importVoyageNumber: "431W", vessel: VESSEL },
  },
};
/* DCSA 3.0: the same id, and nothing else about the move. */
const WITHDRAWN = {
  metadata: { eventID: "arr-1", eventUpdatedDateTime: "2026-11-27T05:00:00Z", isRetracted: true },
  payload: { carrierBookingReference: NUMBER },
};

/* One story: each test continues where the previous one ended. */
let carrier: Carrier;
let server: TestApp;
let origin: string;
let headers: CredentialHeaders;
let pulled: readonly object[] = [];

const toFeed = (url: string): CarrierFeed => ({
  name: "norrvik",
  lines: ["NORRVIK LINE"],
  codes: new Map(),
  pull: {
    url,
    headers: { KeyId: "key" },
    token: null,
    askBy: [["carrierBookingReference"]],
    limit: 100,
    since: "eventCreatedDateTime:gte",
    intervalMs: 10 * MINUTE,
    callsPerMinute: 60_000,
    callsPerDay: null,
  },
  push: { secrets: [SECRET], subscriptions: null },
  noticeKey: null,
});

const book = async (): Promise<void> => {
  const call = { url: "/api/resource/rates/spot-on", headers } as const;
  const rates = await server.app.inject({ ...call, method: "POST", payload: SEARCH });
  const offerId = parsed<RatesAnswer>(rates.body).result[0]?.api?.find((rate) => rate.offerId.includes("."))?.offerId;
  const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
  await server.app.inject({ ...call, method: "PUT", payload });
};

beforeAll(async () => {
  carrier = await startCarrier((query, response) => {
    response.end(JSON.stringify(query.get("carrierBookingReference") === NUMBER ? pulled : []));
  });
  server = await startTestApp({
    config: { trackingFeeds: [toFeed(carrier.url)] },
    features: [...freightFeatures(), trackingFeature()],
  });
  origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
  await addShipper(server.database);
  headers = await signInAs(server.app);
});
afterAll(async () => {
  await server.close();
  carrier.close();
});

/** What the portal of the shipper shows, read from the answer to GET tracking. */
const readMoves = async () => {
  const credentials = { xToken: headers["x-token"], xApiKey: headers["x-api-key"] };
  const api = createApi({
    baseUrl: `${origin}/api`,
    credentials: () => credentials,
    bearerToken: () => null,
    deadlines: DEADLINES,
  });
  const query = { bookingId: NUMBER, type: "fcl", shippingLine: "Norrvik Line" } as const;
  const report = await createTracking(api).track(query, new AbortController().signal);
  const found = report._unsafeUnwrap();
  if (found === null) return [];
  const { rows } = toJourney(found, new Date(server.clock.now()).toISOString());
  return rows.map(({ move, class: eventClass, time, isRetracted, history }) => [
    move,
    eventClass,
    time.kind === "known" ? time.local : null,
    isRetracted ? "retracted" : "valid",
    history.map(({ outcome, time: earlier }) => `${outcome} ${earlier.kind === "known" ? earlier.local : ""}`),
  ]);
};

const deliver = async (events: unknown): Promise<number> => {
  const body = JSON.stringify(events);
  const signature = createHmac("sha256", Buffer.from(SECRET, "base64")).update(body).digest("hex");
  const answer = await fetch(`${origin}/inbound/norrvik/events`, {
    method: "POST",
    headers: { "content-type": "application/json", "notification-signature": `sha256=${signature}` },
    body,
  });
  return answer.status;
};

const REQUESTED = ["Booking request received", "actual", "2026-11-20T13:30", "valid", []];

it("shows the plan until the carrier is asked by the number that the desk enters", async () => {
  await book();
  const { db } = server.database;
  const corrected = await correctBooking(db, "KLB-2026-000001", NUMBER, server.clock.now());
  expect(corrected.isOk()).toBe(true);
  expect(await readMoves()).toEqual([
    REQUESTED,
    ["Vessel departure", "planned", "2026-11-26T06:00", "valid", []],
    ["Vessel arrival", "planned", "2026-12-18T14:00", "valid", []],
  ]);
});

it("shows a pulled departure", async () => {
  pulled = [DEPARTED];
  server.clock.advance(7 * DAY);
  headers = await signInAs(server.app);
  await expect
    .poll(readMoves)
    .toEqual([
      REQUESTED,
      ["Vessel departure", "actual", "2026-11-26T06:20", "valid", []],
      ["Vessel arrival", "planned", "2026-12-18T14:00", "valid", []],
    ]);
  expect(carrier.queries.at(-1)).toBe(`carrierBookingReference=${NUMBER}&limit=100`);
});

it("shows a pulled correction once, with the departure that it corrects", async () => {
  pulled = [DEPARTED, DEPARTED_LATER];
  server.clock.advance(15 * MINUTE);
  await expect
    .poll(readMoves)
    .toEqual([
      REQUESTED,
      ["Vessel departure", "actual", "2026-11-26T09:00", "valid", ["corrected 2026-11-26T06:20"]],
      ["Vessel arrival", "planned", "2026-12-18T14:00", "valid", []],
    ]);
  expect(carrier.queries.at(-1)).toBe(
    `carrierBookingReference=${NUMBER}&limit=100&eventCreatedDateTime:gte=2026-11-26T00:05:00.000Z`,
  );
});

it("shows an event that the carrier delivers", async () => {
  expect(await deliver([7, ARRIVED])).toBe(204);
  await expect
    .poll(readMoves)
    .toEqual([
      REQUESTED,
      ["Vessel departure", "actual", "2026-11-26T09:00", "valid", ["corrected 2026-11-26T06:20"]],
      ["Vessel arrival", "actual", "2026-11-27T01:30", "valid", []],
    ]);
});

it("shows the plan again after the carrier has withdrawn the arrival, which is listed as retracted", async () => {
  expect(await deliver([WITHDRAWN])).toBe(204);
  await expect
    .poll(readMoves)
    .toEqual([
      REQUESTED,
      ["Vessel departure", "actual", "2026-11-26T09:00", "valid", ["corrected 2026-11-26T06:20"]],
      ["Vessel arrival", "planned", "2026-12-18T14:00", "valid", ["retracted 2026-11-27T01:30"]],
    ]);
});
