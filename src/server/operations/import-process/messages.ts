import type { Acting } from "#server/platform/acting.ts";
import type { DatabasePlace } from "#server/platform/database/database.ts";
import type { ImportOptions } from "../import-options.ts";
import type { ImportResult, SampleTab } from "../rates-desk/results.ts";
import type { SheetReading } from "#domain/rates";

interface Order {
  readonly place: DatabasePlace;
  /** Who acts, for the audit trail. */
  readonly acting: Omit<Acting, "clock">;
}

interface FileOrder extends Order {
  readonly file: string;
}

/** Reads the tabs of a file. */
export interface ReadOrder extends FileOrder {
  readonly task: "read";
}

/** Compares a file with what is quoted, or publishes it. The mapping becomes the file that the options name. */
export interface SheetImportOrder extends FileOrder {
  readonly task: "compare" | "publish";
  readonly importId: string;
  readonly options: ImportOptions;
  readonly reading: SheetReading;
  readonly rateType: "contract" | "spot" | null;
}

/** Changes a sheet that is stored, or writes its lines to `file`. */
export interface SheetOrder extends Order {
  readonly task: "undo" | "withdraw" | "restore" | "expire" | "export";
  readonly sheet: string;
  readonly reason: string | null;
  readonly file: string;
}

/** Removes the prices of comparisons whose import is not there any more. */
export interface PruneOrder extends Order {
  readonly task: "prune";
}

/** What a process of its own is told to do. */
export type ProcessOrder = ReadOrder | SheetImportOrder | SheetOrder | PruneOrder;

/** How an import has ended; `refused` with the sentences that the command line prints. */
export type ImportOutcome =
  | { readonly kind: "read"; readonly tabs: readonly SampleTab[] }
  | { readonly kind: "compared"; readonly result: ImportResult; readonly sheet: string | null }
  | { readonly kind: "changed"; readonly lines: number }
  | { readonly kind: "refused"; readonly sentences: readonly string[] }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed" };

/** What the process reports: lines that are read, and the end. */
export type ImportReport =
  | { readonly kind: "progress"; readonly done: number; readonly all: number }
  | { readonly kind: "ended"; readonly outcome: ImportOutcome };
