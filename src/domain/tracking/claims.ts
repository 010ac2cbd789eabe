import type { Node } from "./chain.ts";
import type { Happening } from "./happenings.ts";
import type { Doubt } from "./journey.ts";
import type { ToldEvent } from "./told-event.ts";

/* Fast clocks at terminals; a local time without offset may be 14 hours ahead of what it was taken for. */
const SLACK_MINUTES = 5;
const UNKNOWN_OFFSET_MINUTES = 14 * 60;

/**
 * How far along the chain a move says the shipment is: 2 × n at its n-th place, 2 × n + 1 gone from there; null when it
 * says nothing about it (documents, empty boxes, other places).
 */
export const positionOf = ({ event }: Happening, nodes: readonly Node[]): number | null => {
  const { type, code, place } = event;
  const at = place === "" ? -1 : nodes.findIndex((node) => node.place === place);
  if (at < 0 || !event.isKnown) return null;
  const isSeaBound = (nodes[at]?.roles ?? []).some((role) => role === "POL" || role === "TSP");
  if (type === "TRANSPORT") {
    if (code === "DEPA") return 2 * at + 1;
    return code === "ARRI" ? 2 * at : null;
  }
  if (type !== "EQUIPMENT" || event.isEmpty) return null;
  if (["GTIN", "DISC", "LOAD", "STUF", "STRP", "DROP", "AVPU"].includes(code)) return 2 * at;
  return ["GTOT", "PICK"].includes(code) && !isSeaBound ? 2 * at + 1 : null;
};

const timeDoubts = (event: ToldEvent, now: number): readonly Doubt[] => {
  const { time } = event;
  if (time.kind === "missing") return ["no-time"];
  if (time.kind === "unreadable") return ["unreadable-time"];
  const slack = time.offset === null ? UNKNOWN_OFFSET_MINUTES : SLACK_MINUTES;
  return event.class === "actual" && time.order > now + slack ? ["in-the-future"] : [];
};

const isNameless = ({ source, type, code, mode, class: told }: ToldEvent): boolean =>
  told === "actual" &&
  mode === "sea" &&
  (type === "TRANSPORT" || (type === "EQUIPMENT" && (code === "LOAD" || code === "DISC"))) &&
  (source.vesselName ?? "").trim() === "" &&
  (source.voyage ?? "").trim() === "";

/** What an event leaves open by itself: any of it, and it is not progress. */
export const ownDoubts = (event: ToldEvent, now: number): readonly Doubt[] => [
  ...timeDoubts(event, now),
  ...(event.isKnown ? [] : (["unknown-move"] as const)),
  ...(event.class === "unknown" ? (["unknown-class"] as const) : []),
  ...(event.containers.length > 1 ? (["several-containers"] as const) : []),
  ...(isNameless(event) ? (["no-vessel"] as const) : []),
];

/** An actual move beyond doubt that says how far the shipment is. */
export interface Claim {
  readonly happening: Happening;
  readonly position: number;
  readonly order: number;
}

/** The events behind the claims that lie before what must have come first. */
export const outOfOrder = (claims: readonly Claim[]): ReadonlySet<ToldEvent> => {
  const wrong = new Set<ToldEvent>();
  let reached = Number.NEGATIVE_INFINITY;
  const positions = [...new Set(claims.map(({ position }) => position))].toSorted((one, other) => one - other);
  for (const position of positions) {
    let earliest = Number.POSITIVE_INFINITY;
    for (const claim of claims) {
      if (claim.position !== position) continue;
      if (claim.order < reached) wrong.add(claim.happening.event);
      else earliest = Math.min(earliest, claim.order);
    }
    if (earliest !== Number.POSITIVE_INFINITY) reached = earliest;
  }
  return wrong;
};

const furthestOfBoxes = (claims: readonly Claim[]): ReadonlyMap<string, number> => {
  const furthest = new Map<string, number>();
  for (const { happening, position } of claims)
    for (const box of happening.containers) furthest.set(box, Math.max(furthest.get(box) ?? -1, position));
  return furthest;
};

/**
 * The claims that hold for the whole shipment: those about the vehicle, and those about boxes once every box of the
 * shipment has come as far. A move of one box of several is no progress of the shipment.
 */
export const sharedClaims = (claims: readonly Claim[], containers: readonly string[]): readonly Claim[] => {
  const furthest = furthestOfBoxes(claims);
  const slowest = Math.min(...containers.map((box) => furthest.get(box) ?? -1));
  return claims.filter(({ happening, position }) => {
    if (happening.event.type === "TRANSPORT" || containers.length < 2) return true;
    return happening.containers.length > 0 && position <= slowest;
  });
};
