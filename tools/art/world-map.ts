/* npm run world: the dotted world of the About section and its lanes, from public-domain land shapes (land only, no borders). */
import { readFileSync, writeFileSync } from "node:fs";
import { geoContains, geoEqualEarth, geoPath } from "d3-geo";
import { readLand } from "./atlas.ts";
import { inProduct } from "./paths.mjs";

const WIDTH = 980;
const STEP = 9.1;
const NORTH = 78;
const SOUTH = -56;
const INDIA: [number, number] = [75.5, 22.5];

interface Hub {
  readonly at: [number, number];
  readonly name?: string;
  readonly dx?: number;
  readonly dy?: number;
  readonly before?: boolean;
  readonly bend?: number;
}

const named: readonly Hub[] = [
  { at: [4.1, 51.9], name: "Rotterdam", dx: -9, dy: -7, before: true },
  { at: [-74, 40.6], name: "New York", dx: -10, dy: -2, before: true },
  { at: [121.6, 31.1], name: "Shanghai", dx: 10, dy: 2 },
  { at: [103.8, 1.25], name: "Singapore", dx: 9, dy: 12 },
  { at: [55.05, 25], name: "Jebel Ali", dx: -9, dy: 12, before: true, bend: 0.4 },
  { at: [39.65, -4.05], name: "Mombasa", dx: -9, dy: 5, before: true, bend: -0.6 },
  { at: [-46.3, -24], name: "Santos", dx: 9, dy: 12, bend: -0.5 },
  { at: [151.2, -33.9], name: "Sydney", dx: -10, dy: 12, before: true, bend: -0.6 },
  { at: [18.4, -33.9], name: "Cape Town", dx: -9, dy: 12, before: true, bend: -0.6 },
];
const unnamed: readonly [number, number][] = [
  [-118.2, 33.7],
  [-95, 29.7],
  [-79.9, 9.3],
  [-99, 19.3],
  [-77, -12],
  [-58.4, -34.6],
  [2.3, 41.3],
  [10, 53.5],
  [23.6, 37.9],
  [32.3, 31.2],
  [31, -29.9],
  [3.4, 6.4],
  [79.85, 6.95],
  [80.3, 13.1],
  [100.9, 13],
  [114.2, 22.3],
  [129, 35.1],
  [139.8, 35.5],
  [120.9, 14.6],
  [174.8, -36.8],
  [28.9, 41],
  [-0.5, 51.5],
  [24.9, 60.2],
  [-123, 49.2],
];

const land = readLand("110m");
const projection = geoEqualEarth().rotate([-11, 0]).fitWidth(WIDTH, { type: "Sphere" });
geoPath(projection).bounds({ type: "Sphere" });
const top = projection([0, NORTH])?.[1] ?? 0;
const bottom = projection([0, SOUTH])?.[1] ?? 0;

const tenth = (value: number): number => Math.round(value * 10) / 10;
const place = (at: [number, number]) => {
  const [x, y] = projection(at) ?? [0, 0];
  return { x: tenth(x), y: tenth(y - top + 12) };
};

const dotAt = (x: number, y: number): string => {
  const at = projection.invert?.([x, y]);
  if (at === null || at === undefined || Math.abs(at[0]) > 180.1 || at[1] < SOUTH) return "";
  if (Math.abs((projection(at)?.[0] ?? Number.NaN) - x) > 1 || !geoContains(land, at)) return "";
  return `M${tenth(x)} ${tenth(y - top + 12)}h0`;
};

const rows = Array.from({ length: Math.ceil((bottom - top) / (STEP * 0.866)) }, (_, row) => row);
const dots = rows.flatMap((row) => {
  const y = top + row * STEP * 0.866;
  const columns = Math.ceil(WIDTH / STEP);
  return Array.from({ length: columns }, (_, column) => dotAt(((row % 2) * STEP) / 2 + column * STEP, y));
});

const home = place(INDIA);
const laneTo = ({ at, bend = 1 }: Hub): string => {
  const end = place(at);
  const lift = -Math.min(120, Math.hypot(end.x - home.x, end.y - home.y) * 0.28) * bend;
  const middle = { x: tenth((home.x + end.x) / 2), y: tenth((home.y + end.y) / 2 + lift) };
  return `M${home.x} ${home.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
};

const box = `${tenth(WIDTH * 0.085)} 0 ${tenth(WIDTH * 0.86)} ${tenth(bottom - top + 24)}`;
writeFileSync(
  inProduct("src/web/assets/world.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${dots.join("")}" fill="none" stroke="#CBC8BF" stroke-width="5.1" stroke-linecap="round"/></svg>\n`,
);
const map = {
  label: "World map with hubs and trade lanes from {country}",
  home,
  lanes: named.map(laneTo).join(""),
  hubs: [...named.map(({ at }) => at), ...unnamed].map(place),
  names: named.map(({ at, name = "", dx = 9, dy = 4, before = false }) => {
    const { x, y } = place(at);
    return { name, x: tenth(x + dx), y: tenth(y + dy), before };
  }),
};
const file = inProduct("brand/keelson/texts.json");
const texts = JSON.parse(readFileSync(file, "utf8"));
texts.about.map = map;
writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
