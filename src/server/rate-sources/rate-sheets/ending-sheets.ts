import { sql } from "kysely";
import type { CalendarDate } from "#domain/time";
import { UNFINISHED } from "#server/platform/database/staged-import.ts";
import type { Executor } from "#server/schema.ts";
import type { RateSheetTable } from "./tables.ts";

type EndingSheet = Pick<RateSheetTable, "id" | "provider" | "name" | "validTill">;

const listEnding = async (
  db: Executor,
  table: "rateSheet" | "lclTariff",
  { from, till }: { readonly from: CalendarDate; readonly till: CalendarDate },
): Promise<readonly EndingSheet[]> => {
  const { rows } = await sql<EndingSheet>`
    select "sheet"."id", "sheet"."provider", "sheet"."name", "sheet"."validTill" from ${sql.table(table)} as "sheet"
    where "sheet"."validTill" between ${from} and ${till} and "sheet"."validFrom" <> ${UNFINISHED}
      and "sheet"."withdrawnAt" is null and not exists (
        select 1 from ${sql.table(table)} as "next" where "next"."provider" = "sheet"."provider"
          and "next"."validTill" > "sheet"."validTill" and "next"."withdrawnAt" is null
      )`.execute(db);
  return rows;
};

/**
 * Sheets and tariffs of part loads in force whose last day is in a range, and whose provider has no later one: one that is
 * imported, or is being imported, follows them.
 */
export const listEndingSheets = async (
  db: Executor,
  range: { readonly from: CalendarDate; readonly till: CalendarDate },
): Promise<readonly EndingSheet[]> => [
  ...(await listEnding(db, "rateSheet", range)),
  ...(await listEnding(db, "lclTariff", range)),
];
