import type { Executor } from "./schema.ts";
import type { VerificationTable } from "./signup-tables.ts";

export const addVerification = async (db: Executor, verification: VerificationTable): Promise<void> => {
  await db.insertInto("verification").values(verification).execute();
};

export const verificationOf = (db: Executor, tokenHash: string): Promise<VerificationTable | undefined> =>
  db.selectFrom("verification").selectAll().where("tokenHash", "=", tokenHash).executeTakeFirst();

/** Counts a try in one statement, so that tries made at once cannot slip past the limit; false when none is left. */
export const takeTry = async (db: Executor, tokenHash: string, most: number): Promise<boolean> => {
  const taken = await db
    .updateTable("verification")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("tokenHash", "=", tokenHash)
    .where("tries", "<", most)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
};

/** Marks a verification as verified until a later moment; false when another request did so first. */
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

/** Uses a verification up; false when it was used before. */
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
