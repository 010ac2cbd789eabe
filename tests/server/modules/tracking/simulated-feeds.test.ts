import { ok } from "neverthrow";
import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeStep } from "#server/modules/tracking/ask-carrier.ts";
import { receiveEvents } from "#server/modules/tracking/receive-events.ts";
import { addFeed } from "#server/modules/tracking/reference-store.ts";
import { addEvents, findShipmentEvents } from "#server/modules/tracking/store.ts";
import { readDcsaEvents } from "#server/tracking-sources/dcsa-events.ts";
import { dcsaPullSource } from "#server/tracking-sources/dcsa-pull/dcsa-pull-source.ts";
import { readFeedBatch } from "#server/tracking-sources/feed-batch.ts";
import { readCarrierFeeds } from "#server/tracking-sources/settings.ts";
import { startSimulator } from "#simulators/index.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { addTestBooking } from "#tests/server/support/carrier.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";

const MINUTE = 60_000;

type Options = Parameters<typeof startSimulator<"tracking">>[1];

const KEY = { "API-Key": "simulator-key" };

const EVERGREEN_CLIENT = { clientId: "simulator", clientSecret: "simulator-secret", scope: "tracking" };

/** What each carrier needs in the connectors file. */
const CARRIERS = [
  ["dcsa", (url: string) => ({ pull: { url: `${url}/v2/events`, headers: KEY } })],
  [
    "cma-cgm",
    (url: string) => ({
      pull: { url: `${url}/operation/trackandtrace/v1/events`, headers: { KeyId: "simulator-key" } },
    }),
  ],
  [
    "hapag-lloyd",
    (url: string) => ({
      pull: {
        url: `${url}/hlag/external/v2/events/`,
        headers: { "X-IBM-Client-Id": "simulator", "X-IBM-Client-Secret": "simulator-secret" },
      },
    }),
  ],
  ["msc", (url: string) => ({ pull: { url: `${url}/v2/events`, headers: KEY } })],
  [
    "evergreen",
    (url: string) => ({
      codes: { PLAN: "PLN" },
      pull: { url: `${url}/v2/events`, token: { url: `${url}/oauth/token`, ...EVERGREEN_CLIENT } },
    }),
  ],
  [
    "hmm",
    (url: string) => ({
      pull: { url: `${url}/v2/events`, headers: KEY, askBy: ["carrierBookingReference+equipmentReference"] },
    }),
  ],
] as const;

const PLANNED = {
  code: "DEPA",
  classifier: "PLN",
  at: "2026-11-28T06:20:00+05:30",
  place: "INNSA",
  booking: "HLCUa",
  container: "CSQU3054383",
  vessel: "PACIFIC HERON",
  voyage: "017W",
};

describe("a simulated carrier", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let now = START;
  let logged: string[] = [];
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    database = await openTestDatabase(sqlitePlace);
    await addShipper(database);
    await addTestBooking(database.db, "a", { providerName: "Line" });
    now = START;
    logged = [];
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await database.remove();
  });

  const start = async (options: Options = {}) => {
    const { url, stop } = await startSimulator("tracking", { clock: () => new Date(now), ...options });
    stops.push(stop);
    const send = async (path: string, method: string, body: unknown) => {
      const answer = await fetch(`${url}/simulator/${path}`, { method, body: JSON.stringify(body) });
      const changed: { readonly eventID?: string } = answer.status === 204 ? {} : await answer.json();
      return changed.eventID ?? "";
    };
    return {
      url,
      change: (body: unknown): Promise<string> => send("events", "POST", body),
      setClock: (offsetMs: number) => send("clock", "PUT", { offsetMs }),
    };
  };

  const connect = async ({ pull, ...settings }: { readonly pull: object }) => {
    const section = { line: { lines: ["Line"], pull: { callsPerMinute: 60_000, ...pull }, ...settings } };
    const [feed] = readCarrierFeeds(section, (value) => ok(String(value)))._unsafeUnwrap();
    if (feed?.pull == null) throw new Error("There is no feed.");
    const stream = { write: (line: string) => void logged.push(line) };
    const { log } = Fastify({ logger: { level: "info", stream } });
    const source = dcsaPullSource(feed, feed.pull, { clock: () => now, log, record: () => undefined });
    await addFeed(database.db, source.name);
    const deps = { database, clock: () => now, log };
    return async (): Promise<void> => {
      for (let step = ""; step !== "nothing-due"; now += 1)
        step = await takeStep(
          deps,
          source,
          async (batch) => void (await receiveEvents(database.db, batch, { at: now, source: source.name })),
          new AbortController().signal,
        );
    };
  };
  const stored = async () => (await findShipmentEvents(database.db, "a"))?.events ?? [];

  it.each(CARRIERS)("%s is asked as it needs to be, and its events are read", async (variant, toSettings) => {
    const { url, change } = await start({ variant });
    const container = { equipmentReference: "CSQU3054383" };
    await addEvents(database.db, [{ quotation: "a", event: container }], { at: START - 1, source: "test" });
    const eventId = await change({ add: PLANNED });
    now += 7 * MINUTE;
    const ask = await connect(toSettings(url));
    await ask();
    expect((await stored()).at(-1)).toMatchObject({
      eventId,
      eventType: "TRANSPORT",
      transportEventTypeCode: "DEPA",
      eventClassifierCode: "PLN",
      eventDateTime: "2026-11-28T06:20:00+05:30",
      eventCreatedDateTime: "2026-11-20T08:00:00.000Z",
      unLocationCode: "INNSA",
      modeOfTransport: "VESSEL",
      vesselName: "PACIFIC HERON",
      voyageReference: "017W",
    });
    expect(logged.filter((line) => line.includes("reason"))).toEqual([]);
  });

  describe.each([
    ["right", 0, []],
    ["five minutes ahead", 5 * MINUTE, ["its clock is 5 minutes ahead of the clock of this server"]],
    ["five minutes behind", -5 * MINUTE, ["its clock is 5 minutes behind the clock of this server"]],
  ] as const)("whose clock is %s", (_, offsetMs, warnings) => {
    it.each(["2.2", "3.0"] as const)("is asked with version %s until every correction is known", async (version) => {
      const { url, change, setClock } = await start({ version });
      await setClock(offsetMs);
      const ask = await connect({ pull: { url: `${url}/v2/events`, headers: KEY } });
      const eventId = await change({ add: { ...PLANNED, classifier: "ACT" } });
      await ask();
      await ask();
      for (const at of ["2026-11-28T07:00:00+05:30", "2026-11-28T08:00:00+05:30"]) {
        await change({ correct: eventId, change: { at } });
        now += 35 * MINUTE;
        await ask();
      }
      expect((await stored()).map(({ eventDateTime }) => eventDateTime)).toEqual([
        "2026-11-28T06:20:00+05:30",
        "2026-11-28T07:00:00+05:30",
        "2026-11-28T08:00:00+05:30",
      ]);
      if (version === "3.0") {
        await change({ retract: eventId });
        now += 35 * MINUTE;
        await ask();
        const last = (await stored()).at(-1);
        expect([last?.eventId, last?.isRetracted]).toEqual([eventId, true]);
      }
      const reasons = logged.flatMap((line) => /"reason":"([^"]*)"/.exec(line)?.[1] ?? []);
      expect(reasons).toEqual(warnings);
    });
  });

  it("whose clock is ahead withdraws an event without saying when", async () => {
    const event = { eventID: "e-1", carrierBookingReference: "HLCUa" };
    const departed = { eventType: "TRANSPORT", transportEventTypeCode: "DEPA", eventClassifierCode: "ACT" };
    const created = "2026-11-20T08:05:00Z";
    const deliver = (body: object) =>
      receiveEvents(database.db, readFeedBatch(readDcsaEvents(JSON.stringify([body]))._unsafeUnwrap()), {
        at: now,
        source: "line",
      });
    await deliver({ ...event, ...departed, eventCreatedDateTime: created });
    now += MINUTE;
    await deliver({ ...event, isRetracted: true });
    await deliver({ ...event, isRetracted: true });
    expect((await stored()).map((one) => [one.isRetracted ?? false, one.eventCreatedDateTime])).toEqual([
      [false, created],
      [true, created],
    ]);
  });
});
