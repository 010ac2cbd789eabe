import type { ValidityBasis } from "#domain/rates";
import type { CalendarDate } from "#domain/time";

/** One line of a rate sheet with the sheet it stands in. */
export interface SheetLine {
  readonly id: string;
  readonly provider: string;
  readonly sheetName: string;
  readonly sheetDate: CalendarDate;
  readonly validFrom: CalendarDate;
  readonly validTill: CalendarDate;
  readonly validFor: ValidityBasis;
  /** The provider issues the same prices anew each Monday. */
  readonly isWeekly: boolean;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly placeOfReceipt: string | null;
  readonly placeOfDelivery: string | null;
  /** Column in upper case → the cell as written. */
  readonly fields: Readonly<Record<string, string>>;
  /** Charge in upper case → the cell as written. */
  readonly charges: Readonly<Record<string, string>>;
}
