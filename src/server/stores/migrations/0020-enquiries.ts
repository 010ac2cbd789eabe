import type { Kysely } from "kysely";

/** What visitors write to the company. */
export const enquiries = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("enquiry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("receivedAt", "bigint", (column) => column.notNull())
    .addColumn("firstName", "text", (column) => column.notNull())
    .addColumn("lastName", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("mobileNo", "text", (column) => column.notNull())
    .addColumn("companyName", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("mailedAt", "bigint")
    .execute();
  await db.schema.createIndex("enquiry_received").on("enquiry").column("receivedAt").execute();
  await db.schema.createIndex("enquiry_mailed").on("enquiry").column("mailedAt").execute();
};
