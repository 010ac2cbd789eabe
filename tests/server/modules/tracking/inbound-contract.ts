import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { trackingFeature } from "#server/modules/tracking/routes.ts";
import { findShipmentEvents } from "#server/modules/tracking/store.ts";
import { readPushState } from "#server/modules/tracking/feed-states.ts";
import { listProblems, noteProblems } from "#server/modules/tracking/problem-store.ts";
import { createInbox } from "#server/modules/tracking/work-off-inbox.ts";
import { addSheet as addRateSheet } from "#server/rate-sources/rate-sheets/store.ts";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import { addShipper, countedIds, START, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { addTestBooking } from "#tests/server/support/carrier.ts";
import type { MakePlace } from "#tests/server/support/database.ts";

const SECRET = "bm9ycnZpay1saW5lLXNlY3JldA==";
const OLD_SECRET = "b2xkLW5vcnJ2aWstc2VjcmV0LTE=";
const KEY = "a-key-of-hapag-lloyd";
const HOUR = 3_600_000;

const FEED: CarrierFeed = {
  name: "hapag-lloyd",
  lines: ["Hapag-Lloyd"],
  codes: new Map(),
  pull: null,
  push: { secrets: [SECRET, OLD_SECRET], subscriptions: null },
  noticeKey: KEY,
};

const EVENT = {
  eventID: "departed",
  carrierBookingReference: "HLCUa",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-19T06:20:00+05:30",
};

/** What carriers deliver, over whichever database. */
export const inboundContract = (make: MakePlace): void => {
  let server: TestApp;
  const start = () =>
    startTestApp({
      make,
      config: {
        trackingFeeds: [FEED, { ...FEED, name: "pulled-only", push: null, noticeKey: null }],
        deskMail: "desk@keelson.example",
      },
      features: [trackingFeature()],
    });
  beforeEach(async () => {
    server = await start();
    await addShipper(server.database);
  });
  afterEach(() => server.close());

  const sign = (body: string, secret = SECRET): string =>
    `sha256=${createHmac("sha256", Buffer.from(secret, "base64")).update(body).digest("hex")}`;
  const deliver = async (events: unknown, headers: Readonly<Record<string, string>> = {}, carrier = "hapag-lloyd") => {
    const payload = typeof events === "string" ? events : JSON.stringify(events);
    const answer = await server.app.inject({
      method: "POST",
      url: `/inbound/${carrier}/events`,
      headers: { "content-type": "application/json", "notification-signature": sign(payload), ...headers },
      payload,
    });
    return { status: answer.statusCode, body: answer.body, headers: answer.headers };
  };
  const stored = async (booking = "a") =>
    ((await findShipmentEvents(server.database.db, booking))?.events ?? []).map(({ eventId }) => eventId);
  const waiting = () => server.database.db.selectFrom("trackingDelivery").select(["carrier", "attempts"]).execute();

  describe("a delivery", () => {
    it("is answered 204 without a body once it is stored, and worked off afterwards", async () => {
      await addTestBooking(server.database.db, "a");
      const { status, body } = await deliver([EVENT]);
      expect([status, body]).toEqual([204, ""]);
      await expect.poll(() => stored()).toEqual(["departed"]);
      await expect.poll(waiting).toEqual([]);
    });

    it("is accepted with the old secret while the secret rotates, and whatever its media type is", async () => {
      await addTestBooking(server.database.db, "a");
      const old = { "notification-signature": sign(JSON.stringify(EVENT), OLD_SECRET), "content-type": "text/plain" };
      expect((await deliver(EVENT, old)).status).toBe(204);
      await expect.poll(() => stored()).toEqual(["departed"]);
    });

    it("is not acknowledged if it could not be stored, so that the carrier sends it again", async () => {
      const { db } = server.database;
      await db.schema.alterTable("trackingDelivery").renameTo("elsewhere").execute();
      expect((await deliver([EVENT])).status).toBe(500);
      await db.schema.alterTable("elsewhere").renameTo("trackingDelivery").execute();
      expect((await deliver([EVENT])).status).toBe(204);
    });

    it("is refused with a wrong signature or none, without a detail, and not stored", async () => {
      for (const signature of [
        sign("[]"),
        sign(JSON.stringify([EVENT]), "d3Jvbmctc2VjcmV0LXdyb25nLTE="),
        "sha256=00",
        "",
      ]) {
        const { status, body } = await deliver([EVENT], { "notification-signature": signature });
        expect([status, JSON.parse(body)]).toEqual([
          401,
          { status: false, code: 4010, message: "Not authorised.", result: [] },
        ]);
      }
      expect(await waiting()).toEqual([]);
      expect(server.logLines.join("")).not.toContain(SECRET);
    });

    it("is refused for a carrier that is unknown or does not deliver", async () => {
      for (const carrier of ["norrvik", "pulled-only", "__proto__", "%2e%2e"])
        expect([carrier, (await deliver([EVENT], {}, carrier)).status]).toEqual([carrier, 404]);
    });

    it("is refused if it has more than a megabyte", async () => {
      const { status, body } = await deliver(" ".repeat(1024 * 1024 + 1));
      expect([status, JSON.parse(body)]).toMatchObject([413, { message: "The request is too large." }]);
    });

    it("is refused after 6,000 within ten minutes from one network", async () => {
      await server.database.db
        .insertInto("rateLimit")
        .values({ key: "inbound network 127.0.0.1", hits: 6_000, windowEndsAt: START + 60_000 })
        .execute();
      const { status, headers } = await deliver([EVENT]);
      expect([status, headers["retry-after"]]).toEqual([429, "60"]);
    });

    it("may be announced by a probe", async () => {
      const probe = async (carrier: string) =>
        (await server.app.inject({ method: "HEAD", url: `/inbound/${carrier}/events` })).statusCode;
      expect([await probe("hapag-lloyd"), await probe("norrvik")]).toEqual([204, 404]);
      const opened = await server.app.inject({ method: "GET", url: "/inbound/hapag-lloyd/events" });
      expect(opened.statusCode).toBe(404);
    });
  });

  describe("a notice of changed rates", () => {
    const NOTICE = {
      subscription_id: "s-1",
      commercial_reference: "Q2611HAM00042",
      routings: [
        {
          places_of_receipt: ["INNSA", { locode: "INMUN" }],
          places_of_delivery: ["NLRTM"],
          equipments: [
            { container_types: ["22GP"], rates: [{ charge_code: "SEA", minimum_valid_from_date: "2026-12-01" }] },
          ],
        },
        { places_of_receipt: ["INNSA"], places_of_delivery: [7] },
      ],
    };
    const notify = async (
      payload: unknown,
      headers: Readonly<Record<string, string>> = {},
      carrier = "hapag-lloyd",
    ) => {
      const answer = await server.app.inject({
        method: "POST",
        url: `/inbound/${carrier}/notify`,
        headers: { "content-type": "application/json", "x-api-key": KEY, "x-idempotency-key": "n-1", ...headers },
        payload: JSON.stringify(payload),
      });
      return answer.statusCode;
    };
    const addSheet = (id: string, provider: string, validTill: string) =>
      addRateSheet(
        server.database.db,
        {
          id,
          provider,
          name: `${provider}.xlsx`,
          sheetDate: "2026-11-01",
          validFrom: "2026-11-01",
          validTill,
          reissued: null,
          importedAt: START,
        },
        [
          {
            id: `${id}-1`,
            sheetId: id,
            line: 1,
            portOfLoading: "INNSA",
            portOfDischarge: "NLRTM",
            placeOfReceipt: null,
            placeOfDelivery: null,
            validTill,
            fields: "{}",
            charges: "{}",
          },
        ],
      );
    const outdated = async () =>
      (await server.database.db.selectFrom("rateSheet").select(["id", "outdatedAt"]).orderBy("id").execute()).map(
        ({ id, outdatedAt }) => [id, outdatedAt],
      );
    const mails = async () =>
      (await server.database.db.selectFrom("outgoingMail").select(["recipient", "subject", "text"]).execute()).map(
        ({ recipient, subject, text }) => [recipient, subject, text.split("\n\n").slice(0, 3)],
      );

    it("marks the active sheets of the carrier as outdated and mails the desk, once within 23 hours", async () => {
      await addSheet("current", "HAPAG LLOYD", "2026-12-31");
      await addSheet("ended", "Hapag-Lloyd", "2026-11-10");
      await addSheet("other", "Norrvik Line", "2026-12-31");
      expect(await notify(NOTICE)).toBe(204);
      server.clock.advance(HOUR);
      expect(await notify(NOTICE)).toBe(204);
      expect(await outdated()).toEqual([
        ["current", START],
        ["ended", null],
        ["other", null],
      ]);
      const mail = [
        "desk@keelson.example",
        "hapag-lloyd: rates have changed",
        [
          "hapag-lloyd reports that its rates have changed (Q2611HAM00042).",
          "INNSA, INMUN to NLRTM",
          "These rate sheets are marked as outdated and still quoted:\nHAPAG LLOYD  HAPAG LLOYD.xlsx of 2026-11-01",
        ],
      ];
      expect(await mails()).toEqual([mail]);
      server.clock.advance(22 * HOUR);
      expect(await notify(NOTICE)).toBe(204);
      expect(await mails()).toEqual([mail, mail]);
    });

    it("is refused with a wrong key, without an id, without routings, and for other carriers", async () => {
      expect([
        await notify(NOTICE, { "x-api-key": "wrong" }),
        await notify(NOTICE, { "x-api-key": "" }),
        await notify(NOTICE, { "x-idempotency-key": "" }),
        await notify({ commercial_reference: "Q" }),
        await notify(NOTICE, {}, "pulled-only"),
        await notify(NOTICE, {}, "norrvik"),
      ]).toEqual([401, 401, 400, 400, 404, 404]);
      expect(server.logLines.join("")).not.toContain(KEY);
    });
  });

  describe("the inbox", () => {
    const inbox = (feeds = [FEED]) =>
      createInbox(
        { database: server.database, clock: server.clock.now, ids: countedIds(), log: server.app.log },
        feeds,
      );
    const put = (id: string, body: unknown, receivedAt = START) =>
      server.database.db
        .insertInto("trackingDelivery")
        .values({
          id,
          carrier: "hapag-lloyd",
          digest: id,
          body: Buffer.from(typeof body === "string" ? body : JSON.stringify(body)),
          receivedAt,
          attempts: 0,
          dueAt: receivedAt,
          leasedUntil: null,
        })
        .execute();

    it("works off what an earlier run has stored, in order and each delivery once", async () => {
      await addTestBooking(server.database.db, "a");
      for (const [index, id] of ["first", "second", "third"].entries())
        await put(id, [{ ...EVENT, eventID: id }], START - 3 + index);
      await Promise.all([inbox().workOff(), inbox().workOff()]);
      await expect.poll(() => stored()).toEqual(["first", "second", "third"]);
      await expect.poll(waiting).toEqual([]);
    });

    it("stores a delivery that is sent twice once", async () => {
      const twice = inbox([]);
      const body = Buffer.from(JSON.stringify([EVENT]));
      await twice.add("norrvik", body);
      await twice.add("norrvik", body);
      expect((await waiting()).map(({ carrier }) => carrier)).toEqual(["norrvik"]);
    });

    it("delays no delivery because of one that cannot be read or matches nothing", async () => {
      await addTestBooking(server.database.db, "a");
      await put("unreadable", "{");
      await put("unmatched", [{ ...EVENT, carrierBookingReference: "HLCU-later" }], START + 1);
      await put("mixed", [7, { ...EVENT, carrierBookingReference: "HLCU-later" }, EVENT], START + 2);
      server.clock.advance(10);
      await inbox().workOff();
      await expect.poll(() => stored()).toEqual(["departed"]);
      expect(server.logLines.join("")).toContain("it is not valid JSON");
    });

    it("keeps events whose booking is not known yet, and stores them once it is", async () => {
      await put("early", [{ ...EVENT, carrierBookingReference: "HLCUlater" }, EVENT]);
      await addTestBooking(server.database.db, "a");
      await inbox().workOff();
      await expect.poll(async () => (await waiting()).map(({ attempts }) => attempts)).toEqual([1]);
      await addTestBooking(server.database.db, "later");
      server.clock.advance(HOUR);
      await inbox().workOff();
      await expect.poll(() => stored("later")).toEqual(["departed"]);
      await expect.poll(waiting).toEqual([]);
      expect(await stored("a")).toEqual(["departed"]);
    });

    it("states how many deliveries wait and since when, and what could not be read", async () => {
      const { db } = server.database;
      expect(await readPushState(db, "hapag-lloyd")).toEqual({ waiting: 0, oldestAt: null });
      await put("later", [7, { ...EVENT, carrierBookingReference: "HLCU-later" }]);
      await put("unreadable", "{", START + 1);
      server.clock.advance(10);
      await inbox().workOff();
      await expect.poll(async () => (await waiting()).map(({ attempts }) => attempts)).toEqual([1, 1]);
      expect(await readPushState(db, "hapag-lloyd")).toEqual({ waiting: 2, oldestAt: START });
      expect(await listProblems(db, "hapag-lloyd")).toEqual([{ sentence: "it is no event", lastAt: START }]);
    });

    it("keeps the latest fifty sentences about a carrier", async () => {
      const { db } = server.database;
      for (let day = 0; day < 3; day++) {
        const sentences = Array.from({ length: 30 }, (_, index) => `it is no event (${(day % 2) * 30 + index})`);
        await noteProblems(db, "hapag-lloyd", sentences, START + day);
      }
      await noteProblems(db, "other", ["it is no event"], START);
      const kept = await listProblems(db, "hapag-lloyd");
      expect(kept.length).toBe(50);
      expect(kept.filter(({ lastAt }) => lastAt === START + 2).length).toBe(30);
      expect(await listProblems(db, "other")).toEqual([{ sentence: "it is no event", lastAt: START }]);
    });

    it("gives up after two weeks", async () => {
      await put("lost", [{ ...EVENT, carrierBookingReference: "HLCU-never" }]);
      await inbox().workOff();
      await expect.poll(async () => (await waiting()).map(({ attempts }) => attempts)).toEqual([1]);
      server.clock.advance(14 * 24 * HOUR);
      await inbox().workOff();
      await expect.poll(waiting).toEqual([]);
    });

    it("leaves a delivery to another process that works on it, until its lease ends", async () => {
      await addTestBooking(server.database.db, "a");
      await put("leased", [EVENT]);
      await put("behind", [{ ...EVENT, eventID: "behind" }], START + 1);
      await server.database.db
        .updateTable("trackingDelivery")
        .set({ leasedUntil: START + 60_000, dueAt: START + 30_000 })
        .where("id", "=", "leased")
        .execute();
      server.clock.advance(59_000);
      await inbox().workOff();
      expect(await stored()).toEqual([]);
      server.clock.advance(2_000);
      await inbox().workOff();
      await expect.poll(() => stored()).toEqual(["departed", "behind"]);
    });
  });
};
