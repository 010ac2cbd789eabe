import type { TimeZone } from "#domain/time";

/** A sea port, or any other point (inland container depot, rail ramp, town). */
export type PointType = "sea" | "inland";

/** How the cargo is taken over or handed out at an end of the journey. */
export type ServiceType = "Ramp" | "Door";

export interface Country {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
}

/** A place that can be searched from or to; `code` is its UN/LOCODE or, where a carrier has its own, that code. */
export interface Place {
  readonly name: string;
  readonly code: string;
  readonly country: Country;
  readonly pointType: PointType;
  /** Left out where the server does not state it. */
  readonly timeZone?: TimeZone;
  /** The place that the searched text clearly means, by its whole name, code or alternative name. */
  readonly isBestMatch?: boolean;
}

/** A port near a chosen place, offered for loading or discharge. */
export interface NearbyPort {
  readonly name: string;
  readonly code: string;
}

/** Places found for a search text, grouped by country in the order of relevance. */
export interface PlaceGroup {
  readonly country: Country;
  readonly places: readonly Place[];
}

/** The part of a place that a form stores: what was chosen, by name and code. */
export interface PlaceRef {
  readonly name: string;
  readonly code: string;
}

/** A place as carriers code it: their own code, and codes of public lists. */
export interface CodedPlace {
  readonly internalCode: string | null;
  readonly locationCodifications: readonly { readonly codificationType: string; readonly codification: string }[];
}

/** `UNLOCODE`, `UN/LOCODE`, `UN/Locode`. */
const isUnLocode = (type: string): boolean => /^UN[ /_-]?LOCODE$/i.test(type);

/** The code that a search sends for a place: the source's own, otherwise the UN/LOCODE, otherwise the first there is. */
export const getPlaceCode = ({ internalCode, locationCodifications: codes }: CodedPlace): string | null =>
  internalCode ??
  (codes.find(({ codificationType }) => isUnLocode(codificationType)) ?? codes[0])?.codification ??
  null;

/** The service type that a chosen point starts with: Ramp for a Sea point, otherwise Door. */
export const toServiceType = (pointType: PointType): ServiceType => (pointType === "sea" ? "Ramp" : "Door");
