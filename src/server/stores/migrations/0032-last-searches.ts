import type { Kysely } from "kysely";

/** The latest searches of each shipper. */
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
