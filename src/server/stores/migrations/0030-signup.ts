import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

const verifications = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("verification")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("codeHash", "text")
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .addColumn("verifiedAt", "bigint")
    .addColumn("usedAt", "bigint")
    .execute();
  await db.schema.createIndex("verification_expiry").on("verification").column("expiresAt").execute();
};

const details = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await db.schema
    .createTable("accountDetails")
    .addColumn("accountId", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("country", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("pinCode", "text", (column) => column.notNull())
    .addColumn("panNumber", "text")
    .addColumn("gstNumber", "text")
    .execute();
  await db.schema
    .createTable("accountCopy")
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("fileName", "text", (column) => column.notNull())
    .addColumn("content", kind === "postgres" ? "bytea" : "blob", (column) => column.notNull())
    .addPrimaryKeyConstraint("accountCopy_key", ["accountId", "kind"])
    .execute();
};

/** Verification codes, and what a sign-up tells beside the account. */
export const signup = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await verifications(db);
  await details(db, kind);
};
