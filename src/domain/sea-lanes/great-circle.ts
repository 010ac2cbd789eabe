import { centralAngle } from "#domain/places";
import { type GeoPath, type GeoPoint, nauticalMiles, toCoordinates, unwrapped } from "./geo-point.ts";

const STEP_MILES = 120;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

type Vector = readonly [x: number, y: number, z: number];

const vectorOf = ([longitude, latitude]: GeoPoint): Vector => {
  const [east, north] = [radians(longitude), radians(latitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

const pointOf = ([x, y, z]: Vector): GeoPoint => [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

const combine = (share: number, one: Vector, otherShare: number, other: Vector): Vector => [
  share * one[0] + otherShare * other[0],
  share * one[1] + otherShare * other[1],
  share * one[2] + otherShare * other[2],
];

/** The part of a vector at right angles to a unit vector. */
const rejectFrom = (unit: Vector, vector: Vector): Vector => combine(1, vector, -dot(unit, vector), unit);

/** The unit vector at right angles to `start` towards `end`; for the opposite point any direction is as short. */
const tangent = (start: Vector, end: Vector): Vector => {
  const towards = rejectFrom(start, end);
  const axis: Vector = Math.abs(start[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  const rough = Math.hypot(...towards) < 1e-12 ? rejectFrom(start, axis) : towards;
  const length = Math.hypot(...rough);
  /* Of nearly opposite points the rough one is a small difference: without a second step it is not at right angles. */
  const square = rejectFrom(start, combine(1 / length, rough, 0, rough));
  return combine(1 / Math.hypot(...square), square, 0, square);
};

/** The shortest line over the globe between two points, with a point at least every 120 nautical miles; it minds neither land nor sea. */
export const greatCircle = (from: GeoPoint, to: GeoPoint): GeoPath => {
  const angle = centralAngle(toCoordinates(from), toCoordinates(to));
  const steps = Math.ceil(nauticalMiles(from, to) / STEP_MILES);
  const start = vectorOf(from);
  const across = tangent(start, vectorOf(to));
  const inside = Array.from({ length: Math.max(0, steps - 1) }, (_, index): GeoPoint => {
    const turned = ((index + 1) / steps) * angle;
    return pointOf(combine(Math.cos(turned), start, Math.sin(turned), across));
  });
  return unwrapped([from, ...inside, to]);
};
