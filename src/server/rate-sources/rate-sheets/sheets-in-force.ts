import type { CalendarDate } from "#domain/time";
import { UNFINISHED } from "#server/platform/database/staged-import.ts";
import type { Executor } from "#server/schema.ts";

/** A rate sheet whose prices can be quoted on a day; `lines` is the number of its rows. */
export interface SheetInForce {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly validTill: CalendarDate;
  readonly lines: number;
}

/** The sheets in force on a day, those that end first at the top. */
export const listSheetsInForce = async (db: Executor, today: CalendarDate): Promise<readonly SheetInForce[]> => {
  const rows = await db
    .selectFrom("rateSheet as sheet")
    .select(["sheet.id", "sheet.provider", "sheet.name", "sheet.validTill"])
    .select((row) =>
      row
        .selectFrom("rateSheetRow as line")
        .select((line) => line.fn.countAll<number | string>().as("count"))
        .whereRef("line.sheetId", "=", "sheet.id")
        .as("lines"),
    )
    .where("sheet.withdrawnAt", "is", null)
    .where("sheet.validFrom", "<>", UNFINISHED)
    .where("sheet.validFrom", "<=", today)
    .where("sheet.validTill", ">=", today)
    .orderBy("sheet.validTill")
    .orderBy("sheet.id")
    .execute();
  return rows.map((row) => ({ ...row, lines: Number(row.lines ?? 0) }));
};
