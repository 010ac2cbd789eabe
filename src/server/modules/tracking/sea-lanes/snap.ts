import { type GeoPoint, measureMiles, toNearestLongitude, wrapLongitude } from "#domain/places";
import type { SeaNetwork } from "./network.ts";

/** Where a port meets the network: the point of the nearest road, the ends of that road, and the miles to them. */
export interface Snap {
  readonly at: GeoPoint;
  readonly miles: number;
  readonly ends: readonly [number, number];
}

/** Roads that begin further off than this many degrees of latitude are no candidates; it spares the arithmetic, not a port. */
const REACH = 25;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point of a straight road that lies nearest to a port, measured on a plane that touches the globe at the port. */
const nearestOn = (port: GeoPoint, from: GeoPoint, to: GeoPoint): GeoPoint => {
  const [longitude, latitude] = port;
  const narrow = Math.max(0.01, Math.cos(radians(latitude)));
  const start = [toNearestLongitude(from[0], longitude), from[1]] as const;
  const [east, north] = [toNearestLongitude(to[0], start[0]) - start[0], to[1] - start[1]];
  const [x, y] = [east * narrow, north];
  const [px, py] = [(longitude - start[0]) * narrow, latitude - start[1]];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return [wrapLongitude(start[0] + share * east), start[1] + share * north];
};

/** Where a port meets the nearest road of a network; null for a network without roads near it. */
export const snapToNetwork = ({ points, roads }: SeaNetwork, port: GeoPoint): Snap | null => {
  let best: Snap | null = null;
  for (const [one, point] of points.entries()) {
    if (Math.abs(point[1] - port[1]) > REACH) continue;
    for (const [other] of roads[one] ?? []) {
      const end = points[other];
      if (other < one || end === undefined) continue;
      const at = nearestOn(port, point, end);
      const miles = measureMiles(port, at);
      if (best === null || miles < best.miles) best = { at, miles, ends: [one, other] };
    }
  }
  return best;
};
