import { type GeoPath, type GeoPoint, nauticalMiles, unwrapped } from "./geo-point.ts";

const STEP_MILES = 120;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

type Vector = readonly [x: number, y: number, z: number];

const vectorOf = ([longitude, latitude]: GeoPoint): Vector => {
  const [east, north] = [radians(longitude), radians(latitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

const pointOf = ([x, y, z]: Vector): GeoPoint => [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];

/** The shortest line over the globe between two points, with a point at least every 120 nautical miles; it minds neither land nor sea. */
export const greatCircle = (from: GeoPoint, to: GeoPoint): GeoPath => {
  const steps = Math.ceil(nauticalMiles(from, to) / STEP_MILES);
  const [start, end] = [vectorOf(from), vectorOf(to)];
  const angle = Math.acos(Math.min(1, Math.max(-1, start[0] * end[0] + start[1] * end[1] + start[2] * end[2])));
  const inside = Array.from({ length: Math.max(0, steps - 1) }, (_, index): GeoPoint => {
    const share = (index + 1) / steps;
    const [one, other] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    return pointOf([one * start[0] + other * end[0], one * start[1] + other * end[1], one * start[2] + other * end[2]]);
  });
  return unwrapped([from, ...inside, to]);
};
