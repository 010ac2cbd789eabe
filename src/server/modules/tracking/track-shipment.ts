import type { FindPlace } from "../places/seeds/seed.ts";
import { readTrackingEvent, readTrackingStop } from "#api/readers/tracking-event.ts";
import type { RouteLeg } from "#domain/rates";
import type { Instant } from "#domain/time";
import { type Journey, toJourney, EMPTY_EVENT, getMoveLabel } from "#domain/tracking";
import type { Tracking, TrackingEvent } from "#api/schema.d.ts";
import type { QuotationTable } from "../bookings/tables.ts";
import type { Executor } from "#server/schema.ts";
import { placesByCode } from "../places/store.ts";
import { findShipmentEvents } from "./store.ts";
import { bookedJourney } from "../rates/stored-offer.ts";
import { instantOf, momentIn } from "#server/platform/time.ts";
import { lanesOfRoute } from "./sea-lanes.ts";
import { placeFacts, plannedEvents, routeStops } from "./planned-route.ts";

const CANCELLED = 2;
const OFFICE_ZONE = "Asia/Kolkata";

/** The legs that a booking was quoted with. */
export const bookedLegs = (quotation: QuotationTable): readonly RouteLeg[] => bookedJourney(quotation).legs;

const isSameMove = (one: TrackingEvent, other: TrackingEvent): boolean =>
  one.eventType === other.eventType &&
  codeOfEvent(one) === codeOfEvent(other) &&
  one.unLocationCode === other.unLocationCode;

/* What we know ourselves: that it was asked for, and whether it was cancelled. When it was cancelled we did not note. */
const ownEvents = (quotation: QuotationTable, heard: readonly TrackingEvent[]): readonly TrackingEvent[] => {
  const requested: TrackingEvent = {
    eventId: "own-request",
    eventType: "SHIPMENT",
    shipmentEventTypeCode: "RECE",
    documentTypeCode: "CBR",
    eventClassifierCode: "ACT",
    eventDateTime: momentIn(quotation.bookedAt, OFFICE_ZONE),
    timeZone: OFFICE_ZONE,
  };
  const cancelled: TrackingEvent = {
    eventId: "own-cancellation",
    eventType: "SHIPMENT",
    shipmentEventTypeCode: "CANC",
    documentTypeCode: "BKG",
    eventClassifierCode: "ACT",
  };
  const isTold = heard.some((event) => codeOfEvent(event) === "CANC");
  return quotation.status === CANCELLED && !isTold ? [requested, cancelled] : [requested];
};

const completed = (event: TrackingEvent, findPlace: FindPlace): TrackingEvent => {
  const place = findPlace(event.unLocationCode ?? "");
  return {
    ...placeFacts(place),
    ...event,
    locationName: event.locationName ?? place?.name ?? null,
    address: event.address ?? event.facilityName ?? place?.countryName ?? null,
    internalEventLabel: event.internalEventLabel ?? labelOf(event),
  };
};

const placesOf = async (
  db: Executor,
  legs: readonly RouteLeg[],
  events: readonly TrackingEvent[],
): Promise<FindPlace> => {
  const stops = legs.flatMap(({ from, to }) => [from.code, to.code]);
  const codes = [...stops, ...events.map(({ unLocationCode }) => unLocationCode ?? null)];
  const places = await placesByCode(db, [...new Set(codes.filter((code) => code !== null))]);
  return (code) => places.get(code);
};

type ShipmentEvents = Awaited<ReturnType<typeof findShipmentEvents>>;
type TrackedRoute = Omit<Tracking, "seaLanes">;

const trackRoute = async (
  db: Executor,
  quotation: QuotationTable,
  legs: readonly RouteLeg[],
  heard: ShipmentEvents,
): Promise<TrackedRoute | null> => {
  const told = heard?.events ?? [];
  const findPlace = await placesOf(db, legs, told);
  const overview = routeStops(legs, findPlace);
  if (overview.length === 0 && told.length === 0) return null;
  const planned = plannedEvents(legs, findPlace).filter((plan) => !told.some((event) => isSameMove(event, plan)));
  const details = [...ownEvents(quotation, told), ...told, ...planned];
  return {
    overview: [...overview],
    details: details.map((event) => completed(event, findPlace)),
    lastHeardAt: heard === null ? null : instantOf(heard.lastUpdatedAt),
  };
};

/**
 * Where a booking is: the route it was booked with, every event that was told of it (corrected and retracted ones too),
 * and of the offer's plan what the line has not spoken of. Null when neither route nor event is known.
 */
export const trackBooking = async (db: Executor, quotation: QuotationTable): Promise<Tracking | null> => {
  const tracked = await trackRoute(db, quotation, bookedLegs(quotation), await findShipmentEvents(db, quotation.id));
  return tracked === null ? null : { ...tracked, seaLanes: [...lanesOfRoute(tracked.overview)] };
};

/** The journey of a booking as the portal would show it; null while no event was reported. */
export const reportedJourney = async (
  db: Executor,
  quotation: QuotationTable,
  legs: readonly RouteLeg[],
  now: Instant,
): Promise<Journey | null> => {
  const heard = await findShipmentEvents(db, quotation.id);
  const tracked = heard === null ? null : await trackRoute(db, quotation, legs, heard);
  if (tracked === null) return null;
  const { overview, details, lastHeardAt } = tracked;
  const stops = overview.flatMap((stop) => readTrackingStop(stop).unwrapOr(null) ?? []);
  const events = details.map((event) => readTrackingEvent(event).unwrapOr(EMPTY_EVENT));
  return toJourney({ stops, lanes: [], events, lastUpdatedAt: lastHeardAt ?? null }, now);
};

/** The event code, whichever of the three kinds it is. */
export const codeOfEvent = (event: TrackingEvent): string | null =>
  event.transportEventTypeCode ?? event.equipmentEventTypeCode ?? event.shipmentEventTypeCode ?? null;

/** What happened, in plain words. */
const labelOf = (event: TrackingEvent): string => getMoveLabel(readTrackingEvent(event).unwrapOr(EMPTY_EVENT));
