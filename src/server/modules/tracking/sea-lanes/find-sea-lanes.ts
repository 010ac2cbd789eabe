import packed from "#data/sea-network.json" with { type: "json" };
import { type Coordinates, type GeoPath, toGeoPoint } from "#domain/places";
import { type SeaNetwork } from "./network.ts";
import { unpackNetwork } from "./packed-network.ts";
import { type SeaRoute, findSeaRoute } from "./sea-way.ts";
import { simplifyPath } from "./simplify.ts";
import { boundedCache } from "#server/platform/bounded-cache.ts";
import type { RouteStop, SeaLane } from "#api/schema.d.ts";

const TOLERANCE = 0.02;
const cached = boundedCache<SeaRoute | null>(500);

let network: SeaNetwork | null = null;
const lanes = (): SeaNetwork => {
  network ??= unpackNetwork(packed);
  return network;
};

const thousandths = (path: GeoPath): GeoPath =>
  path.map(([longitude, latitude]) => [Math.round(longitude * 1000) / 1000, Math.round(latitude * 1000) / 1000]);

const drawn = (way: SeaRoute): SeaRoute => ({
  path: thousandths(simplifyPath(way.path, TOLERANCE)),
  nauticalMiles: Math.round(way.nauticalMiles),
});

/** The way by sea between two ports along usual lanes, with few points, and its length; null for one and the same place. */
export const seaLane = (from: Coordinates, to: Coordinates): SeaRoute | null =>
  cached(JSON.stringify([from, to]), () => {
    const way = findSeaRoute(lanes(), toGeoPoint(from), toGeoPoint(to));
    return way === null ? null : drawn(way);
  });

const AT_SEA: ReadonlySet<string> = new Set(["POL", "TSP", "POD"]);

const laneBetween = (from: RouteStop, to: RouteStop): readonly SeaLane[] => {
  const [start, end] = [from.unLocationCode ?? "", to.unLocationCode ?? ""];
  if (start === "" || end === "" || from.coordinates === undefined || to.coordinates === undefined) return [];
  const lane = seaLane(from.coordinates, to.coordinates);
  return lane === null ? [] : [{ from: start, to: end, ...lane }];
};

export const findSeaLanes = (stops: readonly RouteStop[]): readonly SeaLane[] => {
  const ports = stops.filter(({ shipmentLocationType }) => AT_SEA.has(shipmentLocationType));
  return ports.flatMap((to, at) => {
    const from = ports[at - 1];
    return from === undefined ? [] : laneBetween(from, to);
  });
};
