import { normaliseRecoveryCode } from "#domain/staff";
import { sealSecret } from "#server/platform/secrets.ts";
import type { Executor } from "#server/schema.ts";
import { secretHash } from "./sessions.ts";
import type { AccountFactorTable } from "./tables.ts";

export const findFactor = (db: Executor, accountId: string): Promise<AccountFactorTable | undefined> =>
  db.selectFrom("accountFactor").selectAll().where("accountId", "=", accountId).executeTakeFirst();

/** Which of some people have a second factor. */
export const listFactorOwners = async (db: Executor, accountIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (accountIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("accountFactor")
    .select("accountId")
    .where("accountId", "in", accountIds)
    .where("confirmedAt", "is not", null)
    .execute();
  return new Set(rows.map(({ accountId }) => accountId));
};

/** Stores a secret that counts once a code of it is typed; an earlier one is replaced. */
export const beginFactor = async (db: Executor, accountId: string, totpSecret: string): Promise<void> => {
  await removeFactor(db, accountId);
  const row = {
    accountId,
    totpSecret: sealSecret(totpSecret),
    lastCodeStep: null,
    wrongCodes: 0,
    lockedUntil: null,
    confirmedAt: null,
  };
  await db.insertInto("accountFactor").values(row).execute();
};

export const changeFactor = async (
  db: Executor,
  accountId: string,
  changes: Partial<Omit<AccountFactorTable, "accountId" | "totpSecret">>,
): Promise<void> => {
  await db.updateTable("accountFactor").set(changes).where("accountId", "=", accountId).execute();
};

/** Locks the factor of a person until the transaction ends, so that codes are counted one after the other. */
export const lockFactor = async (db: Executor, accountId: string): Promise<AccountFactorTable | undefined> =>
  db
    .updateTable("accountFactor")
    .set((row) => ({ wrongCodes: row.ref("wrongCodes") }))
    .where("accountId", "=", accountId)
    .returningAll()
    .executeTakeFirst();

export const removeFactor = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("accountRecoveryCode").where("accountId", "=", accountId).execute();
  await db.deleteFrom("accountFactor").where("accountId", "=", accountId).execute();
};

/* The 60 random bits of a recovery code need no slow hash. */
const toCodeHash = (code: string): string => secretHash(normaliseRecoveryCode(code));

export const replaceRecoveryCodes = async (
  db: Executor,
  accountId: string,
  codes: readonly string[],
): Promise<void> => {
  await db.deleteFrom("accountRecoveryCode").where("accountId", "=", accountId).execute();
  const rows = codes.map((code) => ({ accountId, codeHash: toCodeHash(code) }));
  await db.insertInto("accountRecoveryCode").values(rows).execute();
};

/** Uses a recovery code up; false if the person has none like it. */
export const takeRecoveryCode = async (db: Executor, accountId: string, code: string): Promise<boolean> => {
  const used = await db
    .deleteFrom("accountRecoveryCode")
    .where("accountId", "=", accountId)
    .where("codeHash", "=", toCodeHash(code))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
};

export const countRecoveryCodes = async (db: Executor, accountId: string): Promise<number> => {
  const { codes } = await db
    .selectFrom("accountRecoveryCode")
    .select((row) => row.fn.countAll().as("codes"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(codes);
};

/** A right password that waits for a code, by the hash of what the browser was answered. */
export const addChallenge = async (
  db: Executor,
  challenge: { readonly tokenHash: string; readonly accountId: string; readonly expiresAt: number },
): Promise<void> => {
  await db.insertInto("signInChallenge").values(challenge).execute();
};

export const findChallenge = async (db: Executor, tokenHash: string, now: number): Promise<string | null> => {
  const row = await db
    .selectFrom("signInChallenge")
    .select("accountId")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return row?.accountId ?? null;
};

export const deleteChallenges = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("signInChallenge").where("accountId", "=", accountId).execute();
};

export const pruneChallenges = async (db: Executor, now: number): Promise<void> => {
  await db.deleteFrom("signInChallenge").where("expiresAt", "<=", now).execute();
};
