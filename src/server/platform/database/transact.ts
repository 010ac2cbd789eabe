import type { Result } from "neverthrow";
import type { Executor } from "#server/schema.ts";

/** Runs work in the transaction of the caller, or in one of its own where there is none. */
export const inTransaction = <T>(db: Executor, work: (transaction: Executor) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

class Refused extends Error {}

/** Runs work in a transaction of its own; a refusal undoes what it has written. */
export const transactOrUndo = async <Value, Refusal>(
  db: Executor,
  work: (transaction: Executor) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> => {
  let refused: Result<Value, Refusal> | undefined;
  try {
    return await db.transaction().execute(async (transaction) => {
      const done = await work(transaction);
      if (done.isOk()) return done;
      refused = done;
      throw new Refused();
    });
  } catch (error) {
    if (error instanceof Refused && refused !== undefined) return refused;
    throw error;
  }
};
