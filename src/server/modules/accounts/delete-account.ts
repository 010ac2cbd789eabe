import { err, ok, type Result } from "neverthrow";
import { type DeletionObstacle, findDeletionObstacle } from "#domain/accounts";
import { OPEN_STATES } from "#domain/amendments";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { lockAccount } from "./account-locks.ts";
import type { Account } from "./account-store.ts";
import { ACCOUNT_TABLE_NAMES, ACCOUNT_TABLES } from "./account-tables.ts";
import { deletedMessage } from "./mails.ts";
import { hashPassword } from "./passwords.ts";

/** Adds a request unless there is one; answers when it was made and whether it is new. */
export const requestDeletion = async (
  db: Executor,
  accountId: string,
  now: number,
): Promise<{ readonly requestedAt: number; readonly isNew: boolean }> => {
  const added = await db
    .insertInto("deletionRequest")
    .values({ accountId, requestedAt: now, carriedOutAt: null })
    .onConflict((conflict) => conflict.column("accountId").doNothing())
    .executeTakeFirst();
  return {
    requestedAt: (await findDeletionRequest(db, accountId)) ?? now,
    isNew: added.numInsertedOrUpdatedRows === 1n,
  };
};

/** Removes a request that is not carried out; false if there is none. */
export const withdrawDeletion = async (db: Executor, accountId: string): Promise<boolean> => {
  const withdrawn = await db
    .deleteFrom("deletionRequest")
    .where("accountId", "=", accountId)
    .where("carriedOutAt", "is", null)
    .executeTakeFirst();
  return withdrawn.numDeletedRows === 1n;
};

/** When the deletion of an account was requested; null without a request that waits. */
export const findDeletionRequest = async (db: Executor, accountId: string): Promise<number | null> =>
  (
    await db
      .selectFrom("deletionRequest")
      .select("requestedAt")
      .where("accountId", "=", accountId)
      .where("carriedOutAt", "is", null)
      .executeTakeFirst()
  )?.requestedAt ?? null;

export interface WaitingDeletion {
  readonly email: string;
  readonly companyName: string;
  readonly requestedAt: number;
  readonly bookings: number;
  readonly bookingsInProcess: number;
}

const countBookings = async (db: Executor, accountId: string, status: number | null): Promise<number> => {
  const query = db
    .selectFrom("quotation")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId);
  const { count } = await (status === null ? query : query.where("status", "=", status)).executeTakeFirstOrThrow();
  return count;
};

const IN_PROCESS = 0;

const countOpenRequests = async (db: Executor, accountId: string): Promise<number> => {
  const { count } = await db
    .selectFrom("bookingAmendment")
    .innerJoin("quotation", "quotation.id", "bookingAmendment.quotation")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("quotation.accountId", "=", accountId)
    .where("bookingAmendment.state", "in", OPEN_STATES)
    .executeTakeFirstOrThrow();
  return count;
};

/** All requests that wait, the oldest first. */
export const listWaitingDeletions = async (db: Executor): Promise<readonly WaitingDeletion[]> => {
  const rows = await db
    .selectFrom("deletionRequest")
    .innerJoin("account", "account.id", "deletionRequest.accountId")
    .select(["account.id", "account.email", "account.companyName", "deletionRequest.requestedAt"])
    .where("carriedOutAt", "is", null)
    .orderBy("requestedAt")
    .execute();
  const waiting: WaitingDeletion[] = [];
  for (const { id, ...row } of rows) {
    const bookings = await countBookings(db, id, null);
    waiting.push({ ...row, bookings, bookingsInProcess: await countBookings(db, id, IN_PROCESS) });
  }
  return waiting;
};

interface DeletionDeps {
  readonly clock: Clock;
  readonly ids: Ids;
}

const toDeletedEmail = (accountId: string): string => `deleted-${accountId}`;

/** Whether only the bookings and the company of an account are left. */
export const isDeleted = async (db: Executor, accountId: string): Promise<boolean> => {
  const account = await db.selectFrom("account").select("email").where("id", "=", accountId).executeTakeFirst();
  return account?.email === toDeletedEmail(accountId);
};

/** The company and its tax numbers stay with the bookings; the email address can have a new account. */
const anonymise = async (transaction: Executor, { id }: Account, passwordHash: string, now: number): Promise<void> => {
  const nobody = { email: toDeletedEmail(id), firstName: "", lastName: "", phone: null, dialCode: null };
  await transaction
    .updateTable("account")
    .set({ ...nobody, passwordHash, disabledAt: now, changedAt: now })
    .where("id", "=", id)
    .execute();
  await transaction.updateTable("deletionRequest").set({ carriedOutAt: now }).where("accountId", "=", id).execute();
};

/*
 * Locks the request, so that it is not withdrawn at the same moment, the bookings, so that none is confirmed or gets a
 * request, and the account, so that none is added. False without a request that waits.
 */
const lockDeletion = async (db: Executor, accountId: string): Promise<boolean> => {
  const request = await db
    .updateTable("deletionRequest")
    .set((row) => ({ requestedAt: row.ref("requestedAt") }))
    .where("accountId", "=", accountId)
    .where("carriedOutAt", "is", null)
    .executeTakeFirst();
  await db
    .updateTable("quotation")
    .set((row) => ({ status: row.ref("status") }))
    .where("accountId", "=", accountId)
    .execute();
  await lockAccount(db, accountId);
  return request.numUpdatedRows === 1n;
};

const ERASED_TABLES = ACCOUNT_TABLE_NAMES.filter((table) => !ACCOUNT_TABLES[table].isKept);

/** Erases what calls that were running during a deletion carried out since an instant have written after it. */
export const eraseLateRows = async (db: Executor, since: number): Promise<void> => {
  const deleted = await db
    .selectFrom("deletionRequest")
    .select("accountId")
    .where("carriedOutAt", ">=", since)
    .execute();
  if (deleted.length === 0) return;
  const ids = deleted.map(({ accountId }) => accountId);
  for (const table of ERASED_TABLES) await db.deleteFrom(table).where("accountId", "in", ids).execute();
};

/**
 * Carries out the deletion that the owner of an account has requested, and answers how many bookings are kept. Without
 * bookings nothing of the account remains. Runs in a transaction.
 */
export const deleteAccount = async (
  transaction: Executor,
  account: Account,
  { clock, ids }: DeletionDeps,
): Promise<Result<number, DeletionObstacle>> => {
  const isRequested = await lockDeletion(transaction, account.id);
  const obstacle = findDeletionObstacle({
    isRequested,
    bookingsInProcess: await countBookings(transaction, account.id, IN_PROCESS),
    openRequests: await countOpenRequests(transaction, account.id),
  });
  if (obstacle !== null) return err(obstacle);
  const bookings = await countBookings(transaction, account.id, null);
  const erased = bookings === 0 ? ACCOUNT_TABLE_NAMES : ERASED_TABLES;
  for (const table of erased) await transaction.deleteFrom(table).where("accountId", "=", account.id).execute();
  await transaction.deleteFrom("outgoingMail").where("recipient", "=", account.email).execute();
  await transaction.deleteFrom("verification").where("email", "=", account.email).execute();
  if (bookings > 0) await anonymise(transaction, account, await hashPassword(ids.secret()), clock());
  else await transaction.deleteFrom("account").where("id", "=", account.id).execute();
  const message = deletedMessage(account.email, bookings);
  await addOutgoingMails(transaction, { clock, ids }, [{ key: `deleted|${account.id}`, message }]);
  return ok(bookings);
};
