/* Two bookings, and what the carrier has reported of one of them. */
import type { TrackingEvent } from "../../../src/api/schema.d.ts";
import type { JsonObject } from "../json.ts";
import { addDays } from "./days.ts";

export const BOOKING_ID = "KLB-2026-000123";
export const PLANNED_ID = "KLB-2026-000124";
export const CONTAINERS = ["KLSU4821178", "NRVU5301267"] as const;

/* Days after the booking. A planned departure is before that of the report. */
const LOADED = 9;
export const DEPARTED = 11;
const LOOKED_AT = 12;
export const ARRIVES = 33;
/* One that has arrived counts as running for 14 days; a day of a port is over everywhere after two more. */
const STILL_RUNNING = ARRIVES + 12;
const NO_LONGER_RUNNING = ARRIVES + 16;

const VESSEL = {
  eventType: "TRANSPORT",
  modeOfTransport: "VESSEL",
  vesselName: "NORRVIK ASTRID",
  voyageReference: "614W",
} as const;

/** What the carrier has reported until the arrival: two containers, a departure and its correction, and the arrival that it expects. */
export const toEvents = (day: string): readonly TrackingEvent[] => {
  const [first, second] = CONTAINERS;
  const [loaded, departed, arrives] = [LOADED, DEPARTED, ARRIVES].map((days) => addDays(day, days));
  const load = { eventType: "EQUIPMENT", equipmentEventTypeCode: "LOAD", emptyIndicatorCode: "LADEN" } as const;
  const departure = {
    ...VESSEL,
    eventId: "departed",
    transportEventTypeCode: "DEPA",
    eventClassifierCode: "ACT",
  } as const;
  return [
    {
      ...load,
      eventId: "loaded-1",
      equipmentReference: first,
      eventClassifierCode: "ACT",
      eventDateTime: `${loaded}T22:40:00+05:30`,
      eventCreatedDateTime: `${loaded}T18:00:00Z`,
    },
    {
      ...load,
      eventId: "loaded-2",
      equipmentReference: second,
      eventClassifierCode: "ACT",
      eventDateTime: `${loaded}T23:10:00+05:30`,
      eventCreatedDateTime: `${loaded}T18:30:00Z`,
    },
    { ...departure, eventDateTime: `${departed}T01:20:00+05:30`, eventCreatedDateTime: `${departed}T01:00:00Z` },
    {
      ...departure,
      eventDateTime: `${departed}T06:20:00+05:30`,
      eventCreatedDateTime: `${departed}T02:00:00Z`,
      changeRemark: "Berthed late",
    },
    {
      ...VESSEL,
      eventId: "expected",
      transportEventTypeCode: "ARRI",
      eventClassifierCode: "EST",
      eventDateTime: `${arrives}T14:00:00+01:00`,
      eventCreatedDateTime: `${departed}T09:00:00Z`,
    },
  ];
};

const toArrival = (day: string): TrackingEvent => ({
  ...VESSEL,
  eventId: "arrived",
  transportEventTypeCode: "ARRI",
  eventClassifierCode: "ACT",
  eventDateTime: `${addDays(day, ARRIVES)}T09:30:00+01:00`,
  eventCreatedDateTime: `${addDays(day, ARRIVES)}T10:00:00Z`,
});

interface Ports {
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
}

/** A booking with the events until it has departed or arrived, and one without events. */
export const toShipmentStates = (ports: Ports, day: string, hasArrived: boolean) => {
  const places = new Map<unknown, string>([
    ["DEPA", ports.portOfLoading],
    ["ARRI", ports.portOfDischarge],
  ]);
  const events = [...toEvents(day), ...(hasArrived ? [toArrival(day)] : [])].map((event) => {
    const unLocationCode = places.get(event.transportEventTypeCode);
    return unLocationCode === undefined ? event : { ...event, unLocationCode };
  });
  const booked = { ...ports, bookingId: BOOKING_ID, providerName: "Norrvik Line" };
  return [
    { name: "a shipment has events", params: { ...booked, events } },
    { name: "a shipment is planned", params: { ...booked, bookingId: PLANNED_ID } },
  ];
};

export const toShipmentInputs = (day: string): JsonObject => ({
  trackedNumber: BOOKING_ID,
  plannedNumber: PLANNED_ID,
  firstContainer: CONTAINERS[0],
  secondContainer: CONTAINERS[1],
  bookedOn: day,
  dayUnderWay: addDays(day, LOOKED_AT),
  dayOfDeparture: addDays(day, DEPARTED),
  dayAfterArrival: addDays(day, STILL_RUNNING),
  dayLongAfterArrival: addDays(day, NO_LONGER_RUNNING),
});
