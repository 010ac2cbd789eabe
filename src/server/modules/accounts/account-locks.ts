import { PostgresAdapter } from "kysely";
import { prepareListStatement } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";

/* SQLite has one writer at a time: there a transaction that writes needs no lock on rows. */
const hasRowLocks = (db: Executor): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

const selectOpen = prepareListStatement<{ readonly id: string }>()((db, entries) =>
  db
    .selectFrom("account")
    .innerJoin("company", "company.id", "account.companyId")
    .select(["account.id", "company.id as companyId"])
    .where("disabledAt", "is", null)
    .where("company.state", "<>", "blocked")
    .where(
      "account.id",
      "in",
      entries.map((param) => param("id")),
    )
    .$if(hasRowLocks(db), (query) => query.forKeyShare("account")),
);

/**
 * The open ones of some accounts, with their company: not disabled, and of a company that is not blocked. They stay open, and in
 * this company, until the transaction ends, so that it may write something for them.
 */
export const holdOpenAccounts = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const entries = [...new Set(ids)].map((id) => ({ id }));
  return new Map((await selectOpen(db, entries)).map(({ id, companyId }) => [id, companyId]));
};

/** Waits for whatever is being written for an account, and keeps out anything new until the transaction ends. */
export const lockAccount = async (db: Executor, id: string): Promise<void> => {
  await db
    .selectFrom("account")
    .select("id")
    .where("id", "=", id)
    .$if(hasRowLocks(db), (query) => query.forUpdate())
    .execute();
};

/** Locks an account until the transaction ends: what is counted before it is added is counted once. */
export const lockForCounting = async (db: Executor, id: string): Promise<void> => {
  await db
    .updateTable("account")
    .set((e) => ({ email: e.ref("email") }))
    .where("id", "=", id)
    .execute();
};
