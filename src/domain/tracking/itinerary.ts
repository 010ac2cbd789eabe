import type { StopRole } from "./journey.ts";
import { normaliseCode } from "./event-labels.ts";
import { placeKey } from "./place-key.ts";
import type { TrackingStop } from "./tracking-event.ts";

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
