import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import type { TrackingQuery, TrackingEvent } from "#domain/tracking";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { event } from "#tests/support/shipments.ts";
import { agreed, dated, failure, matching, refused, signedIn, signedOut, success } from "./kit.ts";

const { arrayContaining, eachLike, like, number } = MatchersV3;

const bookingId = "KLB-2026-000123";
const tracked: TrackingQuery = { bookingId, type: "fcl", shippingLine: "Norrvik Line" };
const asked = {
  method: "GET",
  path: "/api/resource/shipment/tracking",
  query: { bookingId, type: "fcl", shippingLine: "Norrvik Line" },
} as const;

const moment = (example: string) => matching("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}.*", example);

const stop = (role: string, name: string, code: string) => ({
  shipmentLocationType: role,
  locationName: like(name),
  country: like("India"),
  unLocationCode: code,
  coordinates: { latitude: number(18.95), longitude: number(72.95) },
  timeZone: like("Asia/Kolkata"),
});

const overview = [stop("POL", "Nhava Sheva", "INNSA"), stop("POD", "Rotterdam", "NLRTM")];
const reportedStop = (role: string, name: string, code: string) => ({
  role,
  name,
  country: "India",
  code,
  coordinates: { latitude: 18.95, longitude: 72.95 },
  timeZone: "Asia/Kolkata",
});
const stops = [reportedStop("POL", "Nhava Sheva", "INNSA"), reportedStop("POD", "Rotterdam", "NLRTM")];

const vessel = {
  modeOfTransport: "VESSEL",
  vesselName: like("NORRVIK ASTRID"),
  vesselIMONumber: like("9321483"),
  voyageReference: like("614W"),
  voyageDetailsLink: like("https://norrvik.example/voyages/614W"),
};
const aboard = {
  mode: "VESSEL",
  vesselName: "NORRVIK ASTRID",
  vesselImo: "9321483",
  voyage: "614W",
  voyageLink: "https://norrvik.example/voyages/614W",
};

const departure = {
  ...vessel,
  eventId: "departed",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: moment("2026-11-12T06:20:00+05:30"),
  eventCreatedDateTime: moment("2026-11-12T01:05:00Z"),
  internalEventLabel: like("Vessel departure"),
  unLocationCode: "INNSA",
  locationName: like("Nhava Sheva"),
  address: like("Jawaharlal Nehru Port, India"),
  changeRemark: like("Berthed late"),
};
const departed: TrackingEvent = event({
  ...aboard,
  id: "departed",
  eventType: "TRANSPORT",
  code: "DEPA",
  classifier: "ACT",
  at: "2026-11-12T06:20:00+05:30",
  reportedAt: "2026-11-12T01:05:00Z",
  label: "Vessel departure",
  locationCode: "INNSA",
  locationName: "Nhava Sheva",
  address: "Jawaharlal Nehru Port, India",
  remark: "Berthed late",
});

describe("tracking a shipment", () => {
  it("carries the route, its way by sea and everything that was told", () =>
    agreed({
      title: "a shipment at sea",
      given: { ...signedIn, "a shipment is at sea": { bookingId } },
      asked,
      answered: success([
        {
          overview,
          details: arrayContaining(
            { ...departure, facilityTypeCode: "POTE", facilityName: like("Jawaharlal Nehru Port") },
            {
              eventId: "loaded",
              eventType: "EQUIPMENT",
              equipmentEventTypeCode: "LOAD",
              equipmentReference: like("KLSU4821178"),
              emptyIndicatorCode: "LADEN",
              eventClassifierCode: "ACT",
            },
            {
              eventId: "confirmed",
              eventType: "SHIPMENT",
              shipmentEventTypeCode: "CONF",
              documentTypeCode: "BKG",
              eventClassifierCode: "ACT",
            },
            {
              eventId: "expected",
              eventType: "TRANSPORT",
              transportEventTypeCode: "ARRI",
              eventClassifierCode: "EST",
              eventDateTime: moment("2026-12-04T14:00:00+01:00"),
              unLocationCode: "NLRTM",
            },
          ),
          lastHeardAt: moment("2026-11-19T09:00:00Z"),
          seaLanes: eachLike({ from: "INNSA", to: "NLRTM", path: eachLike([number(72.9), number(18.9)], 2) }),
        },
      ]),
      proves: async ({ shipments }) =>
        expect(await outcomeOf(shipments.track(tracked, patient()))).toEqual({
          value: {
            stops,
            lanes: [
              {
                from: "INNSA",
                to: "NLRTM",
                path: [
                  { latitude: 18.9, longitude: 72.9 },
                  { latitude: 18.9, longitude: 72.9 },
                ],
              },
            ],
            events: [
              { ...departed, facilityType: "POTE", facilityName: "Jawaharlal Nehru Port" },
              event({
                id: "loaded",
                eventType: "EQUIPMENT",
                code: "LOAD",
                equipment: "KLSU4821178",
                emptyIndicator: "LADEN",
                classifier: "ACT",
              }),
              event({ id: "confirmed", eventType: "SHIPMENT", code: "CONF", documentType: "BKG", classifier: "ACT" }),
              event({
                id: "expected",
                eventType: "TRANSPORT",
                code: "ARRI",
                classifier: "EST",
                at: "2026-12-04T14:00:00+01:00",
                locationCode: "NLRTM",
              }),
            ],
            lastUpdatedAt: "2026-11-19T09:00:00Z",
          },
        }),
    }));

  it("carries what was corrected, taken back, or is not understood", () =>
    agreed({
      title: "a shipment with corrections",
      given: { ...signedIn, "a shipment has corrections": { bookingId } },
      asked,
      answered: success([
        {
          overview,
          details: arrayContaining(
            departure,
            { ...departure, changeRemark: "Departure corrected" },
            { eventId: "loaded", isRetracted: true, changeRemark: like("Wrong container") },
            { eventId: "unknown", eventType: "EQUIPMENT", equipmentEventTypeCode: "TELE", eventClassifierCode: "ACT" },
          ),
        },
      ]),
      proves: async ({ shipments }) =>
        expect(await outcomeOf(shipments.track(tracked, patient()))).toEqual({
          value: {
            stops,
            lanes: [],
            events: [
              departed,
              { ...departed, remark: "Departure corrected" },
              event({ id: "loaded", isRetracted: true, remark: "Wrong container" }),
              event({ id: "unknown", eventType: "EQUIPMENT", code: "TELE", classifier: "ACT" }),
            ],
            lastUpdatedAt: null,
          },
        }),
    }));

  it("carries the planned route of a booking that was just made", () =>
    agreed({
      title: "a shipment that is planned",
      given: { ...signedIn, "a shipment is planned": { bookingId } },
      asked,
      answered: success([
        {
          overview,
          details: arrayContaining({
            eventType: "TRANSPORT",
            transportEventTypeCode: "DEPA",
            eventClassifierCode: "PLN",
            eventDateTime: dated("2026-11-26T06:20:00+05:30"),
            unLocationCode: "INNSA",
          }),
        },
      ]),
      proves: async ({ shipments }) =>
        expect(await outcomeOf(shipments.track(tracked, patient()))).toMatchObject({
          value: { stops, events: [{ classifier: "PLN", code: "DEPA", at: "2026-11-26T06:20:00+05:30" }] },
        }),
    }));

  it("is empty while nothing is known", () =>
    agreed({
      title: "a shipment of which nothing is known",
      given: { ...signedIn, "nothing is known of a shipment": { bookingId } },
      asked,
      answered: success([]),
      proves: async ({ shipments }) =>
        expect(await outcomeOf(shipments.track(tracked, patient()))).toEqual({ value: null }),
    }));
});

describe("tracking is refused", () => {
  const outcome = (message: string) => refused("not-found", message);

  it("for a booking that nobody has", () =>
    agreed({
      title: "a shipment of no booking",
      given: { ...signedIn, "no booking has the number": { bookingId } },
      asked,
      answered: failure(404, 4040, "No tracking data found."),
      proves: async ({ shipments }) =>
        expect(await outcomeOf(shipments.track(tracked, patient()))).toEqual({
          failure: outcome("No tracking data found."),
        }),
    }));

  it("for somebody else's booking in the same words", () =>
    agreed({
      title: "a shipment of somebody else's booking",
      given: { ...signedIn, "another shipper has the booking": { bookingId } },
      asked,
      answered: failure(404, 4040, "No tracking data found."),
      proves: async ({ shipments }) =>
        expect(await outcomeOf(shipments.track(tracked, patient()))).toEqual({
          failure: outcome("No tracking data found."),
        }),
    }));

  it("for a Booking ID that cannot be one", () => {
    const long = "K".repeat(65);
    return agreed({
      title: "a shipment by a Booking ID that is too long",
      given: signedIn,
      asked: { ...asked, query: { ...asked.query, bookingId: long } },
      answered: failure(400, 4000, "The parameter bookingId is refused. At most 64 characters."),
      proves: async ({ shipments }) =>
        expect(await outcomeOf(shipments.track({ ...tracked, bookingId: long }, patient()))).toEqual({
          failure: refused("bad-request", "The parameter bookingId is refused. At most 64 characters."),
        }),
    });
  });

  it("without a session", () =>
    agreed({
      title: "a shipment after the session has ended",
      given: signedOut,
      asked,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ shipments }) =>
        expect(await outcomeOf(shipments.track(tracked, patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("by a server that meets a fault", () =>
    agreed({
      title: "a shipment while the server meets a fault",
      given: { ...signedIn, "the server meets a fault": {} },
      asked,
      answered: failure(500, 5000, "Something went wrong. Please try again."),
      proves: async ({ shipments }) =>
        expect(await outcomeOf(shipments.track(tracked, patient()))).toEqual({
          failure: refused("internal", "Something went wrong. Please try again."),
        }),
    }));
});
