import { setTimeout as wait } from "node:timers/promises";
import type { Executor } from "./schema.ts";
import { raiseVersion, type VersionName } from "./versions.ts";

/** The first day of a sheet whose import is not finished: no search finds it, and no list shows it. */
export const UNFINISHED = "9999-12-31";

const LINES_PER_WRITE = 500;
/* Between two writes, the write lock of the embedded database is free for as long as others need to get it. */
const PAUSE_MS = 30;
const ABANDONED_MS = 6 * 3_600_000;

/** The tables of one kind of sheet. */
export interface StagedTables<Heading, Line> {
  readonly version: VersionName;
  readonly addHeading: (db: Executor, heading: Heading) => Promise<void>;
  readonly addLines: (db: Executor, lines: readonly Line[]) => Promise<void>;
  /** Makes the sheet visible. */
  readonly finish: (db: Executor, id: string, validFrom: string) => Promise<void>;
  readonly remove: (db: Executor, id: string) => Promise<void>;
  /** Removes unfinished sheets of imports that were killed. */
  readonly removeUnfinished: (db: Executor, importedBefore: number) => Promise<void>;
}

interface Heading {
  readonly id: string;
  readonly validFrom: string;
  readonly importedAt: number;
}

const addAllLines = async <Line>(
  db: Executor,
  lines: readonly Line[],
  addLines: (db: Executor, lines: readonly Line[]) => Promise<void>,
): Promise<void> => {
  for (let start = 0; start < lines.length; start += LINES_PER_WRITE) {
    if (start > 0) await wait(PAUSE_MS);
    await addLines(db, lines.slice(start, start + LINES_PER_WRITE));
  }
};

/**
 * Imports a sheet, all of it or nothing, without keeping others from writing: its lines are written in small steps while
 * nobody can see them, and one transaction makes them visible.
 */
export const importStaged = async <Sheet extends Heading, Line>(
  db: Executor,
  tables: StagedTables<Sheet, Line>,
  heading: Sheet,
  lines: readonly Line[],
): Promise<void> => {
  await tables.removeUnfinished(db, heading.importedAt - ABANDONED_MS);
  await tables.addHeading(db, { ...heading, validFrom: UNFINISHED });
  try {
    await addAllLines(db, lines, tables.addLines);
  } catch (error) {
    await tables.remove(db, heading.id);
    throw error;
  }
  await db.transaction().execute(async (transaction) => {
    await tables.finish(transaction, heading.id, heading.validFrom);
    await raiseVersion(transaction, tables.version);
  });
};
