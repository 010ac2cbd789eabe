import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

const quotedSearches = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("quotedSearch")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("quotedAt", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .addColumn("context", "text", (column) => column.notNull())
    .addColumn("offers", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("quotedSearch_expiry").on("quotedSearch").column("expiresAt").execute();
  await db.schema
    .createTable("withdrawnOffer")
    .addColumn("offerId", "text", (column) => column.primaryKey())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("withdrawnAt", "bigint", (column) => column.notNull())
    .execute();
};

const quotations = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("quotation")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("quotationId", "text", (column) => column.notNull().unique())
    .addColumn("bookingId", "text", (column) => column.unique())
    .addColumn("offerId", "text", (column) => column.unique())
    .addColumn("providerName", "text", (column) => column.notNull())
    .addColumn("validityFrom", "text")
    .addColumn("validityTill", "text")
    .addColumn("bookedOn", "text", (column) => column.notNull())
    .addColumn("bookedAt", "bigint", (column) => column.notNull())
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("offer", "text", (column) => column.notNull())
    .addColumn("context", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("quotation_newest")
    .on("quotation")
    .columns(["accountId", "bookedAt", "quotationId"])
    .execute();
};

const keysAndNumbers = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("bookingKey")
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("offerId", "text", (column) => column.notNull())
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addColumn("usedAt", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("bookingKey_key", ["accountId", "key"])
    .execute();
  await db.schema.createIndex("bookingKey_quotation").on("bookingKey").column("quotation").execute();
  await db.schema
    .createTable("numberSeries")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "bigint", (column) => column.notNull())
    .execute();
};

const files = (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> =>
  db.schema
    .createTable("quotationFile")
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addColumn("fileName", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("contentType", "text", (column) => column.notNull())
    .addColumn("content", kind === "postgres" ? "bytea" : "blob")
    .addPrimaryKeyConstraint("quotationFile_key", ["quotation", "fileName"])
    .execute();

/** Offers as quoted, bookings with their numbers, idempotency keys and files. */
export const bookings = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await quotedSearches(db);
  await quotations(db);
  await keysAndNumbers(db);
  await files(db, kind);
};
