import type { Executor } from "#server/schema.ts";

/** Runs work in the transaction of the caller, or in one of its own where there is none. */
export const inTransaction = <T>(db: Executor, work: (transaction: Executor) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
