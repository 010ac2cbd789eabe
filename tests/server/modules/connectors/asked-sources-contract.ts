import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSecret } from "#server/connectors/kit/fields.ts";
import { createSchedules } from "#server/connectors/schedules/schedules.ts";
import { readScheduleSettings, type ScheduleSettings } from "#server/connectors/schedules/settings.ts";
import { takeStep } from "#server/modules/tracking/ask-carrier.ts";
import { pollOnce } from "#server/modules/tracking/receive-events.ts";
import { addFeed } from "#server/modules/tracking/reference-store.ts";
import { dcsaPullSource } from "#server/tracking-sources/dcsa-pull/dcsa-pull-source.ts";
import { httpPollSource } from "#server/tracking-sources/http-poll/http-poll-source.ts";
import type { CarrierFeed, PullSettings } from "#server/tracking-sources/settings.ts";
import { startSimulator } from "#simulators/index.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { addTestBooking, type Carrier, startCarrier } from "#tests/server/support/carrier.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, type Method, signInToDesk } from "#tests/server/support/desk.ts";
import { freightFeatures } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const JAN = "jan.visser@keelson.example";
const RAVI = "ravi.pillai@keelson.example";
const SECRET = "the-secret-key";
const MINUTE_MS = 60_000;
const LANE = { carrier: "CASTELLAN", portOfLoading: "INNSA", portOfDischarge: "NLRTM", cargo: "dry" } as const;
const TEST = { from: "INNSA", to: "NLRTM", size: "20GP", day: "2026-12-01" };
const SCHEDULE = "/connectors/Castellan%20schedules";
const FEED = "/connectors/hapag-lloyd%20tracking";
const EVENT = {
  eventID: "departed",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-19T06:20:00+05:30",
  eventCreatedDateTime: "2026-11-20T06:00:00Z",
};

/** Schedules and tracking feeds at the desk, over whichever database. */
export const askedSourcesContract = (make: MakePlace): void => {
  let server: TestApp;
  let simulator: Simulator;
  let carrier: Carrier;
  let polled: Carrier;
  let status: number;
  let schedule: ScheduleSettings;
  let feed: CarrierFeed;
  let pull: PullSettings;
  let admin: string;
  let clerk: string;
  const closing: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    status = 200;
    simulator = await startSimulator("schedules", {
      clock: () => new Date("2026-11-20T08:00:00Z"),
      apiKey: SECRET,
      callsPerMinute: 600,
    });
    carrier = await startCarrier((_query, response) => {
      response.statusCode = status;
      response.end(JSON.stringify([EVENT]));
    });
    polled = await startCarrier((_query, response) => {
      response.statusCode = status;
      const event = { ...EVENT, carrierBookingReference: "KLB-2026-000001" };
      response.end(JSON.stringify([event, { ...event, eventType: "RUMOUR" }]));
    });
    const entry = {
      carrier: "Castellan",
      scac: "CMDU",
      url: `${simulator.url}/v1/point-to-point-routes`,
      headers: { "API-Key": "${KEY}" },
      waitMs: 5_000,
    };
    const entries = readScheduleSettings([entry], (value) => readSecret(value, { KEY: SECRET }))._unsafeUnwrap();
    for (const one of entries) schedule = one;
    pull = {
      url: carrier.url,
      headers: { "X-Key": SECRET },
      token: null,
      askBy: [["carrierBookingReference"], ["equipmentReference"]],
      limit: 100,
      since: null,
      intervalMs: 30 * MINUTE_MS,
      callsPerMinute: 60,
      callsPerDay: null,
    };
    feed = { name: "hapag-lloyd", lines: ["HAPAG_LLOYD"], codes: new Map(), pull, push: null, noticeKey: null };
    const pushed: CarrierFeed = {
      ...feed,
      name: "maersk",
      pull: null,
      push: { secrets: ["c2VjcmV0LW9mLXRoZS1mZWVk"], subscriptions: null },
    };
    server = await startTestApp({
      make,
      features: freightFeatures(),
      config: {
        schedules: [schedule],
        trackingFeeds: [feed, pushed],
        trackingPoll: { url: polled.url, token: null, intervalSeconds: 300 },
      },
    });
    await addTestStaff(server.database, JAN, "Jan Visser", "admin");
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    await addShipper(server.database);
    [admin, clerk] = [await signInToDesk(server, JAN), await signInToDesk(server, RAVI)];
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await server.close();
    await simulator.stop();
    carrier.close();
    polled.close();
  });

  const call = (method: Method, path: string, body?: object, cookie = admin) =>
    callDesk(server.app, method, path, body === undefined ? { cookie } : { cookie, body });
  const find = async (id: string) => {
    const { result } = await call("GET", "/connectors");
    return parsed<readonly { readonly id: string }[]>(JSON.stringify(result)).find((source) => source.id === id);
  };
  /** Schedules as any other process of the same database has them. */
  const findSailings = async (): Promise<number | null> => {
    const schedules = createSchedules([schedule], {
      db: server.database.db,
      clock: server.clock.now,
      record: () => undefined,
      findZone: () => "Asia/Kolkata",
      onProblem: () => undefined,
    });
    closing.push(schedules.close);
    const found = await schedules.find(LANE, new AbortController().signal);
    return found === null ? null : found.sailings.length;
  };
  const takeFeedStep = async () => {
    const { database, clock } = server;
    const source = dcsaPullSource(feed, pull, {
      clock: clock.now,
      record: () => undefined,
      log: { warn: () => undefined },
    });
    await addFeed(database.db, source.name);
    const log = server.app.log;
    return takeStep({ database, clock: clock.now, log }, source, async () => undefined, new AbortController().signal);
  };
  const PAUSE = { reason: "Wrong times", until: null, revision: 0 };
  const RESUME = { reason: "Right again", revision: 1 };

  describe("a schedule", () => {
    it("is asked for the sailings of a lane, without its key in the answer, and its calls are listed as tests", async () => {
      const tested = await call("POST", `${SCHEDULE}/test`, TEST, clerk);
      expect(tested).toMatchObject({
        status: 200,
        result: [
          {
            found: 7,
            failure: null,
            prices: [],
            sailings: [{ departure: "2026-11-21T18:00", transshipments: 0 }, {}, {}, {}, {}],
            reference: null,
            unreadable: [],
            calls: [{ operation: "schedule", outcome: "200", isBilled: false, isTest: true }],
            cost: null,
          },
        ],
      });
      const { result } = await call("GET", SCHEDULE);
      expect(result).toMatchObject([
        {
          source: { kind: "schedule", state: "live", isAsked: true },
          calls: [{ operation: "schedule", outcome: "200", isTest: true }],
        },
      ]);
      expect(JSON.stringify([tested, result])).not.toContain(SECRET);
    });

    it("refuses a place without a code, and needs neither size nor day", async () => {
      expect(await call("POST", `${SCHEDULE}/test`, { ...TEST, from: "Mumbai", size: "", day: "" })).toMatchObject({
        status: 422,
        result: [{ field: "from", message: "Type a UN/LOCODE such as INNSA." }],
      });
      expect(await call("POST", `${SCHEDULE}/test`, { ...TEST, size: "", day: "" })).toMatchObject({ status: 200 });
    });

    it("is not asked by any process while it is paused, and is again once an admin has resumed it", async () => {
      expect(await call("PUT", `${SCHEDULE}/pause`, PAUSE, clerk)).toMatchObject({
        status: 200,
        result: [
          { kind: "schedule", state: "paused", pause: { reason: "Wrong times", by: "Ravi Pillai" }, revision: 1 },
        ],
      });
      expect(await findSailings()).toBeNull();
      expect(await call("POST", `${SCHEDULE}/resumption`, RESUME, clerk)).toMatchObject({ status: 403 });
      expect(await call("POST", `${SCHEDULE}/resumption`, RESUME)).toMatchObject({
        status: 200,
        result: [{ state: "untried", pause: null, revision: 2 }],
      });
      expect(await findSailings()).toBe(7);
    });

    it("shows the sailings that are kept while it is paused", async () => {
      expect(await findSailings()).toBe(7);
      await call("PUT", `${SCHEDULE}/pause`, PAUSE);
      server.clock.advance(9 * 60 * MINUTE_MS);
      expect(await findSailings()).toBe(7);
    });
  });

  describe("a polled address", () => {
    const POLL_MS = 300_000;
    const poll = () =>
      pollOnce(
        { database: server.database, clock: server.clock.now, log: server.app.log },
        httpPollSource({ url: polled.url, token: null, intervalSeconds: 300 }, () => undefined),
        async () => undefined,
        new AbortController().signal,
      );
    const findId = () => `${new URL(polled.url).host} tracking`;
    const path = () => `/connectors/${encodeURIComponent(findId())}`;

    it("is listed with what became of its last reading", async () => {
      expect(await find(findId())).toMatchObject({ kind: "tracking", state: "untried", isAsked: true });
      await poll();
      expect(await find(findId())).toMatchObject({ state: "live", error: null });
      status = 503;
      for (let failure = 1; failure <= 3; failure += 1) await poll();
      expect(await find(findId())).toMatchObject({
        state: "paused",
        pause: null,
        until: new Date(server.clock.now() + POLL_MS).toISOString(),
      });
      status = 200;
      await poll();
      expect(await find(findId())).toMatchObject({ state: "live", until: null });
    });

    it("is not read by any process while it is paused, and is again once it is resumed", async () => {
      expect(await call("PUT", `${path()}/pause`, PAUSE, clerk)).toMatchObject({
        status: 200,
        result: [{ kind: "tracking", state: "paused", pause: { by: "Ravi Pillai" }, revision: 1 }],
      });
      await poll();
      expect(polled.queries).toEqual([]);
      expect((await call("POST", `${path()}/resumption`, RESUME)).status).toBe(200);
      await poll();
      expect(polled.queries).toEqual([""]);
    });

    it("is tested by reading it once, and stores no event", async () => {
      expect(await call("POST", `${path()}/test`, TEST, clerk)).toMatchObject({
        status: 200,
        result: [
          {
            found: 1,
            failure: null,
            unreadable: ['event 2: eventType "RUMOUR" is none of TRANSPORT, EQUIPMENT and SHIPMENT'],
            calls: [{ operation: "events", outcome: "200", isTest: true }],
          },
        ],
      });
      expect(await server.database.db.selectFrom("shipmentEvent").selectAll().execute()).toEqual([]);
      expect((await call("GET", path())).result).toMatchObject([
        {
          source: { isAsked: true, takesReference: false },
          calls: [{ operation: "events", outcome: "200", isTest: true }],
        },
      ]);
      status = 401;
      expect(await call("POST", `${path()}/test`, TEST)).toMatchObject({
        result: [
          {
            found: 0,
            failure: { cause: "access", detail: "it answered with status 401: it does not accept our access" },
          },
        ],
      });
      status = 503;
      expect(await call("POST", `${path()}/test`, TEST)).toMatchObject({
        result: [{ found: 0, failure: { cause: "fault", detail: "it answered with status 503" } }],
      });
    });
  });

  describe("a tracking feed", () => {
    it("is asked for a shipment by the number of its booking or container, and stores no event", async () => {
      expect(await call("POST", `${FEED}/test`, { ...TEST, reference: " hlxu8204417 " }, clerk)).toMatchObject({
        status: 200,
        result: [
          {
            found: 1,
            failure: null,
            reference: "HLXU8204417",
            calls: [{ operation: "tracking", outcome: "answered", isTest: true }],
          },
        ],
      });
      server.clock.advance(MINUTE_MS);
      await call("POST", `${FEED}/test`, { ...TEST, reference: "csqu3054383" });
      expect(carrier.queries).toEqual([
        "carrierBookingReference=HLXU8204417&limit=100",
        "equipmentReference=CSQU3054383&limit=100",
      ]);
      expect(await server.database.db.selectFrom("shipmentEvent").selectAll().execute()).toEqual([]);
      expect((await call("GET", FEED)).result).toMatchObject([{ calls: [{}, {}] }]);
    });

    it("needs a number while no shipment is under way", async () => {
      expect(await call("POST", `${FEED}/test`, TEST)).toMatchObject({
        status: 422,
        result: [
          {
            field: "reference",
            message:
              "It is asked about no shipment at the moment. Type a number of a booking or container of the carrier.",
          },
        ],
      });
    });

    it("says what to check when it refuses our access, and when it may be called next", async () => {
      status = 401;
      const body = { ...TEST, reference: "HLXU1" };
      expect(await call("POST", `${FEED}/test`, body)).toMatchObject({
        result: [
          {
            found: 0,
            failure: { cause: "access", detail: "it answered with status 401: it does not accept our access" },
            reference: "HLXU1",
          },
        ],
      });
      const next = new Date(server.clock.now() + 1_000).toISOString();
      expect(await call("POST", `${FEED}/test`, body)).toMatchObject({
        result: [
          {
            failure: { cause: "used-up", detail: `it may be called next at ${next}` },
            reference: null,
            calls: [],
          },
        ],
      });
    });

    it("is not asked by any process while it is paused, and catches up once it is resumed", async () => {
      await addTestBooking(server.database.db, "a");
      expect(await call("PUT", `${FEED}/pause`, PAUSE, clerk)).toMatchObject({
        status: 200,
        result: [{ kind: "tracking", state: "paused", pause: { by: "Ravi Pillai" }, revision: 1 }],
      });
      expect(await takeFeedStep()).toBe("must-wait");
      expect(carrier.queries).toEqual([]);
      expect(await call("POST", `${FEED}/resumption`, RESUME)).toMatchObject({
        status: 200,
        result: [{ state: "live", pause: null, revision: 2 }],
      });
      expect(await takeFeedStep()).toBe("asked");
      expect(carrier.queries).toEqual(["carrierBookingReference=HLCUa&limit=100"]);
      const { result } = await call("GET", "/audit?subject=hapag-lloyd%20tracking");
      expect(result).toMatchObject([
        {
          entries: [
            { action: "connector.resumed", reason: "Right again", actor: { name: "Jan Visser" } },
            { action: "connector.paused", reason: "Wrong times", actor: { name: "Ravi Pillai" } },
          ],
        },
      ]);
    });

    it("that only delivers by itself is listed, and can be neither tested nor paused", async () => {
      expect(await find("maersk tracking")).toMatchObject({ kind: "tracking", isAsked: false });
      expect(await find("hapag-lloyd tracking")).toMatchObject({ isAsked: true });
      expect(await call("PUT", "/connectors/maersk%20tracking/pause", PAUSE)).toMatchObject({ status: 404 });
      expect(await call("POST", "/connectors/maersk%20tracking/test", TEST)).toMatchObject({ status: 404 });
    });
  });
};
