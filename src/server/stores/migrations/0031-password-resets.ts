import type { Kysely } from "kysely";

/** Mailed links to set a new password. */
export const passwordResets = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("passwordReset")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("passwordReset_account").on("passwordReset").column("accountId").execute();
  await db.schema.createIndex("passwordReset_expiry").on("passwordReset").column("expiresAt").execute();
};
