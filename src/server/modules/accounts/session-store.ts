import type { Insertable, Selectable } from "kysely";
import { recordChange, recordChanges } from "#server/modules/audit/index.ts";
import { currentActing } from "#server/platform/acting.ts";
import { prepareStatement } from "#server/platform/database/statements.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import type { Executor } from "#server/schema.ts";
import type { Account } from "./account-store.ts";
import type { Company } from "./company-store.ts";
import type { SessionTable } from "./tables.ts";

export type Session = Selectable<SessionTable>;

export const addSession = async (db: Executor, session: Insertable<SessionTable>): Promise<void> => {
  await db.insertInto("session").values(session).execute();
  const { id, accountId } = session;
  const acting = { ...currentActing(), actor: { kind: "customer", id: accountId, role: null } } as const;
  await recordChange(db, { action: "session.started", subjectId: id, customerId: accountId, acting });
};

const isLive = ({ idleUntil, expiresAt }: Pick<Session, "idleUntil" | "expiresAt">, now: number): boolean =>
  Math.min(idleUntil, expiresAt) > now;

interface Credentials {
  readonly tokenHash: string;
  readonly apiKeyHash: string;
  readonly now: number;
}

const CALLER = [
  "account.companyId",
  "account.role",
  "account.approvalLimit",
  "company.state",
  "company.currency",
] as const;

const selectLive = prepareStatement<Credentials>()((db, param) =>
  db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.accountId")
    .innerJoin("company", "company.id", "account.companyId")
    .selectAll("session")
    .select(CALLER)
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

const selectCaller = prepareStatement<{ readonly accountId: string }>()((db, param) =>
  db
    .selectFrom("account")
    .innerJoin("company", "company.id", "account.companyId")
    .select(CALLER)
    .where("account.id", "=", param("accountId"))
    .where("account.disabledAt", "is", null)
    .where("company.state", "<>", "blocked"),
);

/** What a person may do whose account is not disabled, of a company that is not blocked. */
export const findCaller = async (
  db: Executor,
  accountId: string,
): Promise<Omit<LiveSession, keyof Session> | undefined> => (await selectCaller(db, { accountId }))[0];

export const extendSession = async (db: Executor, tokenHash: string, idleUntil: number): Promise<void> => {
  await db.updateTable("session").set({ idleUntil }).where("tokenHash", "=", tokenHash).execute();
};

const recordEnds = async (db: Executor, sessions: readonly Pick<Session, "id" | "accountId">[]): Promise<void> => {
  await recordChanges(
    db,
    sessions.map(({ id, accountId }) => ({ action: "session.ended", subjectId: id, customerId: accountId })),
  );
};

export const revokeSession = (db: Executor, tokenHash: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const ended = await transaction
      .deleteFrom("session")
      .where("tokenHash", "=", tokenHash)
      .returning(["id", "accountId"])
      .execute();
    await recordEnds(transaction, ended);
  });

/** Ends a session that holds at `now` by its id; false if the account has none. */
export const revokeOwnSession = (
  db: Executor,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  now: number,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const ended = await transaction
      .deleteFrom("session")
      .where("accountId", "=", accountId)
      .where("id", "=", id)
      .returning(["id", "accountId", "idleUntil", "expiresAt"])
      .execute();
    await recordEnds(transaction, ended);
    return ended.some((session) => isLive(session, now));
  });

/** Ends every session of an account: after a new password. */
export const revokeAccountSessions = (db: Executor, accountId: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const ended = await transaction
      .deleteFrom("session")
      .where("accountId", "=", accountId)
      .returning(["id", "accountId"])
      .execute();
    await recordEnds(transaction, ended);
  });

/** Ends the sessions of an account that hold at `now`, except one; answers how many. */
export const revokeOtherSessions = (
  db: Executor,
  accountId: string,
  { keep, now }: { readonly keep: string; readonly now: number },
): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const ended = await transaction
      .deleteFrom("session")
      .where("accountId", "=", accountId)
      .where("tokenHash", "<>", keep)
      .returning(["id", "accountId", "idleUntil", "expiresAt"])
      .execute();
    await recordEnds(transaction, ended);
    return ended.filter((session) => isLive(session, now)).length;
  });

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
