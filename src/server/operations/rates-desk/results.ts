import type { ChangeCounts, CountedQuestion, SheetQuestion } from "#domain/rates";
import type { PricesAtCost } from "#server/rate-sources/rate-sheets/prices-at-cost.ts";
import type { SheetKind } from "#server/rate-sources/rate-sheets/sheet-kinds.ts";
import type { DateOrder } from "../sheets/date-cells.ts";
import type { NoteKind, StatedDays } from "../sheets/sheet-notes.ts";

/** What was noted about a cell or a line. */
export interface ImportNote {
  readonly severity: "problem" | "question" | "remark";
  readonly kind: NoteKind;
  readonly tab: string | null;
  readonly line: number;
  /** `G10`; null where the whole line is meant. */
  readonly cell: string | null;
  /** Of the column. */
  readonly header: string | null;
  /** What is written in the cell. */
  readonly text: string | null;
  readonly sentence: string;
  /** The cells of the line in the file, where the cell can be corrected. Left out by earlier releases. */
  readonly row?: readonly string[] | null;
  /** Whether the line is below the header, so that it can be left out. Left out by earlier releases. */
  readonly isPriceRow?: boolean;
  /** Of a note about a column: the cell of its header, if the header is one cell. Left out by earlier releases. */
  readonly headerCell?: string | null;
  /** The question whose answer settles it. Left out by earlier releases. */
  readonly asks?: SheetQuestion | null;
  /** Of a validity that no column states: the days that the text states. Left out by earlier releases. */
  readonly stated?: StatedDays | null;
}

/** What a comparison or an import has found. */
export interface ImportResult {
  readonly notes: readonly ImportNote[];
  /** What the problems ask, each question once. Left out by earlier releases. */
  readonly questions?: readonly (Omit<CountedQuestion, "first"> & Partial<Pick<CountedQuestion, "first">>)[];
  /** All of them, also those that are not in `notes`. */
  readonly problemCount: number;
  readonly remarkCount: number;
  /** Null where the sheet cannot be imported. */
  readonly summary: ImportedSummary | null;
  /** When the prices were compared. */
  readonly comparedAt: number;
  /** In which order the dates of the sheet are written; null where they leave it open. Left out by earlier releases. */
  readonly dateOrder?: DateOrder | null;
}

export interface ImportedSummary {
  readonly kind: SheetKind;
  readonly provider: string;
  readonly lines: number;
  /** Rows of the file that were left out. Left out by earlier releases. */
  readonly leftOut?: number;
  readonly lastDay: string;
  readonly replaced: number;
  readonly counts: ChangeCounts;
  /** Buying prices that no margin rule is about; null: none. Left out by earlier releases. */
  readonly atCost?: PricesAtCost | null;
}

/** A tab of a file with its first lines. */
export interface SampleTab {
  readonly name: string | null;
  readonly isHidden: boolean;
  readonly hiddenColumns: readonly number[];
  /** Lines that have prices, or all where no header was found. */
  readonly rows: number;
  readonly isTable: boolean;
  /** Filled cells of each column in these rows. Left out by earlier releases. */
  readonly filled?: readonly number[];
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
}
