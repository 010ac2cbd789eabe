import { type Kysely, sql } from "kysely";

/**
 * The shipper's own reference, and what the list of bookings is searched, filtered and sorted by. Summaries are written
 * when a list is read: bookings have none at first.
 */
export const bookingSummaries = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("quotation").addColumn("reference", "text").execute();
  await db.schema
    .createTable("bookingSummary")
    .addColumn("quotation", "text", (column) => column.primaryKey().references("quotation.id").onDelete("cascade"))
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("quotationId", "text", (column) => column.notNull())
    .addColumn("bookedAt", "bigint", (column) => column.notNull())
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("carrier", "text", (column) => column.notNull())
    .addColumn("departure", "text")
    .addColumn("arrival", "text")
    .addColumn("arrivalClass", "text")
    .addColumn("stage", "text", (column) => column.notNull())
    .addColumn("totalMinor", "bigint")
    .addColumn("searchText", "text", (column) => column.notNull())
    .addColumn("shipment", "text")
    .addColumn("revision", "bigint", (column) => column.notNull())
    .addColumn("summarised", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("bookingSummary_newest")
    .on("bookingSummary")
    .columns(["accountId", "bookedAt", "quotationId"])
    .execute();
  await db.schema
    .createIndex("bookingSummary_outdated")
    .on("bookingSummary")
    .column("accountId")
    .where(sql<boolean>`"summarised" < "revision"`)
    .execute();
};
