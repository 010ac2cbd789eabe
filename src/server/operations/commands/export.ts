import { Readable } from "node:stream";
import { err, ok, type Result } from "neverthrow";
import { BOOKING_COLUMNS, CHARGE_COLUMNS, CUSTOMER_COLUMNS } from "#domain/accounting";
import {
  type Exported,
  exportBookings,
  exportCharges,
  exportCustomers,
  type ExportRange,
} from "#server/modules/accounting/index.ts";
import { sealEntries } from "#server/modules/audit/index.ts";
import type { Executor } from "#server/schema.ts";
import { defineCommand, defineGroup, type StaffCommand } from "../kit/command.ts";
import { type CsvValue, toCsvRow } from "#server/platform/csv.ts";
import { overwrite, writeOutputFile } from "../kit/files.ts";
import { argument, option } from "../kit/parameters.ts";
import { readMoment } from "../kit/read-moment.ts";

const isCursor = (text: string): boolean => /^\d{1,15}$/.test(text);

const readSince = (text: string, flag: string): Result<ExportRange["since"], string> =>
  isCursor(text)
    ? ok({ kind: "position", position: Number(text) })
    : readMoment(text, flag)
        .map((at) => ({ kind: "moment", at }) as const)
        .mapErr((sentence) => `${sentence} It also takes the cursor that the last export has printed.`);

const readCursor = (text: string, flag: string): Result<number, string> =>
  isCursor(text) ? ok(Number(text)) : err(`${flag} takes the cursor that an export has printed, not ${text}.`);

const PARAMETERS = {
  file: argument("path of the file to write: JSON lines if it ends in .jsonl, otherwise CSV"),
  since: option(
    "<cursor>",
    "what was changed since the cursor of the last export, or since a day or an instant",
    readSince,
  ),
  until: option("<cursor>", "changes up to this cursor, to repeat an earlier export", readCursor),
  overwrite,
};

type Values<Row> = { readonly [Column in keyof Row]: CsvValue };

interface Counter {
  rows: number;
}

async function* toLines<Row extends Values<Row>>(
  rows: AsyncIterable<Row>,
  isJson: boolean,
  columns: readonly (keyof Row & string)[],
  counter: Counter,
) {
  if (!isJson) yield toCsvRow(columns);
  for await (const row of rows) {
    counter.rows += 1;
    yield isJson ? `${JSON.stringify(row)}\n` : toCsvRow(columns.map((column) => row[column]));
  }
}

/* The head of the file does not depend on its rows. */
const defineExport = <Row extends Values<Row>>(
  name: string,
  description: string,
  columns: readonly (keyof Row & string)[],
  read: (db: Executor, range: ExportRange) => Promise<Exported<Row>>,
): StaffCommand =>
  defineCommand({
    name,
    description,
    parameters: PARAMETERS,
    run: async ({ database: { db } }, { file, since, until, overwrite: isReplaced }) => {
      await sealEntries(db);
      const { rows, cursor } = await read(db, { since, until });
      const counter: Counter = { rows: 0 };
      const lines = Readable.from(toLines(rows, file.endsWith(".jsonl"), columns, counter));
      const written = await writeOutputFile(file, lines, { overwrite: isReplaced });
      return written.map(() => ({ file, rows: counter.rows, cursor }));
    },
    describe: ({ file, rows, cursor }) => [
      `${rows} ${rows === 1 ? "row" : "rows"} written to ${file}. The next export begins with --since ${cursor}`,
    ],
  });

/** `export bookings`, `charges` and `customers`. */
export const exportCommands = defineGroup("export", "Write files for accounting", [
  defineExport(
    "bookings",
    "Write a row for each booking: totals, buying price, margin, fees, customer and tax numbers",
    BOOKING_COLUMNS,
    exportBookings,
  ),
  defineExport("charges", "Write a row for each charge and each owed fee of bookings", CHARGE_COLUMNS, exportCharges),
  defineExport("customers", "Write a row for each customer", CUSTOMER_COLUMNS, exportCustomers),
]);
