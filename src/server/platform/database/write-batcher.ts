import { setImmediate as immediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Executor, Schema } from "#server/schema.ts";
import { keepActing } from "../acting.ts";
import { busyError, findFault } from "../faults.ts";

/** Writes that must survive a crash before they are answered, and that may share a transaction with their neighbours. */
export interface WriteBatcher {
  /** Resolves when the work's transaction is on disk. The work may be run again alone if the shared transaction fails. */
  readonly write: <T>(work: (transaction: Executor) => Promise<T>) => Promise<T>;
  /**
   * An entry that waits longer than 15 seconds is refused as busy, and is not written if its transaction has not begun;
   * if it has, the entry may be stored all the same, so the caller repeats it with the same key.
   */
  readonly createBatchWriter: <Entry, T>(work: BatchWork<Entry, T>) => (entry: Entry) => Promise<T>;
  readonly flush: () => Promise<void>;
}

export type BatchWork<Entry, T> = (transaction: Executor, entries: readonly Entry[]) => Promise<readonly T[]>;

/** Runs work in a transaction. */
export type Transact = <T>(work: (transaction: Executor) => Promise<T>) => Promise<T>;

export const transactOn =
  (db: Kysely<Schema>): Transact =>
  (work) =>
    db.transaction().execute(work);

interface Job {
  /** Nothing joins a job from the moment it leaves the queue. */
  readonly close: () => void;
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

const MAX_TOGETHER = 64;
const LONGEST_WAIT_MS = 15_000;
const nothing = (): void => undefined;

const toJob = <Entry, T>(
  work: BatchWork<Entry, T>,
  waiting: readonly Waiting<Entry, T>[],
  close: () => void = nothing,
): Job => ({
  close,
  run: async (transaction) => {
    const served = [...waiting];
    if (served.length === 0) return nothing;
    const values = await work(
      transaction,
      served.map(({ entry }) => entry),
    );
    if (values.length !== served.length) throw new Error("A batch answers one value for each of its entries.");
    return () => {
      for (const [index, value] of values.entries()) served[index]?.resolve(value);
    };
  },
  pieces: () => waiting.map((one) => toJob(work, [one])),
  fail: (error) => {
    for (const { reject } of waiting) reject(error);
  },
});

const attempt = async (transact: Transact, jobs: readonly Job[]): Promise<void> => {
  const resolvers = await transact(async (transaction) => {
    const answers: (() => void)[] = [];
    for (const { run } of jobs) answers.push(await run(transaction));
    return answers;
  });
  for (const resolve of resolvers) resolve();
};

/* A database that is busy, gone or full refuses the next one as well, which would wait for that as long once more. */
const runSeparately = async (transact: Transact, jobs: readonly Job[]): Promise<void> => {
  for (const [index, job] of jobs.entries()) {
    try {
      await attempt(transact, [job]);
    } catch (error) {
      job.fail(error);
      if (findFault(error) === null) continue;
      for (const other of jobs.slice(index + 1)) other.fail(error);
      return;
    }
  }
};

const runTogether = async (transact: Transact, jobs: readonly Job[]): Promise<void> => {
  try {
    await attempt(transact, jobs);
  } catch (error) {
    if (findFault(error) !== null) for (const job of jobs) job.fail(error);
    else
      await runSeparately(
        transact,
        jobs.flatMap((job) => job.pieces()),
      );
  }
};

interface Queue {
  readonly enqueue: (job: Job) => void;
  readonly onArrival: () => void;
  readonly longestWaitMs: number;
}

const batchWriter = <Entry, T>(work: BatchWork<Entry, T>, { enqueue, onArrival, longestWaitMs }: Queue) => {
  let open: Waiting<Entry, T>[] = [];
  const begin = (): void => {
    const waiting: Waiting<Entry, T>[] = [];
    open = waiting;
    const close = (): void => {
      if (open === waiting) open = [];
    };
    enqueue(toJob(work, waiting, close));
  };
  const join = (one: Waiting<Entry, T>): (() => void) => {
    if (open.length === 0 || open.length >= MAX_TOGETHER) begin();
    const joined = open;
    joined.push(one);
    onArrival();
    return () => {
      const index = joined.indexOf(one);
      if (index >= 0) joined.splice(index, 1);
    };
  };
  return async (entry: Entry): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const leave = join({ entry, resolve, reject });
    const timer = setTimeout(() => {
      leave();
      reject(busyError("The database was busy for too long."));
    }, longestWaitMs);
    return promise.finally(() => clearTimeout(timer));
  };
};

/**
 * One transaction, and so one flush to disk, for all writes that arrive during the previous flush. If a batch fails, it
 * is rolled back and each write runs alone; if the database refuses everybody (`Fault`), all writes of the batch fail.
 */
export const createWriteBatcher = (transact: Transact, longestWaitMs = LONGEST_WAIT_MS): WriteBatcher => {
  const queue: Job[] = [];
  let arrived = 0;
  let running: Promise<void> | undefined;
  /* SQLite flushes on this thread, so no request can join during a flush: requests that have already arrived come
     first. */
  const waitForMore = async (before: number): Promise<void> => {
    await immediate();
    if (arrived > before && arrived < MAX_TOGETHER) await waitForMore(arrived);
    else arrived = 0;
  };
  const takeJobs = (): readonly Job[] => {
    const jobs = queue.splice(0, MAX_TOGETHER);
    for (const { close } of jobs) close();
    return jobs;
  };
  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      await waitForMore(arrived);
      await runTogether(transact, takeJobs());
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
    createBatchWriter: (work) => batchWriter(work, { enqueue, onArrival, longestWaitMs }),
    write: (work) =>
      new Promise((resolve, reject) => {
        const ownWork = keepActing(work);
        enqueue(toJob(async (transaction) => [await ownWork(transaction)], [{ entry: undefined, resolve, reject }]));
        onArrival();
      }),
    flush: async () => {
      await running;
    },
  };
};
