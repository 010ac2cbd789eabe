import { setTimeout as wait } from "node:timers/promises";
import type { Executor } from "#server/schema.ts";

/** The first day of a sheet whose import is not finished: no search finds it, and no list shows it. */
export const UNFINISHED = "9999-12-31";

const LINES_PER_WRITE = 1_000;
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
): Promise<void> => {
  for (let start = 0; start < items.length; start += LINES_PER_WRITE) {
    if (start > 0) await pause();
    await write(items.slice(start, start + LINES_PER_WRITE), start);
  }
};

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
  pause: Pause = pauseBetweenWrites,
): Promise<Outcome> => {
  for (const abandoned of await tables.findUnfinished(db, heading.importedAt - ABANDONED_MS))
    await tables.remove(db, abandoned, pause);
  await tables.addHeading(db, heading);
  try {
    await writeInSteps(lines, (step, first) => tables.addLines(db, step, heading.id, first), pause);
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
