/** A position on the globe in decimal degrees, north and east positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The angle between two places at the centre of the earth, in radians (haversine). */
export const centralAngle = (from: Coordinates, to: Coordinates): number => {
  const northward = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const eastward = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = northward + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * eastward;
  return 2 * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** The great-circle distance in kilometres on a sphere of the earth's mean radius (at most 0.5 % off the ellipsoid). */
export const greatCircleKm = (from: Coordinates, to: Coordinates): number => EARTH_RADIUS_KM * centralAngle(from, to);
