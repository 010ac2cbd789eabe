import type { Executor } from "./schema.ts";
import type { PasswordResetTable } from "./signup-tables.ts";

export const addReset = async (db: Executor, reset: PasswordResetTable): Promise<void> => {
  await db.insertInto("passwordReset").values(reset).execute();
};

/** Whether a link still holds at `now`. */
export const isLiveReset = async (db: Executor, tokenHash: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom("passwordReset")
    .select("accountId")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst()) !== undefined;

/** Takes a link that still holds, so that no other request can; answers whose it was, null when there is none. */
export const takeReset = async (db: Executor, tokenHash: string, now: number): Promise<string | null> => {
  const taken = await db
    .deleteFrom("passwordReset")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .returning("accountId")
    .executeTakeFirst();
  return taken?.accountId ?? null;
};

/** Ends every other link of an account. */
export const dropResetsOf = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("passwordReset").where("accountId", "=", accountId).execute();
};

export const pruneResets = async (db: Executor, now: number): Promise<void> => {
  await db.deleteFrom("passwordReset").where("expiresAt", "<=", now).execute();
};
