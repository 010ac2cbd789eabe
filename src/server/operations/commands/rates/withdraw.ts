import type { Command } from "commander";
import { toStaffCommand } from "#server/platform/text.ts";
import { officeDay } from "#server/platform/time.ts";
import { undoWithdrawal, withdrawLines } from "#server/rate-sources/rate-sheets/end-lines.ts";
import { listSheetChanges } from "#server/rate-sources/rate-sheets/line-history.ts";
import { planReplacement, toUnits } from "#server/rate-sources/rate-sheets/plan-replacement.ts";
import {
  findSheet,
  listActiveLines,
  listSheetLines,
  listSheets,
  type SheetLineState,
  type SheetState,
} from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import type { Executor } from "#server/schema.ts";
import type { Operations } from "../../kit/command.ts";
import { lineCount, nameLine, toLane } from "../../rate-lines.ts";

interface WithdrawOptions {
  readonly lane?: string;
  readonly tab?: string;
  readonly line?: string;
  readonly reason?: string;
  readonly undo?: boolean;
}

const isSameText = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

const listTabs = (lines: readonly SheetLineState[]): readonly string[] => [
  ...new Set(lines.flatMap(({ tab }) => tab ?? [])),
];

const quoteAll = (tabs: readonly string[]): string => tabs.map((tab) => `"${tab}"`).join(", ");

/** Why lines cannot be named like this; null if they can. */
const findSelectionProblem = (
  id: string,
  lines: readonly SheetLineState[],
  { tab, line }: WithdrawOptions,
): string | null => {
  const tabs = listTabs(lines);
  if (line !== undefined && !/^\d{1,7}$/.test(line)) return `--line takes the number of a line, not ${line}.`;
  if (tab !== undefined && !tabs.some((one) => isSameText(one, tab)))
    return tabs.length === 0
      ? `${id} has no tabs. Leave out --tab.`
      : `${id} has no tab "${tab}"; it has ${quoteAll(tabs)}.`;
  const own = tab === undefined && line !== undefined ? listTabs(lines.filter((one) => String(one.line) === line)) : [];
  return own.length > 1 ? `Line ${line ?? ""} is in the tabs ${quoteAll(own)}. Say --tab for one of them.` : null;
};

const isSelected = (line: SheetLineState, { lane, tab, line: number }: WithdrawOptions): boolean =>
  (lane === undefined || isSameText(toLane(line), lane)) &&
  (tab === undefined || isSameText(line.tab ?? "", tab)) &&
  (number === undefined || String(line.line) === number);

const toUndoCommand = (id: string, { lane, tab, line }: WithdrawOptions): string =>
  toStaffCommand(
    [
      `rates withdraw ${id}`,
      ...(lane === undefined ? [] : [`--lane ${lane}`]),
      ...(tab === undefined ? [] : [`--tab "${tab}"`]),
      ...(line === undefined ? [] : [`--line ${line}`]),
      "--undo",
    ].join(" "),
  );

/** The line of a newer sheet that states a price of the same carrier, lane and size; null if there is none. */
const findNewerPrice = async (
  db: Executor,
  { kind, provider, id, importedAt }: SheetState,
  lines: readonly SheetLineState[],
  today: string,
): Promise<SheetLineState | null> => {
  const later = (await listSheets(db, today)).filter((one) => one.importedAt > importedAt).map((one) => one.id);
  const active = await listActiveLines(db, kind, provider, today);
  const newer = active.filter(({ sheetId }) => sheetId !== id && later.includes(sheetId));
  const withdrawn = toUnits(kind, provider, lines);
  return (
    newer.find((line) => planReplacement(toUnits(kind, provider, [line]), withdrawn, "units").replaced.length > 0) ??
    null
  );
};

const undo = async (
  db: Executor,
  sheet: SheetState,
  lines: readonly SheetLineState[],
  { clock, say, reportError }: Operations,
): Promise<void> => {
  const changes = await listSheetChanges(db, sheet);
  const isTakenBack = ({ id }: SheetLineState): boolean =>
    (changes.get(id) ?? []).some(({ kind }) => kind === "undone");
  const withdrawn = lines.filter((line) => line.withdrawn !== null);
  if (withdrawn.length === 0) return reportError(`${sheet.id} has no such line that is withdrawn.`);
  if (withdrawn.some(isTakenBack)) return reportError(`The import ${sheet.id} was taken back. Import its file again.`);
  const newer = await findNewerPrice(db, sheet, withdrawn, officeDay(clock()));
  if (newer !== null)
    return reportError(
      `${newer.sheetId} has a newer price, ${nameLine(newer)}. Withdraw it first, or name other lines of ${sheet.id}.`,
    );
  await undoWithdrawal(
    db,
    sheet,
    withdrawn.map(({ id }) => id),
    clock(),
  );
  return say(`${lineCount(withdrawn.length)} of ${sheet.id} quoted again.`);
};

/** `rates withdraw`. */
export const addWithdraw = (rates: Command, operations: Operations): void => {
  const { withDatabase, clock, say, reportError } = operations;
  rates
    .command("withdraw")
    .description("Withdraw a sheet, a lane or a line: it is no longer quoted, and offers from it cannot be booked")
    .argument("<sheet>", "id of the sheet, as shown by `rates list`")
    .option("--lane <lane>", "withdraw only this lane, as shown by `rates list` (INNSA-NLRTM)")
    .option("--tab <name>", "withdraw only this tab; with --line, the tab that the line is in")
    .option("--line <number>", "withdraw only this line of the file, as shown by `rates list <sheet>`")
    .option("--reason <sentence>", "reason shown to shippers who try to book such an offer")
    .option("--undo", "quote again what was withdrawn; its offers can be booked again")
    .action((id: string, options: WithdrawOptions) =>
      withDatabase(async ({ db }) => {
        const sheet = await findSheet(db, id, officeDay(clock()));
        if (sheet === undefined) return reportError(`There is no rate sheet ${id}.`);
        const all = await listSheetLines(db, sheet);
        const problem = findSelectionProblem(id, all, options);
        if (problem !== null) return reportError(problem);
        const selected = all.filter((line) => isSelected(line, options));
        if (options.undo === true) return undo(db, sheet, selected, operations);
        const lines = selected.filter(({ withdrawn }) => withdrawn === null);
        if (lines.length === 0) return reportError(`${id} has no such line that is quoted.`);
        const reason = options.reason ?? `${sheet.provider} has withdrawn this rate. Please search again.`;
        const ids = lines.map((line) => line.id);
        await withdrawLines(db, sheet, ids, reason, clock());
        return say(
          `${lineCount(lines.length)} of ${id} withdrawn. To quote ${lines.length === 1 ? "it" : "them"} again: ${toUndoCommand(id, options)}`,
        );
      }),
    );
};
