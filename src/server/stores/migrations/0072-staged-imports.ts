import type { Kysely } from "kysely";

/** Lines of imports that are not finished, apart from the tables that are read. */
export const stagedImports = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("stagedImport")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("importedAt", "bigint", (column) => column.notNull())
    .addColumn("lines", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("stagedPlace")
    .addColumn("importId", "text", (column) => column.notNull().references("stagedImport.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("countryCode", "text", (column) => column.notNull())
    .addColumn("countryName", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("timeZone", "text")
    .addColumn("importance", "integer", (column) => column.notNull())
    .addColumn("otherNames", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("stagedPlace_key", ["importId", "position"])
    .execute();
  await db.schema
    .createTable("stagedEvent")
    .addColumn("importId", "text", (column) => column.notNull().references("stagedImport.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("quotation", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("receivedAt", "bigint", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("stagedEvent_key", ["importId", "position"])
    .execute();
};
