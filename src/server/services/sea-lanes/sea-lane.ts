import type { Coordinates } from "#domain/places";
import { type GeoPath, geoPoint } from "#domain/places";
import { type SeaNetwork, unpackNetwork, type SeaWay, seaWay, simplified } from "#domain/sea-lanes";
import { boundedCache } from "../places/bounded-cache.ts";
import packed from "./network.json" with { type: "json" };

/** About a mile: less than the line on the largest map is thick. */
const TOLERANCE = 0.02;
const remembered = boundedCache<SeaWay | null>(500);

let network: SeaNetwork | null = null;
const lanes = (): SeaNetwork => {
  network ??= unpackNetwork(packed);
  return network;
};

const thousandths = (path: GeoPath): GeoPath =>
  path.map(([longitude, latitude]) => [Math.round(longitude * 1000) / 1000, Math.round(latitude * 1000) / 1000]);

const drawn = (way: SeaWay): SeaWay => ({
  path: thousandths(simplified(way.path, TOLERANCE)),
  nauticalMiles: Math.round(way.nauticalMiles),
});

/** The way by sea between two ports along usual lanes, with few points, and its length; null for one and the same place. */
export const seaLane = (from: Coordinates, to: Coordinates): SeaWay | null =>
  remembered(JSON.stringify([from, to]), () => {
    const way = seaWay(lanes(), geoPoint(from), geoPoint(to));
    return way === null ? null : drawn(way);
  });
