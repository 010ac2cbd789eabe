import type { Insertable, Selectable } from "kysely";
import type { Account } from "./account-store.ts";
import type { Company } from "./company-store.ts";
import type { SessionTable } from "./tables.ts";
import { prepareStatement } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";

export type Session = Selectable<SessionTable>;

export const addSession = async (db: Executor, session: Insertable<SessionTable>): Promise<void> => {
  await db.insertInto("session").values(session).execute();
};

interface Credentials {
  readonly tokenHash: string;
  readonly apiKeyHash: string;
  readonly now: number;
}

const selectLive = prepareStatement<Credentials>()((db, param) =>
  db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.accountId")
    .innerJoin("company", "company.id", "account.companyId")
    .selectAll("session")
    .select(["account.companyId", "account.role", "account.approvalLimit", "company.state", "company.currency"])
    .where("session.tokenHash", "=", param("tokenHash"))
    .where("session.apiKeyHash", "=", param("apiKeyHash"))
    .where("session.idleUntil", ">", param("now"))
    .where("session.expiresAt", ">", param("now"))
    .where("account.disabledAt", "is", null)
    .where("company.state", "<>", "blocked"),
);

/** A session with what its person may do. */
export interface LiveSession
  extends Session,
    Pick<Account, "companyId" | "role" | "approvalLimit">,
    Pick<Company, "state" | "currency"> {}

/** The session of both credentials that still holds at `now`, of an account that is not disabled and a company that is not blocked. */
export const findLiveSession = async (
  db: Executor,
  hashes: { readonly tokenHash: string; readonly apiKeyHash: string },
  now: number,
): Promise<LiveSession | undefined> => (await selectLive(db, { ...hashes, now }))[0];

export const extendSession = async (db: Executor, tokenHash: string, idleUntil: number): Promise<void> => {
  await db.updateTable("session").set({ idleUntil }).where("tokenHash", "=", tokenHash).execute();
};

export const revokeSession = async (db: Executor, tokenHash: string): Promise<void> => {
  await db.deleteFrom("session").where("tokenHash", "=", tokenHash).execute();
};

/** Ends a session that holds at `now` by its id; false if the account has none. */
export const revokeOwnSession = async (
  db: Executor,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  now: number,
): Promise<boolean> => {
  const ended = await db
    .deleteFrom("session")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .returning(["idleUntil", "expiresAt"])
    .executeTakeFirst();
  return ended !== undefined && Math.min(ended.idleUntil, ended.expiresAt) > now;
};

/** Ends every session of an account: after a new password. */
export const revokeAccountSessions = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("session").where("accountId", "=", accountId).execute();
};

/** Ends the sessions of an account that hold at `now`, except one; answers how many. */
export const revokeOtherSessions = async (
  db: Executor,
  accountId: string,
  { keep, now }: { readonly keep: string; readonly now: number },
): Promise<number> => {
  const ended = await db
    .deleteFrom("session")
    .where("accountId", "=", accountId)
    .where("tokenHash", "<>", keep)
    .returning(["idleUntil", "expiresAt"])
    .execute();
  return ended.filter(({ idleUntil, expiresAt }) => Math.min(idleUntil, expiresAt) > now).length;
};

export const pruneSessions = async (db: Executor, now: number): Promise<void> => {
  await db
    .deleteFrom("session")
    .where((row) => row.or([row("expiresAt", "<=", now), row("idleUntil", "<=", now)]))
    .execute();
};

/** The sessions of an account that hold at `now`, newest first. */
export const listSessions = (db: Executor, accountId: string, now: number): Promise<readonly Session[]> =>
  db
    .selectFrom("session")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("idleUntil", ">", now)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .execute();
