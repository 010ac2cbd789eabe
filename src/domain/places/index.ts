export { type Coordinates, centralAngle, greatCircleKm } from "./distance.ts";
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
} from "./place.ts";
export { serviceTypeOf } from "./service-type.ts";
