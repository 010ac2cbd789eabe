import { writeFile } from "node:fs/promises";
import { addDays } from "#domain/time";
import { type Clock, officeDay } from "#server/platform/time.ts";
import { expireSheet, undoWithdrawal, withdrawLines } from "#server/rate-sources/rate-sheets/end-lines.ts";
import { listSheetChanges } from "#server/rate-sources/rate-sheets/line-history.ts";
import { findSheet, listSheetLines, type SheetState } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { undoImport } from "#server/rate-sources/rate-sheets/undo-import.ts";
import type { Executor } from "#server/schema.ts";
import { exportText } from "../commands/rates/export.ts";
import { findNewerPrice } from "../commands/rates/withdraw.ts";
import { restoreExpired } from "../restore-expired.ts";
import type { ImportOutcome, SheetOrder } from "../import-process/messages.ts";

const refuse = (sentence: string): ImportOutcome => ({ kind: "refused", sentences: [sentence] });

const undo = async (db: Executor, sheet: SheetState, now: number): Promise<ImportOutcome> =>
  (await undoImport(db, sheet.id, now)).match<ImportOutcome>(
    ({ restored }) => ({ kind: "changed", lines: restored }),
    (refusal) =>
      refuse(
        refusal.kind === "replaced"
          ? "A later sheet replaces prices of this one. Undo that sheet first."
          : "This sheet was withdrawn already.",
      ),
  );

const withdraw = async (
  db: Executor,
  sheet: SheetState,
  reason: string | null,
  now: number,
): Promise<ImportOutcome> => {
  const ids = (await listSheetLines(db, sheet)).filter(({ withdrawn }) => withdrawn === null).map(({ id }) => id);
  if (ids.length === 0) return refuse("This sheet was withdrawn already.");
  const sentence = reason ?? `${sheet.provider} has withdrawn this rate. Please search again.`;
  await withdrawLines(db, sheet, ids, sentence, now);
  return { kind: "changed", lines: ids.length };
};

const NEWER_PRICE = "A later sheet has a newer price of the same lane and size. Withdraw that sheet first.";

const restoreEnded = async (db: Executor, sheet: SheetState, now: number, today: string): Promise<ImportOutcome> =>
  (await restoreExpired(db, sheet, today, now)).match<ImportOutcome>(
    (lines) => ({ kind: "changed", lines }),
    ({ kind }) => refuse(kind === "newer" ? NEWER_PRICE : "This sheet is quoted already."),
  );

const restore = async (db: Executor, sheet: SheetState, now: number, today: string): Promise<ImportOutcome> => {
  const changes = await listSheetChanges(db, sheet);
  const lines = (await listSheetLines(db, sheet)).filter(({ withdrawn }) => withdrawn !== null);
  if (lines.length === 0) return restoreEnded(db, sheet, now, today);
  const isUndone = lines.some(({ id }) => (changes.get(id) ?? []).some(({ kind }) => kind === "undone"));
  if (isUndone) return refuse("This import was undone. Import its file again.");
  const newer = await findNewerPrice(db, sheet, lines, today);
  if (newer !== null) return refuse(NEWER_PRICE);
  await undoWithdrawal(
    db,
    sheet,
    lines.map(({ id }) => id),
    now,
  );
  return { kind: "changed", lines: lines.length };
};

const writeLines = async (db: Executor, sheet: SheetState, file: string, today: string): Promise<ImportOutcome> => {
  const lines = (await listSheetLines(db, sheet)).filter(
    ({ withdrawn, validTill }) => withdrawn === null && validTill >= today,
  );
  await writeFile(file, exportText(lines), { mode: 0o600 });
  return { kind: "changed", lines: lines.length };
};

/** Undoes, withdraws, quotes again or ends a sheet, or writes the lines that it quotes to a file. */
export const changeSheet = async (
  { task, sheet: id, reason, file }: SheetOrder,
  db: Executor,
  clock: Clock,
): Promise<ImportOutcome> => {
  const today = officeDay(clock());
  const sheet = await findSheet(db, id, today);
  if (sheet === undefined) return refuse("This sheet is not known.");
  switch (task) {
    case "undo":
      return undo(db, sheet, clock());
    case "withdraw":
      return withdraw(db, sheet, reason, clock());
    case "restore":
      return restore(db, sheet, clock(), today);
    case "expire":
      await expireSheet(db, sheet, addDays(today, -1), clock());
      return { kind: "changed", lines: sheet.active };
    case "export":
      return writeLines(db, sheet, file, today);
  }
};
