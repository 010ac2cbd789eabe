import type { Acting } from "#server/platform/acting.ts";
import type { DatabasePlace } from "#server/platform/database/database.ts";
import type { ImportOptions } from "../import-options.ts";
import type { ImportedSheet } from "../imported-sheet.ts";

/** What a process that imports a file is told to do. */
export interface ImportOrder {
  readonly place: DatabasePlace;
  readonly file: string;
  readonly options: ImportOptions;
  /** Who imports, for the audit trail. */
  readonly acting: Omit<Acting, "clock">;
}

/** What was imported, or would be; prices and lanes are left out, as there may be very many. */
export interface ImportSummary extends Omit<ImportedSheet, "difference" | "lanes"> {
  readonly counts: NonNullable<ImportedSheet["difference"]>["counts"] | null;
}

/** How an import has ended; `refused` with the sentences that the command line prints. */
export type ImportOutcome =
  | { readonly kind: "imported"; readonly summary: ImportSummary }
  | { readonly kind: "refused"; readonly sentences: readonly string[] }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed" };

/** What the process reports: lines that are read, and the end. */
export type ImportReport =
  | { readonly kind: "progress"; readonly done: number; readonly all: number }
  | { readonly kind: "ended"; readonly outcome: ImportOutcome };
