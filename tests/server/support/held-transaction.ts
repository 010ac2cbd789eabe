import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { Executor } from "#server/schema.ts";

/** Begins a transaction that has done its work and commits when it is told to, as one that is slow to commit. */
export const holdTransaction = async (
  { db }: Pick<Database, "db">,
  work: (transaction: Executor) => Promise<unknown>,
): Promise<() => Promise<void>> => {
  const [worked, commits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = db.transaction().execute(async (transaction) => {
    await work(transaction);
    worked.resolve();
    await commits.promise;
  });
  running.catch(worked.reject);
  await worked.promise;
  return async () => {
    commits.resolve();
    await running;
  };
};

/** Returns once as many transactions of PostgreSQL wait for another one. SQLite has one connection, which queues them. */
export const waitForLocks = async ({ db, kind }: Pick<Database, "db" | "kind">, count: number): Promise<void> => {
  if (kind === "sqlite") return;
  const waiting = sql<{ readonly count: number }>`
    select count(distinct pid)::int as count from pg_locks where not granted`;
  while (((await waiting.execute(db)).rows[0]?.count ?? 0) < count);
};

export const waitForLock = (database: Pick<Database, "db" | "kind">): Promise<void> => waitForLocks(database, 1);
