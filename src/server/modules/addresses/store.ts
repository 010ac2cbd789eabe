import { MAX_ADDRESSES } from "#domain/addresses";
import type { Party } from "#domain/cargo";
import { storedJson } from "#server/platform/database/statements.ts";
import { accountRecords } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { lockForCounting } from "../accounts/index.ts";
import type { SavedAddressTable } from "./tables.ts";

export const readParty = ({ party }: Pick<SavedAddressTable, "party">): Party => storedJson<Party>(party);

const toTexts = (party: Party): Pick<SavedAddressTable, "nameKey" | "party"> => ({
  nameKey: party.partyName.toLowerCase(),
  party: JSON.stringify(party),
});

/** Sorted by name. */
export const listAddresses = (db: Executor, accountId: string): Promise<readonly SavedAddressTable[]> =>
  db
    .selectFrom("savedAddress")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("nameKey")
    .orderBy("id")
    .limit(MAX_ADDRESSES)
    .execute();

export const findAddress = async (db: Executor, accountId: string, id: string): Promise<SavedAddressTable | null> =>
  (await db
    .selectFrom("savedAddress")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst()) ?? null;

interface NewAddress {
  readonly id: string;
  readonly accountId: string;
  readonly party: Party;
  readonly now: number;
}

/** Null if the address book is full. Runs in a transaction. */
export const addAddress = async (
  db: Executor,
  { id, accountId, party, now }: NewAddress,
): Promise<SavedAddressTable | null> => {
  await lockForCounting(db, accountId);
  const { count } = await db
    .selectFrom("savedAddress")
    .select((expression) => expression.fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_ADDRESSES) return null;
  const row: SavedAddressTable = { id, accountId, version: 1, ...toTexts(party), changedAt: now };
  await db.insertInto("savedAddress").values(row).execute();
  return row;
};

/** False if it has another version by now, or none. */
export const changeAddress = async (
  db: Executor,
  { id, accountId, party, now, version }: NewAddress & { readonly version: number },
): Promise<boolean> => {
  const changed = await db
    .updateTable("savedAddress")
    .set({ ...toTexts(party), version: version + 1, changedAt: now })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

/** Nothing happens if it was deleted already. */
export const deleteAddress = async (db: Executor, accountId: string, id: string): Promise<void> => {
  await db.deleteFrom("savedAddress").where("accountId", "=", accountId).where("id", "=", id).execute();
};

export const addressRecords = {
  savedAddress: accountRecords("savedAddress", {
    property: "addresses",
    key: ["nameKey", "id"],
    hidden: ["accountId", "nameKey"],
    json: ["party"],
    isKept: false,
  }),
};
