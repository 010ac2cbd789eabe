import type { Command } from "commander";
import { addDays, type CalendarDate, isCalendarDate } from "#domain/time";
import { findEnd, OFFICE_ZONE, officeDay } from "#server/platform/time.ts";
import { expireSheet, undoSheet } from "#server/rate-sources/rate-sheets/end-lines.ts";
import { findQuotedLine, listSheetChanges, type OfficeDay } from "#server/rate-sources/rate-sheets/line-history.ts";
import type { Executor } from "#server/schema.ts";
import {
  findSheet,
  listSheetLines,
  listSheets,
  type SheetLineState,
  type SheetState,
} from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { addImportOptions, type ImportOptions } from "../import-options.ts";
import { importSheet } from "../import-sheet.ts";
import { addExplain } from "./rates/explain.ts";
import { addWithdraw } from "./rates/withdraw.ts";
import { BASIS_WORDS, changeTexts, endText, lineCount, lineText, momentText, toLane } from "../rate-lines.ts";
import type { Operations, StaffCommand } from "../kit/command.ts";
import { toCsv } from "../kit/csv.ts";
import { addOverwriteOption, type OutputOptions, writeOutputFile } from "../kit/files.ts";

const addImport = (rates: Command, operations: Operations): void => {
  addImportOptions(
    rates
      .command("import")
      .description("Import a rate sheet; a sheet with a problem is not imported, and each problem names its cell")
      .argument("<file>", "Excel file (all tabs) or CSV file"),
  ).action((file: string, options: ImportOptions) => importSheet(file, options, operations));
};

const stateText = ({ lines, active, validFrom, validFor, lastDay, withdrawnAt }: SheetState, today: string): string => {
  if (withdrawnAt !== null) return `${lineCount(lines)}  withdrawn`;
  if (lastDay === null) return `${lineCount(lines)}  ended`;
  const begins = validFrom > today ? `from ${validFrom} ` : "";
  const share = active === lines ? lineCount(lines) : `${active} of ${lineCount(lines)} active`;
  return `${share}  ${begins}${endText(lastDay)}, for ${BASIS_WORDS[validFor]}`;
};

const sheetText = (sheet: SheetState, today: string): string =>
  `${sheet.id}  ${sheet.kind === "lcl" ? "LCL  " : ""}${sheet.provider}  ${sheet.name} of ${sheet.sheetDate}  ${stateText(sheet, today)}`;

interface ListOptions {
  readonly lines?: boolean;
  readonly at?: string;
  readonly lane?: string;
}

const isOnLane = (line: SheetLineState, lane: string | undefined): boolean =>
  lane === undefined || toLane(line).toUpperCase() === lane.toUpperCase();

const toOfficeDay = (day: CalendarDate): OfficeDay => ({
  day,
  begin: findEnd({ at: addDays(day, -1), zone: OFFICE_ZONE }),
  end: findEnd({ at: day, zone: OFFICE_ZONE }) - 1,
});

const importText = ({ id, provider, name, sheetDate, importedAt }: SheetState): string =>
  `${id}  ${provider}  ${name} of ${sheetDate}  imported ${momentText(importedAt)}`;

/** The lines of a sheet that were quoted on a day, each with what happened to it later. */
const listQuoted = async (
  db: Executor,
  sheet: SheetState,
  day: OfficeDay,
  lane: string | undefined,
): Promise<readonly string[]> => {
  if (sheet.importedAt > day.end) return [];
  const changes = await listSheetChanges(db, sheet);
  const lines = (await listSheetLines(db, sheet)).filter((line) => isOnLane(line, lane));
  const texts = lines.flatMap((line) => {
    const quoted = findQuotedLine(line, sheet.importedAt, changes.get(line.id) ?? [], day);
    if (quoted === null) return [];
    return [`  ${lineText(quoted.line, sheet, day.day)}`, ...changeTexts(quoted.later).map((text) => `    ${text}`)];
  });
  return texts.length === 0 ? [] : [importText(sheet), ...texts];
};

const findDayProblem = (day: string, today: CalendarDate): string | null => {
  if (!isCalendarDate(day)) return `--at takes a date such as ${today}, not ${day}.`;
  return day > today ? `--at takes today (${today}) or an earlier day, not ${day}.` : null;
};

const listAt = async (
  db: Executor,
  sheets: readonly SheetState[],
  day: CalendarDate,
  lane: string | undefined,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const sheet of sheets) found.push(...(await listQuoted(db, sheet, toOfficeDay(day), lane)));
  return found.length === 0
    ? [`Nothing was quoted from rate sheets on ${day}.`]
    : [`Quoted on ${day} (${OFFICE_ZONE}):`, ...found];
};

const addList = (rates: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  rates
    .command("list")
    .description("List rate sheets with the end of their validity, newest first")
    .argument("[sheet]", "id of a sheet: list its lines")
    .option("--lines", "list the lines of all active sheets: tab and line of the file, lane, carrier, price, validity")
    .option("--lane <lane>", "list only the lines of this lane (INNSA-NLRTM)")
    .option(
      "--at <date>",
      "list the lines that were quoted on this day, also those that were replaced or withdrawn later",
    )
    .action((id: string | undefined, { lines, at, lane }: ListOptions) =>
      withDatabase(async ({ db }) => {
        const today = officeDay(clock());
        const problem = at === undefined ? null : findDayProblem(at, today);
        if (problem !== null) return reportError(problem);
        const sheets = (await listSheets(db, today)).filter((sheet) => id === undefined || sheet.id === id);
        if (sheets.length === 0)
          return id === undefined ? say("No rate sheets.") : reportError(`There is no rate sheet ${id}.`);
        if (at !== undefined) return say(...(await listAt(db, sheets, at, lane)));
        for (const sheet of sheets) {
          const hasLines = id !== undefined || ((lines === true || lane !== undefined) && sheet.active > 0);
          const own = hasLines ? (await listSheetLines(db, sheet)).filter((line) => isOnLane(line, lane)) : [];
          if (lane !== undefined && own.length === 0) continue;
          say(sheetText(sheet, today), ...own.map((line) => `  ${lineText(line, sheet, today)}`));
        }
        return undefined;
      }),
    );
};

const addExpire = (rates: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  rates
    .command("expire")
    .description("End a rate sheet; offers quoted from it stay bookable")
    .argument("<sheet>", "id of the sheet, as shown by `rates list`")
    .action((id: string) =>
      withDatabase(async ({ db }) => {
        const today = officeDay(clock());
        const sheet = await findSheet(db, id, today);
        if (sheet === undefined) return reportError(`There is no rate sheet ${id}.`);
        await expireSheet(db, sheet, addDays(today, -1), clock());
        return say(`${id} has ended.`);
      }),
    );
};

const UNDONE = "The rate sheet of this offer was withdrawn. Please search again.";

const addUndo = (rates: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  rates
    .command("undo")
    .description("Undo an import: the lines it replaced are active again, and offers from it cannot be booked")
    .argument("<sheet>", "id of the sheet, as shown by `rates list`")
    .action((id: string) =>
      withDatabase(async ({ db }) => {
        const today = officeDay(clock());
        const sheet = await findSheet(db, id, today);
        if (sheet === undefined) return reportError(`There is no rate sheet ${id}.`);
        if (sheet.withdrawnAt !== null) return reportError(`${id} was withdrawn already.`);
        const newest = (await listSheets(db, today)).find(
          (one) => one.provider === sheet.provider && one.kind === sheet.kind && one.withdrawnAt === null,
        );
        if (newest !== undefined && newest.id !== id && newest.replaces > 0)
          return reportError(`${newest.id} was imported later and replaces lines. Say first: rates undo ${newest.id}`);
        const restored = await undoSheet(db, sheet, UNDONE, clock());
        return say(
          `${id} is taken back; ${lineCount(restored)} of earlier sheets ${restored === 1 ? "is" : "are"} quoted again.`,
        );
      }),
    );
};

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

const exportText = (lines: readonly SheetLineState[]): string => {
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

const addExport = (rates: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  addOverwriteOption(rates.command("export"))
    .description("Write the active lines of a sheet to a CSV file that can be imported again")
    .argument("<sheet>", "id of the sheet, as shown by `rates list`")
    .argument("<file>", "path of the file to write")
    .action((id: string, file: string, options: OutputOptions) =>
      withDatabase(async ({ db }) => {
        const today = officeDay(clock());
        const sheet = await findSheet(db, id, today);
        if (sheet === undefined) return reportError(`There is no rate sheet ${id}.`);
        const lines = (await listSheetLines(db, sheet)).filter(
          (line) => line.withdrawn === null && line.validTill >= today,
        );
        return (await writeOutputFile(file, exportText(lines), options)).match(
          () => say(`${lineCount(lines.length)} of ${id} written to ${file}.`),
          reportError,
        );
      }),
    );
};

/** `rates import`, `list`, `explain`, `undo`, `withdraw`, `export` and `expire`. */
const addRateCommands = (program: Command, operations: Operations): void => {
  const rates = program.command("rates").description("Manage rate sheets");
  addImport(rates, operations);
  addList(rates, operations);
  addExplain(rates, operations);
  addUndo(rates, operations);
  addWithdraw(rates, operations);
  addExport(rates, operations);
  addExpire(rates, operations);
};

export const rateCommands: StaffCommand = {
  name: "rates",
  addTo: (program, operations) => addRateCommands(program, operations),
};
