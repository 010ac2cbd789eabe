import { afterEach, beforeEach, describe, expect, it } from "vitest";
import Fastify from "fastify";
import { takeStep } from "#server/modules/tracking/ask-carrier.ts";
import { readPullState } from "#server/modules/tracking/feed-states.ts";
import { receiveEvents } from "#server/modules/tracking/receive-events.ts";
import { addFeed } from "#server/modules/tracking/reference-store.ts";
import { addEvents, findShipmentEvents } from "#server/modules/tracking/store.ts";
import { dcsaPullSource } from "#server/tracking-sources/dcsa-pull/dcsa-pull-source.ts";
import type { PullSettings } from "#server/tracking-sources/settings.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { addTestBooking, type Answering, type Carrier, startCarrier } from "#tests/server/support/carrier.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";

const MINUTE = 60_000;

const EVENT = {
  eventID: "departed",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-19T06:20:00+05:30",
  eventCreatedDateTime: "2026-11-20T06:00:00Z",
};

const PULL: Omit<PullSettings, "url"> = {
  headers: { "X-IBM-Client-Id": "id", "X-IBM-Client-Secret": "top-secret" },
  token: null,
  askBy: [["carrierBookingReference"], ["transportDocumentReference"], ["equipmentReference"]],
  limit: 100,
  since: "eventCreatedDateTime:gte",
  intervalMs: 30 * MINUTE,
  callsPerMinute: 60_000,
  callsPerDay: null,
};

/** How carriers are asked about shipments, over whichever database. */
export const askingContract = (make: MakePlace): void => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let now = START;
  let logged: string[] = [];
  const closing: Carrier[] = [];
  beforeEach(async () => {
    database = await openTestDatabase(make);
    await addShipper(database);
    now = START;
    logged = [];
  });
  afterEach(async () => {
    for (const { close } of closing.splice(0)) close();
    await database.remove();
  });

  const log = () =>
    Fastify({ logger: { level: "info", stream: { write: (line: string) => void logged.push(line) } } }).log;
  const openFeed = async (answering: Answering, changed: Partial<PullSettings> = {}) => {
    const carrier = await startCarrier(answering);
    closing.push(carrier);
    const feed = { name: "hapag-lloyd", lines: ["HAPAG_LLOYD"], codes: new Map(), push: null, noticeKey: null };
    const pull = { ...PULL, url: carrier.url, ...changed };
    const deps = { clock: () => now, log: log(), record: () => undefined };
    const source = dcsaPullSource({ ...feed, pull }, pull, deps);
    await addFeed(database.db, source.name);
    const step = async (signal = new AbortController().signal) => {
      const taken = await takeStep(
        { database, clock: () => now, log: log() },
        source,
        async (batch) => void (await receiveEvents(database.db, batch, { at: now, source: source.name })),
        signal,
      );
      now += 1;
      return taken;
    };
    /** Until nothing is due. */
    const askAll = async (): Promise<number> => {
      let asked = 0;
      for (;;) {
        const taken = await step();
        if (taken === "nothing-due") return asked;
        if (taken === "asked") asked += 1;
      }
    };
    return { carrier, step, askAll, source };
  };
  const stored = async (booking: string) =>
    ((await findShipmentEvents(database.db, booking))?.events ?? []).map(({ eventId }) => eventId);

  describe("a carrier", () => {
    it("is asked about each booking under way of its lines, with its key, and its events are stored", async () => {
      const keys: unknown[] = [];
      const { carrier, askAll } = await openFeed((query, response, request) => {
        keys.push(request.headers["x-ibm-client-secret"]);
        response.end(JSON.stringify([{ ...EVENT, eventID: `of ${query.get("carrierBookingReference")}` }]));
      });
      await addTestBooking(database.db, "a");
      await addTestBooking(database.db, "b", { providerName: "HAPAG LLOYD" });
      await addTestBooking(database.db, "other-line", { providerName: "Norrvik Line" });
      await addTestBooking(database.db, "requested", { status: 0, bookingId: null });
      await addTestBooking(database.db, "cancelled", { status: 2 });
      await addTestBooking(database.db, "long-ago", { bookedAt: START - 200 * 24 * 60 * MINUTE });
      expect(await askAll()).toBe(2);
      expect(carrier.queries.toSorted()).toEqual([
        "carrierBookingReference=HLCUa&limit=100",
        "carrierBookingReference=HLCUb&limit=100",
      ]);
      expect(keys).toEqual(["top-secret", "top-secret"]);
      expect([await stored("a"), await stored("b")]).toEqual([["of HLCUa"], ["of HLCUb"]]);
    });

    it("is asked again after the interval, since the last report and an hour before", async () => {
      const { carrier, askAll } = await openFeed((_query, response) => void response.end(JSON.stringify([EVENT])));
      await addTestBooking(database.db, "a");
      expect(await askAll()).toBe(1);
      now += 26 * MINUTE;
      expect(await askAll()).toBe(0);
      now += 8 * MINUTE;
      expect(await askAll()).toBe(1);
      expect(carrier.queries.at(-1)).toBe(
        "carrierBookingReference=HLCUa&limit=100&eventCreatedDateTime:gte=2026-11-20T05:00:00.000Z",
      );
      expect(await stored("a")).toEqual(["departed"]);
    });

    it("is asked page by page at its own address, whether it names a link or a cursor", async () => {
      const { carrier, askAll } = await openFeed((query, response) => {
        const cursor = query.get("cursor");
        if (cursor === null)
          response.setHeader("Next-Page", "https://elsewhere.example/v2/events?cursor=two&limit=100");
        if (cursor === "two") response.setHeader("Next-Page-Cursor", "three");
        response.end(JSON.stringify([{ ...EVENT, eventID: `page ${cursor}`, carrierBookingReference: "HLCUa" }]));
      });
      await addTestBooking(database.db, "a");
      expect(await askAll()).toBe(3);
      expect(carrier.queries.slice(1)).toEqual(["cursor=two&limit=100", "cursor=three&limit=100"]);
      expect(await stored("a")).toEqual(["page null", "page two", "page three"]);
    });

    it("is asked for one page only if each answer names the same next page", async () => {
      const { askAll } = await openFeed((_query, response) => {
        response.setHeader("Next-Page", "again").end(JSON.stringify([EVENT]));
      });
      await addTestBooking(database.db, "a");
      expect(await askAll()).toBe(2);
    });

    it("is asked by what is known of a booking, and by several references where it needs them", async () => {
      const answering: Answering = (_query, response) => void response.end("[]");
      const askBy: PullSettings["askBy"] = [
        ["carrierBookingReference", "equipmentReference"],
        ["transportDocumentReference"],
        ["equipmentReference"],
      ];
      const { carrier, askAll } = await openFeed(answering, { askBy });
      await addTestBooking(database.db, "a");
      await addTestBooking(database.db, "b", { bookingId: "KLB-b" });
      await addTestBooking(database.db, "c");
      await addTestBooking(database.db, "d", { bookingId: "KLB-d" });
      const received = { at: START, source: "test" };
      const named = (quotation: string, equipmentReference: string, transportDocument: string | null = null) =>
        addEvents(database.db, [{ quotation, transportDocument, event: { equipmentReference } }], received);
      await named("a", "MSCU1234566");
      await named("a", "TGHU7654321");
      await named("b", "HLXU1111111", "HLCUBL77");
      await named("d", "HLXU2222222");
      expect(await askAll()).toBe(4);
      expect(carrier.queries.toSorted()).toEqual([
        "carrierBookingReference=HLCUa&equipmentReference=MSCU1234566&limit=100",
        "carrierBookingReference=HLCUa&equipmentReference=TGHU7654321&limit=100",
        "equipmentReference=HLXU2222222&limit=100&eventCreatedDateTime:gte=2026-11-20T07:00:00.000Z",
        "transportDocumentReference=HLCUBL77&limit=100",
      ]);
    });

    it("is no longer asked about a booking that is cancelled", async () => {
      const { carrier, askAll } = await openFeed((_query, response) => void response.end("[]"));
      await addTestBooking(database.db, "a");
      await askAll();
      await database.db.updateTable("quotation").set({ status: 2 }).execute();
      now += 40 * MINUTE;
      expect(await askAll()).toBe(0);
      expect(carrier.queries).toHaveLength(1);
    });
  });

  describe("the state of a feed", () => {
    it("counts shipments that are due and overdue, the calls that are left, and its pause", async () => {
      let status = 200;
      const { source, step } = await openFeed((_query, response) => void response.writeHead(status).end("[]"), {
        callsPerMinute: 1,
      });
      const read = () => readPullState(database.db, source, now);
      for (const id of ["a", "b", "c"]) await addTestBooking(database.db, id);
      expect(await step()).toBe("asked");
      expect(await read()).toEqual({ shipments: 3, due: 2, overdue: 0, callsLeft: 27, pausedUntil: null });
      now = START + 31 * MINUTE;
      expect(await read()).toMatchObject({ overdue: 2 });
      status = 503;
      expect(await step()).toBe("asked");
      const { pausedUntil } = await read();
      expect(pausedUntil !== null && pausedUntil > now).toBe(true);
      status = 200;
      while ((await step()) !== "asked") now += 1_000;
      expect(await read()).toMatchObject({ pausedUntil: null });
    });
  });

  describe("a carrier with access tokens", () => {
    const token = { tokenUrl: "", clientId: "keelson", clientSecret: "top-secret", scope: "tracking" };

    it("is asked with a token that is fetched once, and with a new one after it refused that", async () => {
      const seen: unknown[] = [];
      let tokens = 0;
      const provider = await startCarrier((_query, response) => {
        tokens += 1;
        response.end(JSON.stringify({ access_token: `token-${tokens}`, expires_in: 3_600 }));
      });
      closing.push(provider);
      const { step } = await openFeed(
        (_query, response, { headers }) => {
          seen.push(headers.authorization);
          response.writeHead(seen.length === 2 ? 401 : 200).end("[]");
        },
        { token: { ...token, tokenUrl: provider.url } },
      );
      for (const id of ["a", "b", "c"]) await addTestBooking(database.db, id);
      expect([await step(), await step(), await step()]).toEqual(["asked", "asked", "must-wait"]);
      now += MINUTE;
      expect(await step()).toBe("asked");
      expect(seen).toEqual(["Bearer token-1", "Bearer token-1", "Bearer token-2"]);
    });

    it("is paused while there is no token, which is logged without the secret", async () => {
      const provider = await startCarrier((_query, response) => void response.writeHead(401).end("{}"));
      closing.push(provider);
      const { carrier, step } = await openFeed((_query, response) => void response.end("[]"), {
        token: { ...token, tokenUrl: provider.url },
      });
      await addTestBooking(database.db, "a");
      expect([await step(), await step()]).toEqual(["asked", "nothing-due"]);
      expect(carrier.queries).toEqual([]);
      expect(logged.join("")).toContain("its identity provider refused the client id or secret");
      expect(logged.join("")).not.toContain("top-secret");
    });
  });

  describe("events", () => {
    it("that match nothing, or cannot be read, delay no others", async () => {
      const events = [
        7,
        { ...EVENT, eventID: "strange", carrierBookingReference: "HLCU-unknown" },
        { ...EVENT, eventID: "unknown code", transportEventTypeCode: "HOVR" },
        EVENT,
      ];
      const { askAll } = await openFeed((_query, response) => void response.end(JSON.stringify(events)));
      await addTestBooking(database.db, "a");
      await askAll();
      expect(await stored("a")).toEqual(["unknown code", "departed"]);
    });

    it("with a booking number that is unknown here are of the booking without a carrier's number that has the container", async () => {
      const event = { ...EVENT, carrierBookingReference: "HLCU-theirs", equipmentReference: "HLXU2222222" };
      const { askAll } = await openFeed((_query, response) => void response.end(JSON.stringify([event])));
      await addTestBooking(database.db, "own-number", { bookingId: "KLB-own-number" });
      const received = { at: START - 1, source: "test" };
      const earlier = { equipmentReference: "HLXU2222222", eventId: "gate in" };
      await addEvents(database.db, [{ quotation: "own-number", event: earlier }], received);
      await askAll();
      expect(await stored("own-number")).toEqual(["gate in", "departed"]);
      await database.db.updateTable("quotation").set({ bookingId: "HLCU-ours" }).execute();
      await database.db.deleteFrom("shipmentEvent").execute();
      now += 40 * MINUTE;
      await askAll();
      expect(await stored("own-number")).toEqual([]);
    });
  });

  describe("a failure", () => {
    it("of one shipment delays it alone, longer each time", async () => {
      const { carrier, askAll } = await openFeed((query, response) => {
        const isBad = query.get("carrierBookingReference") === "HLCUa";
        response.writeHead(isBad ? 404 : 200).end("[]");
      });
      await addTestBooking(database.db, "a");
      await addTestBooking(database.db, "b");
      const askedA = () => carrier.queries.filter((query) => query.includes("HLCUa")).length;
      expect(await askAll()).toBe(2);
      now += 34 * MINUTE;
      expect([await askAll(), askedA()]).toEqual([2, 2]);
      now += 34 * MINUTE;
      expect([await askAll(), askedA()]).toEqual([1, 2]);
      expect(logged.filter((line) => line.includes("it answered with status 404"))).toHaveLength(1);
    });

    it("of the carrier pauses all calls to it, longer each time, until it answers again", async () => {
      let status = 503;
      const { step } = await openFeed((_query, response) => void response.writeHead(status).end("[]"));
      for (let booking = 0; booking < 10; booking++) await addTestBooking(database.db, `b${booking}`);
      const waitForCall = async (): Promise<number> => {
        const from = now;
        while ((await step()) !== "asked") now += 1_000;
        return Math.round((now - from) / 1_000);
      };
      const pauses = [await waitForCall(), await waitForCall(), await waitForCall(), await waitForCall()];
      const isSpread = (seconds: number, pause: number | undefined) =>
        pause !== undefined && pause >= 0.9 * seconds && pause <= 1.1 * seconds + 1;
      expect([pauses[0], ...[30, 60, 120].map((seconds, index) => isSpread(seconds, pauses[index + 1]))]).toEqual([
        0,
        true,
        true,
        true,
      ]);
      status = 200;
      await waitForCall();
      expect([await step(), await step()]).toEqual(["asked", "asked"]);
    });

    it("with Retry-After pauses the carrier for as long", async () => {
      const { step } = await openFeed((_query, response) => {
        response.writeHead(429, { "retry-after": "600" }).end();
      });
      await addTestBooking(database.db, "a");
      expect(await step()).toBe("asked");
      now += 9 * MINUTE;
      expect(await step()).toBe("must-wait");
      now += MINUTE;
      expect(await step()).toBe("asked");
    });

    it.each([
      ["a page to sign in", 200, "<html>", "it is not valid JSON"],
      ["a redirect", 302, "", "it redirects to another address, such as a page to sign in (status 302)"],
      ["too much", 200, " ".repeat(4 * 1024 * 1024 + 1), "its answer is longer than 4194304 bytes"],
      ["a revoked key", 403, "{}", "it answered with status 403: it does not accept our access"],
    ])("because of %s is logged with its reason, without the key", async (_, status, body, reason) => {
      const { step } = await openFeed((_query, response) => {
        response.writeHead(status, { location: "https://login.example/" }).end(body);
      });
      await addTestBooking(database.db, "a");
      expect(await step()).toBe("asked");
      expect(logged.join("")).toContain(JSON.stringify(reason).slice(1, -1));
      expect(logged.join("")).not.toContain("top-secret");
    });

    it("of a shipment whose answer cannot be read does not keep the others from being asked", async () => {
      const { step } = await openFeed((query, response) => {
        response.end(query.get("carrierBookingReference") === "HLCUa" ? "{" : JSON.stringify([EVENT]));
      });
      await addTestBooking(database.db, "a");
      await addTestBooking(database.db, "b");
      expect(await step()).toBe("asked");
      expect(await stored("b")).toEqual([]);
      now += 40_000;
      expect(await step()).toBe("asked");
      expect(await stored("b")).toEqual(["departed"]);
    });
  });

  describe("several processes", () => {
    it("ask about each shipment once, and together no more often than the carrier allows", async () => {
      const times: number[] = [];
      const { carrier, source } = await openFeed(
        (_query, response) => {
          times.push(now);
          response.end("[]");
        },
        { callsPerMinute: 10 },
      );
      for (let booking = 0; booking < 25; booking++) await addTestBooking(database.db, `b${booking}`);
      const deps = { database, clock: () => now, log: log() };
      const { signal } = new AbortController();
      const process = () => takeStep(deps, source, async () => undefined, signal);
      for (let second = 0; second < 180; second++) {
        await Promise.all([process(), process(), process()]);
        now += 1_000;
      }
      expect(new Set(carrier.queries).size).toBe(25);
      expect(carrier.queries).toHaveLength(25);
      const mostInMinute = Math.max(
        ...times.map((from) => times.filter((at) => at >= from && at < from + MINUTE).length),
      );
      expect(mostInMinute).toBe(10);
    });

    it("take over a shipment whose process was stopped while it asked", async () => {
      const { carrier, step, askAll } = await openFeed((_query, response) => {
        if (carrier.queries.length > 1) response.end("[]");
      });
      await addTestBooking(database.db, "a");
      const stopped = new AbortController();
      const first = step(stopped.signal);
      await expect.poll(() => carrier.queries.length).toBe(1);
      await database.db
        .updateTable("trackedReference")
        .set({ leasedUntil: now + 2 * MINUTE })
        .execute();
      expect(await askAll()).toBe(0);
      now += 3 * MINUTE;
      expect(await askAll()).toBe(1);
      stopped.abort();
      await first;
    });
  });
};
