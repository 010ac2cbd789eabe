import type { RateImportState } from "#domain/rates";

/** A rate sheet that is being imported at the desk. */
export interface RateImportTable {
  readonly id: string;
  readonly staffId: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly state: RateImportState;
  /** JSON of ImportSettings. */
  readonly settings: string;
  /** JSON of the tabs with their first lines; null until they are read. */
  readonly workbook: string | null;
  /** JSON of ImportResult; null before the first comparison. */
  readonly result: string | null;
  /** JSON of StoredCorrection[]. */
  readonly corrections: string;
  /** JSON of StoredLeftOut[]. */
  readonly leftOut: string;
  /** Why the last step failed. */
  readonly problem: string | null;
  readonly sheetId: string | null;
  /** The server process whose child works on it; null while none does. */
  readonly runner: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly revision: number;
}

/** A price that an import would change, in the order of the comparison. */
export interface RateImportPriceTable {
  readonly importId: string;
  readonly position: number;
  /** A PriceChange. */
  readonly kind: string;
  /** Lane, places, carrier and size in lower case. */
  readonly search: string;
  /** JSON of a ComparedPrice. */
  readonly detail: string;
}

/** How the sheets of a provider are read. */
export interface RateMappingTable {
  /** In capital letters, letters and figures only. */
  readonly provider: string;
  /** JSON of a SheetReading. */
  readonly mapping: string;
  /** Of its last sheet, a PriceSide; null where an earlier release has stored the mapping. */
  readonly prices: string | null;
  readonly changedAt: number;
}
