import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "../schema.ts";

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

export const bookings = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await quotedSearches(db);
  await quotations(db);
  await keysAndNumbers(db);
  await files(db, kind);
};

/**
 * Quoted offers are stored compressed: a search of fifty offers takes 4 kB instead of 170. Earlier offers are deleted.
 */
export const packedOffers = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await db.schema.dropTable("quotedSearch").execute();
  await db.schema
    .createTable("quotedSearch")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("quotedAt", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .addColumn("context", "text", (column) => column.notNull())
    .addColumn("offers", kind === "postgres" ? "bytea" : "blob", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("quotedSearch_expiry").on("quotedSearch").column("expiresAt").execute();
};

export const searchesByAccount = (db: Kysely<unknown>): Promise<void> =>
  db.schema.createIndex("quotedSearch_account").on("quotedSearch").columns(["accountId", "quotedAt", "id"]).execute();

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

export const deadlines = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("bookingSummary").addColumn("deadlineFacts", "text").execute();
  await clearSummaries(db);
  await db.schema
    .createTable("leadTimes")
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("hours", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("leadTimes_key", ["accountId", "origin"])
    .execute();
  await db.schema
    .createTable("calendarFeed")
    .addColumn("accountId", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .execute();
};

/** Summaries are made again from their bookings when they are listed. */
export const clearSummaries = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from ${sql.table("bookingSummary")}`.execute(db);
};

/**
 * The list of bookings is counted and filtered by status first. One index has all columns that it filters and sorts by; the
 * text of the search is in it in SQLite only, as PostgreSQL limits the size of an entry, and reads the rows as fast.
 */
export const bookingListIndexes = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  const filtered = [
    "accountId",
    "status",
    "bookedAt",
    "quotationId",
    "carrier",
    "departure",
    "arrival",
    "arrivalClass",
  ];
  const columns = [...filtered, "stage", "totalMinor", "quotation"];
  await db.schema
    .createIndex("bookingSummary_filtered")
    .on("bookingSummary")
    .columns(kind === "sqlite" ? [...columns, "searchText"] : columns)
    .execute();
  await db.schema
    .createIndex("bookingSummary_counted")
    .on("bookingSummary")
    .columns(["accountId", "status", "carrier"])
    .execute();
};

/** By carrier first: the carriers of an account are found by jumping from one to the next. */
export const bookingCarrierIndex = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropIndex("bookingSummary_counted").execute();
  await db.schema
    .createIndex("bookingSummary_carriers")
    .on("bookingSummary")
    .columns(["accountId", "carrier", "status"])
    .execute();
};

/**
 * Two orders of one list: by time of booking, with every column that it filters and sorts by, and by status and departure
 * without the text of the search, which a filter need not read. PostgreSQL limits the size of an entry and reads the text
 * from the rows.
 */
export const bookingOrderIndexes = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  const others = ["carrier", "arrival", "arrivalClass", "stage", "totalMinor", "quotation"];
  await db.schema.dropIndex("bookingSummary_newest").execute();
  await db.schema.dropIndex("bookingSummary_filtered").execute();
  await db.schema
    .createIndex("bookingSummary_newest")
    .on("bookingSummary")
    .columns([
      "accountId",
      "bookedAt",
      "quotationId",
      "status",
      "departure",
      ...others,
      ...(kind === "sqlite" ? ["searchText"] : []),
    ])
    .execute();
  await db.schema
    .createIndex("bookingSummary_filtered")
    .on("bookingSummary")
    .columns(["accountId", "status", "departure", "bookedAt", "quotationId", ...others])
    .execute();
};

/** By status with the text of the search, for SQLite: what a search finds is read and counted without anything else. */
export const bookingSearchIndex = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  if (kind !== "sqlite") return;
  await db.schema
    .createIndex("bookingSummary_searched")
    .on("bookingSummary")
    .columns(["accountId", "status", "searchText", "quotation"])
    .execute();
};
