import { type Coordinates, greatCircleKm } from "../../../domain/places/distance.ts";
import type { PlaceSeed } from "./seeds/seed.ts";

/** Ports of call may be far from an inland depot (Ludhiana lies 1 200 km from Mundra); other ports are offered only close by. */
const CALL_RADIUS_KM = 2_500;
const OTHER_RADIUS_KM = 300;
const MOST = 12;

const positionOf = (place: PlaceSeed): Coordinates | null =>
  place.latitude === null || place.longitude === null ? null : { latitude: place.latitude, longitude: place.longitude };

/**
 * Sea ports near a place by great-circle distance, at most twelve: first the ports at which carriers of our tariffs call,
 * then other ports close by. A port is its own nearest port; a place without a known position has none.
 */
export const nearbyPorts = (
  place: PlaceSeed,
  seaPorts: readonly PlaceSeed[],
  portsOfCall: ReadonlySet<string>,
): readonly PlaceSeed[] => {
  const here = positionOf(place);
  if (here === null) return [];
  const reachable = seaPorts.flatMap((port) => {
    const there = positionOf(port);
    const km = there === null ? Number.POSITIVE_INFINITY : greatCircleKm(here, there);
    const isCall = portsOfCall.has(port.code);
    return km <= (isCall ? CALL_RADIUS_KM : OTHER_RADIUS_KM) ? [{ port, km, rank: isCall ? 0 : 1 }] : [];
  });
  return reachable
    .toSorted((a, b) => a.rank - b.rank || a.km - b.km || (a.port.code < b.port.code ? -1 : 1))
    .slice(0, MOST)
    .map(({ port }) => port);
};
