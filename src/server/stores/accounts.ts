import type { Selectable } from "kysely";
import type { AccountTable } from "./accounts-tables.ts";
import type { Executor } from "./schema.ts";

export type Account = Selectable<AccountTable>;

/** The account of an email address, whatever its capitals; undefined when there is none. */
export const accountByEmail = (db: Executor, email: string): Promise<Account | undefined> =>
  db.selectFrom("account").selectAll().where("email", "=", email.trim().toLowerCase()).executeTakeFirst();

export const accountById = (db: Executor, id: string): Promise<Account | undefined> =>
  db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst();

/** Adds an account; answers false, and changes nothing, when the email address has one already. */
export const addAccount = async (db: Executor, account: Account): Promise<boolean> => {
  const added = await db
    .insertInto("account")
    .values({ ...account, email: account.email.trim().toLowerCase() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

export const setPassword = async (db: Executor, accountId: string, passwordHash: string): Promise<void> => {
  await db.updateTable("account").set({ passwordHash }).where("id", "=", accountId).execute();
};

/** An account as staff see it, with the number of its sessions that hold. */
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
export const setDisabled = async (db: Executor, accountId: string, disabledAt: number | null): Promise<void> => {
  await db.updateTable("account").set({ disabledAt }).where("id", "=", accountId).execute();
};
