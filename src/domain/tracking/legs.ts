import type { LegMode } from "#domain/rates";
import { type RouteStop, type ItineraryStop, findLegMoves, type PositionedMove } from "./itinerary.ts";
import type { HandlingEvent } from "./handling-events.ts";
import type { JourneyLeg, JourneyStop, LegState, StopRole, EtaChange, KnownTime } from "./journey.ts";
import { normaliseCode } from "./event-labels.ts";
import type { TrackingLane } from "./tracking-event.ts";
import { toDate, daysBetween } from "#domain/time";
import type { ParsedEvent } from "./parsed-event.ts";

const AT_SEA: ReadonlySet<StopRole> = new Set<StopRole>(["POL", "TSP", "POD"]);

const isSeaLeg = (from: ItineraryStop, to: ItineraryStop): boolean =>
  from.roles.some((role) => AT_SEA.has(role)) && to.roles.some((role) => AT_SEA.has(role));

const findLegMode = (moves: readonly HandlingEvent[], from: ItineraryStop, to: ItineraryStop): LegMode => {
  const stated = moves.find(({ event }) => event.type === "TRANSPORT" && event.mode !== "unknown")?.event.mode;
  return (
    stated ??
    (isSeaLeg(from, to) ? "sea" : (moves.find(({ event }) => event.mode !== "unknown")?.event.mode ?? "unknown"))
  );
};

const toLegState = (leg: number, furthest: number): LegState => {
  if (furthest >= 2 * leg + 2) return "done";
  return furthest === 2 * leg + 1 ? "under-way" : "to-go";
};

/** The vessel of a leg, and its voyage: what names another vessel says nothing about it. */
const findVessel = (moves: readonly HandlingEvent[], mode: LegMode): Pick<JourneyLeg, "vessel" | "voyage"> => {
  const sources = moves.filter(({ event }) => event.mode === mode).map(({ event }) => event.source);
  const vessel = sources.find(({ vesselName }) => (vesselName ?? "") !== "")?.vesselName ?? null;
  const own = sources.filter(({ vesselName }) => (vesselName ?? "") === "" || vesselName === vessel);
  return { vessel, voyage: own.find(({ voyage }) => (voyage ?? "") !== "")?.voyage ?? null };
};

const findPath = (lanes: readonly TrackingLane[], from: RouteStop, to: RouteStop): JourneyLeg["path"] => {
  const [start, end] = [normaliseCode(from.source.code), normaliseCode(to.source.code)];
  if (start === "" || end === "") return null;
  return lanes.find((lane) => normaliseCode(lane.from) === start && normaliseCode(lane.to) === end)?.path ?? null;
};

/** The legs between the places of the route; `reached` holds the positions that were reported as reached. */
export const toLegs = (
  route: readonly RouteStop[],
  itinerary: readonly ItineraryStop[],
  positioned: readonly PositionedMove[],
  lanes: readonly TrackingLane[],
  reached: ReadonlySet<number>,
): readonly JourneyLeg[] => {
  const furthest = Math.max(-1, ...reached);
  return itinerary.slice(1).flatMap((to, leg) => {
    const from = itinerary[leg];
    const [start, end] = [route[from?.last ?? -1], route[to.first]];
    if (from === undefined || start === undefined || end === undefined) return [];
    const moves = findLegMoves(positioned, leg);
    const mode = findLegMode(moves, from, to);
    const state = toLegState(leg, furthest);
    const evidence = reached.has(2 * leg + 2) ? "reported" : "inferred";
    return [
      {
        from: from.last,
        to: to.first,
        mode,
        state,
        evidence: state === "done" ? evidence : null,
        ...findVessel(moves, mode),
        path: mode === "sea" ? findPath(lanes, start, end) : null,
      },
    ];
  });
};

/**
 * Where the vessel should be on the sea leg under way: the share of its time that has passed, between its actual departure
 * and its expected (otherwise planned) arrival. Null when either is not known, or when no vessel is under way.
 */
export const estimatePosition = (
  legs: readonly JourneyLeg[],
  stops: readonly JourneyStop[],
  now: number,
): {
  readonly leg: number;
  readonly fraction: number;
  readonly vessel: string | null;
  readonly isOverdue: boolean;
} | null => {
  const index = legs.findIndex(({ state, mode }) => state === "under-way" && mode === "sea");
  const leg = legs[index];
  const departure = stops[leg?.from ?? -1]?.departure;
  const arrival = stops[leg?.to ?? -1]?.arrival;
  if (leg === undefined || departure?.class !== "actual" || arrival == null) return null;
  const length = arrival.time.order - departure.time.order;
  if (length <= 0) return null;
  const passed = (now - departure.time.order) / length;
  return { leg: index, fraction: Math.min(1, Math.max(0, passed)), vessel: leg.vessel, isOverdue: passed > 1 };
};

interface Estimate {
  readonly event: ParsedEvent;
  readonly time: KnownTime;
}

const findEstimates = (
  events: readonly ParsedEvent[],
  place: string,
  retracted: ReadonlySet<string>,
): readonly Estimate[] => {
  const all = events.flatMap((event) => {
    const { source, type, code, time } = event;
    const isEstimate = event.class === "expected" || event.class === "planned";
    const isStanding = !source.isRetracted && !(source.id !== null && retracted.has(source.id));
    if (type !== "TRANSPORT" || code !== "ARRI" || !isEstimate || !isStanding || time.kind !== "known") return [];
    return event.place === place ? [{ event, time }] : [];
  });
  const undated = all.filter(({ event }) => event.reportedMinute === Number.NEGATIVE_INFINITY);
  const first = undated.find(({ event }) => event.class === "planned");
  return [...(first === undefined ? [] : [first]), ...all.filter((one) => !undated.includes(one))];
};

const toChanges = (estimates: readonly Estimate[], name: string): readonly EtaChange[] =>
  estimates.slice(1).flatMap(({ event, time }, index) => {
    const before = estimates[index];
    if (before === undefined || before.time.order === time.order) return [];
    const days = daysBetween(toDate(before.time.local), toDate(time.local));
    return [
      {
        place: name,
        from: before.time,
        to: time,
        days,
        reportedAt: event.source.reportedAt,
        reason: event.source.remark,
      },
    ];
  });

/** The changes of the expected arrival at each stop, in the order of reporting; retracted estimates do not count. */
export const findEtaChanges = (
  events: readonly ParsedEvent[],
  route: readonly RouteStop[],
  itinerary: readonly ItineraryStop[],
): readonly EtaChange[] => {
  const retracted = new Set(
    events.flatMap(({ source }) => (source.isRetracted && source.id !== null ? [source.id] : [])),
  );
  return itinerary.flatMap((stop) =>
    toChanges(findEstimates(events, stop.place, retracted), route[stop.first]?.source.name ?? ""),
  );
};
