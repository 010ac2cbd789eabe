import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { confirmBooking } from "#server/modules/bookings/confirm-booking.ts";
import { refreshOutdated } from "#server/modules/booking-views/summaries.ts";
import { listAccountsWithOutdatedSummaries, outdateSummaries } from "#server/modules/bookings/summary-store.ts";
import { addEvents } from "#server/modules/tracking/store.ts";
import type { QuotationsAnswer, RatesAnswer, ReferenceAnswer, TrackingEvent } from "#api/schema.d.ts";
import {
  addShipper,
  type CredentialHeaders,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";

const RIVAL = "rival@trader.example";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BY_RAIL = { ...SEARCH, placeOfOrigin: "INTKD", placeOfOriginType: "Ramp", originPlace: "Tughlakabad" };
const [AT_PORT, RAIL, SHEET] = ["QTN-2026-000001", "QTN-2026-000002", "QTN-2026-000003"];

const DEPARTED: TrackingEvent = {
  eventId: "departed",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-19T06:20:00+05:30",
  modeOfTransport: "VESSEL",
  unLocationCode: "INNSA",
  vesselName: "NORRVIK LOFOTEN",
  voyageReference: "367W",
};
const ARRIVES: TrackingEvent = {
  ...DEPARTED,
  eventId: "arrives",
  transportEventTypeCode: "ARRI",
  eventClassifierCode: "EST",
  eventDateTime: "2026-12-20T08:00:00+01:00",
  unLocationCode: "NLRTM",
};

/** My Bookings over HTTP, over whichever database: three bookings, made one minute after the other. */
export const bookingListContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: freightFeatures() });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
    await book(SEARCH, "api", "PO 88213");
    server.clock.advance(MINUTE);
    await book(BY_RAIL, "api", "  Größe 40 % ");
    server.clock.advance(MINUTE);
    await book(SEARCH, "excel");
    server.clock.advance(MINUTE);
  });
  afterEach(() => server.close());

  const book = async (search: object, pick: "api" | "excel", reference?: string) => {
    const call = { url: "/api/resource/rates/spot-on", headers } as const;
    const rates = await server.app.inject({ ...call, method: "POST", payload: search });
    const [group] = parsed<RatesAnswer>(rates.body).result;
    const bookable = group?.api?.find(({ offerId }) => offerId.includes("."));
    const offerId = pick === "api" ? bookable?.offerId : group?.excel?.[0]?._id;
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    const booked = await server.app.inject({
      ...call,
      method: "PUT",
      payload: reference === undefined ? payload : { ...payload, reference },
    });
    if (booked.statusCode !== 200) throw new Error(booked.body);
  };
  const list = async (query: Readonly<Record<string, string>> = {}) => {
    const url = `/api/resource/quotation?${new URLSearchParams(query).toString()}`;
    const answer = await server.app.inject({ method: "GET", url, headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return parsed<QuotationsAnswer>(answer.body);
  };
  const numbers = async (query: Readonly<Record<string, string>>) =>
    (await list(query)).result.map(({ quotationId }) => quotationId);
  const rowOf = async (number: string | undefined) => {
    const row = (await list()).result.find(({ quotationId }) => quotationId === number);
    if (row === undefined) throw new Error(`${String(number)} is not listed`);
    return row;
  };
  const report = async (number: string | undefined, events: readonly TrackingEvent[]) => {
    const { _id: quotation } = await rowOf(number);
    await addEvents(
      server.database.db,
      events.map((event) => ({ quotation, event })),
      { at: server.clock.now(), source: "test" },
    );
  };
  const setReference = async (id: string, reference: unknown, as: CredentialHeaders = headers) => {
    const url = `/api/resource/quotation/${id}/reference`;
    const answer = await server.app.inject({ method: "PUT", url, headers: as, payload: { reference } });
    return { status: answer.statusCode, body: parsed<ReferenceAnswer>(answer.body) };
  };

  describe("a booking in the list", () => {
    it("has its route, carrier, vessel, dates, containers, total and reference", async () => {
      const { shipment, providerName, reference, shippingLine, trackingType } = await rowOf(RAIL);
      expect({ providerName, reference, shippingLine, trackingType }).toEqual({
        providerName: "Norrvik Line",
        reference: "Größe 40 %",
        shippingLine: "Norrvik Line",
        trackingType: "fcl",
      });
      expect(shipment).toEqual({
        from: { locationName: "Tughlakabad", unLocationCode: "INTKD", kind: "inland", timeZone: "Asia/Calcutta" },
        to: { locationName: "Rotterdam", unLocationCode: "NLRTM", kind: "sea", timeZone: "Europe/Amsterdam" },
        vesselName: "NORRVIK ASTRID",
        voyageReference: expect.stringMatching(/^\d+W$/),
        departure: { eventDateTime: "2026-12-10T06:00", eventClassifierCode: "PLN" },
        portOfLoading: { locationName: "Nhava Sheva", unLocationCode: "INNSA", timeZone: "Asia/Calcutta" },
        handover: { kind: "gate-in", locationName: "Tughlakabad", local: "2026-12-04T10:00" },
        arrival: { eventDateTime: "2027-01-01T14:00", eventClassifierCode: "PLN" },
        stage: "planned",
        containers: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2 }],
        total: { currency: "USD", amount: expect.any(Number) },
      });
    });

    it("serves other requests between the summaries of bookings", async () => {
      const { result } = await list();
      await outdateSummaries(
        server.database.db,
        result.map(({ _id }) => _id),
      );
      const [outdated, ...others] = await listAccountsWithOutdatedSummaries(server.database.db);
      let pauses = 0;
      await refreshOutdated(server.database.db, outdated ?? "", server.clock.now(), Infinity, async () => {
        pauses += 1;
      });
      expect([others, pauses, await listAccountsWithOutdatedSummaries(server.database.db)]).toEqual([[], 3, []]);
    });

    it("follows what the line reports", async () => {
      await list();
      await report(AT_PORT, [DEPARTED, ARRIVES]);
      expect((await rowOf(AT_PORT)).shipment).toMatchObject({
        vesselName: "NORRVIK LOFOTEN",
        voyageReference: "367W",
        departure: { eventDateTime: "2026-11-19T06:20", eventClassifierCode: "ACT" },
        arrival: { eventDateTime: "2026-12-20T08:00", eventClassifierCode: "EST" },
        stage: "under-way",
      });
      expect(await numbers({ search: "lofoten" })).toEqual([AT_PORT]);
    });

    it("keeps the reference of the first call when the booking is repeated, and accepts a new one later", async () => {
      const { _id: id } = await rowOf(AT_PORT);
      expect((await setReference(id, " SO 2291 Leeds ")).body.result).toEqual([{ reference: "SO 2291 Leeds" }]);
      expect((await rowOf(AT_PORT)).reference).toBe("SO 2291 Leeds");
      expect([await numbers({ search: "leeds" }), await numbers({ search: "88213" })]).toEqual([[AT_PORT], []]);
      expect((await setReference(id, "  ")).body.result).toEqual([{ reference: null }]);
      expect((await rowOf(AT_PORT)).reference).toBe(null);
    });

    it("refuses a reference from another shipper, and one that is too long", async () => {
      const { _id: id } = await rowOf(AT_PORT);
      const rival = await signInAs(server.app, RIVAL);
      const refusals = [
        await setReference(id, "mine", rival),
        await setReference("nothing", "mine"),
        await setReference(id, "x".repeat(36)),
        await setReference(id, 7),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([404, 404, 422, 422]);
      expect((await rowOf(AT_PORT)).reference).toBe("PO 88213");
    });
  });

  describe("the list", () => {
    it("is as it always was with limit and skip alone: newest first, with the number of all", async () => {
      const { result, lenResult, facets } = await list({ limit: "2", skip: "1" });
      expect(result.map(({ quotationId }) => quotationId)).toEqual([RAIL, AT_PORT]);
      expect(lenResult).toBe(3);
      expect(facets).toEqual({
        statuses: [
          { status: 0, count: 1 },
          { status: 1, count: 2 },
        ],
        carriers: ["CASTELLAN", "Norrvik Line"],
      });
    });

    it("finds the words of a search in any field", async () => {
      const expected = [
        ["rotterdam", [SHEET, RAIL, AT_PORT]],
        ["INTKD", [RAIL]],
        ["tughlakabad NORRVIK", [RAIL]],
        ["astrid", [RAIL, AT_PORT]],
        ["po 88213", [AT_PORT]],
        ["grosse", []],
        ["grösse", []],
        ["größe", [RAIL]],
        ["40 %", [RAIL]],
        ["%", [RAIL]],
        ["_", []],
        ["klb-2026-000002", [RAIL]],
        ["qtn-2026", [SHEET, RAIL, AT_PORT]],
        ["rotterdam hamburg", []],
        ["Nhava Sheva (INNSA), India", [SHEET, AT_PORT]],
        ["  ", [SHEET, RAIL, AT_PORT]],
      ] as const;
      const found = [];
      for (const [search] of expected) found.push([search, await numbers({ search })]);
      expect(found).toEqual(expected);
    });

    it("finds by status, and counts the other statuses all the same", async () => {
      expect(await numbers({ status: "0" })).toEqual([SHEET]);
      expect(await numbers({ status: "unknown" })).toEqual([]);
      await server.database.db
        .updateTable("bookingSummary")
        .set({ status: 3 })
        .where("quotationId", "=", RAIL ?? "")
        .execute();
      const { result, lenResult, facets } = await list({ status: "unknown", carrier: "Norrvik Line" });
      expect([result.map(({ quotationId }) => quotationId), lenResult]).toEqual([[RAIL], 1]);
      expect(facets?.statuses).toEqual([
        { status: 1, count: 1 },
        { status: 3, count: 1 },
      ]);
    });

    it("finds by the day of departure, both days included, and by carrier", async () => {
      expect(await numbers({ departureFrom: "2026-12-10" })).toEqual([RAIL]);
      expect(await numbers({ departureTill: "2026-12-10", departureFrom: "2026-12-10" })).toEqual([RAIL]);
      expect(await numbers({ departureTill: "2026-12-09" })).not.toContain(RAIL);
      expect(await numbers({ carrier: "CASTELLAN" })).toEqual([SHEET]);
      expect(await numbers({ carrier: "nobody" })).toEqual([]);
    });

    it("is sorted by date of booking, departure, arrival or total", async () => {
      const orders = [await numbers({ sort: "bookedOn" }), await numbers({ sort: "-departure" })];
      expect(orders).toEqual([
        [AT_PORT, RAIL, SHEET],
        [RAIL, ...(await numbers({ sort: "-departure" })).slice(1)],
      ]);
      expect((await numbers({ sort: "departure" })).at(-1)).toBe(RAIL);
      expect((await numbers({ sort: "arrival" })).at(-1)).toBe(RAIL);
      const totals = (await list({ sort: "-total" })).result.map(({ shipment }) => shipment?.total?.amount ?? -1);
      expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    });

    it("puts what has no value last, whichever way it is sorted", async () => {
      await list();
      await server.database.db
        .updateTable("bookingSummary")
        .set({ totalMinor: null })
        .where("quotationId", "=", RAIL ?? "")
        .execute();
      expect((await numbers({ sort: "total" })).at(-1)).toBe(RAIL);
      expect((await numbers({ sort: "-total" })).at(-1)).toBe(RAIL);
    });

    it("runs what is confirmed and not over: not a request, not what has arrived long ago", async () => {
      expect(await numbers({ running: "true", sort: "arrival" })).toEqual([AT_PORT, RAIL]);
      await confirmBooking(server.database.db, SHEET ?? "", null, START);
      expect(await numbers({ running: "true" })).toEqual([SHEET, RAIL, AT_PORT]);
      await report(AT_PORT, [
        DEPARTED,
        { ...ARRIVES, eventClassifierCode: "ACT", eventDateTime: "2026-11-20T08:00:00+01:00" },
      ]);
      const ends = Number.MAX_SAFE_INTEGER;
      await server.database.db.updateTable("session").set({ idleUntil: ends, expiresAt: ends }).execute();
      server.clock.advance(14 * DAY);
      expect(await numbers({ running: "true" })).toContain(AT_PORT);
      server.clock.advance(DAY);
      expect(await numbers({ running: "true" })).not.toContain(AT_PORT);
    });

    it("refuses an unknown status, order or day, and a long search", async () => {
      for (const query of ["status=3", "sort=price", "departureFrom=soon", `search=${"x".repeat(101)}`]) {
        const answer = await server.app.inject({ method: "GET", url: `/api/resource/quotation?${query}`, headers });
        expect([query, answer.statusCode]).toEqual([query, 400]);
      }
    });
  });
};
