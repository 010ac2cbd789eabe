import type { Executor } from "./schema.ts";
import type { LastSearchTable } from "./signup-tables.ts";

/** Keeps a search, in place of the same one made before, and forgets all but the latest `most` of the shipper. */
export const keepSearch = async (db: Executor, search: LastSearchTable, most: number): Promise<void> => {
  const { accountId, searchedAt } = search;
  await db
    .insertInto("lastSearch")
    .values(search)
    .onConflict((conflict) =>
      conflict.columns(["accountId", "searchKey"]).doUpdateSet({ searchedAt, search: search.search }),
    )
    .execute();
  await db
    .deleteFrom("lastSearch")
    .where("accountId", "=", accountId)
    .where("searchedAt", "<", (row) =>
      row
        .selectFrom("lastSearch as kept")
        .select("kept.searchedAt")
        .where("kept.accountId", "=", accountId)
        .orderBy("kept.searchedAt", "desc")
        .limit(1)
        .offset(most - 1),
    )
    .execute();
};

/** The latest searches of a shipper, newest first. */
export const latestSearches = (db: Executor, accountId: string, most: number): Promise<readonly LastSearchTable[]> =>
  db
    .selectFrom("lastSearch")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("searchedAt", "desc")
    .orderBy("searchKey")
    .limit(most)
    .execute();
