import type { SourcePause } from "#domain/connectors";
import type { Executor } from "#server/schema.ts";
import type { SourcePauseTable } from "./tables.ts";

/** A pause with who began it, and the revision that the next change states; 0 where there was none yet. */
export interface StoredPause {
  readonly revision: number;
  readonly pause: (SourcePause & { readonly by: string | null; readonly since: number }) | null;
}

export const NEVER_PAUSED: StoredPause = { revision: 0, pause: null };

const toStored = ({ revision, pausedAt, pausedBy, reason, until }: SourcePauseTable, now: number): StoredPause => ({
  revision,
  pause:
    pausedAt === null || (until !== null && until <= now)
      ? null
      : { reason: reason ?? "", until, by: pausedBy, since: pausedAt },
});

/** The pauses of all sources that were paused once, as they are now. */
export const readPauses = async (db: Executor, now: number): Promise<ReadonlyMap<string, StoredPause>> => {
  const rows = await db.selectFrom("sourcePause").selectAll().execute();
  return new Map(rows.map((row) => [row.source, toStored(row, now)]));
};

export const readPause = async (db: Executor, source: string, now: number): Promise<StoredPause> => {
  const row = await db.selectFrom("sourcePause").selectAll().where("source", "=", source).executeTakeFirst();
  return row === undefined ? NEVER_PAUSED : toStored(row, now);
};

type PauseChange = Pick<SourcePauseTable, "pausedAt" | "pausedBy" | "reason" | "until">;

/**
 * Writes a pause, or its end, over the revision that was seen, and answers whether it did: of two at once, one changes nothing. The
 * module `connectors` records the change.
 */
export const writePause = async (
  db: Executor,
  { source, revision }: Pick<SourcePauseTable, "source" | "revision">,
  change: PauseChange,
): Promise<boolean> => {
  if (revision === 0) {
    const added = await db
      .insertInto("sourcePause")
      .values({ source, revision: 1, ...change })
      .onConflict((conflict) => conflict.column("source").doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  const changed = await db
    .updateTable("sourcePause")
    .set({ ...change, revision: revision + 1 })
    .where("source", "=", source)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};
