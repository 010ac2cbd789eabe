import type { FindPlace } from "#domain/places";
import { placesByCode } from "../places/index.ts";
import { readTrackingEvent, readTrackingStop } from "#api/readers/tracking-event.ts";
import type { RouteLeg } from "#domain/rates";
import type { Instant } from "#domain/time";
import {
  type Journey,
  type TrackingReport,
  toJourney,
  EMPTY_EVENT,
  getMoveLabel,
  toUtcMinutes,
} from "#domain/tracking";
import type { Tracking, TrackingEvent } from "#api/schema.d.ts";
import { type StoredBooking, readBookedJourney } from "../bookings/index.ts";
import type { Executor } from "#server/schema.ts";
import { findShipmentEvents } from "./store.ts";
import { OFFICE_ZONE, toInstant, momentIn } from "#server/platform/time.ts";
import { findSeaLanes } from "./sea-lanes/find-sea-lanes.ts";
import { placeFacts, plannedEvents, routeStops } from "./planned-route.ts";

const CANCELLED = 2;

export const bookedLegs = (quotation: StoredBooking): readonly RouteLeg[] => readBookedJourney(quotation).legs;

const isSameMove = (one: TrackingEvent, other: TrackingEvent): boolean =>
  one.eventType === other.eventType &&
  toEventCode(one) === toEventCode(other) &&
  one.unLocationCode === other.unLocationCode;

/** The ids of events whose latest report withdraws them. */
const listWithdrawnIds = (events: readonly TrackingEvent[]): ReadonlySet<string> => {
  const latest = new Map<string, TrackingEvent>();
  const reportedAt = (event: TrackingEvent | undefined): number =>
    toUtcMinutes(event?.eventCreatedDateTime ?? null) ?? Number.NEGATIVE_INFINITY;
  for (const event of events)
    if (event.eventId != null && reportedAt(event) >= reportedAt(latest.get(event.eventId)))
      latest.set(event.eventId, event);
  return new Set([...latest].flatMap(([id, { isRetracted }]) => (isRetracted === true ? [id] : [])));
};

const ownEvents = (quotation: StoredBooking, reported: readonly TrackingEvent[]): readonly TrackingEvent[] => {
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
  const isReported = reported.some((event) => toEventCode(event) === "CANC");
  return quotation.status === CANCELLED && !isReported ? [requested, cancelled] : [requested];
};

const completed = (event: TrackingEvent, findPlace: FindPlace): TrackingEvent => {
  const place = findPlace(event.unLocationCode ?? "");
  return {
    ...placeFacts(place),
    ...event,
    locationName: event.locationName ?? place?.name ?? null,
    address: event.address ?? event.facilityName ?? place?.countryName ?? null,
    internalEventLabel: event.internalEventLabel ?? toLabel(event),
  };
};

const findPlaces = async (
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
  quotation: StoredBooking,
  legs: readonly RouteLeg[],
  reported: ShipmentEvents,
): Promise<TrackedRoute | null> => {
  const events = reported?.events ?? [];
  const findPlace = await findPlaces(db, legs, events);
  const overview = routeStops(legs, findPlace);
  if (overview.length === 0 && events.length === 0) return null;
  const withdrawn = listWithdrawnIds(events);
  const valid = events.filter(({ eventId }) => eventId == null || !withdrawn.has(eventId));
  const planned = plannedEvents(legs, findPlace).filter((plan) => !valid.some((event) => isSameMove(event, plan)));
  const details = [...ownEvents(quotation, events), ...events, ...planned];
  return {
    overview: [...overview],
    details: details.map((event) => completed(event, findPlace)),
    lastHeardAt: reported === null ? null : toInstant(reported.lastUpdatedAt),
  };
};

export const trackBooking = async (db: Executor, quotation: StoredBooking): Promise<Tracking | null> => {
  const tracked = await trackRoute(db, quotation, bookedLegs(quotation), await findShipmentEvents(db, quotation.id));
  return tracked === null ? null : { ...tracked, seaLanes: [...findSeaLanes(tracked.overview)] };
};

const toReport = ({ overview, details, lastHeardAt }: TrackedRoute): TrackingReport => ({
  stops: overview.flatMap((stop) => readTrackingStop(stop).unwrapOr(null) ?? []),
  lanes: [],
  events: details.map((event) => readTrackingEvent(event).unwrapOr(EMPTY_EVENT)),
  lastUpdatedAt: lastHeardAt ?? null,
});

/** What was reported of a booking, completed by its plan, as the domain reads it; null while no event was reported. */
export const reportedShipment = async (
  db: Executor,
  quotation: StoredBooking,
  legs: readonly RouteLeg[],
): Promise<TrackingReport | null> => {
  const reported = await findShipmentEvents(db, quotation.id);
  const tracked = reported === null ? null : await trackRoute(db, quotation, legs, reported);
  return tracked === null ? null : toReport(tracked);
};

/** The journey of a booking as the portal would show it; null without a route. `isReported` while it is more than a plan. */
export const loadJourney = async (
  db: Executor,
  quotation: StoredBooking,
  legs: readonly RouteLeg[],
  now: Instant,
): Promise<{ readonly journey: Journey; readonly isReported: boolean } | null> => {
  const reported = await findShipmentEvents(db, quotation.id);
  const tracked = await trackRoute(db, quotation, legs, reported);
  return tracked === null ? null : { journey: toJourney(toReport(tracked), now), isReported: reported !== null };
};

export const toEventCode = (event: TrackingEvent): string | null =>
  event.transportEventTypeCode ?? event.equipmentEventTypeCode ?? event.shipmentEventTypeCode ?? null;

const toLabel = (event: TrackingEvent): string => getMoveLabel(readTrackingEvent(event).unwrapOr(EMPTY_EVENT));
