import type { Kysely } from "kysely";

export const sharedLinks = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("sharedLink")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .addColumn("revokedAt", "bigint")
    .addColumn("lastOpenedAt", "bigint")
    .addColumn("opens", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sharedLink_newest").on("sharedLink").columns(["accountId", "createdAt", "id"]).execute();
};
