import type { Command } from "commander";
import { addDays } from "#domain/time";
import { officeDay } from "../platform/time.ts";
import { csvText } from "./sheets/sheet-notes.ts";
import { expireSheet, undoSheet, withdrawLines } from "../rate-sources/rate-sheets/end-lines.ts";
import type { Executor } from "../schema.ts";
import {
  listSheetLines,
  listSheets,
  type SheetLineState,
  type SheetState,
} from "../rate-sources/rate-sheets/sheet-lines.ts";
import { storedJson } from "../platform/database/statements.ts";
import { addImportOptions, type ImportOptions } from "./import-options.ts";
import { BASIS_WORDS, endText, importSheet } from "./import-sheet.ts";
import type { Operations } from "./command.ts";
import { addOverwriteOption, type OutputOptions, writeOutputFile } from "./files.ts";

const lineCount = (count: number): string => `${count} ${count === 1 ? "line" : "lines"}`;

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

const toLane = ({ portOfLoading, portOfDischarge }: SheetLineState): string => `${portOfLoading}-${portOfDischarge}`;

const toInland = ({ placeOfReceipt, placeOfDelivery, portOfDischarge }: SheetLineState): string => {
  const places = [placeOfReceipt, placeOfDelivery === portOfDischarge ? null : placeOfDelivery];
  const named = places.filter((place) => place !== null);
  return named.length === 0 ? "" : ` (${named.join(", ")})`;
};

const lineState = ({ withdrawn, validFrom, validTill }: SheetLineState, today: string): string => {
  if (withdrawn !== null) return "withdrawn";
  if (validTill < today) return `ended ${validTill}`;
  return validFrom > today ? `from ${validFrom} ${endText(validTill)}` : endText(validTill);
};

const lineText = (line: SheetLineState, { validFor }: SheetState, today: string): string =>
  `  line ${line.line}  ${toLane(line)}${toInland(line)}  ${lineState(line, today)}${
    line.validFor === validFor ? "" : `, for ${BASIS_WORDS[line.validFor]}`
  }`;

const findSheet = async (db: Executor, id: string, today: string): Promise<SheetState | undefined> =>
  (await listSheets(db, today)).find((sheet) => sheet.id === id);

const addList = (rates: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  rates
    .command("list")
    .description("List rate sheets with the end of their validity, newest first")
    .argument("[sheet]", "id of a sheet: list its lines")
    .option("--lines", "list the lines of all active sheets")
    .action((id: string | undefined, { lines }: { readonly lines?: boolean }) =>
      withDatabase(async ({ db }) => {
        const today = officeDay(clock());
        const sheets = (await listSheets(db, today)).filter((sheet) => id === undefined || sheet.id === id);
        if (sheets.length === 0)
          return id === undefined ? say("No rate sheets.") : reportError(`There is no rate sheet ${id}.`);
        for (const sheet of sheets) {
          say(sheetText(sheet, today));
          if (id === undefined && (lines !== true || sheet.active === 0)) continue;
          for (const line of await listSheetLines(db, sheet)) say(lineText(line, sheet, today));
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

interface WithdrawOptions {
  readonly lane?: string;
  readonly line?: string;
  readonly reason?: string;
}

const isWithdrawn = (line: SheetLineState, { lane, line: number }: WithdrawOptions): boolean =>
  line.withdrawn === null &&
  (lane === undefined || toLane(line).toUpperCase() === lane.toUpperCase()) &&
  (number === undefined || String(line.line) === number);

const addWithdraw = (rates: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  rates
    .command("withdraw")
    .description("Withdraw a sheet, a lane or a line: it is no longer quoted, and offers from it cannot be booked")
    .argument("<sheet>", "id of the sheet, as shown by `rates list`")
    .option("--lane <lane>", "withdraw only this lane, as shown by `rates list` (INNSA-NLRTM)")
    .option("--line <number>", "withdraw only this line of the file")
    .option("--reason <sentence>", "reason shown to shippers who try to book such an offer")
    .action((id: string, options: WithdrawOptions) =>
      withDatabase(async ({ db }) => {
        if (options.line !== undefined && !/^\d{1,7}$/.test(options.line))
          return reportError(`--line takes the number of a line, not ${options.line}.`);
        const sheet = await findSheet(db, id, officeDay(clock()));
        if (sheet === undefined) return reportError(`There is no rate sheet ${id}.`);
        const lines = (await listSheetLines(db, sheet)).filter((line) => isWithdrawn(line, options));
        if (lines.length === 0) return reportError(`${id} has no such line that is quoted.`);
        const reason = options.reason ?? `${sheet.provider} has withdrawn this rate. Please search again.`;
        const ids = lines.map((line) => line.id);
        await withdrawLines(db, sheet, ids, reason, clock());
        return say(`${lineCount(lines.length)} of ${id} withdrawn.`);
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
  return csvText([
    head,
    ...read.map(({ line, cells }) => {
      const byName: Cells = cells;
      const places = [line.portOfLoading, line.portOfDischarge, line.placeOfReceipt ?? "", line.placeOfDelivery ?? ""];
      return [...places, ...columns.map((column) => byName[column] ?? "")];
    }),
  ]);
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

/** `rates import`, `list`, `undo`, `withdraw`, `export` and `expire`. */
export const addRateCommands = (program: Command, operations: Operations): void => {
  const rates = program.command("rates").description("Manage rate sheets");
  addImport(rates, operations);
  addList(rates, operations);
  addUndo(rates, operations);
  addWithdraw(rates, operations);
  addExport(rates, operations);
  addExpire(rates, operations);
};
