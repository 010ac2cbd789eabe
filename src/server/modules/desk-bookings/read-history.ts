import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { ALL_ENTRIES, listEntries } from "../audit/index.ts";
import { type NamedEntry, nameEntries } from "../trail/index.ts";

const MAX_ENTRIES = 200;

/** What was changed of a booking and of what belongs to it, newest first. */
export const readHistory = async (db: Executor, number: string, limit = MAX_ENTRIES): Promise<readonly NamedEntry[]> =>
  nameEntries(db, await listEntries(db, { ...ALL_ENTRIES, subject: number }, { before: null, limit }));

export const presentEntry = ({ id, at, actor, action, before, after, reason, name }: NamedEntry) => ({
  id,
  at: toInstant(at),
  action,
  who: name,
  role: actor.kind,
  before: before === null ? null : { ...before },
  after: after === null ? null : { ...after },
  reason,
});
