import { setTimeout as wait } from "node:timers/promises";
import type { Executor } from "#server/schema.ts";
import type { Database } from "./database.ts";

/** The first day of a sheet whose import is not finished: no search finds it, and no list shows it. */
export const UNFINISHED = "9999-12-31";

const LINES_PER_WRITE = 1_000;
/* More lines in a transaction mean fewer flushes and pauses, but a process that starts meanwhile waits for its end. */
const LINES_PER_WRITE_ALONE = 10_000;
/* Between two writes, the write lock of the embedded database is free for longer than the 10 ms after which others ask for it again. */
const PAUSE_MS = 15;
const ABANDONED_MS = 6 * 3_600_000;

export interface StagedHeading {
  readonly id: string;
  readonly importedAt: number;
}

export type Pause = () => Promise<unknown>;

export const pauseBetweenWrites: Pause = () => wait(PAUSE_MS);

export const writeInSteps = async <Item>(
  items: readonly Item[],
  write: (step: readonly Item[], first: number) => Promise<void>,
  pause: Pause,
  linesPerWrite = LINES_PER_WRITE,
): Promise<void> => {
  for (let start = 0; start < items.length; start += linesPerWrite) {
    if (start > 0) await pause();
    await write(items.slice(start, start + linesPerWrite), start);
  }
};

const noPause: Pause = () => Promise.resolve();

/** How an import shares the write lock with other processes. */
interface WritePace {
  readonly linesPerTransaction: number;
  readonly pause: Pause;
}

const SHARED_PACE: WritePace = { linesPerTransaction: LINES_PER_WRITE, pause: pauseBetweenWrites };

export const choosePace = ({ isWriteLockShared }: Pick<Database, "isWriteLockShared">): WritePace =>
  isWriteLockShared ? SHARED_PACE : { linesPerTransaction: LINES_PER_WRITE_ALONE, pause: pauseBetweenWrites };

export interface StagedTables<Heading, Line, Outcome = void> {
  readonly addHeading: (db: Executor, heading: Heading) => Promise<void>;
  /** Adds lines that are not visible yet; `first` is the position of the first one in the file. */
  readonly addLines: (db: Executor, lines: readonly Line[], importId: string, first: number) => Promise<void>;
  readonly publish: (transaction: Executor, heading: Heading) => Promise<Outcome>;
  readonly remove: (db: Executor, importId: string, pause: Pause) => Promise<void>;
  readonly isCopy: boolean;
  readonly findUnfinished: (db: Executor, importedBefore: number) => Promise<readonly string[]>;
}

/**
 * Imports a file, all of it or nothing, without blocking other writers: lines are staged in small steps, and one
 * transaction makes them visible.
 */
export const importStaged = async <Heading extends StagedHeading, Line, Outcome>(
  db: Executor,
  tables: StagedTables<Heading, Line, Outcome>,
  heading: Heading,
  lines: readonly Line[],
  { linesPerTransaction, pause }: WritePace = SHARED_PACE,
): Promise<Outcome> => {
  const addStep = (step: readonly Line[], start: number): Promise<void> =>
    db.transaction().execute((transaction) => {
      const addLines = (part: readonly Line[], first: number): Promise<void> =>
        tables.addLines(transaction, part, heading.id, start + first);
      return writeInSteps(step, addLines, noPause);
    });
  for (const abandoned of await tables.findUnfinished(db, heading.importedAt - ABANDONED_MS))
    await tables.remove(db, abandoned, pause);
  await tables.addHeading(db, heading);
  try {
    await writeInSteps(lines, addStep, pause, linesPerTransaction);
    const outcome = await db.transaction().execute((transaction) => tables.publish(transaction, heading));
    if (tables.isCopy) await tables.remove(db, heading.id, pause);
    return outcome;
  } catch (error) {
    await tables.remove(db, heading.id, pause);
    throw error;
  }
};

export const stagingHeading = (table: "stagedPlace" | "stagedEvent") => ({
  isCopy: true,
  addHeading: async (db: Executor, { id, importedAt }: StagedHeading): Promise<void> => {
    await db.insertInto("stagedImport").values({ id, importedAt, lines: table }).execute();
  },
  remove: async (db: Executor, importId: string, pause: Pause): Promise<void> => {
    const last = await db
      .selectFrom(table)
      .select((e) => e.fn.max<number | null>("position").as("position"))
      .where("importId", "=", importId)
      .executeTakeFirst();
    for (let end = LINES_PER_WRITE; end < (last?.position ?? 0) + LINES_PER_WRITE; end += LINES_PER_WRITE) {
      await db.deleteFrom(table).where("importId", "=", importId).where("position", "<", end).execute();
      await pause();
    }
    await db.deleteFrom("stagedImport").where("id", "=", importId).execute();
  },
  findUnfinished: async (db: Executor, importedBefore: number): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom("stagedImport")
      .select("id")
      .where("lines", "=", table)
      .where("importedAt", "<", importedBefore)
      .execute();
    return rows.map(({ id }) => id);
  },
});
