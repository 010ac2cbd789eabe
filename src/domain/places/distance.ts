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
export const centralAngle = (from: Coordinates, to: Coordinates): number => {
  const halfEast = radians(to.longitude - from.longitude) / 2;
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const haversine = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 + scale * Math.sin(halfEast) ** 2;
  const complement = Math.sin(radians(to.latitude + from.latitude) / 2) ** 2 + scale * Math.cos(halfEast) ** 2;
  return 2 * Math.atan2(Math.sqrt(haversine), Math.sqrt(complement));
};

/** The great-circle distance in kilometres on a sphere of the earth's mean radius (at most 0.5 % off the ellipsoid). */
export const greatCircleKm = (from: Coordinates, to: Coordinates): number => EARTH_RADIUS_KM * centralAngle(from, to);
