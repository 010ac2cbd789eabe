import type { Kysely } from "kysely";

export const savedAddresses = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("savedAddress")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("nameKey", "text", (column) => column.notNull())
    .addColumn("party", "text", (column) => column.notNull())
    .addColumn("changedAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("savedAddress_name").on("savedAddress").columns(["accountId", "nameKey", "id"]).execute();
};
