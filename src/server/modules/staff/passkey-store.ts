import type { Executor } from "#server/schema.ts";
import type { StaffPasskeyTable } from "./tables.ts";

export const addPasskey = async (db: Executor, passkey: StaffPasskeyTable): Promise<boolean> => {
  const added = await db
    .insertInto("staffPasskey")
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

export const findPasskey = async (db: Executor, id: string): Promise<StaffPasskeyTable | null> =>
  (await db.selectFrom("staffPasskey").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

/** The passkeys of a person, oldest first. */
export const readPasskeys = (db: Executor, staffId: string): Promise<readonly StaffPasskeyTable[]> =>
  db.selectFrom("staffPasskey").selectAll().where("staffId", "=", staffId).orderBy("createdAt").orderBy("id").execute();

/** Stores a use. False if another one came first: a counter that does not rise is a copied key. */
export const markPasskeyUsed = async (
  db: Executor,
  { id, counter: before }: Pick<StaffPasskeyTable, "id" | "counter">,
  use: Pick<StaffPasskeyTable, "counter" | "lastUsedAt">,
): Promise<boolean> => {
  const changed = await db
    .updateTable("staffPasskey")
    .set(use)
    .where("id", "=", id)
    .where("counter", "=", before)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

/** False if the person has no such passkey. */
export const deletePasskey = async (db: Executor, staffId: string, id: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom("staffPasskey")
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
};

export const deletePasskeys = async (db: Executor, staffId: string): Promise<void> => {
  await db.deleteFrom("staffPasskey").where("staffId", "=", staffId).execute();
};

/** `staffId`: who registers a passkey; null for a sign-in. */
export const addPasskeyChallenge = async (
  db: Executor,
  challenge: string,
  staffId: string | null,
  expiresAt: number,
): Promise<void> => {
  await db.insertInto("passkeyChallenge").values({ challenge, staffId, expiresAt }).execute();
};

/** Uses a challenge up; false if it is unknown, was used, has ended or was for something else. */
export const takePasskeyChallenge = async (
  db: Executor,
  challenge: string,
  staffId: string | null,
  now: number,
): Promise<boolean> => {
  const taken = await db
    .deleteFrom("passkeyChallenge")
    .where("challenge", "=", challenge)
    .where("staffId", staffId === null ? "is" : "=", staffId)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
};
