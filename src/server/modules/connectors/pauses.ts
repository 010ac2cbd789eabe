import { err, ok, type Result } from "neverthrow";
import type { SourcePause } from "#domain/connectors";
import { recordChange } from "#server/modules/audit/index.ts";
import { toInstant } from "#server/platform/time.ts";
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

interface Changing {
  readonly source: string;
  /** The revision that was seen. */
  readonly revision: number;
  readonly reason: string;
  readonly now: number;
}

type PauseChange = Pick<SourcePauseTable, "pausedAt" | "pausedBy" | "reason" | "until">;

/* An insert of a first row, or an update of the revision that was seen: of two at once, one changes nothing. */
const write = async (db: Executor, { source, revision }: Changing, change: PauseChange): Promise<boolean> => {
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

const describe = (pause: SourcePause | null) =>
  pause === null
    ? { state: "asked" }
    : { state: "paused", until: pause.until === null ? null : toInstant(pause.until), reason: pause.reason };

/** Why a pause was not changed. `outdated`: somebody else changed it first. `unchanged`: it is as asked for already. */
export type PauseRefusal = "outdated" | "unchanged";

/** Pauses a source for searches, or changes its pause; belongs in a transaction. */
export const pauseSource = async (
  db: Executor,
  changing: Changing & { readonly by: string; readonly until: number | null },
): Promise<Result<void, PauseRefusal>> => {
  const { source, reason, until, by, now } = changing;
  const { pause } = await readPause(db, source, now);
  if (!(await write(db, changing, { pausedAt: now, pausedBy: by, reason, until }))) return err("outdated");
  await recordChange(db, {
    action: "connector.paused",
    subjectId: source,
    before: describe(pause),
    after: describe({ reason, until }),
    reason,
  });
  return ok(undefined);
};

/** Lets searches ask a source again; belongs in a transaction. */
export const resumeSource = async (db: Executor, changing: Changing): Promise<Result<void, PauseRefusal>> => {
  const { source, revision, reason, now } = changing;
  const stored = await readPause(db, source, now);
  if (stored.revision !== revision) return err("outdated");
  if (stored.pause === null) return err("unchanged");
  if (!(await write(db, changing, { pausedAt: null, pausedBy: null, reason: null, until: null })))
    return err("outdated");
  await recordChange(db, {
    action: "connector.resumed",
    subjectId: source,
    before: describe(stored.pause),
    after: describe(null),
    reason,
  });
  return ok(undefined);
};
