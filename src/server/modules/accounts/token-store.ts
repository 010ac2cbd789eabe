import { recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import type { Executor } from "#server/schema.ts";
import type { VerificationTable, PasswordResetTable } from "./tables.ts";

export const addVerification = async (db: Executor, verification: VerificationTable): Promise<void> => {
  await db.insertInto("verification").values(verification).execute();
};

export const findVerification = (db: Executor, tokenHash: string): Promise<VerificationTable | undefined> =>
  db.selectFrom("verification").selectAll().where("tokenHash", "=", tokenHash).executeTakeFirst();

/** Counts a try in one statement, so that tries made at once cannot slip past the limit; false when none is left. */
export const countTry = async (db: Executor, tokenHash: string, most: number): Promise<boolean> => {
  const taken = await db
    .updateTable("verification")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("tokenHash", "=", tokenHash)
    .where("tries", "<", most)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
};

export const markVerified = async (
  db: Executor,
  tokenHash: string,
  { verifiedAt, expiresAt }: { readonly verifiedAt: number; readonly expiresAt: number },
): Promise<boolean> => {
  const marked = await db
    .updateTable("verification")
    .set({ verifiedAt, expiresAt })
    .where("tokenHash", "=", tokenHash)
    .where("verifiedAt", "is", null)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
};

export const markUsed = async (db: Executor, tokenHash: string, usedAt: number): Promise<boolean> => {
  const marked = await db
    .updateTable("verification")
    .set({ usedAt })
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
};

export const pruneVerifications = async (db: Executor, before: number): Promise<void> => {
  await db.deleteFrom("verification").where("expiresAt", "<", before).execute();
};

export const addReset = (db: Executor, reset: PasswordResetTable): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.insertInto("passwordReset").values(reset).execute();
    const { accountId } = reset;
    await recordChange(transaction, {
      action: "account.password-link-requested",
      subjectId: accountId,
      customerId: accountId,
    });
  });

/** Whether a link still holds at `now`. */
export const isLiveReset = async (db: Executor, tokenHash: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom("passwordReset")
    .select("accountId")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst()) !== undefined;

/** Takes a link that still holds, so that no other request can; answers whose it was, null when there is none. */
export const useReset = async (db: Executor, tokenHash: string, now: number): Promise<string | null> => {
  const taken = await db
    .deleteFrom("passwordReset")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .returning("accountId")
    .executeTakeFirst();
  return taken?.accountId ?? null;
};

export const deleteResets = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("passwordReset").where("accountId", "=", accountId).execute();
};

export const pruneResets = async (db: Executor, now: number): Promise<void> => {
  await db.deleteFrom("passwordReset").where("expiresAt", "<=", now).execute();
};
