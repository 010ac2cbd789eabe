import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { findApprovalOf } from "../approvals/index.ts";
import { ALL_ENTRIES, listEntries } from "../audit/index.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { type NamedEntry, nameEntries } from "../trail/index.ts";

const MAX_ENTRIES = 200;

/** What was changed of a booking and of what belongs to it, newest first. */
export const readHistory = async (db: Executor, number: string, limit = MAX_ENTRIES): Promise<readonly NamedEntry[]> =>
  nameEntries(db, await listEntries(db, { ...ALL_ENTRIES, subject: number }, { before: null, limit }));

/** Who of the company gave the approval of a booking and who asked for it; nothing of one that needed none. */
export const readApprovalHistory = async (db: Executor, booking: StoredBooking): Promise<readonly NamedEntry[]> => {
  const approval = await findApprovalOf(db, booking);
  if (approval === undefined) return [];
  const filter = { ...ALL_ENTRIES, subject: approval.id };
  const entries = await listEntries(db, filter, { before: null, limit: MAX_ENTRIES });
  const granted = entries.find(({ action, after }) => action === "approval.granted" && after?.["state"] === "approved");
  const asked = entries.find(({ action, before }) => action === "approval.requested" && before === null);
  return nameEntries(
    db,
    [granted, asked].filter((entry) => entry !== undefined),
  );
};

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
