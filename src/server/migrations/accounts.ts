import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "../schema.ts";

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

export const rateLimits = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("rateLimit")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("windowEndsAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("rateLimit_window").on("rateLimit").column("windowEndsAt").execute();
};

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

export const signup = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await verifications(db);
  await details(db, kind);
};

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

export const lastSearches = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("lastSearch")
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("searchKey", "text", (column) => column.notNull())
    .addColumn("searchedAt", "bigint", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("lastSearch_key", ["accountId", "searchKey"])
    .execute();
};

/**
 * The bytes of copies in parts, saved before their account exists. Copies of earlier sign-ups have theirs in
 * `accountCopy.content`, which is empty otherwise.
 */
export const copyParts = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await db.schema
    .createTable("accountCopyPart")
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("savedAt", "bigint", (column) => column.notNull())
    .addColumn("content", kind === "postgres" ? "bytea" : "blob", (column) => column.notNull())
    .addPrimaryKeyConstraint("accountCopyPart_key", ["accountId", "kind", "part"])
    .execute();
};

/** What the account page shows: devices of sessions, the last change of the details, and a request to delete the account. */
export const accountPage = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await db.schema.alterTable("account").addColumn("changedAt", "bigint").execute();
  await db.schema.alterTable("session").addColumn("id", "text").execute();
  const randomText = kind === "postgres" ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(16)))`;
  await sql`update ${sql.table("session")} set ${sql.ref("id")} = ${randomText}`.execute(db);
  await db.schema.alterTable("session").addColumn("userAgent", "text").execute();
  await db.schema.alterTable("session").addColumn("network", "text").execute();
  await db.schema
    .createTable("deletionRequest")
    .addColumn("accountId", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("requestedAt", "bigint", (column) => column.notNull())
    .addColumn("carriedOutAt", "bigint")
    .execute();
};
