import type { Kysely } from "kysely";

/** Counters for limits that every process shares. */
export const rateLimits = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("rateLimit")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("windowEndsAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("rateLimit_window").on("rateLimit").column("windowEndsAt").execute();
};
