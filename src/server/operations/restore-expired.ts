import { err, ok, type Result } from "neverthrow";
import type { CalendarDate } from "#domain/time";
import { listEndedDays, undoExpiry } from "#server/rate-sources/rate-sheets/end-lines.ts";
import { listSheetLines, type SheetLineState, type SheetState } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import type { Executor } from "#server/schema.ts";
import { findNewerPrice } from "./commands/rates/withdraw.ts";

/** Why an ended sheet is not quoted again. */
export type RestoreRefusal =
  /** Nothing of it was ended before its last day. */
  { readonly kind: "none" } | { readonly kind: "newer"; readonly line: SheetLineState };

/** Quotes the lines of an ended sheet again, till the days that they had; answers how many. */
export const restoreExpired = async (
  db: Executor,
  sheet: SheetState,
  today: CalendarDate,
  now: number,
): Promise<Result<number, RestoreRefusal>> => {
  const days = await listEndedDays(db, sheet, today);
  const lines = (await listSheetLines(db, sheet)).flatMap((line) => {
    const validTill = days.get(line.id);
    return validTill === undefined || line.withdrawn !== null ? [] : [{ ...line, validTill }];
  });
  if (lines.length === 0) return err({ kind: "none" });
  const newer = await findNewerPrice(db, sheet, lines, today);
  if (newer !== null) return err({ kind: "newer", line: newer });
  await undoExpiry(
    db,
    sheet,
    lines.map(({ id }) => id),
    now,
  );
  return ok(lines.length);
};
