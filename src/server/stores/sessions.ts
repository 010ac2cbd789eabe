import type { Selectable } from "kysely";
import type { SessionTable } from "./accounts-tables.ts";
import type { Executor } from "./schema.ts";

export type Session = Selectable<SessionTable>;

export const addSession = async (db: Executor, session: Session): Promise<void> => {
  await db.insertInto("session").values(session).execute();
};

/** The session of both credentials that still holds at `now` and whose account is not disabled. */
export const liveSession = (
  db: Executor,
  hashes: { readonly tokenHash: string; readonly apiKeyHash: string },
  now: number,
): Promise<Session | undefined> =>
  db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.accountId")
    .selectAll("session")
    .where("session.tokenHash", "=", hashes.tokenHash)
    .where("session.apiKeyHash", "=", hashes.apiKeyHash)
    .where("session.idleUntil", ">", now)
    .where("session.expiresAt", ">", now)
    .where("account.disabledAt", "is", null)
    .executeTakeFirst();

export const keepSession = async (db: Executor, tokenHash: string, idleUntil: number): Promise<void> => {
  await db.updateTable("session").set({ idleUntil }).where("tokenHash", "=", tokenHash).execute();
};

export const revokeSession = async (db: Executor, tokenHash: string): Promise<void> => {
  await db.deleteFrom("session").where("tokenHash", "=", tokenHash).execute();
};

/** Ends every session of an account: after a new password. */
export const revokeSessionsOf = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("session").where("accountId", "=", accountId).execute();
};

export const pruneSessions = async (db: Executor, now: number): Promise<void> => {
  await db
    .deleteFrom("session")
    .where((row) => row.or([row("expiresAt", "<=", now), row("idleUntil", "<=", now)]))
    .execute();
};
