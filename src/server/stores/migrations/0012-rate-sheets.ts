import type { Kysely } from "kysely";

/** Imported rate sheets with their lines, and tables of exchange rates. */
export const rateSheets = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("rateSheet")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("sheetDate", "text", (column) => column.notNull())
    .addColumn("validFrom", "text", (column) => column.notNull())
    .addColumn("validTill", "text", (column) => column.notNull())
    .addColumn("reissued", "text")
    .addColumn("importedAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("rateSheetRow")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("sheetId", "text", (column) => column.notNull().references("rateSheet.id").onDelete("cascade"))
    .addColumn("line", "integer", (column) => column.notNull())
    .addColumn("portOfLoading", "text", (column) => column.notNull())
    .addColumn("portOfDischarge", "text", (column) => column.notNull())
    .addColumn("placeOfReceipt", "text")
    .addColumn("placeOfDelivery", "text")
    .addColumn("validTill", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("charges", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("rateSheetRow_lane")
    .on("rateSheetRow")
    .columns(["portOfLoading", "portOfDischarge", "validTill"])
    .execute();
  await db.schema.createIndex("rateSheetRow_sheet").on("rateSheetRow").column("sheetId").execute();
  await db.schema
    .createTable("exchange")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("base", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("markUpPercent", "text", (column) => column.notNull())
    .addColumn("quotes", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("exchange_date").on("exchange").column("date").execute();
};
