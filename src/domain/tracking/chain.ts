import type { StopRole } from "./journey.ts";
import { codeOf } from "./move-words.ts";
import { placeKey } from "./place-key.ts";
import type { ReportedStop } from "./reported.ts";

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

export interface ChainStop {
  readonly role: StopRole;
  readonly source: ReportedStop;
}

/** The route as a chain POO → POL → transhipments → POD → FPD; each of the four ends once, what has no such role is left out. */
export const chainOf = (stops: readonly ReportedStop[]): readonly ChainStop[] => {
  const known = stops.flatMap((source) => {
    const role = ROLES.get(codeOf(source.role));
    return role === undefined ? [] : [{ role, source }];
  });
  const once = known.filter(
    ({ role }, index) => role === "TSP" || known.findIndex((other) => other.role === role) === index,
  );
  return once.toSorted((one, other) => RANKS[one.role] - RANKS[other.role]);
};

/** A place where the shipment stays: neighbouring stops of the chain at the same place are one. */
export interface Node {
  readonly place: string;
  readonly roles: readonly StopRole[];
  readonly first: number;
  readonly last: number;
}

/** The places of the chain, neighbouring stops at the same place taken together. */
export const nodesOf = (chain: readonly ChainStop[]): readonly Node[] => {
  const nodes: Node[] = [];
  for (const [index, { role, source }] of chain.entries()) {
    const place = placeKey(source);
    const before = nodes.at(-1);
    if (before?.place === place) nodes[nodes.length - 1] = { ...before, roles: [...before.roles, role], last: index };
    else nodes.push({ place, roles: [role], first: index, last: index });
  }
  return nodes;
};
