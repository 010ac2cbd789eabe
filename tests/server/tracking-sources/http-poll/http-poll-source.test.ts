import { createServer, type RequestListener } from "node:http";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import { httpPollSource } from "#server/tracking-sources/http-poll/http-poll-source.ts";
import { storePolledCalls } from "#server/modules/connectors/index.ts";
import { trackingFeature } from "#server/modules/tracking/routes.ts";
import { findShipmentEvents } from "#server/modules/tracking/store.ts";
import type { RatesAnswer } from "#api/schema.d.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { addShipper, signInAs, startTestApp, testConfig } from "#tests/server/support/app.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const EVENT = {
  eventID: "departed",
  carrierBookingReference: "KLB-2026-000001",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-19T06:20:00+05:30",
};

const closing: (() => void)[] = [];
const calls: CallRecord[] = [];
afterEach(() => {
  closing.splice(0).forEach((close) => close());
  calls.splice(0);
});

/** A carrier on the loopback interface. */
const startCarrier = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  closing.push(() => server.close());
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/events`;
};

const read = (url: string, token: string | null = null) =>
  httpPollSource({ url, token, intervalSeconds: 60 }, (call) => calls.push(call)).read(new AbortController().signal);

describe("a polled address", () => {
  it("answers DCSA events, with the token, and names what is no event", async () => {
    const sent: unknown[] = [];
    const url = await startCarrier((request, response) => {
      sent.push(request.headers.authorization);
      response.end(JSON.stringify({ events: [EVENT, { ...EVENT, eventType: "RUMOUR" }] }));
    });
    const batch = (await read(url, "secret"))._unsafeUnwrap();
    expect(batch.events.map(({ booking, event }) => [booking, event.eventId])).toEqual([
      ["KLB-2026-000001", "departed"],
    ]);
    expect(batch.problems).toEqual([
      { line: 2, sentence: 'eventType "RUMOUR" is none of TRANSPORT, EQUIPMENT and SHIPMENT' },
    ]);
    expect(sent).toEqual(["Bearer secret"]);
    expect(calls).toEqual([
      { source: new URL(url).host, operation: "events", outcome: "200", seconds: expect.any(Number), isBilled: false },
    ]);
  });

  it("fails with another status, with no JSON, with too many bytes and without a server", async () => {
    const answering = async (status: number, body: string) => {
      const url = await startCarrier((_request, response) => response.writeHead(status).end(body));
      return (await read(url))._unsafeUnwrapErr();
    };
    expect(await answering(503, "[]")).toBe("it answered with status 503");
    expect(await answering(200, "events")).toBe("it is not valid JSON");
    expect(await answering(200, " ".repeat(10 * 1024 * 1024 + 1))).toBe("its answer is longer than 10485760 bytes");
    expect((await read("http://127.0.0.1:1/"))._unsafeUnwrapErr()).toBe("fetch failed: bad port");
    expect(calls.map(({ outcome }) => outcome)).toEqual(["503", "unreadable", "too-long", "unreachable"]);
  });

  it("adds each event once to its booking while the server runs", async () => {
    let polls = 0;
    const url = await startCarrier((_request, response) => {
      polls += 1;
      response.end(JSON.stringify([EVENT, { ...EVENT, carrierBookingReference: "KLB-2026-000099" }]));
    });
    const config = { ...testConfig, trackingPoll: { url, token: null, intervalSeconds: 0.05 } };
    const server = await startTestApp({
      make: sqlitePlace,
      config,
      features: [...freightFeatures(), trackingFeature(storePolledCalls)],
    });
    closing.push(() => void server.close());
    await addShipper(server.database);
    const headers = await signInAs(server.app);
    const call = { url: "/api/resource/rates/spot-on", headers } as const;
    const rates = await server.app.inject({ ...call, method: "POST", payload: SEARCH });
    const offerId = parsed<RatesAnswer>(rates.body).result[0]?.api?.find((rate) => rate.offerId.includes("."))?.offerId;
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    await server.app.inject({ ...call, method: "PUT", payload });
    const quotation = await server.database.db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
    const stored = async () => (await findShipmentEvents(server.database.db, quotation.id))?.events ?? [];
    await expect.poll(stored).toHaveLength(1);
    const before = polls;
    await expect.poll(() => polls).toBeGreaterThan(before + 2);
    expect((await stored()).map(({ eventId }) => eventId)).toEqual(["departed"]);
    const source = `${new URL(url).host} tracking`;
    await expect
      .poll(async () => (await server.database.db.selectFrom("sourceCall").selectAll().execute()).slice(0, 1))
      .toMatchObject([{ source, operation: "events", outcome: "200", isBilled: 0, isTest: 0 }]);
    expect(server.logLines.join("")).toContain('there is no booking \\"KLB-2026-000099\\"');
  });
});
