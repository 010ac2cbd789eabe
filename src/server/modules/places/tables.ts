/** A port or inland point; `otherNames` is a JSON list of the names and old codes people type for it. */
export interface PlaceTable {
  /** UN/LOCODE. */
  readonly code: string;
  readonly name: string;
  readonly countryCode: string;
  readonly countryName: string;
  /** `Sea` where ships call, otherwise `Inland`. */
  readonly kind: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timeZone: string | null;
  readonly importance: number;
  readonly otherNames: string;
}
