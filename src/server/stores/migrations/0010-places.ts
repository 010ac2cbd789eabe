import type { Kysely } from "kysely";

/** Ports and inland points. */
export const places = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("place")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("countryCode", "text", (column) => column.notNull())
    .addColumn("countryName", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("timeZone", "text")
    .addColumn("importance", "integer", (column) => column.notNull())
    .addColumn("otherNames", "text", (column) => column.notNull())
    .execute();
};
