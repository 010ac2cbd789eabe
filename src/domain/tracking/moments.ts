import { type ChainStop, type Node, nodesOf } from "./chain.ts";
import type { Happening } from "./happenings.ts";
import type { JourneyStop, StopMoment } from "./journey.ts";
import { codeOf } from "./move-words.ts";

/** A move with how far along the chain it is; moves that hold no doubt only. */
export interface Placed {
  readonly happening: Happening;
  readonly position: number;
}

const CLASS_RANKS = { actual: 0, expected: 1, planned: 2, unknown: 3 } as const;

const rankOf = ({ happening: { event } }: Placed): number =>
  CLASS_RANKS[event.class] * 2 + (event.type === "TRANSPORT" ? 0 : 1);

const orderOf = ({ happening: { event } }: Placed): number =>
  event.time.kind === "known" ? event.time.order : Number.POSITIVE_INFINITY;

/** The most certain moves first, those of the vehicle before those of boxes, then the earliest. */
const mostCertain = (one: Placed, other: Placed): number => {
  const byRank = rankOf(one) - rankOf(other);
  return byRank === 0 ? orderOf(one) - orderOf(other) : byRank;
};

const momentAt = (placed: readonly Placed[], position: number): StopMoment | null => {
  const [best] = placed.filter((one) => one.position === position).toSorted(mostCertain);
  if (best === undefined) return null;
  const { class: told, time } = best.happening.event;
  return told === "unknown" || time.kind !== "known" ? null : { class: told, time };
};

const kindOf = ({ role }: ChainStop, isDoor: boolean): JourneyStop["kind"] => {
  if (role === "POL" || role === "POD") return "sea";
  if (role === "TSP") return "transhipment";
  return isDoor ? "door" : "inland";
};

const isDoorAt = (placed: readonly Placed[], node: number): boolean =>
  placed.some(
    ({ happening, position }) =>
      Math.floor(position / 2) === node && codeOf(happening.event.source.facilityType) === "CLOC",
  );

const stopOf = (
  stop: ChainStop,
  index: number,
  node: number,
  { first, last }: Node,
  placed: readonly Placed[],
  furthest: number,
): JourneyStop => ({
  role: stop.role,
  name: stop.source.name,
  country: stop.source.country,
  code: stop.source.code,
  coordinates: stop.source.coordinates,
  timeZone: stop.source.timeZone,
  kind: kindOf(stop, isDoorAt(placed, node)),
  arrival: index === first ? momentAt(placed, 2 * node) : null,
  departure: index === last ? momentAt(placed, 2 * node + 1) : null,
  isReached: furthest >= 2 * node,
});

/** The chain with what is known of each place: when the shipment comes and goes, and whether it has been there. */
export const stopsOf = (
  chain: readonly ChainStop[],
  placed: readonly Placed[],
  furthest: number,
): readonly JourneyStop[] =>
  nodesOf(chain).flatMap((node, at) =>
    chain
      .slice(node.first, node.last + 1)
      .map((stop, offset) => stopOf(stop, node.first + offset, at, node, placed, furthest)),
  );

/** The moves that lead away from a place or into the next one, the most certain first. */
export const movesOfLeg = (placed: readonly Placed[], leg: number): readonly Happening[] =>
  placed
    .filter(({ position }) => position === 2 * leg + 1 || position === 2 * leg + 2)
    .toSorted(mostCertain)
    .map(({ happening }) => happening);
