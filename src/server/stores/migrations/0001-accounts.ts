import type { Kysely } from "kysely";

/** Accounts and their sessions. */
export const accounts = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("account")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("passwordHash", "text", (column) => column.notNull())
    .addColumn("firstName", "text", (column) => column.notNull())
    .addColumn("lastName", "text", (column) => column.notNull())
    .addColumn("companyName", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("dialCode", "text")
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("disabledAt", "bigint")
    .execute();
  await db.schema
    .createTable("session")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("apiKeyHash", "text", (column) => column.notNull())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("idleUntil", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("session_account").on("session").column("accountId").execute();
  await db.schema.createIndex("session_expiry").on("session").column("expiresAt").execute();
};
