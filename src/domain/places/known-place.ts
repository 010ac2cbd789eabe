export type PlaceKind = "Sea" | "Inland";

/** A place; the position is null where it is unknown. */
export interface KnownPlace {
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
  readonly otherNames: readonly string[];
}

export type FindPlace = (code: string) => KnownPlace | undefined;
