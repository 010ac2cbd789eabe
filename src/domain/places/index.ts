export {
  type Coordinates,
  type GeoPath,
  type GeoPoint,
  cutPath,
  geoPoint,
  greatCircle,
  greatCircleKm,
  nauticalMiles,
  nearLongitude,
  pathMiles,
  unwrapped,
  wrapLongitude,
} from "./geography.ts";
export {
  type ResolvedPlace,
  lookupHint,
  namesPlace,
  onlySeaPorts,
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
  codeOfPlace,
  serviceTypeOf,
} from "./place.ts";
