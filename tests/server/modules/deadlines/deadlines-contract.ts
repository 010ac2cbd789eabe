import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  BookingDetailsAnswer,
  CalendarFeedAnswer,
  LeadTimesAnswer,
  LeadTimesListAnswer,
  Quotation,
  RatesAnswer,
} from "#api/schema.d.ts";
import { addQuotations } from "#server/modules/bookings/batch-store.ts";
import { deadlinesFeature } from "#server/modules/deadlines/routes.ts";
import { addEvents } from "#server/modules/tracking/store.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RIVAL = "rival@trader.example";
const BY_RAIL = { ...SEARCH, placeOfOrigin: "INTKD", placeOfOriginType: "Ramp", originPlace: "Tughlakabad" };
const LEAD_TIMES = { documents: 8, vgm: 3, customs: 5, gateIn: 4, trucking: 10, stuffing: 4, emptyPickUp: 24 };
const FEED = "/api/resource/calendar-feed";

/** The booking page and the calendar over HTTP, over whichever database. */
export const deadlinesContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), deadlinesFeature] });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const call = (method: "GET" | "PUT" | "DELETE", url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

  const book = async (search: object, pick: "api" | "excel"): Promise<string> => {
    const rates = await server.app.inject({
      method: "POST",
      url: "/api/resource/rates/spot-on",
      headers,
      payload: search,
    });
    const [group] = parsed<RatesAnswer>(rates.body).result;
    const bookable = group?.api?.find((rate) => rate.offerId.includes("."));
    const offerId = pick === "api" ? bookable?.offerId : group?.excel?.[0]?._id;
    const payload = { offerId, providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };
    const booked = await call("PUT", "/api/resource/rates/spot-on", payload);
    return parsed<{ result: readonly { quotationId: string }[] }>(booked.body).result[0]?.quotationId ?? "";
  };

  const details = async (id: string) => {
    const answered = await call("GET", `/api/resource/quotation/${id}`);
    const [first] = parsed<BookingDetailsAnswer>(answered.body).result;
    if (first === undefined) throw new Error(answered.body);
    return first;
  };

  describe("a booking", () => {
    it("is found by its id and both numbers, with the offer as booked, its shipment and the standard lead times", async () => {
      const number = await book(SEARCH, "api");
      const found = await details(number);
      const { booking, offer, leadTimes, requestedEquipments, tracking } = found;
      expect(booking).toMatchObject({ quotationId: number, status: 1 });
      expect(booking.shipment?.from.unLocationCode).toBe("INNSA");
      expect(Object.keys(offer)).toEqual(["api"]);
      expect(requestedEquipments).toEqual(SEARCH.requestedEquipments);
      expect(tracking?.overview.map(({ timeZone }) => timeZone)).toEqual(["Asia/Calcutta", "Europe/Amsterdam"]);
      expect(leadTimes).toEqual({
        documents: 5,
        vgm: 3,
        customs: 5,
        gateIn: 4,
        trucking: 6,
        stuffing: 4,
        emptyPickUp: 24,
      });
      expect(await details(booking._id)).toEqual(found);
      expect(await details(booking.bookingId ?? "")).toEqual(found);
    });

    it("of a rate sheet has the line of the sheet", async () => {
      const { offer, booking } = await details(await book(SEARCH, "excel"));
      expect(Object.keys(offer)).toEqual(["excel"]);
      expect(booking.status).toBe(0);
    });

    it("is found by nobody else", async () => {
      const number = await book(SEARCH, "api");
      headers = await signInAs(server.app, RIVAL);
      expect((await call("GET", `/api/resource/quotation/${number}`)).statusCode).toBe(404);
      expect((await call("GET", "/api/resource/quotation/none")).statusCode).toBe(404);
    });
  });

  describe("a deadline", () => {
    const mark = (id: string, task: string, done: boolean) =>
      call("PUT", `/api/resource/quotation/${id}/deadlines/${task}`, { done });
    const listDue = async (): Promise<readonly string[]> => {
      const listed = await call("GET", "/api/resource/quotation");
      const [booking] = parsed<{ result: readonly Quotation[] }>(listed.body).result;
      return (booking?.deadlines ?? []).map(({ task }) => task);
    };

    it("that is marked as done is no longer due, is in the history and can be reopened", async () => {
      const { booking, revision } = await details(await book(SEARCH, "api"));
      const before = await listDue();
      expect(before).toContain("vgm");
      expect((await mark(booking._id, "vgm", true)).statusCode).toBe(200);
      server.clock.advance(60_000);
      expect((await mark(booking._id, "vgm", true)).statusCode).toBe(200);
      expect(await listDue()).toEqual(before.filter((task) => task !== "vgm"));
      const marked = await details(booking._id);
      expect(marked.markedTasks).toEqual([{ task: "vgm", at: "2026-11-20T08:00:00.000Z" }]);
      expect(marked.revision).toBeGreaterThan(revision);
      expect(marked.history).toContainEqual({
        title: "Marked as done: VGM",
        detail: null,
        happenedAt: "2026-11-20T08:00:00.000Z",
        by: "shipper",
      });
      expect((await mark(booking._id, "vgm", false)).statusCode).toBe(200);
      expect(await listDue()).toEqual(before);
      expect((await details(booking._id)).markedTasks).toEqual([]);
    });

    it("of the carrier, of another booking and of a cancelled one is not marked", async () => {
      const { booking } = await details(await book(SEARCH, "api"));
      expect((await mark(booking._id, "booking", true)).statusCode).toBe(404);
      expect((await mark(booking._id, "cfs-delivery", true)).statusCode).toBe(404);
      expect((await mark("b-0", "documents", true)).statusCode).toBe(404);
      headers = await signInAs(server.app, RIVAL);
      expect((await mark(booking._id, "documents", true)).statusCode).toBe(404);
      headers = await signInAs(server.app);
      await server.database.db.updateTable("quotation").set({ status: 2 }).where("id", "=", booking._id).execute();
      const refused = await mark(booking._id, "documents", true);
      expect([refused.statusCode, parsed<{ message: string }>(refused.body).message]).toEqual([
        409,
        "This booking is cancelled. It has no deadlines any more.",
      ]);
    });
  });

  describe("lead times", () => {
    it("count for all bookings from the same origin of the same shipper, and raise their revision", async () => {
      const [atPort, byRail] = [await book(SEARCH, "api"), await book(BY_RAIL, "api")];
      const before = await details(atPort);
      const saved = await call("PUT", "/api/resource/lead-times/INNSA", LEAD_TIMES);
      expect(parsed<LeadTimesAnswer>(saved.body).result).toEqual([LEAD_TIMES]);
      const after = await details(atPort);
      expect([after.leadTimes, after.revision]).toEqual([LEAD_TIMES, before.revision + 1]);
      expect((await details(byRail)).leadTimes.trucking).toBe(6);
      await call("PUT", "/api/resource/lead-times/INNSA", { ...LEAD_TIMES, trucking: 12 });
      const again = await details(atPort);
      expect([again.leadTimes.trucking, again.revision]).toEqual([12, before.revision + 2]);
      headers = await signInAs(server.app, RIVAL);
      expect((await details(await book(SEARCH, "api"))).leadTimes.trucking).toBe(6);
    });

    it("are listed by origin with its name, and deleted with a further revision", async () => {
      const list = async () => parsed<LeadTimesListAnswer>((await call("GET", "/api/resource/lead-times")).body).result;
      const atPort = await book(SEARCH, "api");
      const { revision } = await details(atPort);
      expect(await list()).toEqual([]);
      await call("PUT", "/api/resource/lead-times/INNSA", LEAD_TIMES);
      expect(await list()).toEqual([{ origin: "INNSA", name: "Nhava Sheva", leadTimes: LEAD_TIMES }]);
      expect((await call("DELETE", "/api/resource/lead-times/INNSA")).statusCode).toBe(200);
      expect((await call("DELETE", "/api/resource/lead-times/INNSA")).statusCode).toBe(200);
      expect(await list()).toEqual([]);
      const after = await details(atPort);
      expect([after.leadTimes.trucking, after.revision]).toEqual([6, revision + 2]);
      await call("PUT", "/api/resource/lead-times/INNSA", LEAD_TIMES);
      headers = await signInAs(server.app, RIVAL);
      expect(await list()).toEqual([]);
    });

    it.each([
      ["trucking", 337],
      ["trucking", -1],
      ["trucking", 1.5],
      ["trucking", "6"],
    ])("are refused if %s is %j", async (name, hours) => {
      const refused = await call("PUT", "/api/resource/lead-times/INNSA", { ...LEAD_TIMES, [name]: hours });
      expect(refused.statusCode).toBe(422);
    });

    it("are refused for a place without a UN/LOCODE", async () => {
      expect((await call("PUT", "/api/resource/lead-times/nhava", LEAD_TIMES)).statusCode).toBe(400);
    });
  });

  describe("the calendar", () => {
    const createLink = async (): Promise<string> =>
      parsed<CalendarFeedAnswer>((await call("PUT", FEED)).body).result[0]?.link ?? "";
    const read = (url: string) => server.app.inject({ method: "GET", url });
    const listEntries = async (url: string) =>
      ICAL.Component.fromString((await read(url)).body)
        .getAllSubcomponents("vevent")
        .map((entry) => new ICAL.Event(entry));

    it("is answered 304 for as long as nothing has changed", async () => {
      await book(SEARCH, "api");
      const url = await createLink();
      const { etag } = (await read(url)).headers;
      server.clock.advance(3_600_000);
      const again = () => server.app.inject({ method: "GET", url, headers: { "if-none-match": `"other", W/${etag}` } });
      const unchanged = await again();
      expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
      const written = (await read(url)).body;
      server.clock.advance(3_600_000);
      expect((await read(url)).body).toBe(written);
      await book(SEARCH, "api");
      expect((await again()).statusCode).toBe(200);
      const { etag: booked } = (await read(url)).headers;
      await call("PUT", "/api/resource/lead-times/INNSA", LEAD_TIMES);
      expect((await read(url)).headers.etag).not.toBe(booked);
    });

    it("is read without a session and has what is due of each booking in UTC", async () => {
      const number = await book(SEARCH, "api");
      const { booking } = await details(number);
      const link = await createLink();
      const answered = await read(link);
      expect(answered.headers["content-type"]).toBe("text/calendar; charset=utf-8");
      const entries = await listEntries(link);
      const vgm = entries.find(({ uid }) => uid === `${booking._id}-loading-vgm@www.keelson.example`);
      expect(vgm?.summary).toBe(`VGM, 2 containers, ${booking.bookingId}`);
      expect(String(vgm?.endDate)).toMatch(/^2026-1[12]-\d{2}T06:30:00Z$/);
      expect(vgm?.component.getFirstPropertyValue("url")).toBe(`http://localhost:8080/rate/quote/${number}`);
    });

    it("has each of many bookings once, also of those that were booked at the same moment", async () => {
      await book(SEARCH, "api");
      const { db } = server.database;
      const booking = await db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow();
      const copies = Array.from({ length: 129 }, (_, index) => ({
        ...booking,
        id: `copy-${index}`,
        quotationId: `QTN-2026-${200_000 + index}`,
        bookingId: `KLB-2026-${200_000 + index}`,
        offerId: null,
        bookedAt: booking.bookedAt - Math.floor(index / 40),
      }));
      await addQuotations(db, copies);
      const vgm = (await listEntries(await createLink())).filter(({ uid }) => uid.includes("-loading-vgm@"));
      expect(vgm.map(({ uid }) => uid.replace(/-loading.*/, "")).toSorted()).toEqual(
        [booking.id, ...copies.map(({ id }) => id)].toSorted(),
      );
    });

    it("follows the lead times, with a higher sequence", async () => {
      await book(SEARCH, "api");
      const link = await createLink();
      const find = async () => (await listEntries(link)).find(({ uid }) => uid.includes("trucking"));
      const before = await find();
      await call("PUT", "/api/resource/lead-times/INNSA", { ...LEAD_TIMES, trucking: 8 });
      const after = await find();
      expect(after?.uid).toBe(before?.uid);
      expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
      expect(after?.startDate.toUnixTime()).toBe((before?.startDate.toUnixTime() ?? 0) - 2 * 3_600);
    });

    it("leaves out what is done", async () => {
      const { booking } = await details(await book(SEARCH, "api"));
      const link = await createLink();
      const event = {
        eventId: "gate-in",
        eventType: "EQUIPMENT",
        equipmentEventTypeCode: "GTIN",
        emptyIndicatorCode: "LADEN",
        eventClassifierCode: "ACT",
        eventDateTime: "2026-11-20T06:20:00+05:30",
        unLocationCode: "INNSA",
      };
      await addEvents(server.database.db, [{ quotation: booking._id, event }], {
        at: server.clock.now(),
        source: "test",
      });
      const tasks = (await listEntries(link)).map(({ uid }) => uid.replace(`${booking._id}-`, "").split("@")[0]);
      expect(tasks).not.toContain("loading-gate-in");
      expect(tasks).toContain("loading-vgm");
    });

    it("has a link that is stored as a hash, replaced by a new one, and ended", async () => {
      expect(parsed<CalendarFeedAnswer>((await call("GET", FEED)).body).result).toEqual([]);
      const first = await createLink();
      expect(parsed<CalendarFeedAnswer>((await call("GET", FEED)).body).result).toEqual([
        { createdAt: "2026-11-20T08:00:00.000Z" },
      ]);
      const second = await createLink();
      expect((await read(first)).statusCode).toBe(404);
      expect((await read(second)).statusCode).toBe(200);
      const [stored] = await server.database.db.selectFrom("calendarFeed").selectAll().execute();
      expect(second).not.toContain(stored?.tokenHash);
      await call("DELETE", FEED);
      expect((await read(second)).statusCode).toBe(404);
    });

    it("stops with its account, and leaves no token in the log", async () => {
      const link = await createLink();
      await server.database.db.updateTable("account").set({ disabledAt: 1 }).execute();
      expect((await read(link)).statusCode).toBe(404);
      const token = link.split("/").at(-1) ?? "";
      expect(token.length).toBeGreaterThanOrEqual(43);
      expect(server.logLines.some((line) => line.includes("/api/calendar/…"))).toBe(true);
      expect(server.logLines.filter((line) => line.includes(token))).toEqual([]);
    });
  });
};
