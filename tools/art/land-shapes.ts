/*
 * npm run land: the land of the route map, without borders, Antarctica and specks, whole
 * across the date line. A ring is a run of steps in fiftieths of a degree, longitude and latitude in turn, each number in
 * the characters ? to ~ (five bits at a time, the sign in the lowest bit); rings are apart by a space.
 */
import { writeFileSync } from "node:fs";
import { unwrapPath } from "../../src/domain/places/index.ts";
import { simplifyPath } from "../../src/server/modules/tracking/sea-lanes/simplify.ts";
import { readLand } from "./atlas.ts";
import { inProduct } from "./paths.mjs";

const STEPS_PER_DEGREE = 50;
const TOLERANCE = 0.04;
const SMALLEST = 0.15;
const SOUTH = -60;

type Ring = readonly (readonly [number, number])[];

const number = (value: number): string => {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  for (; rest >= 32; rest >>= 5) text += String.fromCharCode((32 | (rest & 31)) + 63);
  return text + String.fromCharCode(rest + 63);
};

const encode = (ring: Ring): string => {
  let [x, y] = [0, 0];
  return ring
    .map(([longitude, latitude]) => {
      const [toX, toY] = [Math.round(longitude * STEPS_PER_DEGREE), Math.round(latitude * STEPS_PER_DEGREE)];
      const text = number(toX - x) + number(toY - y);
      [x, y] = [toX, toY];
      return text;
    })
    .join("");
};

const isDrawn = (ring: Ring): boolean => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  return size >= SMALLEST && Math.max(...ys) > SOUTH;
};

const fewer = (ring: Ring): Ring => {
  const half = ring.length >> 1;
  return [...simplifyPath(ring.slice(0, half + 1), TOLERANCE), ...simplifyPath(ring.slice(half), TOLERANCE).slice(1)];
};

const rings: readonly Ring[] = readLand("50m")
  .features.flatMap(({ geometry }) => (geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : []))
  .map((ring) => unwrapPath(ring.map(([longitude = 0, latitude = 0]) => [longitude, latitude])));
const drawn = rings
  .filter(isDrawn)
  .map(fewer)
  .filter((ring) => ring.length > 3);
const text = drawn.map(encode).join(" ");
writeFileSync(inProduct("src/web/components/route-map/land.json"), `${JSON.stringify({ rings: text })}\n`);
console.log(
  `${drawn.length} rings, ${drawn.reduce((sum, ring) => sum + ring.length, 0)} points, ${Math.round(text.length / 1024)} KB`,
);
