import type { Kysely } from "kysely";

export const searchTemplates = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("searchTemplate")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("nameKey", "text", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addUniqueConstraint("searchTemplate_name", ["accountId", "nameKey"])
    .execute();
};
