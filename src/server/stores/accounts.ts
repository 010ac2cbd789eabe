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
