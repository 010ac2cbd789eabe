import { err, ok, type Result } from "neverthrow";
import { addDays } from "#domain/time";
import { officeDay } from "#server/platform/time.ts";
import { expireSheet } from "#server/rate-sources/rate-sheets/end-lines.ts";
import { findSheet } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { undoImport, type UndoRefusal } from "#server/rate-sources/rate-sheets/undo-import.ts";
import { addImportOptions, type ImportOptions } from "../import-options.ts";
import { importSheet } from "../import-sheet.ts";
import { describeImport, type ImportedSheet } from "../imported-sheet.ts";
import { defineCommand, defineGroup, type Refusal } from "../kit/command.ts";
import { argument, flag, type Parameter } from "../kit/parameters.ts";
import { type RestoreRefusal, restoreExpired } from "../restore-expired.ts";
import { lineCount, nameLine, toChargeRecord } from "../rate-lines.ts";
import { type SheetDifference, toDifferenceCsv, toDifferenceRecord } from "../sheet-difference.ts";
import { compareCommand } from "./rates/compare.ts";
import { explainCommand } from "./rates/explain.ts";
import { exportCommand } from "./rates/export.ts";
import { listCommand } from "./rates/list.ts";
import { withdrawCommand } from "./rates/withdraw.ts";

const importOptions: Parameter<ImportOptions> = {
  declare: addImportOptions,
  read: (command) => ok(command.opts<ImportOptions>()),
};

const toImportRecord = (isImported: boolean, difference: SheetDifference) =>
  isImported ? { counts: difference.counts } : toDifferenceRecord(difference);

const importCommand = defineCommand({
  name: "import",
  description: "Import a rate sheet; a sheet with a problem is not imported, and each problem names its cell",
  parameters: { file: argument("Excel file (all tabs) or CSV file"), options: importOptions },
  run: async (desk, { file, options }): Promise<Result<ImportedSheet, Refusal>> => {
    const problems: string[] = [];
    const imported = await importSheet(file, options, {
      ...desk,
      say: desk.progress,
      reportError: (...lines) => void problems.push(...lines),
    });
    if (imported !== null && problems.length === 0) return ok(imported);
    /* A mapping that could not be saved does not undo the import. */
    if (imported !== null) desk.progress(...describeImport(imported));
    return err(problems);
  },
  describe: describeImport,
  toCsvLines: ({ difference }) => (difference === null ? [] : toDifferenceCsv(difference)),
  toJson: ({ lanes, difference, ...imported }) => ({
    ...imported,
    ...(difference === null ? {} : { difference: toImportRecord(imported.isImported, difference) }),
    lanes: lanes.map(({ lane, line, validTill, readCharges }) => {
      const { sizes, charges } = readCharges();
      return { lane, line, validTill, sizes, charges: charges.map(toChargeRecord) };
    }),
  }),
});

const sheet = argument("id of the sheet, as shown by `rates list`");

type EndedSheet = { readonly sheet: string } & ({ readonly lastDay: string } | { readonly restored: number });

const describeRestoreRefusal = (id: string, refusal: RestoreRefusal): string =>
  refusal.kind === "newer"
    ? `${refusal.line.sheetId} has a newer price, ${nameLine(refusal.line)}. Withdraw it first.`
    : `Nothing of ${id} was ended before its last day.`;

const expire = defineCommand({
  name: "expire",
  description: "End a rate sheet; offers quoted from it stay bookable",
  parameters: { sheet, undo: flag("quote it again till the days that it had") },
  run: async ({ db, clock }, { sheet: id, undo: isUndone }): Promise<Result<EndedSheet, string>> => {
    const today = officeDay(clock());
    const found = await findSheet(db, id, today);
    if (found === undefined) return err(`There is no rate sheet ${id}.`);
    if (isUndone) {
      const restored = await restoreExpired(db, found, today, clock());
      return restored
        .map((lines) => ({ sheet: id, restored: lines }))
        .mapErr((refusal) => describeRestoreRefusal(id, refusal));
    }
    const lastDay = addDays(today, -1);
    await expireSheet(db, found, lastDay, clock());
    return ok({ sheet: id, lastDay });
  },
  describe: (done) => [
    "lastDay" in done ? `${done.sheet} has ended.` : `${lineCount(done.restored)} of ${done.sheet} quoted again.`,
  ],
});

const describeRefusal = (id: string, refusal: UndoRefusal): string => {
  switch (refusal.kind) {
    case "unknown":
      return `There is no rate sheet ${id}.`;
    case "withdrawn":
      return `${id} was withdrawn already.`;
    case "replaced":
      return `${refusal.by} was imported later and replaces lines. Say first: rates undo ${refusal.by}`;
  }
};

const undo = defineCommand({
  name: "undo",
  description: "Undo an import: the lines it replaced are active again, and offers from it cannot be booked",
  parameters: { sheet },
  run: async ({ db, clock }, { sheet: id }) =>
    (await undoImport(db, id, clock()))
      .map(({ restored }) => ({ sheet: id, restored }))
      .mapErr((refusal) => describeRefusal(id, refusal)),
  describe: ({ sheet: id, restored }) => [
    `${id} is taken back; ${lineCount(restored)} of earlier sheets ${restored === 1 ? "is" : "are"} quoted again.`,
  ],
});

/** `rates import`, `list`, `explain`, `compare`, `undo`, `withdraw`, `export` and `expire`. */
export const rateCommands = defineGroup("rates", "Manage rate sheets", [
  importCommand,
  listCommand,
  explainCommand,
  compareCommand,
  undo,
  withdrawCommand,
  exportCommand,
  expire,
]);
