import type { ResultAsync } from "neverthrow";
import type { Failure } from "#ports/failure.ts";
import type { NamedFile } from "./files.ts";

/** A file for accounting; without `since` everything. */
export interface AccountingFile {
  readonly file: "bookings" | "charges" | "customers";
  readonly format: "csv" | "jsonl";
  /** The cursor in the name of an earlier file, or a day of the office (YYYY-MM-DD); empty for everything. */
  readonly since: string;
}

export interface AccountingPort {
  readonly download: (wanted: AccountingFile, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
}
