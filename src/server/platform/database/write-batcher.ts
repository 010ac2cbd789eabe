import { setImmediate as immediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Executor, Schema } from "#server/schema.ts";
import { isBusy } from "./sqlite.ts";

/** Writes that must survive a crash before they are answered, and that may share a transaction with their neighbours. */
export interface WriteBatcher {
  /** Resolves when the work's transaction is on disk. The work may be run again alone if the shared transaction fails. */
  readonly write: <T>(work: (transaction: Executor) => Promise<T>) => Promise<T>;
  readonly createBatchWriter: <Entry, T>(work: BatchWork<Entry, T>) => (entry: Entry) => Promise<T>;
  readonly flush: () => Promise<void>;
}

export type BatchWork<Entry, T> = (transaction: Executor, entries: readonly Entry[]) => Promise<readonly T[]>;

interface Job {
  /** Runs the work; the answer resolves the callers once the transaction is on disk. */
  readonly run: (transaction: Executor) => Promise<() => void>;
  readonly pieces: () => readonly Job[];
  readonly fail: (error: unknown) => void;
}

interface Waiting<Entry, T> {
  readonly entry: Entry;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_TOGETHER = 64;

const toJob = <Entry, T>(
  work: BatchWork<Entry, T>,
  waiting: readonly Waiting<Entry, T>[],
  onRun?: () => void,
): Job => ({
  run: async (transaction) => {
    onRun?.();
    const values = await work(
      transaction,
      waiting.map(({ entry }) => entry),
    );
    if (values.length !== waiting.length) throw new Error("A batch answers one value for each of its entries.");
    return () => {
      for (const [index, value] of values.entries()) waiting[index]?.resolve(value);
    };
  },
  pieces: () => (waiting.length < 2 ? [] : waiting.map((one) => toJob(work, [one]))),
  fail: (error) => {
    for (const { reject } of waiting) reject(error);
  },
});

const attempt = async (db: Kysely<Schema>, jobs: readonly Job[]): Promise<void> => {
  const resolvers = await db.transaction().execute(async (transaction) => {
    const answers: (() => void)[] = [];
    for (const { run } of jobs) answers.push(await run(transaction));
    return answers;
  });
  for (const resolve of resolvers) resolve();
};

const runSeparately = async (db: Kysely<Schema>, job: Job): Promise<void> => {
  const pieces = job.pieces();
  for (const piece of pieces) await runSeparately(db, piece);
  if (pieces.length === 0) await attempt(db, [job]).catch(job.fail);
};

const runTogether = async (db: Kysely<Schema>, jobs: readonly Job[]): Promise<void> => {
  try {
    await attempt(db, jobs);
  } catch (error) {
    /* Each of them alone would wait as long once more, and with it everything behind. */
    if (isBusy(error)) for (const job of jobs) job.fail(error);
    else for (const job of jobs) await runSeparately(db, job);
  }
};

const batchWriter = <Entry, T>(work: BatchWork<Entry, T>, enqueue: (job: Job) => void, onArrival: () => void) => {
  let open: Waiting<Entry, T>[] = [];
  const begin = (): void => {
    const waiting: Waiting<Entry, T>[] = [];
    open = waiting;
    const close = (): void => {
      if (open === waiting) open = [];
    };
    enqueue(toJob(work, waiting, close));
  };
  return (entry: Entry): Promise<T> =>
    new Promise((resolve, reject) => {
      if (open.length === 0 || open.length >= MOST_TOGETHER) begin();
      open.push({ entry, resolve, reject });
      onArrival();
    });
};

/**
 * One transaction, and so one flush to disk, for all writes that arrive during the previous flush. If a batch fails, it
 * is rolled back and each write runs alone.
 */
export const createWriteBatcher = (db: Kysely<Schema>): WriteBatcher => {
  const queue: Job[] = [];
  let arrived = 0;
  let running: Promise<void> | undefined;
  /* SQLite flushes on this thread, so no request can join during a flush: requests that have already arrived come
     first. */
  const waitForMore = async (before: number): Promise<void> => {
    await immediate();
    if (arrived > before && arrived < MOST_TOGETHER) await waitForMore(arrived);
    else arrived = 0;
  };
  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      await waitForMore(arrived);
      await runTogether(db, queue.splice(0, MOST_TOGETHER));
    }
    running = undefined;
  };
  const enqueue = (job: Job): void => {
    queue.push(job);
    running ??= drain();
  };
  const onArrival = (): void => {
    arrived += 1;
  };
  return {
    createBatchWriter: (work) => batchWriter(work, enqueue, onArrival),
    write: (work) =>
      new Promise((resolve, reject) => {
        enqueue(toJob(async (transaction) => [await work(transaction)], [{ entry: undefined, resolve, reject }]));
        onArrival();
      }),
    flush: async () => {
      await running;
    },
  };
};
