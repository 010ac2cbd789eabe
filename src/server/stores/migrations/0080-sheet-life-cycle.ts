import type { Kysely } from "kysely";

/** What a sheet replaces, withdrawn lines, the file it came from, and whether its part loads are confirmed at once. */
export const sheetLifeCycle = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ["rateSheet", "lclTariff"]) {
    await db.schema.alterTable(table).addColumn("fileHash", "text").execute();
    await db.schema.alterTable(table).addColumn("withdrawnAt", "bigint").execute();
  }
  await db.schema
    .alterTable("lclTariff")
    .addColumn("isInstant", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const table of ["rateSheetRow", "lclLine"]) {
    await db.schema.alterTable(table).addColumn("validFrom", "text").execute();
    await db.schema.alterTable(table).addColumn("withdrawn", "text").execute();
  }
  await db.schema
    .createTable("replacedLine")
    .addColumn("sheetId", "text", (column) => column.notNull())
    .addColumn("lineId", "text", (column) => column.notNull())
    .addColumn("validTill", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("replacedLine_key", ["sheetId", "lineId"])
    .execute();
};
