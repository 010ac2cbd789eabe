import { type Role, toLimit } from "#domain/companies";
import type { Money } from "#domain/money";
import type { Shipper } from "#server/platform/http/handler.ts";
import type { Executor } from "#server/schema.ts";
import type { Account } from "./account-store.ts";
import { revokeAccountSessions } from "./session-store.ts";
import { deleteResets } from "./token-store.ts";

/** People of a company, the first one first; those who have left are none. */
export const listMembers = (db: Executor, companyId: string): Promise<readonly Account[]> =>
  db
    .selectFrom("account")
    .selectAll()
    .where("companyId", "=", companyId)
    .where("leftAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

/** Everybody of a company, with those who have left it, by their ids. */
export const listCompanyAccounts = (db: Executor, companyId: string): Promise<readonly Account[]> =>
  db.selectFrom("account").selectAll().where("companyId", "=", companyId).orderBy("id").execute();

/** The admins of a company who can sign in. */
export const listAdmins = async (db: Executor, companyId: string): Promise<readonly Account[]> =>
  (await listMembers(db, companyId)).filter(({ role, disabledAt }) => role === "admin" && disabledAt === null);

/**
 * Whom a program of a company acts as: its first admin, without a limit; null if the company is blocked or nobody of it
 * can sign in.
 */
export const findCompanyOwner = async (
  db: Executor,
  companyId: string,
): Promise<Omit<Shipper, "tokenHash" | "keyId"> | null> => {
  const found = await db
    .selectFrom("company")
    .innerJoin("account", "account.companyId", "company.id")
    .select(["account.id", "company.state"])
    .where("company.id", "=", companyId)
    .where("company.state", "<>", "blocked")
    .where("account.role", "=", "admin")
    .where("account.disabledAt", "is", null)
    .orderBy("account.createdAt")
    .limit(1)
    .executeTakeFirst();
  return found === undefined
    ? null
    : { accountId: found.id, companyId, role: "admin", state: found.state, limit: null };
};

/** When each of some accounts last used a session that is not over. */
export const readLastUse = async (
  db: Executor,
  accountIds: readonly string[],
  idleMs: number,
): Promise<ReadonlyMap<string, number>> => {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("session")
    .select(["accountId", (e) => e.fn.max("idleUntil").as("idleUntil")])
    .where("accountId", "in", accountIds)
    .groupBy("accountId")
    .execute();
  return new Map(rows.map(({ accountId, idleUntil }) => [accountId, idleUntil - idleMs]));
};

/** Changes the role of a person, and the limit as the role allows; the sessions go on with it. */
export const setRole = async (
  db: Executor,
  accountId: string,
  { role, limit }: { readonly role: Role; readonly limit: Money | null },
): Promise<void> => {
  const approvalLimit = toLimit(role, limit)?.minor ?? null;
  await db.updateTable("account").set({ role, approvalLimit }).where("id", "=", accountId).execute();
};

/** Moves a person who is alone in a company to another one. */
export const moveToCompany = async (
  db: Executor,
  accountId: string,
  company: { readonly id: string; readonly name: string },
): Promise<void> => {
  const moved = { companyId: company.id, companyName: company.name };
  await db.updateTable("account").set(moved).where("id", "=", accountId).execute();
};

/** Moves everybody of a company to another one, with those who have left it; the roles are set apart. Belongs in a transaction. */
export const moveMembers = async (
  db: Executor,
  from: string,
  into: { readonly id: string; readonly name: string },
): Promise<void> => {
  await db
    .updateTable("account")
    .set({ companyId: into.id, companyName: into.name })
    .where("companyId", "=", from)
    .execute();
};

/**
 * Ends the membership of a person: all sessions, links and sign-ins. The name stays with what the person has done; the email
 * address can have a new account.
 */
export const endMembership = async (db: Executor, accountId: string, now: number): Promise<void> => {
  await revokeAccountSessions(db, accountId);
  await deleteResets(db, accountId);
  await db
    .updateTable("account")
    .set({ email: `left-${accountId}`, phone: null, dialCode: null, disabledAt: now, leftAt: now, changedAt: now })
    .where("id", "=", accountId)
    .execute();
};
