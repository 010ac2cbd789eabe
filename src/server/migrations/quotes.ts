import type { Kysely } from "kysely";

const quoteParts = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("quoteOffer")
    .addColumn("quote", "text", (column) => column.notNull().references("quote.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("offerId", "text", (column) => column.notNull())
    .addColumn("checkedOfferId", "text")
    .addColumn("offer", "text", (column) => column.notNull())
    .addColumn("context", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("quoteOffer_key", ["quote", "position"])
    .execute();
  await db.schema
    .createTable("quoteComment")
    .addColumn("quote", "text", (column) => column.notNull().references("quote.id").onDelete("cascade"))
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("writtenBy", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("writtenAt", "bigint", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("quoteComment_key", ["quote", "key"])
    .execute();
};

const deskRequests = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("deskRequest")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("requestedAt", "bigint", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("openKey", "text")
    .addColumn("commodity", "text")
    .addColumn("note", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("settledAt", "bigint")
    .addColumn("reason", "text")
    .addColumn("quoteNumber", "text")
    .addUniqueConstraint("deskRequest_open", ["accountId", "openKey"])
    .execute();
  await db.schema
    .createIndex("deskRequest_newest")
    .on("deskRequest")
    .columns(["accountId", "requestedAt", "id"])
    .execute();
};

export const quotes = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("quote")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("validTill", "text", (column) => column.notNull())
    .addColumn("companyName", "text", (column) => column.notNull())
    .addColumn("contactName", "text")
    .addColumn("reference", "text")
    .addColumn("incoterm", "text")
    .addColumn("note", "text")
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("deskRequest", "text")
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("saveKey", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("decidedOffer", "integer")
    .addColumn("decidedBy", "text")
    .addColumn("decidedAt", "bigint")
    .addColumn("revision", "integer", (column) => column.notNull())
    .addUniqueConstraint("quote_saved", ["accountId", "saveKey"])
    .execute();
  await db.schema.createIndex("quote_newest").on("quote").columns(["accountId", "createdAt", "id"]).execute();
  await quoteParts(db);
  await deskRequests(db);
};
