import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

/** Quoted offers are kept compressed: a search of fifty offers takes 4 kB instead of 170. What was quoted before is forgotten. */
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
