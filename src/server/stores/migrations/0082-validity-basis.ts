import type { Kysely } from "kysely";

/**
 * What the validity of a sheet, and of a line that differs from it, refers to: `departure`, `booking` or `gate-in`. Sheets
 * that were imported before were quoted while the day of the search was in their validity, and stay so.
 */
export const validityBasis = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ["rateSheet", "lclTariff"]) {
    await db.schema
      .alterTable(table)
      .addColumn("validFor", "text", (column) => column.notNull().defaultTo("booking"))
      .execute();
  }
  for (const table of ["rateSheetRow", "lclLine"])
    await db.schema.alterTable(table).addColumn("validFor", "text").execute();
};
