import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import type { TrackingEvent as ApiTrackingEvent } from "#api/schema.d.ts";
import type { TrackingEvent } from "#domain/tracking";
import { patient } from "#tests/adapters/support/api.ts";
import { event } from "#tests/support/shipments.ts";
import { CALLS } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  fieldFailure,
  fieldRefused,
  filled,
  matching,
  refusal,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const { arrayContaining, constrainedArrayLike, eachLike, number } = MatchersV3;

const { request, send } = CALLS.getTracking;
const bookingId = "KLB-2026-000123";
const booked = { bookingId, providerName: "Norrvik Line", portOfLoading: "INNSA", portOfDischarge: "NLRTM" };

const moment = (example: string) => matching("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}.*", example);

const stop = (role: string, name: string, code: string) => ({
  shipmentLocationType: role,
  locationName: filled(name),
  country: filled("India"),
  unLocationCode: code,
  coordinates: { latitude: number(18.95), longitude: number(72.95) },
  timeZone: filled("Asia/Kolkata"),
});
const overview = [stop("POL", "Nhava Sheva", booked.portOfLoading), stop("POD", "Rotterdam", booked.portOfDischarge)];

const readStop = (role: string, name: string, code: string) => ({
  role,
  name,
  country: "India",
  code,
  coordinates: { latitude: 18.95, longitude: 72.95 },
  timeZone: "Asia/Kolkata",
});
const stops = [readStop("POL", "Nhava Sheva", "INNSA"), readStop("POD", "Rotterdam", "NLRTM")];

/** The events of the state, with every property that the portal reads. */
const DEPARTED: ApiTrackingEvent = {
  eventId: "departed",
  eventType: "TRANSPORT",
  transportEventTypeCode: "DEPA",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-12T06:20:00+05:30",
  eventCreatedDateTime: "2026-11-12T01:05:00Z",
  internalEventLabel: "Vessel departure",
  modeOfTransport: "VESSEL",
  vesselName: "NORRVIK ASTRID",
  vesselIMONumber: "9321483",
  voyageReference: "614W",
  voyageDetailsLink: "https://norrvik.example/voyages/614W",
  unLocationCode: "INNSA",
  locationName: "Nhava Sheva",
  coordinates: { latitude: 18.95, longitude: 72.95 },
  timeZone: "Asia/Kolkata",
  address: "Jawaharlal Nehru Port, India",
  facilityTypeCode: "POTE",
  facilityName: "Jawaharlal Nehru Port",
  changeRemark: "Berthed late",
};
const LOADED: ApiTrackingEvent = {
  eventId: "loaded",
  eventType: "EQUIPMENT",
  equipmentEventTypeCode: "LOAD",
  equipmentReference: "KLSU4821178",
  emptyIndicatorCode: "LADEN",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-11T22:40:00+05:30",
  eventCreatedDateTime: "2026-11-11T18:00:00Z",
};
const CONFIRMED: ApiTrackingEvent = {
  eventId: "confirmed",
  eventType: "SHIPMENT",
  shipmentEventTypeCode: "CONF",
  documentTypeCode: "BKG",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-06T17:10:00+05:30",
  eventCreatedDateTime: "2026-11-06T12:00:00Z",
};
const EXPECTED: ApiTrackingEvent = {
  eventId: "expected",
  eventType: "TRANSPORT",
  transportEventTypeCode: "ARRI",
  eventClassifierCode: "EST",
  eventDateTime: "2026-12-04T14:00:00+01:00",
  eventCreatedDateTime: "2026-11-19T09:00:00Z",
  unLocationCode: "NLRTM",
};

/** Times may be written in another precision; the rest is returned as it was reported. */
const reported = ({ eventDateTime, eventCreatedDateTime, ...rest }: ApiTrackingEvent) => ({
  ...rest,
  ...(eventDateTime == null ? {} : { eventDateTime: moment(eventDateTime) }),
  ...(eventCreatedDateTime == null ? {} : { eventCreatedDateTime: moment(eventCreatedDateTime) }),
});

const departed: TrackingEvent = event({
  id: "departed",
  eventType: "TRANSPORT",
  code: "DEPA",
  classifier: "ACT",
  at: "2026-11-12T06:20:00+05:30",
  reportedAt: "2026-11-12T01:05:00Z",
  label: "Vessel departure",
  mode: "VESSEL",
  vesselName: "NORRVIK ASTRID",
  vesselImo: "9321483",
  voyage: "614W",
  voyageLink: "https://norrvik.example/voyages/614W",
  locationCode: "INNSA",
  locationName: "Nhava Sheva",
  coordinates: { latitude: 18.95, longitude: 72.95 },
  timeZone: "Asia/Kolkata",
  address: "Jawaharlal Nehru Port, India",
  facilityType: "POTE",
  facilityName: "Jawaharlal Nehru Port",
  remark: "Berthed late",
});
const loaded: TrackingEvent = event({
  id: "loaded",
  eventType: "EQUIPMENT",
  code: "LOAD",
  equipment: "KLSU4821178",
  emptyIndicator: "LADEN",
  classifier: "ACT",
  at: "2026-11-11T22:40:00+05:30",
  reportedAt: "2026-11-11T18:00:00Z",
});

describe("tracking a shipment", () => {
  it("has the route, the events and the way by sea", () =>
    testInteraction({
      title: "a shipment at sea",
      states: {
        ...signedIn,
        "a shipment has events": { ...booked, events: [DEPARTED, LOADED, CONFIRMED, EXPECTED] },
      },
      request,
      response: success([
        {
          overview,
          details: arrayContaining(...[DEPARTED, LOADED, CONFIRMED, EXPECTED].map(reported)),
          lastHeardAt: moment("2026-11-19T09:00:00Z"),
        },
      ]),
      check: expectValue(send, {
        stops,
        lanes: [],
        events: [
          departed,
          loaded,
          event({
            id: "confirmed",
            eventType: "SHIPMENT",
            code: "CONF",
            documentType: "BKG",
            classifier: "ACT",
            at: "2026-11-06T17:10:00+05:30",
            reportedAt: "2026-11-06T12:00:00Z",
          }),
          event({
            id: "expected",
            eventType: "TRANSPORT",
            code: "ARRI",
            classifier: "EST",
            at: "2026-12-04T14:00:00+01:00",
            reportedAt: "2026-11-19T09:00:00Z",
            locationCode: "NLRTM",
          }),
        ],
        lastUpdatedAt: "2026-11-19T09:00:00Z",
      }),
    }));

  it("has the way by sea between two ports", () =>
    testInteraction({
      title: "the way of a shipment by sea",
      states: { ...signedIn, "a shipment has a way by sea": booked },
      request,
      response: success([
        {
          overview,
          details: eachLike({ eventType: filled("TRANSPORT"), eventClassifierCode: filled("PLN") }),
          seaLanes: eachLike({
            from: booked.portOfLoading,
            to: booked.portOfDischarge,
            path: constrainedArrayLike([number(72.9), number(18.9)], 2, 1000, 2),
          }),
        },
      ]),
      check: expectValue(send, {
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
        events: [event({ eventType: "TRANSPORT", classifier: "PLN" })],
        lastUpdatedAt: null,
      }),
    }));

  const corrected = {
    ...DEPARTED,
    eventCreatedDateTime: "2026-11-13T01:00:00Z",
    changeRemark: "Departure corrected",
  };
  const retracted = {
    ...LOADED,
    eventCreatedDateTime: "2026-11-13T02:00:00Z",
    isRetracted: true,
    changeRemark: "Wrong container",
  };
  const unknown = {
    eventId: "unknown",
    eventType: "EQUIPMENT",
    equipmentEventTypeCode: "TELE",
    eventClassifierCode: "ACT",
    eventCreatedDateTime: "2026-11-13T03:00:00Z",
  };

  it("has every version of a corrected or retracted event, and events of unknown codes", () =>
    testInteraction({
      title: "a shipment with corrections",
      states: {
        ...signedIn,
        "a shipment has events": { ...booked, events: [DEPARTED, LOADED, corrected, retracted, unknown] },
      },
      request,
      response: success([
        { overview, details: arrayContaining(...[DEPARTED, corrected, retracted, unknown].map(reported)) },
      ]),
      check: expectValue(send, {
        stops,
        lanes: [],
        events: [
          departed,
          { ...departed, reportedAt: "2026-11-13T01:00:00Z", remark: "Departure corrected" },
          { ...loaded, reportedAt: "2026-11-13T02:00:00Z", isRetracted: true, remark: "Wrong container" },
          event({
            id: "unknown",
            eventType: "EQUIPMENT",
            code: "TELE",
            classifier: "ACT",
            reportedAt: "2026-11-13T03:00:00Z",
          }),
        ],
        lastUpdatedAt: null,
      }),
    }));

  it("has the planned departure of a booking without events", () =>
    testInteraction({
      title: "a shipment that is planned",
      states: { ...signedIn, "a shipment is planned": booked },
      request,
      response: success([
        {
          overview,
          details: arrayContaining({
            eventType: "TRANSPORT",
            transportEventTypeCode: "DEPA",
            eventClassifierCode: "PLN",
            eventDateTime: moment("2026-11-26T06:20:00+05:30"),
            unLocationCode: booked.portOfLoading,
          }),
        },
      ]),
      check: expectValue(send, {
        stops,
        lanes: [],
        events: [
          event({
            eventType: "TRANSPORT",
            code: "DEPA",
            classifier: "PLN",
            at: "2026-11-26T06:20:00+05:30",
            locationCode: "INNSA",
          }),
        ],
        lastUpdatedAt: null,
      }),
    }));

  it("is empty while nothing is known", () =>
    testInteraction({
      title: "a shipment of which nothing is known",
      states: { ...signedIn, "nothing is known of a shipment": booked },
      request,
      response: success([]),
      check: expectValue(send, null),
    }));
});

describe("tracking that is refused", () => {
  const message = "No tracking data found.";

  it.each([
    ["a shipment of no booking", { "no booking has the number": { bookingId } }],
    ["a shipment of somebody else's booking", { "another shipper has the booking": booked }],
  ] as const)("is not found: %s", (title, states) =>
    testInteraction({
      title,
      states: { ...signedIn, ...states },
      request,
      ...refusal(404, message, send),
    }),
  );

  it("is not found under another shipping line", () =>
    testInteraction({
      title: "a shipment of another shipping line",
      states: { ...signedIn, "a shipment is planned": booked },
      request: { ...request, query: { ...request.query, shippingLine: "MAERSK" } },
      response: failure(404, 4040, message),
      check: expectFailure(
        ({ shipments }) => shipments.track({ bookingId, type: "fcl", shippingLine: "MAERSK" }, patient()),
        refused("not-found", message),
      ),
    }));

  it("names the missing shipping line", () => {
    const sentence = "Please select a shipping line.";
    return testInteraction({
      title: "a shipment without a shipping line",
      states: signedIn,
      request: { ...request, query: { bookingId, type: "fcl" } },
      response: fieldRefused("shippingLine", sentence, sentence),
      check: expectFailure((_, sendAsIs) => sendAsIs(), fieldFailure("shippingLine", sentence, sentence)),
    });
  });

  it("is malformed for a Booking ID that is too long", () => {
    const long = "K".repeat(65);
    const refusal = "The parameter bookingId is refused. At most 64 characters.";
    return testInteraction({
      title: "a shipment by a Booking ID that is too long",
      states: signedIn,
      request: { ...request, query: { ...request.query, bookingId: long } },
      response: failure(400, 4000, refusal),
      check: expectFailure(
        ({ shipments }) => shipments.track({ bookingId: long, type: "fcl", shippingLine: "Norrvik Line" }, patient()),
        refused("bad-request", refusal),
      ),
    });
  });
});
