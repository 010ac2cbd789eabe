/** A position on the globe in decimal degrees, north and east positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The angle between two places at the centre of the earth, in radians. The haversine alone loses half its digits for places
 * nearly opposite each other, so its complement (the haversine to the opposite point) is calculated as well.
 */
const calculateCentralAngle = (from: Coordinates, to: Coordinates): number => {
  const halfEast = radians(to.longitude - from.longitude) / 2;
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const haversine = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 + scale * Math.sin(halfEast) ** 2;
  const complement = Math.sin(radians(to.latitude + from.latitude) / 2) ** 2 + scale * Math.cos(halfEast) ** 2;
  return 2 * Math.atan2(Math.sqrt(haversine), Math.sqrt(complement));
};

/** The great-circle distance in kilometres on a sphere of the earth's mean radius (at most 0.5 % off the ellipsoid). */
export const measureGreatCircle = (from: Coordinates, to: Coordinates): number =>
  EARTH_RADIUS_KM * calculateCentralAngle(from, to);

/** Longitude and latitude in decimal degrees, east and north positive, in the order in which map data is written. */
export type GeoPoint = readonly [longitude: number, latitude: number];

/** A way over the globe from point to point. */
export type GeoPath = readonly GeoPoint[];

const EARTH_RADIUS_NM = 3440.065;

/** The point of a place whose coordinates are known. */
export const toGeoPoint = ({ latitude, longitude }: Coordinates): GeoPoint => [longitude, latitude];

const toCoordinates = ([longitude, latitude]: GeoPoint): Coordinates => ({ latitude, longitude });

/** The great-circle distance in nautical miles. */
export const measureMiles = (from: GeoPoint, to: GeoPoint): number =>
  EARTH_RADIUS_NM * calculateCentralAngle(toCoordinates(from), toCoordinates(to));

/** The length of a path in nautical miles; nothing for fewer than two points. */
export const measurePath = (path: GeoPath): number =>
  path.reduce((sum, point, at) => sum + measureMiles(path[at - 1] ?? point, point), 0);

/** A longitude brought into -180 (not included) to 180. */
export const wrapLongitude = (longitude: number): number => {
  const turned = (((longitude + 180) % 360) + 360) % 360;
  return turned === 0 ? 180 : turned - 180;
};

/** A longitude moved by whole turns so that it lies within half a turn of another: a line across the date line stays whole. */
export const toNearestLongitude = (longitude: number, near: number): number => near + wrapLongitude(longitude - near);

/** A path whose longitudes run on across the date line (170, 180, 190) instead of jumping to the other edge of the map. */
export const unwrapPath = (path: GeoPath): GeoPath => {
  const whole: GeoPoint[] = [];
  for (const [longitude, latitude] of path)
    whole.push([toNearestLongitude(longitude, whole.at(-1)?.[0] ?? longitude), latitude]);
  return whole;
};

const STEP_MILES = 120;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

type Vector = readonly [x: number, y: number, z: number];

const toVector = ([longitude, latitude]: GeoPoint): Vector => {
  const [east, north] = [radians(longitude), radians(latitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
};

const toPoint = ([x, y, z]: Vector): GeoPoint => [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];

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
export const toGreatCircle = (from: GeoPoint, to: GeoPoint): GeoPath => {
  const angle = calculateCentralAngle(toCoordinates(from), toCoordinates(to));
  const steps = Math.ceil(measureMiles(from, to) / STEP_MILES);
  const start = toVector(from);
  const across = tangent(start, toVector(to));
  const inside = Array.from({ length: Math.max(0, steps - 1) }, (_, index): GeoPoint => {
    const turned = ((index + 1) / steps) * angle;
    return toPoint(combine(Math.cos(turned), start, Math.sin(turned), across));
  });
  return unwrapPath([from, ...inside, to]);
};

/** A path cut in two at a share of its length; both parts hold the point where it was cut. */
interface CutPath {
  readonly before: GeoPath;
  readonly at: GeoPoint;
  readonly after: GeoPath;
}

const between = ([fromX, fromY]: GeoPoint, [toX, toY]: GeoPoint, share: number): GeoPoint => [
  fromX + share * (toX - fromX),
  fromY + share * (toY - fromY),
];

/** Cuts a path at a share (0 to 1) of its length in miles, its longitudes running on across the date line; null for no path. */
export const cutPath = (path: GeoPath, share: number): CutPath | null => {
  const whole = unwrapPath(path);
  const last = whole.at(-1);
  if (last === undefined) return null;
  let left = Math.min(1, Math.max(0, share)) * measurePath(whole);
  for (const [index, from] of whole.entries()) {
    const to = whole[index + 1];
    if (to === undefined) break;
    const miles = measureMiles(from, to);
    if (left > miles) {
      left -= miles;
      continue;
    }
    const at = between(from, to, miles === 0 ? 0 : left / miles);
    return { before: [...whole.slice(0, index + 1), at], at, after: [at, ...whole.slice(index + 1)] };
  }
  return { before: whole, at: last, after: [last] };
};
