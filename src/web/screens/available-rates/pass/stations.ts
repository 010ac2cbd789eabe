import type { BookableOffer } from "#domain/bookings";
import type { LegMode, RouteLeg, RoutePoint } from "#domain/rates";
import type { CalendarDate, LocalDateTime } from "#domain/time";

/** A stop on the line: the place, the modes that arrive and leave, and the one date that matters there. */
export interface Station {
  readonly point: RoutePoint;
  readonly arriving: LegMode | null;
  readonly leaving: LegMode | null;
  readonly dateLabel: "Departure" | "ETD" | "Transhipment" | "ETA";
  readonly date: LocalDateTime | CalendarDate | null;
}

const labelOf = (
  point: RoutePoint,
  before: RouteLeg | undefined,
  after: RouteLeg | undefined,
): Station["dateLabel"] => {
  if (after === undefined) return "ETA";
  if (point.kind === "transhipment" && before !== undefined) return "Transhipment";
  return after.mode === "sea" ? "ETD" : "Departure";
};

const stationBetween = (point: RoutePoint, before: RouteLeg | undefined, after: RouteLeg | undefined): Station => ({
  point,
  arriving: before?.mode ?? null,
  leaving: after?.mode ?? null,
  dateLabel: labelOf(point, before, after),
  date: after?.departure ?? before?.arrival ?? null,
});

/** The stops of an offer in the order of the journey; a leg without a date of its own borrows the offer's at the ends. */
export const stationsOf = (rate: BookableOffer): readonly Station[] => {
  const [first] = rate.legs;
  if (first === undefined) return [];
  const start = stationBetween(first.from, undefined, first);
  const rest = rate.legs.map((leg, index) => stationBetween(leg.to, leg, rate.legs[index + 1]));
  const stations = [{ ...start, date: start.date ?? rate.departure }, ...rest];
  return stations.map((station) =>
    station.leaving === null && station.date === null ? { ...station, date: rate.arrival } : station,
  );
};
