/** An inland container depot, rail ramp or container town: code, name, latitude, longitude, other names people type. */
export type InlandPoint = readonly [
  code: string,
  name: string,
  latitude: number,
  longitude: number,
  otherNames: readonly string[],
];

/** Whether ships call here. */
export type PlaceKind = "Sea" | "Inland";

/** A place before it is stored; the position is null where nobody has stated one. */
export interface PlaceSeed {
  readonly code: string;
  readonly name: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly kind: PlaceKind;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timeZone: string | null;
  /** 3 = a port that most container lines call at, 2 = a regional port or a large depot, 1 = any other place. */
  readonly importance: number;
  /** Former, local and trade names, and codes that some systems still write. */
  readonly otherNames: readonly string[];
}

/** Finds a place by its UN/LOCODE. */
export type FindPlace = (code: string) => PlaceSeed | undefined;
