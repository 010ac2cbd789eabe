export {
  type Coordinates,
  type GeoPath,
  type GeoPoint,
  cutPath,
  measureGreatCircle,
  measureMiles,
  measurePath,
  toGeoPoint,
  toGreatCircle,
  toNearestLongitude,
  unwrapPath,
  wrapLongitude,
} from "./geography.ts";
export type { FindPlace, KnownPlace, PlaceKind } from "./known-place.ts";
export {
  type ResolvedPlace,
  filterSeaPorts,
  findLookupHint,
  namesPlace,
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
export { otherCountryNames } from "./country-names.ts";
