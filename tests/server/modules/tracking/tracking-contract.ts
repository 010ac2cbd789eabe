import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { trackingFeature } from "#server/modules/tracking/routes.ts";
import { addEvents, deleteEvents } from "#server/modules/tracking/store.ts";
import type { Failure, RatesAnswer, TrackingAnswer, TrackingEvent } from "#api/schema.d.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
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

const RIVAL = "rival@trader.example";
const BOOKING = "KLB-2026-000001";
const FROM_TUGHLAKABAD = { ...SEARCH, placeOfOrigin: "INTKD", placeOfOriginType: "Ramp", originPlace: "Tughlakabad" };

const DEPARTED: TrackingEvent = {
  eventId: "departed",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-19T06:20:00+05:30",
  eventCreatedDateTime: "2026-11-19T01:05:00Z",
  modeOfTransport: "VESSEL",
  unLocationCode: "INNSA",
  vesselName: "NORRVIK ASTRID",
};

/** Tracking over HTTP, over whichever database. */
export const trackingContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), trackingFeature()] });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const book = async (search: object, pick: "api" | "excel" = "api") => {
    const call = { url: "/api/resource/rates/spot-on", headers } as const;
    const rates = await server.app.inject({ ...call, method: "POST", payload: search });
    const [group] = parsed<RatesAnswer>(rates.body).result;
    const bookable = group?.api?.find(({ offerId }) => offerId.includes("."));
    const offerId = pick === "api" ? bookable?.offerId : group?.excel?.[0]?._id;
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    const booked = await server.app.inject({ ...call, method: "PUT", payload });
    if (booked.statusCode !== 200) throw new Error(booked.body);
  };
  const track = async (query: string, as: CredentialHeaders = headers) => {
    const url = `/api/resource/shipment/tracking?${query}`;
    const answer = await server.app.inject({ method: "GET", url, headers: as });
    return { status: answer.statusCode, body: parsed<TrackingAnswer & Failure>(answer.body) };
  };
  const tracking = async (number = BOOKING, line = "Norrvik+Line") => {
    const { body } = await track(`bookingId=${number}&type=fcl&shippingLine=${line}`);
    const [shipment] = body.result;
    if (shipment === undefined || !("overview" in shipment)) throw new Error(JSON.stringify(body));
    return shipment;
  };
  const tell = async (events: readonly TrackingEvent[], at = START) => {
    const { id } = await server.database.db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
    const told = events.map((event) => ({ quotation: id, event }));
    return addEvents(server.database.db, told, { at, source: "test" });
  };

  describe("a booking just made", () => {
    it("answers the route it was booked with, as planned", async () => {
      await book(FROM_TUGHLAKABAD);
      const { overview, details, lastHeardAt } = await tracking();
      expect(
        overview.map((stop) => [stop.shipmentLocationType, stop.locationName, stop.country, stop.timeZone]),
      ).toEqual([
        ["POO", "Tughlakabad", "India", "Asia/Calcutta"],
        ["POL", "Nhava Sheva", "India", "Asia/Calcutta"],
        ["POD", "Rotterdam", "Netherlands", "Europe/Amsterdam"],
      ]);
      expect(
        details.map((event) => [event.eventClassifierCode, event.internalEventLabel, event.eventDateTime]),
      ).toEqual([
        ["ACT", "Booking request received", "2026-11-20T13:30:00+05:30"],
        ["PLN", "Rail departure", "2026-12-04T10:00:00+05:30"],
        ["PLN", "Rail arrival", "2026-12-08T16:00:00+05:30"],
        ["PLN", "Vessel departure", "2026-12-10T06:00:00+05:30"],
        ["PLN", "Vessel arrival", "2027-01-01T14:00:00+01:00"],
      ]);
      expect(lastHeardAt).toBe(null);
    });

    it("is found by its quotation number, also while it waits for its booking number", async () => {
      await book(SEARCH, "excel");
      const { overview } = await tracking("QTN-2026-000001", "castellan");
      expect(
        overview.map(({ shipmentLocationType, unLocationCode }) => [shipmentLocationType, unLocationCode]),
      ).toEqual([
        ["POL", "INNSA"],
        ["POD", "NLRTM"],
      ]);
    });
  });

  describe("a booking on its way", () => {
    it("merges reported events with facts of the place and replaces the plan", async () => {
      await book(SEARCH);
      await tell([DEPARTED]);
      const { details, lastHeardAt } = await tracking();
      expect(details.map((event) => event.eventId)).toEqual(["own-request", "departed", "plan-1-ARRI"]);
      expect(details[1]).toEqual({
        ...DEPARTED,
        internalEventLabel: "Vessel departure",
        locationName: "Nhava Sheva",
        address: "India",
        timeZone: "Asia/Calcutta",
        coordinates: { latitude: expect.closeTo(18.9, 0), longitude: expect.closeTo(72.9, 0) },
      });
      expect(lastHeardAt).toBe("2026-11-19T01:05:00.000Z");
    });

    it("keeps corrected and retracted events, and ignores repeated ones", async () => {
      await book(SEARCH);
      const corrected = {
        ...DEPARTED,
        eventDateTime: "2026-11-19T09:00:00+05:30",
        eventCreatedDateTime: "2026-11-20T01:00:00Z",
      };
      const retracted = { ...corrected, isRetracted: true, eventCreatedDateTime: "2026-11-20T02:00:00Z" };
      expect(await tell([DEPARTED])).toBe(1);
      expect(await tell([DEPARTED, corrected, retracted], START + 1_000)).toBe(2);
      expect(await tell([retracted, DEPARTED], START + 2_000)).toBe(0);
      const { details, lastHeardAt } = await tracking();
      const told = details.filter((event) => event.eventId === "departed");
      expect(told.map((event) => [event.eventDateTime, event.isRetracted ?? false])).toEqual([
        ["2026-11-19T06:20:00+05:30", false],
        ["2026-11-19T09:00:00+05:30", false],
        ["2026-11-19T09:00:00+05:30", true],
      ]);
      expect(lastHeardAt).toBe("2026-11-20T02:00:00.000Z");
    });

    it("dates what a line does not date by when it came", async () => {
      await book(SEARCH);
      const undated: TrackingEvent = { ...DEPARTED, eventCreatedDateTime: null };
      expect([await tell([undated]), await tell([undated], START + 60_000)]).toEqual([1, 0]);
      const { details } = await tracking();
      expect(details[1]?.eventCreatedDateTime).toBe("2026-11-20T08:00:00.000Z");
    });

    it("removes all events that a source reported of the bookings of a shipper", async () => {
      await book(SEARCH);
      await tell([DEPARTED]);
      const [booked] = await server.database.db.selectFrom("quotation").select("accountId").execute();
      await deleteEvents(server.database.db, "test", booked?.accountId ?? "");
      expect((await tracking()).lastHeardAt).toBe(null);
    });

    it("shows that it is cancelled", async () => {
      await book(SEARCH);
      await server.database.db.updateTable("quotation").set({ status: 2 }).execute();
      const { details } = await tracking();
      expect(details.map((event) => event.internalEventLabel)).toContain("Booking cancelled");
    });
  });

  describe("is refused", () => {
    it("with 404: an unknown booking, one of another shipper, another type or line, and air or land", async () => {
      await book(SEARCH);
      const rival = await signInAs(server.app, RIVAL);
      const refusals = [
        await track("bookingId=KLB-2026-999999&type=lcl"),
        await track(`bookingId=${BOOKING}&type=fcl&shippingLine=Norrvik+Line`, rival),
        await track(`bookingId=${BOOKING}&type=fcl&shippingLine=MAERSK`),
        await track(`bookingId=${BOOKING}&type=lcl`),
        await track(`bookingId=${BOOKING}&type=air&airType=awb`),
        await track(`bookingId=${BOOKING}&type=land`),
      ];
      expect(refusals.map(({ status, body }) => [status, body.code, body.message])).toEqual(
        refusals.map(() => [404, 4040, "No tracking data found."]),
      );
    });

    it("at its field without what its type needs", async () => {
      for (const [type, field, message] of [
        ["fcl", "shippingLine", "Please select a shipping line."],
        ["air", "airType", "Please select an air type."],
      ] as const) {
        const { status, body } = await track(`bookingId=${BOOKING}&type=${type}`);
        expect([status, body.code, body.result]).toEqual([422, 4220, [{ field, message }]]);
      }
    });

    it("without a number or a type", async () => {
      for (const query of [
        "type=fcl&shippingLine=MSC",
        `bookingId=${BOOKING}`,
        `bookingId=${BOOKING}&type=sea`,
        "bookingId=&type=lcl",
      ]) {
        const { status } = await track(query);
        expect([400, 422]).toContain(status);
      }
    });
  });
};
