import { err, ok, type Result } from "neverthrow";
import type { SourcePause } from "#domain/connectors";
import { readPause, writePause } from "#server/connectors/kit/source-pauses.ts";
import { recordChange } from "#server/modules/audit/index.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";

interface Changing {
  readonly source: string;
  /** The revision that was seen. */
  readonly revision: number;
  readonly reason: string;
  readonly now: number;
}

const describe = (pause: SourcePause | null) =>
  pause === null
    ? { state: "asked" }
    : { state: "paused", until: pause.until === null ? null : toInstant(pause.until), reason: pause.reason };

/** Why a pause was not changed. `outdated`: somebody else changed it first. `unchanged`: it is as asked for already. */
export type PauseRefusal = "outdated" | "unchanged";

/** Pauses a source, or changes its pause; belongs in a transaction. */
export const pauseSource = async (
  db: Executor,
  changing: Changing & { readonly by: string; readonly until: number | null },
): Promise<Result<void, PauseRefusal>> => {
  const { source, reason, until, by, now } = changing;
  const { pause } = await readPause(db, source, now);
  if (!(await writePause(db, changing, { pausedAt: now, pausedBy: by, reason, until }))) return err("outdated");
  await recordChange(db, {
    action: "connector.paused",
    subjectId: source,
    before: describe(pause),
    after: describe({ reason, until }),
    reason,
  });
  return ok(undefined);
};

/** Lets a source be asked again; belongs in a transaction. */
export const resumeSource = async (db: Executor, changing: Changing): Promise<Result<void, PauseRefusal>> => {
  const { source, revision, reason, now } = changing;
  const stored = await readPause(db, source, now);
  if (stored.revision !== revision) return err("outdated");
  if (stored.pause === null) return err("unchanged");
  if (!(await writePause(db, changing, { pausedAt: null, pausedBy: null, reason: null, until: null })))
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
