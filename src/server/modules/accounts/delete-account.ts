import type { UsedCredit } from "#domain/companies";
import { err, ok, type Result } from "neverthrow";
import { type DeletionObstacle, findDeletionObstacle } from "#domain/accounts";
import { findRemovalObstacle } from "#domain/companies";
import { eraseCustomer, recordChange } from "#server/modules/audit/index.ts";
import type { AccountRecords } from "#server/platform/database/account-records.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import { eraseMailsTo } from "#server/platform/mail/mail-records.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { closeItem, closeItemsOfCustomer, openItem } from "../inbox/index.ts";
import { lockAccount } from "./account-locks.ts";
import { type Account, toDeletedEmail } from "./account-store.ts";
import { type Company, lockCompany } from "./company-store.ts";
import { companyDeletedMessage, deletedMessage } from "./mails.ts";
import { listCompanyAccounts, listMembers } from "./member-store.ts";
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
  const isNew = added.numInsertedOrUpdatedRows === 1n;
  if (isNew) {
    await recordChange(db, { action: "account.deletion-requested", subjectId: accountId, customerId: accountId });
    await openItem(db, { kind: "deletion", subject: accountId, customerId: accountId, title: {} }, now);
  }
  return { requestedAt: (await findDeletionRequest(db, accountId)) ?? now, isNew };
};

/** Removes a request that is not carried out; false if there is none. */
export const withdrawDeletion = (db: Executor, accountId: string, now: number): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const withdrawn = await transaction
      .deleteFrom("deletionRequest")
      .where("accountId", "=", accountId)
      .where("carriedOutAt", "is", null)
      .executeTakeFirst();
    if (withdrawn.numDeletedRows !== 1n) return false;
    const change = { action: "account.deletion-withdrawn", subjectId: accountId, customerId: accountId } as const;
    await recordChange(transaction, change);
    await closeItem(transaction, { kind: "deletion", subject: accountId }, now);
    return true;
  });

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

/** What other modules answer about an account, and do for its deletion; in the transaction of the caller. */
export interface AccountAnswers {
  readonly records: readonly AccountRecords[];
  readonly countBookings: (
    db: Executor,
    accountId: string,
  ) => Promise<Pick<WaitingDeletion, "bookings" | "bookingsInProcess">>;
  /** Confirmed bookings that arrive on this day or later. */
  readonly countUnderWay: (db: Executor, accountId: string, now: number) => Promise<number>;
  /** So that no booking is confirmed or gets a request until the transaction ends. */
  readonly lockBookings: (db: Executor, accountId: string) => Promise<void>;
  readonly countOpenRequests: (db: Executor, accountId: string) => Promise<number>;
  /** What the bookings of a company that were not cancelled are sold for, in its currency. */
  readonly readUsedCredit: (
    db: Executor,
    company: { readonly id: string; readonly currency: string },
  ) => Promise<UsedCredit>;
}

/** All requests that wait, the oldest first. */
export const listWaitingDeletions = async (
  db: Executor,
  { countBookings }: Pick<AccountAnswers, "countBookings">,
): Promise<readonly WaitingDeletion[]> => {
  const rows = await db
    .selectFrom("deletionRequest")
    .innerJoin("account", "account.id", "deletionRequest.accountId")
    .select(["account.id", "account.email", "account.companyName", "deletionRequest.requestedAt"])
    .where("carriedOutAt", "is", null)
    .orderBy("requestedAt")
    .execute();
  const waiting: WaitingDeletion[] = [];
  for (const { id, ...row } of rows) waiting.push({ ...row, ...(await countBookings(db, id)) });
  return waiting;
};

interface DeletionDeps extends AccountAnswers {
  readonly clock: Clock;
  readonly ids: Ids;
}

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
const lockDeletion = async (
  db: Executor,
  { id: accountId, companyId }: Account,
  lockBookings: AccountAnswers["lockBookings"],
): Promise<boolean> => {
  const request = await db
    .updateTable("deletionRequest")
    .set((row) => ({ requestedAt: row.ref("requestedAt") }))
    .where("accountId", "=", accountId)
    .where("carriedOutAt", "is", null)
    .executeTakeFirst();
  await lockBookings(db, accountId);
  await lockCompany(db, companyId);
  await lockAccount(db, accountId);
  return request.numUpdatedRows === 1n;
};

/** Erases what calls that were running during a deletion carried out since an instant have written after it. */
export const eraseLateRows = async (
  db: Executor,
  { records }: Pick<AccountAnswers, "records">,
  since: number,
): Promise<void> => {
  const deleted = await db
    .selectFrom("deletionRequest")
    .select("accountId")
    .where("carriedOutAt", ">=", since)
    .execute();
  if (deleted.length === 0) return;
  const ids = deleted.map(({ accountId }) => accountId);
  await inTransaction(db, async (transaction) => {
    let rows = 0;
    for (const { isKept, erase } of records) if (!isKept) rows += await erase(transaction, ids);
    if (rows === 0) return;
    for (const id of ids) await recordChange(transaction, { action: "account.erased", subjectId: id, customerId: id });
  });
};

/* The rows of a company have the id of its first account. */
const isNeededInCompany = async (db: Executor, { id, companyId }: Account): Promise<boolean> => {
  const members = await listMembers(db, companyId);
  const isAlone = members.every((member) => member.id === id);
  return !isAlone && (id === companyId || findRemovalObstacle(members, id) === "last-admin");
};

/** With its company, if it was the last account of it. */
const removeAccount = async (db: Executor, { id, companyId }: Account): Promise<void> => {
  await db.deleteFrom("account").where("id", "=", id).execute();
  await db
    .deleteFrom("company")
    .where("id", "=", companyId)
    .where("id", "not in", db.selectFrom("account").select("companyId"))
    .execute();
};

/* Erases the person: everything of the account where no bookings are kept, otherwise all but them. */
const eraseAccount = async (
  transaction: Executor,
  account: Account,
  bookings: number,
  { clock, ids, records }: Pick<DeletionDeps, "clock" | "ids" | "records">,
): Promise<void> => {
  for (const { isKept, erase } of records) if (bookings === 0 || !isKept) await erase(transaction, [account.id]);
  await closeItemsOfCustomer(transaction, account.id, clock());
  await eraseMailsTo(transaction, account.email);
  await transaction.deleteFrom("verification").where("email", "=", account.email).execute();
  if (bookings > 0) await anonymise(transaction, account, await hashPassword(ids.secret()), clock());
  else await removeAccount(transaction, account);
  await eraseCustomer(transaction, account.id, clock());
  await recordChange(transaction, {
    action: "account.deleted",
    subjectId: account.id,
    customerId: account.id,
    after: { keptBookings: bookings },
  });
};

/* So that what a call in hand writes afterwards is erased as well. */
const markDeleted = async (db: Executor, accountId: string, now: number): Promise<void> => {
  await db
    .insertInto("deletionRequest")
    .values({ accountId, requestedAt: now, carriedOutAt: now })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ carriedOutAt: now }))
    .execute();
};

/**
 * Carries out the deletion that the owner of an account has requested, and answers how many bookings are kept. Without
 * bookings nothing of the account remains. Runs in a transaction.
 */
export const deleteAccount = async (
  transaction: Executor,
  account: Account,
  { clock, ids, records, countBookings, countUnderWay, lockBookings, countOpenRequests }: DeletionDeps,
): Promise<Result<number, DeletionObstacle>> => {
  const isRequested = await lockDeletion(transaction, account, lockBookings);
  const { bookings, bookingsInProcess } = await countBookings(transaction, account.id);
  const bookingsUnderWay = await countUnderWay(transaction, account.id, clock());
  const openRequests = await countOpenRequests(transaction, account.id);
  const isNeededByColleagues = await isNeededInCompany(transaction, account);
  const obstacle = findDeletionObstacle({
    isRequested,
    bookingsInProcess,
    bookingsUnderWay,
    openRequests,
    isNeededByColleagues,
  });
  if (obstacle !== null) return err(obstacle);
  await eraseAccount(transaction, account, bookings, { clock, ids, records });
  const message = deletedMessage(account.email, bookings);
  await addOutgoingMails(transaction, { clock, ids }, [{ key: `deleted|${account.id}`, message }]);
  return ok(bookings);
};

const lockCompanyDeletion = async (
  db: Executor,
  companyId: string,
  lockBookings: AccountAnswers["lockBookings"],
): Promise<readonly Account[]> => {
  await lockBookings(db, companyId);
  await lockCompany(db, companyId);
  /* The first account last, because the others need its rows. */
  const accounts = (await listCompanyAccounts(db, companyId)).toSorted(
    (one, other) => Number(one.id === companyId) - Number(other.id === companyId),
  );
  for (const { id } of accounts) await lockAccount(db, id);
  return accounts;
};

/**
 * Deletes all accounts of a company, and the company where it has no bookings; answers how many bookings are kept, with its
 * name and tax numbers. Runs in a transaction.
 */
export const deleteCompany = async (
  transaction: Executor,
  { id, name }: Pick<Company, "id" | "name">,
  reason: string,
  { clock, ids, records, countBookings, countUnderWay, lockBookings, countOpenRequests }: DeletionDeps,
): Promise<Result<number, DeletionObstacle>> => {
  const accounts = await lockCompanyDeletion(transaction, id, lockBookings);
  const { bookings, bookingsInProcess } = await countBookings(transaction, id);
  const obstacle = findDeletionObstacle({
    isRequested: true,
    bookingsInProcess,
    bookingsUnderWay: await countUnderWay(transaction, id, clock()),
    openRequests: await countOpenRequests(transaction, id),
    isNeededByColleagues: false,
  });
  if (obstacle !== null) return err(obstacle);
  await recordChange(transaction, {
    action: "company.deleted",
    subjectId: id,
    customerId: id,
    before: { people: accounts.length },
    after: { people: 0, keptBookings: bookings },
    reason,
  });
  for (const account of accounts) {
    await markDeleted(transaction, account.id, clock());
    await eraseAccount(transaction, account, bookings, { clock, ids, records });
    if (account.leftAt !== null) continue;
    const message = companyDeletedMessage(account.email, name, bookings);
    await addOutgoingMails(transaction, { clock, ids }, [{ key: `deleted|${account.id}`, message }]);
  }
  return ok(bookings);
};
