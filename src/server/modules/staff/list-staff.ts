import { readDevice } from "#domain/accounts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listLiveSessions } from "./session-store.ts";
import { countRecoveryCodes, findState, readAllStaff, readInvitationEnds, type StoredStaff } from "./staff-store.ts";
import type { StaffSessionTable } from "./tables.ts";

/** A session as the desk shows it; `current` is the one that asks. */
export const toSession = (
  { id, createdAt, lastUsedAt, userAgent, network }: StaffSessionTable,
  current: string | null,
) => {
  const { browser, operatingSystem } = readDevice(userAgent);
  const known = [browser, operatingSystem].filter((one) => one !== null);
  return {
    id,
    signedInAt: toInstant(createdAt),
    lastUsedAt: toInstant(lastUsedAt),
    browser: known.length === 0 ? null : known.join(" on "),
    network,
    isCurrent: id === current,
  };
};

const toInstantOrNull = (moment: number | null): string | null => (moment === null ? null : toInstant(moment));

/** The staff as the desk shows it, by name, with the sessions that hold. */
export const listStaff = async (db: Executor, now: number, current: string | null) => {
  const everybody = await readAllStaff(db);
  const codes = await countRecoveryCodes(db);
  const ends = await readInvitationEnds(db, now);
  const sessions = Map.groupBy(await listLiveSessions(db, now), ({ staffId }) => staffId);
  const names = new Map(everybody.map(({ id, name }) => [id, name]));
  const toEntry = (staff: StoredStaff) => ({
    id: staff.id,
    email: staff.email,
    name: staff.name,
    role: staff.role,
    state: findState(staff),
    recoveryCodesLeft: codes.get(staff.id) ?? 0,
    invitedAt: toInstant(staff.invitedAt),
    invitedBy: staff.invitedBy === null ? null : (names.get(staff.invitedBy) ?? null),
    invitationEndsAt: toInstantOrNull(ends.get(staff.id) ?? null),
    disabledAt: toInstantOrNull(staff.disabledAt),
    sessions: (sessions.get(staff.id) ?? []).map((session) => toSession(session, current)),
  });
  return everybody.map(toEntry);
};
