import type { LegMode } from "../rates/rate.ts";
import type { ChainStop, Node } from "./chain.ts";
import type { Happening } from "./happenings.ts";
import type { JourneyLeg, JourneyStop, LegState, StopRole } from "./journey.ts";
import { codeOf } from "./move-words.ts";
import { movesOfLeg, type Placed } from "./moments.ts";
import type { ReportedLane } from "./reported.ts";

const AT_SEA: ReadonlySet<StopRole> = new Set<StopRole>(["POL", "TSP", "POD"]);

const isSeaLeg = (from: Node, to: Node): boolean =>
  from.roles.some((role) => AT_SEA.has(role)) && to.roles.some((role) => AT_SEA.has(role));

const modeOfLeg = (moves: readonly Happening[], from: Node, to: Node): LegMode => {
  const told = moves.find(({ event }) => event.type === "TRANSPORT" && event.mode !== "unknown")?.event.mode;
  return (
    told ??
    (isSeaLeg(from, to) ? "sea" : (moves.find(({ event }) => event.mode !== "unknown")?.event.mode ?? "unknown"))
  );
};

const stateOf = (leg: number, furthest: number): LegState => {
  if (furthest >= 2 * leg + 2) return "done";
  return furthest === 2 * leg + 1 ? "under-way" : "to-go";
};

const sourceWord = (moves: readonly Happening[], mode: LegMode, word: "vesselName" | "voyage"): string | null =>
  moves.find(({ event }) => event.mode === mode && (event.source[word] ?? "") !== "")?.event.source[word] ?? null;

const pathOf = (lanes: readonly ReportedLane[], from: ChainStop, to: ChainStop): JourneyLeg["path"] => {
  const [start, end] = [codeOf(from.source.code), codeOf(to.source.code)];
  if (start === "" || end === "") return null;
  return lanes.find((lane) => codeOf(lane.from) === start && codeOf(lane.to) === end)?.path ?? null;
};

/** The legs between the places of the chain; `reached` holds the positions that were reported as reached. */
export const legsOf = (
  chain: readonly ChainStop[],
  nodes: readonly Node[],
  placed: readonly Placed[],
  lanes: readonly ReportedLane[],
  reached: ReadonlySet<number>,
): readonly JourneyLeg[] => {
  const furthest = Math.max(-1, ...reached);
  return nodes.slice(1).flatMap((to, leg) => {
    const from = nodes[leg];
    const [start, end] = [chain[from?.last ?? -1], chain[to.first]];
    if (from === undefined || start === undefined || end === undefined) return [];
    const moves = movesOfLeg(placed, leg);
    const mode = modeOfLeg(moves, from, to);
    const state = stateOf(leg, furthest);
    const evidence = reached.has(2 * leg + 2) ? "reported" : "inferred";
    return [
      {
        from: from.last,
        to: to.first,
        mode,
        state,
        evidence: state === "done" ? evidence : null,
        vessel: sourceWord(moves, mode, "vesselName"),
        voyage: sourceWord(moves, mode, "voyage"),
        path: mode === "sea" ? pathOf(lanes, start, end) : null,
      },
    ];
  });
};

/**
 * Where the vessel should be on the sea leg under way: the share of its time that has passed, between its actual departure
 * and its expected (otherwise planned) arrival. Null when either is not known, or when no vessel is under way.
 */
export const positionOn = (
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
