import type { GeoPath, GeoPoint } from "#domain/places";
import land from "./land.json";
import { clipRing, findEdges, type MapView, type Pixel, toPixel } from "./projection.ts";

const STEPS_PER_DEGREE = 50;

/** Five bits per character, the sign in the lowest bit (written by tools/art/land-shapes.ts). */
const decodeNumbers = (text: string): readonly number[] => {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of text) {
    const bits = character.charCodeAt(0) - 63;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
};

const decodeRing = (text: string): GeoPath => {
  const steps = decodeNumbers(text);
  const ring: GeoPoint[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    ring.push([x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE]);
  }
  return ring;
};

/** Land only: borders on these lanes are disputed and are not drawn. */
export const landRings = (): readonly GeoPath[] => land.rings.split(" ").map(decodeRing);

const tenth = (value: number): number => Math.round(value * 10) / 10;

const pointText = ([x, y]: Pixel): string => `${tenth(x)} ${tenth(y)}`;

const lineThrough = (pixels: readonly Pixel[]): string =>
  pixels.length === 0 ? "" : `M${pixels.map(pointText).join("L")}`;

const BEND = 14;

const towards = ([x, y]: Pixel, [toX, toY]: Pixel): Pixel => {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(BEND, length / 2) / length;
  return [x + share * (toX - x), y + share * (toY - y)];
};

export const roundedLine = (pixels: readonly Pixel[]): string => {
  const [first, last] = [pixels[0], pixels.at(-1)];
  if (first === undefined || last === undefined) return "";
  const corners = pixels.slice(1, -1).map((corner, index) => {
    const [before, after] = [pixels[index] ?? corner, pixels[index + 2] ?? corner];
    return `L${pointText(towards(corner, before))}Q${pointText(corner)} ${pointText(towards(corner, after))}`;
  });
  return `M${pointText(first)}${corners.join("")}L${pointText(last)}`;
};

/* Drops points closer than 0.8 px. */
const thinOut = (pixels: readonly Pixel[]): readonly Pixel[] => {
  const points: Pixel[] = [];
  for (const pixel of pixels) {
    const before = points.at(-1);
    if (before === undefined || Math.hypot(pixel[0] - before[0], pixel[1] - before[1]) > 0.8) points.push(pixel);
  }
  return points;
};

const TURNS = [-360, 0, 360, 720] as const;

const drawnRing = (ring: GeoPath, view: MapView): string => {
  const { west, east } = findEdges(view);
  const [least, most] = ring.reduce(
    ([low, high], [longitude]) => [Math.min(low, longitude), Math.max(high, longitude)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return TURNS.filter((turn) => most + turn > west && least + turn < east)
    .map((turn) => {
      const pixels = ring.map(([longitude, latitude]) => toPixel(view, [longitude + turn, latitude]));
      const shown = thinOut(clipRing(pixels, view));
      return shown.length < 3 ? "" : `${lineThrough(shown)}Z`;
    })
    .join("");
};

/** The world repeats on both sides of the date line. */
export const drawLand = (rings: readonly GeoPath[], view: MapView): string =>
  rings.map((ring) => drawnRing(ring, view)).join("");

const MIN_GRID_GAP = 70;
const gridStep = ({ scale }: MapView): number => [1, 2, 5, 10].find((step) => step * scale >= MIN_GRID_GAP) ?? 20;

const every = (step: number, from: number, to: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
    (_, index) => (Math.ceil(from / step) + index) * step,
  );

/** Lines at most twenty degrees apart, as dense as is readable. */
export const drawGrid = (view: MapView): string => {
  const { west, east, south, north } = findEdges(view);
  const step = gridStep(view);
  const upright = every(step, west, east).map((longitude) => tenth(toPixel(view, [longitude, 0])[0]));
  const across = every(step, south, north).map((latitude) => tenth(toPixel(view, [0, latitude])[1]));
  return [...upright.map((x) => `M${x} 0V${view.height}`), ...across.map((y) => `M0 ${y}H${view.width}`)].join("");
};
