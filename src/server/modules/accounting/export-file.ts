import { err, ok, type Result } from "neverthrow";
import { BRAND } from "#brand";
import { BOOKING_COLUMNS, CHARGE_COLUMNS, CUSTOMER_COLUMNS, TAXED_CHARGE_COLUMNS } from "#domain/accounting";
import { findChainEnd } from "#server/modules/audit/index.ts";
import { type CsvValue, toCsvRow } from "#server/platform/csv.ts";
import type { Executor } from "#server/schema.ts";
import {
  type Exported,
  exportBookings,
  exportCharges,
  exportCustomers,
  type ExportRange,
  exportTaxedCharges,
} from "./export-rows.ts";

export type ExportName = "bookings" | "charges" | "customers";

/** A file that is written while it is read. */
interface ExportedFile {
  readonly lines: AsyncIterable<string>;
  /** Where the next export begins. */
  readonly cursor: number;
  /** The rows that were read so far. */
  readonly countRows: () => number;
}

type Values<Row> = { readonly [Column in keyof Row]: CsvValue };

/* The head of the file does not depend on its rows. */
const toFile = <Row extends Values<Row>>(
  { rows, cursor }: Exported<Row>,
  columns: readonly (keyof Row & string)[],
  format: "csv" | "jsonl",
): ExportedFile => {
  let count = 0;
  const write = async function* () {
    if (format === "csv") yield toCsvRow(columns);
    for await (const row of rows) {
      count += 1;
      yield format === "jsonl" ? `${JSON.stringify(row)}\n` : toCsvRow(columns.map((column) => row[column]));
    }
  };
  return { lines: write(), cursor, countRows: () => count };
};

const toExportedFile = async (
  db: Executor,
  name: ExportName,
  range: ExportRange,
  format: "csv" | "jsonl",
): Promise<ExportedFile> => {
  switch (name) {
    case "bookings":
      return toFile(await exportBookings(db, range), BOOKING_COLUMNS, format);
    case "charges":
      return BRAND.tax === undefined
        ? toFile(await exportCharges(db, range), CHARGE_COLUMNS, format)
        : toFile(await exportTaxedCharges(db, range), TAXED_CHARGE_COLUMNS, format);
    case "customers":
      return toFile(await exportCustomers(db, range), CUSTOMER_COLUMNS, format);
  }
};

/**
 * A file for accounting: CSV with a head, or JSON lines. Refused with a sentence for a cursor after the last recorded change, as
 * it is after an older backup was restored: such a file would lack everything that is changed until the trail is as long again.
 */
export const exportFile = async (
  db: Executor,
  name: ExportName,
  range: ExportRange,
  format: "csv" | "jsonl",
): Promise<Result<ExportedFile, string>> => {
  const end = await findChainEnd(db);
  if (range.since?.kind === "position" && range.since.position > end)
    return err(
      `The last change that is recorded has the number ${end}, which is before ${range.since.position}. Was a backup restored? Then export everything again.`,
    );
  return ok(await toExportedFile(db, name, range, format));
};
