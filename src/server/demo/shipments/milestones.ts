import type { RouteLeg, RoutePoint } from "#domain/rates";
import { momentIn } from "#server/platform/time.ts";
import type { TrackingEvent } from "#api/schema.d.ts";
import { hash } from "../freight/hash.ts";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A demo booking whose legs are moved to the days before today. */
export interface DemoJourney {
  readonly name: string;
  readonly provider: string;
  readonly legs: readonly RouteLeg[];
  readonly containers: readonly string[];
  readonly bookedAt: number;
  readonly shift: number;
  readonly now: number;
  readonly findTimeZone: (code: string) => string | null;
}

export interface Milestone {
  readonly at: number;
  readonly fields: TrackingEvent;
}

const MODES: Readonly<Record<RouteLeg["mode"], string>> = {
  sea: "VESSEL",
  rail: "RAIL",
  truck: "TRUCK",
  barge: "BARGE",
  unknown: "TRUCK",
};

const toPlaceFields = ({ name, code, kind }: RoutePoint): TrackingEvent => ({
  locationName: name,
  unLocationCode: code,
  facilityTypeCode: kind === "inland" ? "INTE" : "POTE",
});

const findVessel = (leg: RouteLeg, provider: string): TrackingEvent => {
  if (leg.mode !== "sea") return { modeOfTransport: MODES[leg.mode] };
  const site = `https://${provider.toLowerCase().replaceAll(" ", "-")}.example`;
  return {
    modeOfTransport: "VESSEL",
    vesselName: leg.vessel,
    voyageReference: leg.voyage,
    voyageDetailsLink: leg.voyage === null ? null : `${site}/voyages/${leg.voyage}`,
  };
};

/* Sheets name the day only: the vessel then sails in the morning. */
const toMoment = (journey: DemoJourney, point: RoutePoint, local: string | null): number | null => {
  if (local === null) return null;
  const wall = Date.parse(`${local.length > 10 ? local : `${local}T09:00`}:00Z`);
  const zone = journey.findTimeZone(point.code ?? "");
  const ahead = zone === null ? 0 : Date.parse(`${momentIn(wall, zone).slice(0, 19)}Z`) - wall;
  return wall - ahead + journey.shift;
};

const equipment = (code: string, emptyIndicatorCode: "EMPTY" | "LADEN", more: TrackingEvent): TrackingEvent => ({
  eventType: "EQUIPMENT",
  equipmentEventTypeCode: code,
  emptyIndicatorCode,
  ...more,
});

const legMilestones = (journey: DemoJourney, leg: RouteLeg): readonly Milestone[] => {
  const [departure, arrival] = [toMoment(journey, leg.from, leg.departure), toMoment(journey, leg.to, leg.arrival)];
  if (departure === null || arrival === null) return [];
  const vessel = findVessel(leg, journey.provider);
  const move = (code: "DEPA" | "ARRI", point: RoutePoint): TrackingEvent => ({
    eventType: "TRANSPORT",
    transportEventTypeCode: code,
    ...vessel,
    ...toPlaceFields(point),
  });
  return [
    { at: departure - 5 * HOUR_MS, fields: equipment("LOAD", "LADEN", { ...vessel, ...toPlaceFields(leg.from) }) },
    { at: departure, fields: move("DEPA", leg.from) },
    { at: arrival, fields: move("ARRI", leg.to) },
    { at: arrival + 5 * HOUR_MS, fields: equipment("DISC", "LADEN", { ...vessel, ...toPlaceFields(leg.to) }) },
  ];
};

const truck = (point: RoutePoint): TrackingEvent => ({ ...toPlaceFields(point), modeOfTransport: "TRUCK" });

export const toMilestones = (journey: DemoJourney): readonly Milestone[] => {
  const [first, last] = [journey.legs[0], journey.legs.at(-1)];
  const way = journey.legs.flatMap((leg) => legMilestones(journey, leg));
  const [start, end] = [way[0]?.at, way.at(-1)?.at];
  if (first === undefined || last === undefined || start === undefined || end === undefined) return [];
  const depot: TrackingEvent = { ...truck(first.from), facilityTypeCode: "DEPO" };
  return [
    { at: start - 16 * HOUR_MS, fields: equipment("GTOT", "EMPTY", depot) },
    { at: start - 7 * HOUR_MS, fields: equipment("GTIN", "LADEN", truck(first.from)) },
    ...way,
    { at: end + 26 * HOUR_MS, fields: equipment("CUSR", "LADEN", toPlaceFields(last.to)) },
    { at: end + 30 * HOUR_MS, fields: equipment("AVPU", "LADEN", toPlaceFields(last.to)) },
    { at: end + 7 * DAY_MS, fields: equipment("GTOT", "LADEN", truck(last.to)) },
    { at: end + 11 * DAY_MS, fields: equipment("GTIN", "EMPTY", { ...truck(last.to), facilityTypeCode: "DEPO" }) },
  ];
};

export const toEvent = (
  journey: DemoJourney,
  fields: TrackingEvent,
  {
    id,
    classifier,
    at,
    toldAt,
  }: { readonly id: string; readonly classifier: string; readonly at: number | null; readonly toldAt: number },
): TrackingEvent => ({
  ...fields,
  eventId: `${journey.name}-${id}`,
  eventClassifierCode: classifier,
  ...(at === null ? {} : { eventDateTime: momentIn(at, journey.findTimeZone(fields.unLocationCode ?? "") ?? "UTC") }),
  eventCreatedDateTime: new Date(toldAt).toISOString(),
});

/** A move happens a little before or after it was planned for. */
const happensAt = (journey: DemoJourney, { at }: Milestone, index: number): number =>
  at + ((hash(`${journey.name} ${index}`) % 240) - 60) * 60_000;

export const reportedByNow = (journey: DemoJourney): readonly TrackingEvent[] =>
  toMilestones(journey).flatMap((milestone, index) => {
    const { fields, at } = milestone;
    const happened = happensAt(journey, milestone, index);
    const containers = fields.eventType === "EQUIPMENT" ? journey.containers : [null];
    const plan = { id: `${index}-plan`, classifier: "PLN", at, toldAt: journey.bookedAt + DAY_MS };
    const isMove = fields.eventType === "TRANSPORT";
    const planned = isMove && plan.toldAt < journey.now ? [toEvent(journey, fields, plan)] : [];
    if (happened < journey.now - HOUR_MS)
      return [
        ...planned,
        ...containers.map((number, nth) =>
          toEvent(journey, number === null ? fields : { ...fields, equipmentReference: number }, {
            id: `${index}-${nth}`,
            classifier: "ACT",
            at: happened,
            toldAt: happened + HOUR_MS,
          }),
        ),
      ];
    return planned;
  });
