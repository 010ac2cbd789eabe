/**
 * The foreign shape of an offer from a forwarder's Excel rate sheet, already decoded at the edge: upper-case columns
 * with the cell's text as a person wrote it, and a map of charge names to amount cells. `normaliseSheetOffer` turns it
 * into a `Rate`.
 */
export interface SheetOffer {
  readonly id: string;
  readonly providerName: string;
  readonly logo: string | null;
  /** Column name in upper case (`PORT OF LOADING`, `VGM CUT OFF`, `ETD`, …) → cell text; empty cells are left out. */
  readonly fields: Readonly<Record<string, string>>;
  /** Charge name → cell (`USD 1,200`, `4000/BL`, `35/RT (MIN 3CBM)`, `INCLUDED`, `AT COST`, a bare number). */
  readonly charges: Readonly<Record<string, string>>;
}
