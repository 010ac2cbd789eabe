import { IDLE_MINUTES, SESSION_HOURS } from "#domain/staff";
import { inTransaction } from "#server/platform/database/transact.ts";
import { recordChange } from "../audit/index.ts";
import { prepareStatement } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import type { StaffSessionTable } from "./tables.ts";

const MINUTE_MS = 60_000;
const IDLE_MS = IDLE_MINUTES * MINUTE_MS;
const LONGEST_MS = SESSION_HOURS * 60 * MINUTE_MS;

export const addStaffSession = async (db: Executor, session: StaffSessionTable): Promise<void> => {
  await db.insertInto("staffSession").values(session).execute();
};

interface Hash {
  readonly tokenHash: string;
  readonly usedAfter: number;
  readonly createdAfter: number;
}

const selectLive = prepareStatement<Hash>()((db, param) =>
  db
    .selectFrom("staffSession")
    .innerJoin("staff", "staff.id", "staffSession.staffId")
    .select([
      "staffSession.id",
      "staffSession.staffId",
      "staffSession.createdAt",
      "staffSession.lastUsedAt",
      "staff.name",
      "staff.role",
    ])
    .where("staffSession.tokenHash", "=", param("tokenHash"))
    .where("staffSession.lastUsedAt", ">", param("usedAfter"))
    .where("staffSession.createdAt", ">", param("createdAfter"))
    .where("staff.disabledAt", "is", null),
);

/** The session that a cookie belongs to, if it holds at `now` and the person is not disabled. */
export const findLiveSession = async (db: Executor, tokenHash: string, now: number) =>
  (await selectLive(db, { tokenHash, usedAfter: now - IDLE_MS, createdAfter: now - LONGEST_MS }))[0];

/** Whether a session still holds, for an answer that goes on for long. */
export const isSessionLive = async (db: Executor, id: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom("staffSession")
    .innerJoin("staff", "staff.id", "staffSession.staffId")
    .select("staffSession.id")
    .where("staffSession.id", "=", id)
    .where("staffSession.lastUsedAt", ">", now - IDLE_MS)
    .where("staffSession.createdAt", ">", now - LONGEST_MS)
    .where("staff.disabledAt", "is", null)
    .executeTakeFirst()) !== undefined;

export const touchSession = async (db: Executor, id: string, now: number): Promise<void> => {
  await db.updateTable("staffSession").set({ lastUsedAt: now }).where("id", "=", id).execute();
};

/** The sessions that hold at `now`, newest first; of one person or of all. */
export const listLiveSessions = (
  db: Executor,
  now: number,
  staffId?: string,
): Promise<readonly StaffSessionTable[]> => {
  const live = db
    .selectFrom("staffSession")
    .selectAll()
    .where("lastUsedAt", ">", now - IDLE_MS)
    .where("createdAt", ">", now - LONGEST_MS)
    .orderBy("createdAt", "desc");
  return (staffId === undefined ? live : live.where("staffId", "=", staffId)).execute();
};

/** Ends a session of a person, by signing out or from another session; false if it has none like it. */
export const deleteSession = (
  db: Executor,
  staffId: string,
  id: string,
  action: "staff.signed-out" | "staff.sessions-ended",
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const ended = await transaction
      .deleteFrom("staffSession")
      .where("staffId", "=", staffId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (ended.numDeletedRows !== 1n) return false;
    await recordChange(transaction, { action, subjectId: staffId, before: { session: id } });
    return true;
  });

export const deleteSessions = async (db: Executor, staffId: string): Promise<void> => {
  await db.deleteFrom("staffSession").where("staffId", "=", staffId).execute();
};

/** Deletes what has ended: links and challenges, and sessions once `sessionsForMs` have passed. */
export const pruneStaff = async (db: Executor, now: number, sessionsForMs: number): Promise<void> => {
  const ended = now - sessionsForMs;
  await db
    .deleteFrom("staffSession")
    .where((row) => row.or([row("lastUsedAt", "<=", ended - IDLE_MS), row("createdAt", "<=", ended - LONGEST_MS)]))
    .execute();
  await db.deleteFrom("staffInvitation").where("expiresAt", "<=", now).execute();
  await db.deleteFrom("staffChallenge").where("expiresAt", "<=", now).execute();
  await db.deleteFrom("passkeyChallenge").where("expiresAt", "<=", now).execute();
};
