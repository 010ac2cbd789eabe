import { type GeoPath, type GeoPoint, measureMiles } from "#domain/places";

/** Sea lanes as points and the roads between them; each road stands at both of its ends, its length in nautical miles. */
export interface SeaNetwork {
  readonly points: GeoPath;
  readonly roads: readonly (readonly Road[])[];
}

export type Road = readonly [to: number, miles: number];

/** Both edges of the map are one line: -180 and 180 get the same name. */
const toName = ([longitude, latitude]: GeoPoint): string =>
  `${(longitude <= -180 ? 180 : longitude).toFixed(4)},${latitude.toFixed(4)}`;

/** The network of lines that touch where they share a point, the date line joined. */
export const createNetwork = (lines: readonly GeoPath[]): SeaNetwork => {
  const numbers = new Map<string, number>();
  const points: GeoPoint[] = [];
  const roads: Road[][] = [];
  const findNumber = (point: GeoPoint): number => {
    const known = numbers.get(toName(point));
    if (known !== undefined) return known;
    numbers.set(toName(point), points.length);
    roads.push([]);
    return points.push(point) - 1;
  };
  for (const line of lines)
    for (const [index, point] of line.entries()) {
      const next = line[index + 1];
      if (next === undefined) continue;
      const [from, to] = [findNumber(point), findNumber(next)];
      /* Between the points of the network: those of the line may be some metres away. */
      const miles = measureMiles(points[from] ?? point, points[to] ?? next);
      roads[from]?.push([to, miles]);
      roads[to]?.push([from, miles]);
    }
  return { points, roads };
};

const reachable = (network: SeaNetwork, start: number): ReadonlySet<number> => {
  const seen = new Set([start]);
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const [to] of network.roads[at] ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        open.push(to);
      }
  return seen;
};

/** The points of the largest connected part: what lies outside it is an island of the data, not a sea. */
export const findLargestPart = (network: SeaNetwork): ReadonlySet<number> => {
  let largest: ReadonlySet<number> = new Set();
  const done = new Set<number>();
  for (const start of network.points.keys()) {
    if (done.has(start)) continue;
    const part = reachable(network, start);
    for (const point of part) done.add(point);
    if (part.size > largest.size) largest = part;
  }
  return largest;
};
