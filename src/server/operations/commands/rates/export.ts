import { err } from "neverthrow";
import { storedJson } from "#server/platform/database/statements.ts";
import { officeDay } from "#server/platform/time.ts";
import { findSheet, listSheetLines, type SheetLineState } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { defineCommand } from "../../kit/command.ts";
import { toCsv } from "#server/platform/csv.ts";
import { overwrite, writeOutputFile } from "../../kit/files.ts";
import { argument } from "../../kit/parameters.ts";
import { lineCount } from "../../rate-lines.ts";

type Cells = Readonly<Record<string, string>>;

const isCells = (value: unknown): value is Cells =>
  typeof value === "object" && value !== null && Object.values(value).every((cell) => typeof cell === "string");

const chargeCells = ({ charges }: SheetLineState): Cells => {
  const stored = storedJson<Readonly<Record<string, unknown>>>(charges);
  if (isCells(stored)) return stored;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([side, cells]) =>
      isCells(cells) ? Object.entries(cells).map(([name, cell]) => [`${side.toUpperCase()}: ${name}`, cell]) : [],
    ),
  );
};

/** The lines of a sheet as CSV that can be imported again. */
export const exportText = (lines: readonly SheetLineState[]): string => {
  const read = lines.map((line) => ({
    line,
    cells: {
      ...storedJson<Cells>(line.fields),
      "VALID FROM": line.validFrom,
      "VALID TILL": line.validTill,
      "VALID FOR": line.validFor,
      ...chargeCells(line),
    },
  }));
  const columns = [...new Set(read.flatMap(({ cells }) => Object.keys(cells)))];
  const head = ["PORT OF LOADING", "PORT OF DISCHARGE", "PLACE OF RECEIPT", "PLACE OF DELIVERY", ...columns];
  return toCsv(
    head,
    read.map(({ line, cells }) => {
      const byName: Cells = cells;
      const places = [line.portOfLoading, line.portOfDischarge, line.placeOfReceipt, line.placeOfDelivery];
      return [...places, ...columns.map((column) => byName[column] ?? null)];
    }),
  );
};

/** `rates export`. */
export const exportCommand = defineCommand({
  name: "export",
  description: "Write the active lines of a sheet to a CSV file that can be imported again",
  parameters: {
    sheet: argument("id of the sheet, as shown by `rates list`"),
    file: argument("path of the file to write"),
    overwrite,
  },
  run: async ({ db, clock }, { sheet: id, file, overwrite }) => {
    const today = officeDay(clock());
    const sheet = await findSheet(db, id, today);
    if (sheet === undefined) return err(`There is no rate sheet ${id}.`);
    const lines = (await listSheetLines(db, sheet)).filter(
      (line) => line.withdrawn === null && line.validTill >= today,
    );
    const written = await writeOutputFile(file, exportText(lines), { overwrite });
    return written.map(() => ({ sheet: id, file, lines: lines.length }));
  },
  describe: ({ sheet, file, lines }) => [`${lineCount(lines)} of ${sheet} written to ${file}.`],
});
