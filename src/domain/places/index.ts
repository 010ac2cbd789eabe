export {
  type Coordinates,
  type GeoPath,
  type GeoPoint,
  cutPath,
  toGeoPoint,
  toGreatCircle,
  measureGreatCircle,
  measureMiles,
  toNearestLongitude,
  measurePath,
  unwrapPath,
  wrapLongitude,
} from "./geography.ts";
export {
  type ResolvedPlace,
  findLookupHint,
  namesPlace,
  filterSeaPorts,
  resolvePlace,
  startsLookup,
  unchosenPlaceMessage,
  unknownPlaceMessage,
} from "./lookup.ts";
export { containsText, foldLetter, foldText } from "./match-text.ts";
export {
  type CodedPlace,
  type NearbyPort,
  type Place,
  type PlaceGroup,
  type PlaceRef,
  type PointType,
  type ServiceType,
  getPlaceCode,
  toServiceType,
} from "./place.ts";
