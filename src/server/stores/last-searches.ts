import { prepared } from "./prepared.ts";
import type { Executor } from "./schema.ts";
import type { LastSearchTable } from "./signup-tables.ts";

const insertSearch = prepared<LastSearchTable>()((db, given) =>
  db
    .insertInto("lastSearch")
    .values({
      accountId: given("accountId"),
      searchKey: given("searchKey"),
      searchedAt: given("searchedAt"),
      search: given("search"),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["accountId", "searchKey"])
        .doUpdateSet({ searchedAt: given("searchedAt"), search: given("search") }),
    ),
);

const deleteOlder = prepared<{ readonly accountId: string; readonly kept: number }>()((db, given) =>
  db
    .deleteFrom("lastSearch")
    .where("accountId", "=", given("accountId"))
    .where("searchedAt", "<", (row) =>
      row
        .selectFrom("lastSearch as kept")
        .select("kept.searchedAt")
        .where("kept.accountId", "=", given("accountId"))
        .orderBy("kept.searchedAt", "desc")
        .limit(1)
        .offset(given("kept")),
    ),
);

/** Keeps a search, in place of the same one made before, and forgets all but the latest `most` of the shipper. */
export const keepSearch = async (db: Executor, search: LastSearchTable, most: number): Promise<void> => {
  await insertSearch(db, search);
  await deleteOlder(db, { accountId: search.accountId, kept: most - 1 });
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
