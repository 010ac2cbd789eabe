import { setImmediate as immediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Executor, Schema } from "./schema.ts";

/** Writes that must survive a crash before they are answered, and that may share a transaction with their neighbours. */
export interface GroupCommit {
  /** Resolves when the work's transaction is on disk. The work may be run again alone if the shared transaction fails. */
  readonly write: <T>(work: (transaction: Executor) => Promise<T>) => Promise<T>;
  /** Waits for everything that was handed in. */
  readonly settled: () => Promise<void>;
}

interface Waiting {
  readonly run: (transaction: Executor) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

const MOST_TOGETHER = 64;

const alone = async (db: Kysely<Schema>, waiting: Waiting): Promise<void> => {
  try {
    const done = await db.transaction().execute(waiting.run);
    done();
  } catch (error) {
    waiting.fail(error);
  }
};

const together = async (db: Kysely<Schema>, group: readonly Waiting[]): Promise<void> => {
  const [only] = group;
  if (group.length === 1 && only !== undefined) return alone(db, only);
  try {
    const done = await db.transaction().execute(async (transaction) => {
      const answers: (() => void)[] = [];
      for (const { run } of group) answers.push(await run(transaction));
      return answers;
    });
    for (const answer of done) answer();
  } catch {
    for (const waiting of group) await alone(db, waiting);
  }
  return undefined;
};

/** SQLite flushes on this very thread: nobody could join while it does, so requests that have already arrived come first. */
const company = async (queue: readonly Waiting[]): Promise<void> => {
  for (let before = 0; before < queue.length && queue.length < MOST_TOGETHER; ) {
    before = queue.length;
    await immediate();
  }
};

/**
 * One transaction, and so one flush to disk, for all writes that arrive while the one before is being flushed. A write
 * that fails takes nobody with it: its group is undone and each is run again alone.
 */
export const groupCommit = (db: Kysely<Schema>): GroupCommit => {
  const queue: Waiting[] = [];
  let running: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      await company(queue);
      await together(db, queue.splice(0, MOST_TOGETHER));
    }
    running = undefined;
  };
  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        queue.push({
          run: async (transaction) => {
            const value = await work(transaction);
            return () => resolve(value);
          },
          fail: reject,
        });
        running ??= drain();
      }),
    settled: async () => {
      await running;
    },
  };
};
