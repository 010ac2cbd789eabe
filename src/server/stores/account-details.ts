import { setImmediate as nextTurn } from "node:timers/promises";
import type { Executor } from "./schema.ts";
import type { AccountDetailsTable } from "./signup-tables.ts";

/** A copy of a document, as it is sent with a sign-up. */
export interface AccountCopy {
  readonly kind: string;
  readonly fileName: string;
  readonly content: Uint8Array;
}

/* The embedded database blocks the event loop while it writes: 10 MB at once took 145 ms. */
const PART_BYTES = 512 * 1024;
const NO_BYTES = new Uint8Array();

/**
 * Writes the bytes of copies, before their account is created and apart from its transaction: in parts between which
 * other requests are served.
 */
export const saveCopyParts = async (
  db: Executor,
  accountId: string,
  copies: readonly AccountCopy[],
  now: number,
): Promise<void> => {
  for (const { kind, content } of copies)
    for (let start = 0, part = 0; start < content.length; start += PART_BYTES, part++) {
      const bytes = content.subarray(start, start + PART_BYTES);
      await db.insertInto("accountCopyPart").values({ accountId, kind, part, savedAt: now, content: bytes }).execute();
      await nextTurn();
    }
};

/** Removes the bytes of copies whose account was not created. */
export const removeCopyParts = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("accountCopyPart").where("accountId", "=", accountId).execute();
};

/** Removes the bytes of copies that a server which was killed saved for accounts that do not exist. */
export const pruneCopyParts = async (db: Executor, savedBefore: number): Promise<void> => {
  await db
    .deleteFrom("accountCopyPart")
    .where("savedAt", "<", savedBefore)
    .where("accountId", "not in", db.selectFrom("account").select("id"))
    .execute();
};

/** Adds what a new account told about itself, and names its copies; their bytes are in parts. */
export const addDetails = async (
  db: Executor,
  details: AccountDetailsTable,
  copies: readonly AccountCopy[],
): Promise<void> => {
  await db.insertInto("accountDetails").values(details).execute();
  const { accountId } = details;
  for (const { kind, fileName } of copies)
    await db.insertInto("accountCopy").values({ accountId, kind, fileName, content: NO_BYTES }).execute();
};
