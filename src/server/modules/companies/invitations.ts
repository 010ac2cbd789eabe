import { err, ok, type Result } from "neverthrow";
import { type NewPassword, readEmail } from "#domain/accounts";
import { hasLimit, INVITATION_DAYS, MAX_MEMBERS, type Role } from "#domain/companies";
import type { Database } from "#server/platform/database/database.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import type { Executor } from "#server/schema.ts";
import {
  type Account,
  accountByEmail,
  accountById,
  addAccount,
  type Company,
  companyById,
  hashPassword,
  listMembers,
  lockCompany,
  moveToCompany,
  readAccount,
  readNewPassword,
  secretHash,
  setRole,
  validatePerson,
} from "../accounts/index.ts";
import { toRecordedLimit } from "./recorded-limit.ts";
import { recordChange } from "../audit/index.ts";
import type { CompanyDeps } from "./change-state.ts";
import {
  deleteInvitation,
  findInvitation,
  listInvitations,
  saveInvitation,
  useInvitation,
} from "./invitation-store.ts";
import { invitationMessage } from "./mails.ts";
import type { CompanyInvitationTable } from "./tables.ts";

const DAY_MS = 86_400_000;

const ENDED: Refusal = {
  kind: "gone",
  message: "This invitation was used, replaced or has ended. Ask for a new one.",
};
const NO_COMPANY: Refusal = { kind: "not-found", message: "This company was not found." };
const FULL: Refusal = { kind: "conflict", message: `A company has at most ${MAX_MEMBERS} people.` };
const OTHER_PERSON: Refusal = {
  kind: "conflict",
  message: "This invitation is for another email address. Sign in with that one, or ask for a new invitation.",
};
const HAS_ACCOUNT: Refusal = {
  kind: "conflict",
  message: "This email address has an account. Sign in to accept the invitation.",
};
const HAS_COLLEAGUES: Refusal = {
  kind: "conflict",
  message: "Your company has other people. Leave it first, or accept with another email address.",
};
const HAS_BOOKINGS: Refusal = {
  kind: "conflict",
  message: "Your account has bookings of its own. Ask our desk to join them with the company.",
};

const refuseField = (field: string, message: string): Refusal => ({
  kind: "fields",
  message,
  fields: [{ field, message }],
});

export interface InvitationDeps extends CompanyDeps {
  readonly database: Database;
  readonly site: string;
  /** Of what is stored by account. */
  readonly countBookings: (db: Executor, accountId: string) => Promise<{ readonly bookings: number }>;
}

/** Whom an admin invites; `approvalLimit` in minor units of the company's currency. */
export interface InvitationOrder {
  readonly companyId: string;
  readonly invitedBy: string;
  readonly email: string;
  readonly role: Role;
  readonly approvalLimit: number | null;
}

const findInvitationProblem = async (
  db: Executor,
  { companyId }: InvitationOrder,
  email: string,
): Promise<Refusal | null> => {
  const members = await listMembers(db, companyId);
  if (members.some((member) => member.email === email))
    return refuseField("email", "This person is in your company already.");
  const others = (await listInvitations(db, companyId)).filter((invitation) => invitation.email !== email);
  return members.length + others.length >= MAX_MEMBERS ? FULL : null;
};

/** Mails a link that works once and for seven days; a second invitation of an address replaces the first. */
export const invite = async (
  deps: InvitationDeps,
  order: InvitationOrder,
): Promise<Result<CompanyInvitationTable, Refusal>> => {
  const read = readEmail(order.email);
  if (read.isErr()) return err(refuseField("email", read.error));
  const email = read.value.toLowerCase();
  const { clock, ids, database, site } = deps;
  return database.db.transaction().execute(async (transaction) => {
    const company = await lockCompany(transaction, order.companyId);
    if (company === undefined) return err(NO_COMPANY);
    const problem = await findInvitationProblem(transaction, order, email);
    if (problem !== null) return err(problem);
    const [token, now] = [ids.secret(), clock()];
    const invitation: CompanyInvitationTable = {
      ...order,
      id: ids.id(),
      email,
      approvalLimit: hasLimit(order.role) ? order.approvalLimit : null,
      tokenHash: secretHash(token),
      invitedAt: now,
      expiresAt: now + INVITATION_DAYS * DAY_MS,
    };
    await saveInvitation(transaction, invitation);
    await recordChange(transaction, {
      action: "member.invited",
      subjectId: invitation.id,
      customerId: company.id,
      after: { role: invitation.role, limit: toRecordedLimit(invitation.approvalLimit, company) },
    });
    const { firstName, lastName } = await readAccount(transaction, order.invitedBy);
    const message = invitationMessage({
      to: email,
      inviter: `${firstName} ${lastName}`.trim(),
      companyName: company.name,
      role: order.role,
      address: `${site}/invitation?token=${encodeURIComponent(token)}`,
    });
    await addOutgoingMails(transaction, { clock, ids }, [{ key: `invitation|${invitation.tokenHash}`, message }]);
    return ok(invitation);
  });
};

/** Takes an invitation back; false if there is none. */
export const withdrawInvitation = (
  { database: { db } }: Pick<InvitationDeps, "database">,
  companyId: string,
  id: string,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const before = await deleteInvitation(transaction, companyId, id);
    if (before === null) return false;
    const { role, approvalLimit } = before;
    const company = await companyById(transaction, companyId);
    await recordChange(transaction, {
      action: "member.invitation-withdrawn",
      subjectId: id,
      customerId: companyId,
      before: { role, limit: toRecordedLimit(approvalLimit, company) },
    });
    return true;
  });

/** What the page of an invitation shows. */
export interface OpenInvitation {
  readonly companyName: string;
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: string;
  readonly expiresAt: number;
  /** The address has an account: its owner signs in to accept. */
  readonly hasAccount: boolean;
}

export const openInvitation = async (
  { database: { db }, clock }: Pick<InvitationDeps, "database" | "clock">,
  token: string,
): Promise<Result<OpenInvitation, Refusal>> => {
  const found = await findInvitation(db, secretHash(token), clock());
  if (found === null) return err(ENDED);
  const inviter = await accountById(db, found.invitedBy);
  /* Whose account was deleted invites nobody any more. */
  if (inviter === undefined) return err(ENDED);
  const { firstName, lastName, companyName } = inviter;
  const { email, role, expiresAt } = found;
  const hasAccount = (await accountByEmail(db, email)) !== undefined;
  return ok({ companyName, email, role, expiresAt, hasAccount, invitedBy: `${firstName} ${lastName}`.trim() });
};

const recordJoining = (
  db: Executor,
  accountId: string,
  { id, role, approvalLimit }: CompanyInvitationTable,
  company: Company,
): Promise<void> =>
  recordChange(db, {
    action: "member.joined",
    subjectId: accountId,
    customerId: company.id,
    after: { invitation: id, role, limit: toRecordedLimit(approvalLimit, company) },
  });

/** What a new person states. */
export interface NewPerson extends NewPassword {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Accepts an invitation with a new account. The address is verified by the link. A refused form does not use it up. */
export const acceptAsNew = async (
  deps: InvitationDeps,
  token: string,
  typed: NewPerson,
): Promise<Result<void, Refusal>> => {
  const { database, clock, ids } = deps;
  const tokenHash = secretHash(token);
  if ((await findInvitation(database.db, tokenHash, clock())) === null) return err(ENDED);
  const problems = [...validatePerson(typed), ...(await readNewPassword(typed))];
  if (problems.length > 0) return err({ kind: "fields", message: "Please check the marked fields.", fields: problems });
  const passwordHash = await hashPassword(typed.password);
  return database.db.transaction().execute(async (transaction) => {
    const open = await findInvitation(transaction, tokenHash, clock());
    const company = open === null ? undefined : await lockCompany(transaction, open.companyId);
    if (open === null || company === undefined) return err(ENDED);
    if ((await accountByEmail(transaction, open.email)) !== undefined) return err(HAS_ACCOUNT);
    if ((await useInvitation(transaction, tokenHash, clock())) === null) return err(ENDED);
    const { email, role, approvalLimit } = open;
    const person = { firstName: typed.firstName.trim(), lastName: typed.lastName.trim(), phone: typed.phone.trim() };
    const membership = { companyId: company.id, companyName: company.name, role, approvalLimit };
    const since = { createdAt: clock(), disabledAt: null };
    const row = { ...person, ...membership, ...since, id: ids.id(), email, passwordHash, dialCode: null };
    if (!(await addAccount(transaction, row))) return err(HAS_ACCOUNT);
    await recordJoining(transaction, row.id, open, company);
    return ok(undefined);
  });
};

const findMoveProblem = async (
  db: Executor,
  { countBookings }: InvitationDeps,
  { id, companyId }: Account,
): Promise<Refusal | null> => {
  if ((await listMembers(db, companyId)).some((member) => member.id !== id)) return HAS_COLLEAGUES;
  return (await countBookings(db, companyId)).bookings > 0 ? HAS_BOOKINGS : null;
};

/** Accepts an invitation with the account that is signed in, if it is alone in its company and has no bookings. */
export const acceptAsMember = async (
  deps: InvitationDeps,
  token: string,
  accountId: string,
): Promise<Result<void, Refusal>> => {
  const { database, clock } = deps;
  const tokenHash = secretHash(token);
  return database.db.transaction().execute(async (transaction) => {
    const open = await findInvitation(transaction, tokenHash, clock());
    if (open === null) return err(ENDED);
    const account = await readAccount(transaction, accountId);
    if (account.email !== open.email) return err(OTHER_PERSON);
    for (const id of [account.companyId, open.companyId].toSorted()) await lockCompany(transaction, id);
    const problem = await findMoveProblem(transaction, deps, account);
    if (problem !== null) return err(problem);
    const company = await lockCompany(transaction, open.companyId);
    if (company === undefined || (await useInvitation(transaction, tokenHash, clock())) === null) return err(ENDED);
    await moveToCompany(transaction, accountId, company);
    const { role, approvalLimit: minor } = open;
    await setRole(transaction, accountId, {
      role,
      limit: minor === null ? null : { currency: company.currency, minor },
    });
    await recordJoining(transaction, accountId, open, company);
    return ok(undefined);
  });
};
