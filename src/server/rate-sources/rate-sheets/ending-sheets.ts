import type { CalendarDate } from "#domain/time";
import { UNFINISHED } from "#server/platform/database/staged-import.ts";
import type { Executor } from "#server/schema.ts";
import type { RateSheetTable } from "./tables.ts";

/**
 * Sheets in force whose last day is in a range, and whose provider has no later one: one that is imported, or is being
 * imported, follows them.
 */
export const listEndingSheets = (
  db: Executor,
  { from, till }: { readonly from: CalendarDate; readonly till: CalendarDate },
): Promise<readonly Pick<RateSheetTable, "id" | "provider" | "name" | "validTill">[]> =>
  db
    .selectFrom("rateSheet as sheet")
    .select(["sheet.id", "sheet.provider", "sheet.name", "sheet.validTill"])
    .where("sheet.validTill", ">=", from)
    .where("sheet.validTill", "<=", till)
    .where("sheet.validFrom", "<>", UNFINISHED)
    .where("sheet.withdrawnAt", "is", null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("rateSheet as next")
            .select("next.id")
            .whereRef("next.provider", "=", "sheet.provider")
            .whereRef("next.validTill", ">", "sheet.validTill")
            .where("next.withdrawnAt", "is", null),
        ),
      ),
    )
    .execute();
