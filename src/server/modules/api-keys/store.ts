import { findKeyState, isUseRecorded, type KeyTerms, maskKey, MAX_KEYS } from "#domain/api-keys";
import { accountRecords } from "#server/platform/database/account-records.ts";
import { prepareStatement } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
import { lockForCounting, secretHash, withEmails } from "../accounts/index.ts";
import type { ApiKeyTable } from "./tables.ts";

const selectByHash = prepareStatement<{ readonly keyHash: string }>()((db, param) =>
  db.selectFrom("apiKey").selectAll().where("keyHash", "=", param("keyHash")),
);

/** The key with this hash, also one that no longer works. */
export const findKey = async (db: Executor, keyHash: string): Promise<ApiKeyTable | undefined> =>
  (await selectByHash(db, { keyHash }))[0];

/** All keys of an owner, newest first. */
export const listKeys = (db: Executor, accountId: string): Promise<readonly ApiKeyTable[]> =>
  db
    .selectFrom("apiKey")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();

interface NewKey extends Pick<ApiKeyTable, "id" | "accountId" | "createdAt"> {
  readonly key: string;
  readonly terms: KeyTerms;
}

/** Adds a key; null if the owner has as many as may work at once. */
export const addKey = (db: Executor, { id, accountId, createdAt, key, terms }: NewKey): Promise<ApiKeyTable | null> =>
  db.transaction().execute(async (transaction) => {
    await lockForCounting(transaction, accountId);
    const keys = await listKeys(transaction, accountId);
    if (keys.filter((one) => findKeyState(one, createdAt) === "active").length >= MAX_KEYS) return null;
    const row: ApiKeyTable = {
      id,
      accountId,
      name: terms.name,
      mode: terms.mode,
      keyHash: secretHash(key),
      shown: maskKey(terms.mode, key),
      scopes: JSON.stringify(terms.scopes),
      createdAt,
      expiresAt: terms.expiresAt,
      revokedAt: null,
      lastUsedAt: null,
    };
    await transaction.insertInto("apiKey").values(row).execute();
    const { name, shown } = row;
    await recordChange(transaction, {
      action: "api-key.created",
      subjectId: id,
      customerId: accountId,
      after: { name, shown, scopes: [...terms.scopes], expiresAt: terms.expiresAt },
    });
    return row;
  });

/** Revokes a key at once; false if there is none that works. Without an owner, a key of anybody: for staff. */
export const revokeKey = (
  db: Executor,
  { id, accountId }: { readonly id: string; readonly accountId: string | null },
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .updateTable("apiKey")
      .set({ revokedAt: now })
      .where("id", "=", id)
      .$if(accountId !== null, (query) => query.where("accountId", "=", accountId ?? ""))
      .where("revokedAt", "is", null)
      .where((row) => row.or([row("expiresAt", "is", null), row("expiresAt", ">", now)]))
      .returning(["accountId", "name", "shown"])
      .executeTakeFirst();
    if (revoked === undefined) return false;
    const { accountId: customerId, name, shown } = revoked;
    await recordChange(transaction, { action: "api-key.revoked", subjectId: id, customerId, before: { name, shown } });
    return true;
  });

/** Records that a key was used, unless that was done less than a minute ago. */
export const recordUse = async (
  db: Executor,
  { id, lastUsedAt }: Pick<ApiKeyTable, "id" | "lastUsedAt">,
  now: number,
): Promise<void> => {
  if (isUseRecorded(lastUsedAt, now))
    await db.updateTable("apiKey").set({ lastUsedAt: now }).where("id", "=", id).execute();
};

/** Keys of all owners with their addresses, newest first. For staff. */
export const listKeysOfAll = async (
  db: Executor,
  limit: number,
): Promise<readonly (ApiKeyTable & { readonly email: string })[]> =>
  withEmails(
    db,
    await db.selectFrom("apiKey").selectAll().orderBy("createdAt", "desc").orderBy("id", "desc").limit(limit).execute(),
  );

export const keyRecords = {
  apiKey: accountRecords("apiKey", {
    property: "apiKeys",
    key: ["createdAt", "id"],
    hidden: ["accountId", "keyHash"],
    json: ["scopes"],
    isKept: false,
    onMerge: "moves",
  }),
};
