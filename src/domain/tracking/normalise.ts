import type { Instant } from "../time/calendar.ts";
import { type ChainStop, chainOf, type Node, nodesOf } from "./chain.ts";
import { type Claim, outOfOrder, ownDoubts, positionOf, sharedClaims } from "./claims.ts";
import { etaChangesOf } from "./eta-changes.ts";
import { minutesOfInstant } from "./event-time.ts";
import { happeningsOf } from "./happenings.ts";
import type { Doubt, Journey, JourneyLeg, Progress } from "./journey.ts";
import { legsOf, positionOn } from "./legs.ts";
import { type Placed, stopsOf } from "./moments.ts";
import type { ReportedJourney } from "./reported.ts";
import { type Judged, rowsOf } from "./rows.ts";
import { inOrderOfTelling, type ToldEvent } from "./told-event.ts";
import { versionsOf } from "./versions.ts";

const claimOf = ({ happening, doubts }: Judged, nodes: readonly Node[]): readonly Claim[] => {
  const { class: told, time, source } = happening.event;
  if (told !== "actual" || time.kind !== "known" || source.isRetracted || doubts.length > 0) return [];
  const position = positionOf(happening, nodes);
  return position === null ? [] : [{ happening, position, order: time.order }];
};

const containersOf = (judged: readonly Judged[]): readonly string[] => [
  ...new Set(judged.flatMap(({ happening: { event, containers } }) => (event.source.isRetracted ? [] : containers))),
];

interface Judgement {
  readonly judged: readonly Judged[];
  /** Claims that hold for the whole shipment. */
  readonly claims: readonly Claim[];
}

/* Read twice: only the moves tell which of them are out of order, and only then can a wrong fact be kept from replacing an estimate. */
const judge = (told: readonly ToldEvent[], nodes: readonly Node[], now: number): Judgement => {
  const versions = versionsOf(told);
  const doubtsOf = new Map(told.map((event) => [event, ownDoubts(event, now)] as const));
  const judgedBy = (wrong: ReadonlySet<ToldEvent>): readonly Judged[] => {
    const all = (event: ToldEvent): readonly Doubt[] => {
      const own = doubtsOf.get(event) ?? [];
      return wrong.has(event) ? [...own, "out-of-order"] : own;
    };
    return happeningsOf(versions, (event) => all(event).length > 0).map((happening) => ({
      happening,
      doubts: all(happening.event),
    }));
  };
  const first = judgedBy(new Set());
  const wrong = outOfOrder(first.flatMap((one) => claimOf(one, nodes)));
  const judged = wrong.size === 0 ? first : judgedBy(wrong);
  const claims = judged.flatMap((one) => claimOf(one, nodes));
  return { judged, claims: sharedClaims(claims, containersOf(judged)) };
};

/* What may say when the shipment is where: the shared claims, and expected or planned moves without a doubt. */
const placedOf = ({ judged, claims }: Judgement, nodes: readonly Node[]): readonly Placed[] => {
  const ahead = judged.flatMap(({ happening, doubts }) => {
    const { class: told, source } = happening.event;
    if (told === "actual" || source.isRetracted || doubts.length > 0) return [];
    const position = positionOf(happening, nodes);
    return position === null ? [] : [{ happening, position }];
  });
  return [...claims, ...ahead];
};

const progressOf = (furthest: number, nodes: readonly Node[], legs: readonly JourneyLeg[]): Progress => {
  if (furthest < 0) return { kind: "nothing-reported" };
  const at = Math.floor(furthest / 2);
  const isLast = at === nodes.length - 1;
  if (furthest % 2 === 1)
    return isLast ? { kind: "delivered" } : { kind: "under-way", leg: Math.min(at, legs.length - 1) };
  return isLast && at > 0 ? { kind: "arrived" } : { kind: "at-stop", stop: nodes[at]?.last ?? 0 };
};

const isCancelled = (judged: readonly Judged[]): boolean =>
  judged.some(
    ({ happening: { event } }) =>
      event.type === "SHIPMENT" &&
      event.code === "CANC" &&
      event.class === "actual" &&
      !event.source.isRetracted &&
      ["", "BKG", "CBR"].includes(event.source.documentType?.trim().toUpperCase() ?? ""),
  );

const lastHeard = (reported: ReportedJourney, told: readonly ToldEvent[]): Instant | null =>
  reported.lastHeardAt ?? told.at(-1)?.source.toldAt ?? null;

const chainFacts = (chain: readonly ChainStop[], judgement: Judgement, reported: ReportedJourney, now: number) => {
  const nodes = nodesOf(chain);
  const reached = new Set(judgement.claims.map(({ position }) => position));
  const furthest = Math.max(-1, ...reached);
  const placed = placedOf(judgement, nodes);
  const stops = stopsOf(chain, placed, furthest);
  const legs = legsOf(chain, nodes, placed, reported.lanes, reached);
  const progress = progressOf(furthest, nodes, legs);
  return { stops, legs, progress, position: positionOn(legs, stops, now) };
};

/**
 * The journey behind a tracking answer, the same for the same events in any order. Only actual moves beyond doubt are
 * progress; corrections, retractions and overtaken estimates stay as history. `now` decides what lies in the future and
 * where the vessel should be.
 */
export const journeyOf = (reported: ReportedJourney, now: Instant): Journey => {
  const minute = minutesOfInstant(now) ?? 0;
  const told = inOrderOfTelling(reported.events);
  const chain = chainOf(reported.stops);
  const nodes = nodesOf(chain);
  const judgement = judge(told, nodes, minute);
  const hasEnded = isCancelled(judgement.judged);
  const facts = chainFacts(chain, judgement, reported, minute);
  return {
    ...facts,
    position: hasEnded ? null : facts.position,
    rows: rowsOf(judgement.judged),
    isCancelled: hasEnded,
    etaChanges: etaChangesOf(told, chain, nodes),
    containers: containersOf(judgement.judged).toSorted(),
    lastHeardAt: lastHeard(reported, told),
  };
};
