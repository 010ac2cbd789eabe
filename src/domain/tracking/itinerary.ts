import { normaliseCode } from "./event-labels.ts";
import type { StopRole, JourneyStop, StopMoment } from "./journey.ts";
import type { TrackingStop } from "./tracking-event.ts";
import type { HandlingEvent } from "./handling-events.ts";
import { placeKey } from "./parsed-event.ts";

const ROLES: ReadonlyMap<string, StopRole> = new Map<string, StopRole>([
  ["POO", "POO"],
  ["PRE", "POO"],
  ["POL", "POL"],
  ["TSP", "TSP"],
  ["POD", "POD"],
  ["FPD", "FPD"],
  ["PDE", "FPD"],
]);
const RANKS: Readonly<Record<StopRole, number>> = { POO: 0, POL: 1, TSP: 2, POD: 3, FPD: 4 };

/** A stop of the route with its DCSA role. */
export interface RouteStop {
  readonly role: StopRole;
  readonly source: TrackingStop;
}

/** Sorts the stops POO → POL → transhipments → POD → FPD. The four ends occur once; stops with another role are left out. */
export const toRoute = (stops: readonly TrackingStop[]): readonly RouteStop[] => {
  const known = stops.flatMap((source) => {
    const role = ROLES.get(normaliseCode(source.role));
    return role === undefined ? [] : [{ role, source }];
  });
  const once = known.filter(
    ({ role }, index) => role === "TSP" || known.findIndex((other) => other.role === role) === index,
  );
  return once.toSorted((one, other) => RANKS[one.role] - RANKS[other.role]);
};

/** Consecutive stops of the route at one place, as indices into the route. */
export interface ItineraryStop {
  readonly place: string;
  readonly roles: readonly StopRole[];
  readonly first: number;
  readonly last: number;
}

/** Groups consecutive stops at the same place. */
export const toItinerary = (route: readonly RouteStop[]): readonly ItineraryStop[] => {
  const itinerary: ItineraryStop[] = [];
  for (const [index, { role, source }] of route.entries()) {
    const place = placeKey(source);
    const before = itinerary.at(-1);
    if (before?.place === place)
      itinerary[itinerary.length - 1] = { ...before, roles: [...before.roles, role], last: index };
    else itinerary.push({ place, roles: [role], first: index, last: index });
  }
  return itinerary;
};

/** A move without data quality issues and its position on the itinerary (see `findPosition`). */
export interface PositionedMove {
  readonly handling: HandlingEvent;
  readonly position: number;
}

const CLASS_RANKS = { actual: 0, expected: 1, planned: 2, unknown: 3 } as const;

const toRank = ({ handling: { event } }: PositionedMove): number =>
  CLASS_RANKS[event.class] * 2 + (event.type === "TRANSPORT" ? 0 : 1);

const sortValue = ({ handling: { event } }: PositionedMove): number =>
  event.time.kind === "known" ? event.time.order : Number.POSITIVE_INFINITY;

/** Sorts by certainty (actual, expected, planned), vehicles before containers, then by time. */
const compareCertainty = (one: PositionedMove, other: PositionedMove): number => {
  const byRank = toRank(one) - toRank(other);
  return byRank === 0 ? sortValue(one) - sortValue(other) : byRank;
};

const findMoment = (positioned: readonly PositionedMove[], position: number): StopMoment | null => {
  const [best] = positioned.filter((one) => one.position === position).toSorted(compareCertainty);
  if (best === undefined) return null;
  const { class: eventClass, time } = best.handling.event;
  return eventClass === "unknown" || time.kind !== "known" ? null : { class: eventClass, time };
};

const toStopKind = (role: StopRole, isDoor: boolean): JourneyStop["kind"] => {
  if (role === "POL" || role === "POD") return "sea";
  if (role === "TSP") return "transhipment";
  return isDoor ? "door" : "inland";
};

const isDoorAt = (positioned: readonly PositionedMove[], stop: number): boolean =>
  positioned.some(
    ({ handling, position }) =>
      Math.floor(position / 2) === stop && normaliseCode(handling.event.source.facilityType) === "CLOC",
  );

const toJourneyStop = (
  { role, source }: RouteStop,
  at: { readonly index: number; readonly itineraryIndex: number },
  { first, last }: ItineraryStop,
  positioned: readonly PositionedMove[],
  furthest: number,
): JourneyStop => ({
  role,
  name: source.name,
  country: source.country,
  code: source.code,
  coordinates: source.coordinates,
  timeZone: source.timeZone,
  kind: toStopKind(role, isDoorAt(positioned, at.itineraryIndex)),
  arrival: at.index === first ? findMoment(positioned, 2 * at.itineraryIndex) : null,
  departure: at.index === last ? findMoment(positioned, 2 * at.itineraryIndex + 1) : null,
  isReached: furthest >= 2 * at.itineraryIndex,
});

/** The stops of the route with arrival, departure, and whether the shipment has reached them. */
export const toJourneyStops = (
  route: readonly RouteStop[],
  positioned: readonly PositionedMove[],
  furthest: number,
): readonly JourneyStop[] =>
  toItinerary(route).flatMap((stop, itineraryIndex) =>
    route
      .slice(stop.first, stop.last + 1)
      .map((one, offset) =>
        toJourneyStop(one, { index: stop.first + offset, itineraryIndex }, stop, positioned, furthest),
      ),
  );

/** The moves of a leg: departures from its start and arrivals at its end, the most certain first. */
export const findLegMoves = (positioned: readonly PositionedMove[], leg: number): readonly HandlingEvent[] =>
  positioned
    .filter(({ position }) => position === 2 * leg + 1 || position === 2 * leg + 2)
    .toSorted(compareCertainty)
    .map(({ handling }) => handling);
