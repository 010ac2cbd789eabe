import type { Instant } from "#domain/time";
import {
  type RouteStop,
  toRoute,
  type ItineraryStop,
  toItinerary,
  type PositionedMove,
  toJourneyStops,
} from "./itinerary.ts";
import {
  type ProgressEvidence,
  findOutOfSequence,
  findIssues,
  findPosition,
  findShipmentEvidence,
  type AssessedMove,
  toMoveRows,
} from "./move-rows.ts";
import { findEtaChanges, toLegs, estimatePosition } from "./legs.ts";
import { normaliseCode } from "./event-labels.ts";
import { toUtcMinutes, sortByReportedAt, type ParsedEvent } from "./parsed-event.ts";
import { mergeEvents, groupVersions } from "./handling-events.ts";
import type { DataQualityIssue, Journey, JourneyLeg, Progress } from "./journey.ts";
import type { TrackingReport } from "./tracking-event.ts";

const toEvidence = (
  { handling, issues }: AssessedMove,
  itinerary: readonly ItineraryStop[],
): readonly ProgressEvidence[] => {
  const { class: eventClass, time, source } = handling.event;
  if (eventClass !== "actual" || time.kind !== "known" || source.isRetracted || issues.length > 0) return [];
  const position = findPosition(handling, itinerary);
  return position === null ? [] : [{ handling, position, order: time.order }];
};

const findContainers = (moves: readonly AssessedMove[]): readonly string[] => [
  ...new Set(moves.flatMap(({ handling: { event, containers } }) => (event.source.isRetracted ? [] : containers))),
];

interface Assessment {
  readonly moves: readonly AssessedMove[];
  /** Evidence that holds for the whole shipment. */
  readonly evidence: readonly ProgressEvidence[];
}

/* Two passes: only merged moves show which are out of sequence, and such a move must not replace an estimate. */
const assessMoves = (events: readonly ParsedEvent[], itinerary: readonly ItineraryStop[], now: number): Assessment => {
  const versions = groupVersions(events);
  const issuesByEvent = new Map(events.map((event) => [event, findIssues(event, now)] as const));
  const assess = (wrong: ReadonlySet<ParsedEvent>): readonly AssessedMove[] => {
    const all = (event: ParsedEvent): readonly DataQualityIssue[] => {
      const own = issuesByEvent.get(event) ?? [];
      return wrong.has(event) ? [...own, "out-of-order"] : own;
    };
    return mergeEvents(versions, (event) => all(event).length > 0).map((handling) => ({
      handling,
      issues: all(handling.event),
    }));
  };
  const first = assess(new Set());
  const wrong = findOutOfSequence(first.flatMap((one) => toEvidence(one, itinerary)));
  const moves = wrong.size === 0 ? first : assess(wrong);
  const evidence = moves.flatMap((one) => toEvidence(one, itinerary));
  return { moves, evidence: findShipmentEvidence(evidence, findContainers(moves)) };
};

/* The evidence, and expected or planned moves without issues. */
const toPositionedMoves = (
  { moves, evidence }: Assessment,
  itinerary: readonly ItineraryStop[],
): readonly PositionedMove[] => {
  const ahead = moves.flatMap(({ handling, issues }) => {
    const { class: eventClass, source } = handling.event;
    if (eventClass === "actual" || source.isRetracted || issues.length > 0) return [];
    const position = findPosition(handling, itinerary);
    return position === null ? [] : [{ handling, position }];
  });
  return [...evidence, ...ahead];
};

const toProgress = (furthest: number, itinerary: readonly ItineraryStop[], legs: readonly JourneyLeg[]): Progress => {
  if (furthest < 0) return { kind: "nothing-reported" };
  const at = Math.floor(furthest / 2);
  const isLast = at === itinerary.length - 1;
  if (furthest % 2 === 1)
    return isLast ? { kind: "delivered" } : { kind: "under-way", leg: Math.min(at, legs.length - 1) };
  return isLast && at > 0 ? { kind: "arrived" } : { kind: "at-stop", stop: itinerary[at]?.last ?? 0 };
};

const isCancelled = (moves: readonly AssessedMove[]): boolean =>
  moves.some(
    ({ handling: { event } }) =>
      event.type === "SHIPMENT" &&
      event.code === "CANC" &&
      event.class === "actual" &&
      !event.source.isRetracted &&
      ["", "BKG", "CBR"].includes(event.source.documentType?.trim().toUpperCase() ?? ""),
  );

const findLastUpdate = (report: TrackingReport, events: readonly ParsedEvent[]): Instant | null =>
  report.lastUpdatedAt ?? events.at(-1)?.source.reportedAt ?? null;

const toRouteFacts = (route: readonly RouteStop[], assessment: Assessment, report: TrackingReport, now: number) => {
  const itinerary = toItinerary(route);
  const reached = new Set(assessment.evidence.map(({ position }) => position));
  const furthest = Math.max(-1, ...reached);
  const positioned = toPositionedMoves(assessment, itinerary);
  const stops = toJourneyStops(route, positioned, furthest);
  const legs = toLegs(route, itinerary, positioned, report.lanes, reached);
  const progress = toProgress(furthest, itinerary, legs);
  return { stops, legs, progress, position: estimatePosition(legs, stops, now) };
};

const isSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null || normaliseCode(one) === normaliseCode(other);

/* The newest report of the vessel that is expected at the port of loading; those of an earlier vessel do not count. */
const findCutOffs = (
  events: readonly ParsedEvent[],
  { stops, legs }: Pick<Journey, "stops" | "legs">,
): Pick<Journey, "cutOffs"> => {
  const loading = stops.findIndex(({ role }) => role === "POL");
  const vessel = legs.find(({ from, mode }) => mode === "sea" && from >= loading);
  const found = events.findLast(
    ({ source }) =>
      source.cutOffs !== undefined &&
      !source.isRetracted &&
      isSame(source.locationCode, stops[loading]?.code ?? null) &&
      isSame(source.vesselName, vessel?.vessel ?? null) &&
      isSame(source.voyage, vessel?.voyage ?? null),
  );
  return found?.source.cutOffs === undefined ? {} : { cutOffs: found.source.cutOffs };
};

/**
 * Builds the journey from a tracking report; the order of the events does not matter. Only actual moves without issues
 * count as progress; corrections, retractions and replaced estimates become history. `now` decides which events are in
 * the future and where the vessel should be.
 */
export const toJourney = (report: TrackingReport, now: Instant): Journey => {
  const minute = toUtcMinutes(now) ?? 0;
  const events = sortByReportedAt(report.events);
  const route = toRoute(report.stops);
  const itinerary = toItinerary(route);
  const assessment = assessMoves(events, itinerary, minute);
  const hasEnded = isCancelled(assessment.moves);
  const facts = toRouteFacts(route, assessment, report, minute);
  return {
    ...facts,
    position: hasEnded ? null : facts.position,
    rows: toMoveRows(assessment.moves),
    isCancelled: hasEnded,
    etaChanges: findEtaChanges(events, route, itinerary),
    containers: findContainers(assessment.moves).toSorted(),
    ...findCutOffs(events, facts),
    lastUpdatedAt: findLastUpdate(report, events),
  };
};
