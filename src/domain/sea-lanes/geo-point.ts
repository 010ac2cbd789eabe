import { type Coordinates, centralAngle } from "#domain/places";

/** Longitude and latitude in decimal degrees, east and north positive, in the order in which map data is written. */
export type GeoPoint = readonly [longitude: number, latitude: number];

/** A way over the globe from point to point. */
export type GeoPath = readonly GeoPoint[];

const EARTH_RADIUS_NM = 3440.065;

/** The point of a place whose coordinates are known. */
export const geoPoint = ({ latitude, longitude }: Coordinates): GeoPoint => [longitude, latitude];

export const toCoordinates = ([longitude, latitude]: GeoPoint): Coordinates => ({ latitude, longitude });

/** The great-circle distance in nautical miles. */
export const nauticalMiles = (from: GeoPoint, to: GeoPoint): number =>
  EARTH_RADIUS_NM * centralAngle(toCoordinates(from), toCoordinates(to));

/** The length of a path in nautical miles; nothing for fewer than two points. */
export const pathMiles = (path: GeoPath): number =>
  path.reduce((sum, point, at) => sum + nauticalMiles(path[at - 1] ?? point, point), 0);

/** A longitude brought into -180 (not included) to 180. */
export const wrapLongitude = (longitude: number): number => {
  const turned = (((longitude + 180) % 360) + 360) % 360;
  return turned === 0 ? 180 : turned - 180;
};

/** A longitude moved by whole turns so that it lies within half a turn of another: a line across the date line stays whole. */
export const nearLongitude = (longitude: number, near: number): number => near + wrapLongitude(longitude - near);

/** A path whose longitudes run on across the date line (170, 180, 190) instead of jumping to the other edge of the map. */
export const unwrapped = (path: GeoPath): GeoPath => {
  const whole: GeoPoint[] = [];
  for (const [longitude, latitude] of path)
    whole.push([nearLongitude(longitude, whole.at(-1)?.[0] ?? longitude), latitude]);
  return whole;
};
