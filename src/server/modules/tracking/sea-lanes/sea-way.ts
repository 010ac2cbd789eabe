import { type GeoPath, type GeoPoint, measureMiles } from "#domain/places";
import type { SeaNetwork } from "./network.ts";
import { type Start, findShortestPaths, tracePath } from "./shortest-ways.ts";
import { type Snap, snapToNetwork } from "./snap.ts";

/** A way by sea from port to port along usual lanes, for drawing and not for navigation. */
export interface SeaRoute {
  readonly path: GeoPath;
  readonly nauticalMiles: number;
}

const gateways = ({ points }: SeaNetwork, port: Snap): readonly Start[] =>
  port.ends.flatMap((end) => {
    const point = points[end];
    return point === undefined ? [] : [[end, port.miles + measureMiles(port.at, point)] as const];
  });

const listPoints = ({ points }: SeaNetwork, way: readonly number[]): GeoPath =>
  way.flatMap((number) => {
    const point = points[number];
    return point === undefined ? [] : [point];
  });

const sameRoad = (one: Snap, other: Snap): boolean => one.ends[0] === other.ends[0] && one.ends[1] === other.ends[1];

const overNetwork = (network: SeaNetwork, out: Snap, home: Snap): SeaRoute | null => {
  const ways = findShortestPaths(network, gateways(network, out));
  let best: SeaRoute | null = null;
  for (const [end, access] of gateways(network, home)) {
    const miles = (ways.miles[end] ?? Number.POSITIVE_INFINITY) + access;
    if (!Number.isFinite(miles) || (best !== null && miles >= best.nauticalMiles)) continue;
    best = { path: [out.at, ...listPoints(network, tracePath(ways, end)), home.at], nauticalMiles: miles };
  }
  return best;
};

/**
 * The shortest way by sea between two ports: from each port straight to the nearest road of the network, and along its roads
 * between. Ports that lie closer to each other than to the network are joined straight. Null where no road leads, and for
 * two points at the same place.
 */
export const findSeaRoute = (network: SeaNetwork, from: GeoPoint, to: GeoPoint): SeaRoute | null => {
  const direct = measureMiles(from, to);
  if (direct < 1) return null;
  const [out, home] = [snapToNetwork(network, from), snapToNetwork(network, to)];
  if (out === null || home === null) return null;
  const access = out.miles + home.miles;
  if (direct <= access) return { path: [from, to], nauticalMiles: direct };
  if (sameRoad(out, home))
    return { path: [from, out.at, home.at, to], nauticalMiles: access + measureMiles(out.at, home.at) };
  const between = overNetwork(network, out, home);
  return between === null ? null : { ...between, path: [from, ...between.path, to] };
};
