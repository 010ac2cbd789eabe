import { Readable } from "node:stream";
import { err, ok, type Result } from "neverthrow";
import { exportFile, type ExportName, type ExportRange } from "#server/modules/accounting/index.ts";
import { sealEntries } from "#server/modules/audit/index.ts";
import { defineCommand, defineGroup, type StaffCommand } from "../kit/command.ts";
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

const defineExport = (name: ExportName, description: string): StaffCommand =>
  defineCommand({
    name,
    description,
    parameters: PARAMETERS,
    run: async ({ database: { db } }, { file, since, until, overwrite: isReplaced }) => {
      await sealEntries(db);
      const format = file.endsWith(".jsonl") ? "jsonl" : "csv";
      const exported = await exportFile(db, name, { since, until }, format);
      if (exported.isErr()) return err(exported.error);
      const { lines, cursor, countRows } = exported.value;
      const written = await writeOutputFile(file, Readable.from(lines), { overwrite: isReplaced });
      return written.map(() => ({ file, rows: countRows(), cursor }));
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
  ),
  defineExport("charges", "Write a row for each charge and each owed fee of bookings"),
  defineExport("customers", "Write a row for each customer"),
]);
