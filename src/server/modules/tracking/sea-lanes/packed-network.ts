import { type GeoPath, measureMiles } from "#domain/places";
import type { Road, SeaNetwork } from "./network.ts";

/** A network as it is stored: thousandths of degrees, longitude and latitude in turn; roads as pairs of point numbers. */
export interface PackedNetwork {
  readonly points: readonly number[];
  readonly roads: readonly number[];
}

const THOUSAND = 1000;

const pairs = (flat: readonly number[]): readonly (readonly [number, number])[] => {
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) found.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
  return found;
};

/** The points of `part` and the roads between them, as they are stored. */
export const packNetwork = (network: SeaNetwork, part: ReadonlySet<number>): PackedNetwork => {
  const kept = [...part].toSorted((one, other) => one - other);
  const numbers = new Map(kept.map((point, number) => [point, number]));
  return {
    points: kept.flatMap((point) => (network.points[point] ?? []).map((degrees) => Math.round(degrees * THOUSAND))),
    roads: kept.flatMap((from) =>
      (network.roads[from] ?? []).flatMap(([to]) => (to > from ? [numbers.get(from) ?? 0, numbers.get(to) ?? 0] : [])),
    ),
  };
};

/** The network that was packed, the length of each road measured again. */
export const unpackNetwork = (packed: PackedNetwork): SeaNetwork => {
  const points: GeoPath = pairs(packed.points).map(([x, y]) => [x / THOUSAND, y / THOUSAND]);
  const roads: Road[][] = points.map(() => []);
  for (const [from, to] of pairs(packed.roads)) {
    const [start, end] = [points[from], points[to]];
    if (start === undefined || end === undefined) continue;
    const miles = measureMiles(start, end);
    roads[from]?.push([to, miles]);
    roads[to]?.push([from, miles]);
  }
  return { points, roads };
};
