import { err, ok, type Result } from "neverthrow";
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
import { defineCommand, type Desk } from "../../kit/command.ts";
import { argument, flag, type Input, textOption } from "../../kit/parameters.ts";
import { lineCount, nameLine, toLane } from "../../rate-lines.ts";

const PARAMETERS = {
  sheet: argument("id of the sheet, as shown by `rates list`"),
  lane: textOption("<lane>", "withdraw only this lane, as shown by `rates list` (INNSA-NLRTM)"),
  tab: textOption("<name>", "withdraw only this tab; with --line, the tab that the line is in"),
  line: textOption("<number>", "withdraw only this line of the file, as shown by `rates list <sheet>`"),
  reason: textOption("<sentence>", "reason shown to shippers who try to book such an offer"),
  undo: flag("quote again what was withdrawn; its offers can be booked again"),
};

type Selection = Omit<Input<typeof PARAMETERS>, "sheet" | "reason" | "undo">;

const isSameText = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

const listTabs = (lines: readonly SheetLineState[]): readonly string[] => [
  ...new Set(lines.flatMap(({ tab }) => tab ?? [])),
];

const quoteAll = (tabs: readonly string[]): string => tabs.map((tab) => `"${tab}"`).join(", ");

/** Why lines cannot be named like this; null if they can. */
const findSelectionProblem = (
  id: string,
  lines: readonly SheetLineState[],
  { tab, line }: Selection,
): string | null => {
  const tabs = listTabs(lines);
  if (line !== null && !/^\d{1,7}$/.test(line)) return `--line takes the number of a line, not ${line}.`;
  if (tab !== null && !tabs.some((one) => isSameText(one, tab)))
    return tabs.length === 0
      ? `${id} has no tabs. Leave out --tab.`
      : `${id} has no tab "${tab}"; it has ${quoteAll(tabs)}.`;
  const own = tab === null && line !== null ? listTabs(lines.filter((one) => String(one.line) === line)) : [];
  return own.length > 1 ? `Line ${line ?? ""} is in the tabs ${quoteAll(own)}. Say --tab for one of them.` : null;
};

const isSelected = (line: SheetLineState, { lane, tab, line: number }: Selection): boolean =>
  (lane === null || isSameText(toLane(line), lane)) &&
  (tab === null || isSameText(line.tab ?? "", tab)) &&
  (number === null || String(line.line) === number);

const toUndoCommand = (id: string, { lane, tab, line }: Selection): string =>
  toStaffCommand(
    [
      `rates withdraw ${id}`,
      ...(lane === null ? [] : [`--lane ${lane}`]),
      ...(tab === null ? [] : [`--tab "${tab}"`]),
      ...(line === null ? [] : [`--line ${line}`]),
      "--undo",
    ].join(" "),
  );

/** The line of a newer sheet that states a price of the same carrier, lane and size; null if there is none. */
export const findNewerPrice = async (
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

interface Withdrawal {
  readonly sheet: string;
  readonly lines: number;
  readonly isUndone: boolean;
  readonly selection: Selection;
}

const undo = async (
  { db, clock }: Desk,
  sheet: SheetState,
  lines: readonly SheetLineState[],
): Promise<Result<number, string>> => {
  const changes = await listSheetChanges(db, sheet);
  const isTakenBack = ({ id }: SheetLineState): boolean =>
    (changes.get(id) ?? []).some(({ kind }) => kind === "undone");
  const withdrawn = lines.filter((line) => line.withdrawn !== null);
  if (withdrawn.length === 0) return err(`${sheet.id} has no such line that is withdrawn.`);
  if (withdrawn.some(isTakenBack)) return err(`The import ${sheet.id} was taken back. Import its file again.`);
  const newer = await findNewerPrice(db, sheet, withdrawn, officeDay(clock()));
  if (newer !== null)
    return err(
      `${newer.sheetId} has a newer price, ${nameLine(newer)}. Withdraw it first, or name other lines of ${sheet.id}.`,
    );
  const ids = withdrawn.map(({ id }) => id);
  await undoWithdrawal(db, sheet, ids, clock());
  return ok(withdrawn.length);
};

const withdraw = async (
  { db, clock }: Desk,
  sheet: SheetState,
  selected: readonly SheetLineState[],
  reason: string | null,
): Promise<Result<number, string>> => {
  const lines = selected.filter(({ withdrawn }) => withdrawn === null);
  if (lines.length === 0) return err(`${sheet.id} has no such line that is quoted.`);
  const ids = lines.map((line) => line.id);
  await withdrawLines(
    db,
    sheet,
    ids,
    reason ?? `${sheet.provider} has withdrawn this rate. Please search again.`,
    clock(),
  );
  return ok(lines.length);
};

const describeWithdrawal = ({ sheet, lines, isUndone, selection }: Withdrawal): readonly string[] => [
  isUndone
    ? `${lineCount(lines)} of ${sheet} quoted again.`
    : `${lineCount(lines)} of ${sheet} withdrawn. To quote ${lines === 1 ? "it" : "them"} again: ${toUndoCommand(sheet, selection)}`,
];

/** `rates withdraw`. */
export const withdrawCommand = defineCommand({
  name: "withdraw",
  description: "Withdraw a sheet, a lane or a line: it is no longer quoted, and offers from it cannot be booked",
  parameters: PARAMETERS,
  run: async (desk, { sheet: id, reason, undo: isUndone, ...selection }) => {
    const { db, clock } = desk;
    const sheet = await findSheet(db, id, officeDay(clock()));
    if (sheet === undefined) return err(`There is no rate sheet ${id}.`);
    const all = await listSheetLines(db, sheet);
    const problem = findSelectionProblem(id, all, selection);
    if (problem !== null) return err(problem);
    const selected = all.filter((line) => isSelected(line, selection));
    const changed = await (isUndone ? undo(desk, sheet, selected) : withdraw(desk, sheet, selected, reason));
    return changed.map((lines) => ({ sheet: id, lines, isUndone, selection }));
  },
  describe: describeWithdrawal,
  toJson: ({ selection: _, ...withdrawal }) => withdrawal,
});
