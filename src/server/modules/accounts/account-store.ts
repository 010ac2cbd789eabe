import { setImmediate as nextTurn } from "node:timers/promises";
import type { Customer } from "#domain/accounting";
import type { Insertable, Selectable } from "kysely";
import { err, ok, type Result } from "neverthrow";
import type { PersonalDetails } from "#domain/accounts";
import { describeScan, type FileScan } from "#domain/documents";
import { type Formats, readFormats, STANDARD_FORMATS } from "#domain/formatting";
import { recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import { readScan, toNewScan } from "#server/platform/scanning/scan-columns.ts";
import type { Executor } from "#server/schema.ts";
import { lockAccount } from "./account-locks.ts";
import { addCompany, type NewCompany } from "./company-store.ts";
import type { AccountDetailsTable, AccountTable } from "./tables.ts";

export type Account = Selectable<AccountTable>;
export type NewAccount = Insertable<AccountTable>;

export const accountByEmail = (db: Executor, email: string): Promise<Account | undefined> =>
  db.selectFrom("account").selectAll().where("email", "=", email.trim().toLowerCase()).executeTakeFirst();

export const accountById = (db: Executor, id: string): Promise<Account | undefined> =>
  db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst();

/** An account that exists. */
export const readAccount = (db: Executor, id: string): Promise<Account> =>
  db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** The names of people by the ids of their accounts; a deleted account has none. */
export const nameAccounts = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const accounts =
    ids.length === 0
      ? []
      : await db
          .selectFrom("account")
          .select(["id", "firstName", "lastName"])
          .where("id", "in", [...ids])
          .where("firstName", "<>", "")
          .execute();
  return new Map(accounts.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
};

const IDS_PER_STATEMENT = 1_000;

/** Rows of accounts with the email address and company of each, in their order. */
export const withEmails = async <Row extends { readonly accountId: string }>(
  db: Executor,
  rows: readonly Row[],
): Promise<readonly (Row & Pick<Account, "email" | "companyName">)[]> => {
  const ids = [...new Set(rows.map(({ accountId }) => accountId))];
  const accounts = new Map<string, Pick<Account, "email" | "companyName">>();
  for (let start = 0; start < ids.length; start += IDS_PER_STATEMENT)
    for (const { id, ...account } of await db
      .selectFrom("account")
      .select(["id", "email", "companyName"])
      .where("id", "in", ids.slice(start, start + IDS_PER_STATEMENT))
      .execute())
      accounts.set(id, account);
  return rows.flatMap((row) => {
    const account = accounts.get(row.accountId);
    return account === undefined ? [] : [{ ...row, ...account }];
  });
};

/** Adds an account, with a company of its own unless it joins one; false if the address has an account. */
export const addAccount = async (
  db: Executor,
  account: NewAccount,
  company: Partial<NewCompany> = {},
): Promise<boolean> => {
  const { id, companyName: name, createdAt, companyId } = account;
  if ((await accountByEmail(db, account.email)) !== undefined) return false;
  const ownCompany = companyId === undefined || companyId === id ? { id, name, createdAt, ...company } : null;
  if (ownCompany !== null) await addCompany(db, ownCompany);
  const added = await db
    .insertInto("account")
    .values({ ...account, companyId: companyId ?? id, email: account.email.trim().toLowerCase() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  const isAdded = added.numInsertedOrUpdatedRows === 1n;
  if (!isAdded && ownCompany !== null) await db.deleteFrom("company").where("id", "=", id).execute();
  return isAdded;
};

/** The phone number with its dialling code; null without one. */
export const toPhone = ({ phone, dialCode }: Pick<Account, "phone" | "dialCode">): string | null =>
  phone === null ? null : [dialCode, phone].filter((part) => part !== null).join(" ");

/** Something of a company, and the account of who made it; null or left out: its first person. */
export interface MadeByPerson {
  readonly accountId: string;
  readonly createdBy?: string | null | undefined;
}

/**
 * The person to write to about something of a company: who made it, while there, otherwise the first
 * admin; of a company without anybody its first person, whose account is disabled.
 */
export const findContact = (db: Executor, { accountId, createdBy }: MadeByPerson): Promise<Account | undefined> =>
  db
    .selectFrom("account")
    .selectAll()
    .where("companyId", "=", accountId)
    .orderBy((e) =>
      e
        .case()
        .when(e.and([e("id", "=", createdBy ?? accountId), e("disabledAt", "is", null)]))
        .then(0)
        .when(e.and([e("role", "=", "admin"), e("disabledAt", "is", null)]))
        .then(1)
        .when("id", "=", createdBy ?? accountId)
        .then(2)
        .else(3)
        .end(),
    )
    .orderBy("createdAt")
    .limit(1)
    .executeTakeFirst();

/** The company of a person who can sign in; null if the account is disabled or the company blocked. */
export const findCompanyOf = async (db: Executor, accountId: string): Promise<string | null> =>
  (
    await db
      .selectFrom("account")
      .innerJoin("company", "company.id", "account.companyId")
      .select("company.id")
      .where("account.id", "=", accountId)
      .where("account.disabledAt", "is", null)
      .where("company.state", "<>", "blocked")
      .executeTakeFirst()
  )?.id ?? null;

/** Belongs in a transaction, with what it ends. */
export const setPassword = async (
  db: Executor,
  accountId: string,
  passwordHash: string,
  action: "account.password-changed" | "account.password-reset",
): Promise<void> => {
  await db.updateTable("account").set({ passwordHash }).where("id", "=", accountId).execute();
  await recordChange(db, { action, subjectId: accountId, customerId: accountId, after: { password: "changed" } });
};

const isSameDetails = (account: Account, { firstName, lastName, phone }: PersonalDetails): boolean =>
  account.firstName === firstName && account.lastName === lastName && (toPhone(account) ?? "") === phone;

/** The formats that a person has chosen. */
export const toFormats = ({ dateFormat, numberFormat, ownCurrency }: Account): Formats =>
  readFormats({ dates: dateFormat, numbers: numberFormat, currency: ownCurrency });

/** The formats of a person; the standard ones of an account that does not exist. */
export const findFormats = async (db: Executor, accountId: string): Promise<Formats> => {
  const account = await accountById(db, accountId);
  return account === undefined ? STANDARD_FORMATS : toFormats(account);
};

const toFormatColumns = ({ dates, numbers, currency }: Formats) => ({
  dateFormat: dates,
  numberFormat: numbers,
  ownCurrency: currency,
});

interface DetailsWrite {
  readonly readAt: number | null;
  readonly now: number;
  /** Null: they stay. */
  readonly formats: Formats | null;
}

/**
 * Changes names, phone number and formats unless names or phone number were changed after `readAt`; false if they were.
 * Formats alone are no change of the details.
 */
export const changeDetails = (
  db: Executor,
  accountId: string,
  details: PersonalDetails,
  { readAt, now, formats }: DetailsWrite,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    await lockAccount(transaction, accountId);
    const before = await accountById(transaction, accountId);
    const isSame = formats !== null && before !== undefined && isSameDetails(before, details);
    const columns = formats === null ? {} : toFormatColumns(formats);
    const after = isSame ? columns : { ...details, dialCode: null, ...columns };
    const changed = await transaction
      .updateTable("account")
      .set({ ...after, changedAt: isSame ? readAt : now })
      .where("id", "=", accountId)
      .where("changedAt", readAt === null ? "is" : "=", readAt)
      .executeTakeFirst();
    if (before === undefined || changed.numUpdatedRows !== 1n) return false;
    const { firstName, lastName, phone, dialCode } = before;
    await recordChange(transaction, {
      action: "account.changed",
      subjectId: accountId,
      customerId: accountId,
      before: {
        ...(isSame ? {} : { firstName, lastName, phone, dialCode }),
        ...(formats === null ? {} : toFormatColumns(toFormats(before))),
      },
      after,
    });
    return true;
  });

export interface AccountSummary extends Pick<Account, "id" | "email" | "companyName" | "createdAt" | "disabledAt"> {
  readonly sessions: number;
}

/** At most `limit` accounts, newest first. */
export const accountSummaries = (db: Executor, now: number, limit: number): Promise<readonly AccountSummary[]> =>
  db
    .selectFrom("account")
    .leftJoin("session", (join) =>
      join
        .onRef("session.accountId", "=", "account.id")
        .on("session.idleUntil", ">", now)
        .on("session.expiresAt", ">", now),
    )
    .select(["account.id", "account.email", "account.companyName", "account.createdAt", "account.disabledAt"])
    .select((e) => e.fn.count<number>("session.tokenHash").as("sessions"))
    .groupBy(["account.id", "account.email", "account.companyName", "account.createdAt", "account.disabledAt"])
    .orderBy("account.createdAt", "desc")
    .orderBy("account.email")
    .limit(limit)
    .execute();

/** Disables an account at a moment, or enables it with null. */
export const setDisabled = (db: Executor, accountId: string, disabledAt: number | null): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.updateTable("account").set({ disabledAt }).where("id", "=", accountId).execute();
    await recordChange(transaction, {
      action: disabledAt === null ? "account.enabled" : "account.disabled",
      subjectId: accountId,
      customerId: accountId,
    });
  });

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

/** The bytes of a copy, whatever the scanner says of it. */
export const readCopyBytes = async (db: Executor, accountId: string, kind: string): Promise<Buffer> => {
  const parts = await db
    .selectFrom("accountCopyPart")
    .select("content")
    .where("accountId", "=", accountId)
    .where("kind", "=", kind)
    .orderBy("part")
    .execute();
  const whole = await db
    .selectFrom("accountCopy")
    .select("content")
    .where("accountId", "=", accountId)
    .where("kind", "=", kind)
    .execute();
  return Buffer.concat([...whole, ...parts].map(({ content }) => content));
};

export interface ListedCopy extends Omit<AccountCopy, "content"> {
  /** Null: it can be read. */
  readonly scan: FileScan | null;
}

/** The copies of tax certificates that were sent with a sign-up, without their bytes. */
export const listCopies = async (db: Executor, accountId: string): Promise<readonly ListedCopy[]> => {
  const rows = await db
    .selectFrom("accountCopy")
    .select(["kind", "fileName", "scan", "signature"])
    .where("accountId", "=", accountId)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, fileName, ...columns }) => ({ kind, fileName, scan: readScan(columns) }));
};

/** A copy for a reader. Its content is a sentence why not while it waits for the scanner, and if it is infected; null if there is no such copy. */
export const readCopy = async (
  db: Executor,
  accountId: string,
  kind: string,
): Promise<{ readonly fileName: string; readonly content: Result<Buffer, string> } | null> => {
  const copy = (await listCopies(db, accountId)).find((one) => one.kind === kind);
  if (copy === undefined) return null;
  const { fileName, scan } = copy;
  const content = scan === null ? ok(await readCopyBytes(db, accountId, kind)) : err(describeScan(scan));
  return { fileName, content };
};

export const removeCopyParts = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("accountCopyPart").where("accountId", "=", accountId).execute();
};

export const pruneCopyParts = async (db: Executor, savedBefore: number): Promise<void> => {
  await db
    .deleteFrom("accountCopyPart")
    .where("savedAt", "<", savedBefore)
    .where("accountId", "not in", db.selectFrom("account").select("id"))
    .execute();
};

export const addDetails = async (
  db: Executor,
  details: AccountDetailsTable,
  copies: readonly AccountCopy[],
  isScanned: boolean,
): Promise<void> => {
  await db.insertInto("accountDetails").values(details).execute();
  const { accountId } = details;
  for (const { kind, fileName } of copies)
    await db
      .insertInto("accountCopy")
      .values({ accountId, kind, fileName, content: NO_BYTES, ...toNewScan(isScanned) })
      .execute();
};

/** Country and address of the sign-up of a company, by the id of its first account; undefined without them. */
export const findSignupDetails = (
  db: Executor,
  accountId: string,
): Promise<Pick<AccountDetailsTable, "country" | "address" | "pinCode"> | undefined> =>
  db
    .selectFrom("accountDetails")
    .select(["country", "address", "pinCode"])
    .where("accountId", "=", accountId)
    .executeTakeFirst();

/** Customers for accounting, by the ids of companies and in the order of them; other people of a company are none. */
export const readCustomers = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Customer>> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("account")
          .innerJoin("company", "company.id", "account.id")
          .leftJoin("accountDetails", "accountDetails.accountId", "account.id")
          .select([
            "account.id",
            "email",
            "companyName",
            "disabledAt",
            "accountDetails.country",
            "gstNumber",
            "panNumber",
          ])
          .where("account.id", "in", [...ids])
          .orderBy("account.id")
          .execute();
  return new Map(
    rows.map(({ id, email, companyName, disabledAt, country, gstNumber, panNumber }) => {
      const isGone = email === toDeletedEmail(id);
      const state = isGone ? "deleted" : disabledAt === null ? "active" : "disabled";
      return [id, { id, companyName, country, gstin: gstNumber, pan: panNumber, state }];
    }),
  );
};

/** The ids of all companies: each is that of its first account. */
export const listCustomerIds = async (db: Executor): Promise<readonly string[]> =>
  (await db.selectFrom("company").select("id").orderBy("id").execute()).map(({ id }) => id);

/** The address of an account whose person was deleted. */
export const toDeletedEmail = (accountId: string): string => `deleted-${accountId}`;
