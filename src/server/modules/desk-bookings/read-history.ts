import type { ActorKind } from "#domain/audit";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { nameAccounts } from "../accounts/index.ts";
import { ALL_ENTRIES, type ListedEntry, listEntries, nameStaff } from "../audit/index.ts";
import { nameStaffMembers } from "../staff/index.ts";

const MAX_ENTRIES = 200;

/** An entry of the trail with the name of who acted; null for what has none, and for an account that was deleted. */
export interface NamedEntry extends ListedEntry {
  readonly who: string | null;
}

const nameEntries = async (db: Executor, entries: readonly ListedEntry[]): Promise<readonly NamedEntry[]> => {
  const idsOf = (kind: ActorKind): readonly string[] => [
    ...new Set(entries.flatMap(({ actor }) => (actor.kind === kind && actor.id !== null ? [actor.id] : []))),
  ];
  const names = new Map([
    ...(await nameStaff(db, idsOf("staff"))),
    ...(await nameStaffMembers(db, idsOf("staff"))),
    ...(await nameAccounts(db, idsOf("customer"))),
  ]);
  return entries.map((entry) => ({ ...entry, who: names.get(entry.actor.id ?? "") ?? null }));
};

/** What was changed of a booking and of what belongs to it, newest first. */
export const readHistory = async (db: Executor, number: string, limit = MAX_ENTRIES): Promise<readonly NamedEntry[]> =>
  nameEntries(db, await listEntries(db, { ...ALL_ENTRIES, subject: number }, { before: null, limit }));

export const presentEntry = ({ id, at, actor, action, before, after, reason, who }: NamedEntry) => ({
  id,
  at: toInstant(at),
  action,
  who,
  role: actor.kind,
  before: before === null ? null : { ...before },
  after: after === null ? null : { ...after },
  reason,
});
