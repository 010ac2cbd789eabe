import { openSecret, sealSecret } from "#server/platform/secrets.ts";
import { readRole, type Role, type StaffState } from "#domain/staff";
import type { Executor } from "#server/schema.ts";
import type { StaffInvitationTable, StaffTable } from "./tables.ts";

const toSealed = (secret: string | null): string | null => (secret === null ? null : sealSecret(secret));

/** A person as it is stored, with a role of the table of permissions. */
export interface StoredStaff extends StaffTable {
  readonly role: Role;
}

const toStored = (row: StaffTable): StoredStaff => ({ ...row, role: readRole(row.role) ?? "desk" });

export const findState = ({ disabledAt, totpSecret }: Pick<StaffTable, "disabledAt" | "totpSecret">): StaffState => {
  if (disabledAt !== null) return "disabled";
  return totpSecret === null ? "invited" : "active";
};

/** Adds a person; false if the address is taken. */
export const addStaff = async (db: Executor, row: StaffTable): Promise<boolean> => {
  const added = await db
    .insertInto("staff")
    .values({ ...row, totpSecret: toSealed(row.totpSecret) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) === 1n;
};

const findStaff = async (db: Executor, key: "id" | "email", value: string): Promise<StoredStaff | null> => {
  const row = await db.selectFrom("staff").selectAll().where(key, "=", value).executeTakeFirst();
  return row === undefined ? null : toStored(row);
};

export const findStaffById = (db: Executor, id: string): Promise<StoredStaff | null> => findStaff(db, "id", id);

/** The address is compared in lower case. */
export const findStaffByEmail = (db: Executor, email: string): Promise<StoredStaff | null> =>
  findStaff(db, "email", email.toLowerCase());

/** Everybody, by name. */
export const readAllStaff = async (db: Executor): Promise<readonly StoredStaff[]> =>
  (await db.selectFrom("staff").selectAll().orderBy("name").orderBy("id").execute()).map(toStored);

/** The names of those who can sign in, each once, in their order. */
export const listActiveNames = async (db: Executor): Promise<readonly string[]> => [
  ...new Set((await readAllStaff(db)).filter((one) => findState(one) === "active").map(({ name }) => name)),
];

export const updateStaff = async (
  db: Executor,
  id: string,
  changes: Partial<Omit<StaffTable, "id" | "email">>,
): Promise<void> => {
  const { totpSecret } = changes;
  const sealed = totpSecret === undefined ? {} : { totpSecret: toSealed(totpSecret) };
  await db
    .updateTable("staff")
    .set({ ...changes, ...sealed })
    .where("id", "=", id)
    .execute();
};

/** Locks a person until the transaction ends, so that what is read of it is counted once; null if there is none. */
export const lockStaff = async (db: Executor, id: string): Promise<StoredStaff | null> => {
  await db
    .updateTable("staff")
    .set((row) => ({ email: row.ref("email") }))
    .where("id", "=", id)
    .execute();
  return findStaffById(db, id);
};

/** Locks everybody until the transaction ends: two changes at once cannot leave the desk without an admin. */
export const lockAllStaff = async (db: Executor): Promise<readonly StoredStaff[]> => {
  await db
    .updateTable("staff")
    .set((row) => ({ email: row.ref("email") }))
    .execute();
  return readAllStaff(db);
};

/** Replaces the links of a person: the newest alone works. */
export const replaceInvitation = async (db: Executor, invitation: StaffInvitationTable): Promise<void> => {
  await deleteInvitations(db, invitation.staffId);
  const totpSecret = sealSecret(invitation.totpSecret);
  await db
    .insertInto("staffInvitation")
    .values({ ...invitation, totpSecret })
    .execute();
};

export const deleteInvitations = async (db: Executor, staffId: string): Promise<void> => {
  await db.deleteFrom("staffInvitation").where("staffId", "=", staffId).execute();
};

export const findInvitation = async (
  db: Executor,
  tokenHash: string,
  now: number,
): Promise<StaffInvitationTable | undefined> => {
  const row = await db
    .selectFrom("staffInvitation")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, totpSecret: openSecret(row.totpSecret) };
};

/** When the links that still work end, by person. */
export const readInvitationEnds = async (db: Executor, now: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("staffInvitation")
    .select(["staffId", "expiresAt"])
    .where("expiresAt", ">", now)
    .execute();
  return new Map(rows.map(({ staffId, expiresAt }) => [staffId, expiresAt]));
};

export const replaceRecoveryCodes = async (
  db: Executor,
  staffId: string,
  codeHashes: readonly string[],
): Promise<void> => {
  await db.deleteFrom("staffRecoveryCode").where("staffId", "=", staffId).execute();
  if (codeHashes.length === 0) return;
  const rows = codeHashes.map((codeHash) => ({ staffId, codeHash }));
  await db.insertInto("staffRecoveryCode").values(rows).execute();
};

/** Uses a recovery code up; false if the person has none like it. */
export const useRecoveryCode = async (db: Executor, staffId: string, codeHash: string): Promise<boolean> => {
  const used = await db
    .deleteFrom("staffRecoveryCode")
    .where("staffId", "=", staffId)
    .where("codeHash", "=", codeHash)
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
};

/** How many recovery codes were not used, by person. */
export const countRecoveryCodes = async (db: Executor): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("staffRecoveryCode")
    .select(["staffId", (row) => row.fn.countAll().as("codes")])
    .groupBy("staffId")
    .execute();
  return new Map(rows.map(({ staffId, codes }) => [staffId, Number(codes)]));
};

/** The names of people of the staff, by their ids. */
export const nameStaffMembers = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom("staff")
          .select(["id", "name"])
          .where("id", "in", [...ids])
          .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
};
