import { err, ok, type Result } from "neverthrow";
import { readEmail } from "#domain/accounts";
import { INVITATION_HOURS, removesLastAdmin, type Role } from "#domain/staff";
import { hashPassword, loadCommonPasswords, secretHash, withPasswordRules } from "#server/modules/accounts/index.ts";
import type { FieldProblem, Refusal } from "#server/platform/http/refusal.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { toSingleLine } from "#server/platform/text.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
import { LAST_ADMIN, UNKNOWN_PERSON } from "./change-staff.ts";
import { invitationMessage, toInvitationLink } from "./mails.ts";
import { createRecoveryCodes, createTotpSecret, drawSecret, findCodeStep, recoveryCodeHash } from "./second-factor.ts";
import { deletePasskeys } from "./passkey-store.ts";
import { deleteSessions } from "./session-store.ts";
import { actingAs, type Origin, startSession } from "./sessions.ts";
import {
  addStaff,
  deleteInvitations,
  findInvitation,
  findStaffById,
  findState,
  lockAllStaff,
  lockStaff,
  replaceInvitation,
  replaceRecoveryCodes,
  type StoredStaff,
  updateStaff,
} from "./staff-store.ts";

const HOUR_MS = 3_600_000;
const MAX_NAME = 100;
const GONE: Refusal = { kind: "gone", message: "This invitation has ended. Ask an admin for a new one." };

export interface StaffDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly site: string;
}

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/** A person, and the link that was mailed: it works once. */
export interface Invited {
  readonly id: string;
  readonly email: string;
  readonly link: string;
}

const refuseFields = (...fields: readonly FieldProblem[]): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields,
});

const sendLink = async (db: Executor, deps: StaffDeps, staff: Pick<StoredStaff, "id" | "email">): Promise<Invited> => {
  const token = deps.ids.secret();
  const tokenHash = secretHash(token);
  const expiresAt = deps.clock() + INVITATION_HOURS * HOUR_MS;
  await replaceInvitation(db, { tokenHash, staffId: staff.id, totpSecret: createTotpSecret(), expiresAt });
  const link = toInvitationLink(deps.site, token);
  const message = invitationMessage(staff.email, link);
  await addOutgoingMails(db, deps, [{ key: `staff invitation|${tokenHash}`, message }]);
  return { id: staff.id, email: staff.email, link };
};

const readNewStaff = ({ email: typed, name: typedName, role }: NewStaff): Result<NewStaff, Refusal> => {
  const name = toSingleLine(typedName);
  const email = readEmail(typed);
  if (email.isErr()) return err(refuseFields({ field: "email", message: email.error }));
  return name === "" || name.length > MAX_NAME
    ? err(refuseFields({ field: "name", message: `The name takes 1 to ${MAX_NAME} characters.` }))
    : ok({ email: email.value.toLowerCase(), name, role });
};

/** Invites a person by mail; `invitedBy` is the id of an admin, null on the command line. */
export const inviteStaff = async (
  deps: StaffDeps,
  typed: NewStaff,
  invitedBy: string | null,
): Promise<Result<Invited, Refusal>> => {
  const read = readNewStaff(typed);
  if (read.isErr()) return err(read.error);
  const { email, name, role } = read.value;
  return deps.db.transaction().execute(async (transaction) => {
    const id = deps.ids.id();
    const added = await addStaff(transaction, {
      id,
      email,
      name,
      role,
      passwordHash: null,
      totpSecret: null,
      lastCodeStep: null,
      wrongCodes: 0,
      lockedUntil: null,
      invitedAt: deps.clock(),
      invitedBy,
      disabledAt: null,
    });
    if (!added) return err({ kind: "conflict", message: `${email} is a member of the staff already.` });
    await recordChange(transaction, { action: "staff.invited", subjectId: id, after: { email, name, role } });
    return ok(await sendLink(transaction, deps, { id, email }));
  });
};

/** Mails a new link to a person who has not accepted the invitation. */
export const inviteAgain = (deps: StaffDeps, id: string): Promise<Result<Invited, Refusal>> =>
  deps.db.transaction().execute(async (transaction) => {
    const staff = await lockStaff(transaction, id);
    if (staff === null) return err(UNKNOWN_PERSON);
    if (findState(staff) !== "invited")
      return err({ kind: "conflict", message: `${staff.name} is not waiting for an invitation.` });
    await recordChange(transaction, { action: "staff.invited", subjectId: id, after: { invitation: "sent again" } });
    return ok(await sendLink(transaction, deps, staff));
  });

const forgetFactor = async (db: Executor, id: string): Promise<void> => {
  await updateStaff(db, id, { passwordHash: null, totpSecret: null, wrongCodes: 0, lockedUntil: null });
  await replaceRecoveryCodes(db, id, []);
  await deletePasskeys(db, id);
  await deleteSessions(db, id);
};

/**
 * For a lost phone: ends all sessions, forgets password, second factor and recovery codes, and mails a link to set them.
 * `keepsAdmin` refuses the last admin: otherwise nobody could help if the mail does not arrive.
 */
export const resetFactor = (
  deps: StaffDeps,
  id: string,
  { keepsAdmin }: { readonly keepsAdmin: boolean },
): Promise<Result<Invited, Refusal>> =>
  deps.db.transaction().execute(async (transaction) => {
    const everybody = await lockAllStaff(transaction);
    const staff = everybody.find((one) => one.id === id);
    if (staff === undefined) return err(UNKNOWN_PERSON);
    if (staff.disabledAt !== null)
      return err({ kind: "conflict", message: `${staff.name} is disabled. Enable the person first.` });
    const people = everybody.map((one) => ({ ...one, state: findState(one) }));
    if (keepsAdmin && removesLastAdmin(people, id, { isDisabled: true })) return err(LAST_ADMIN);
    await forgetFactor(transaction, id);
    await recordChange(transaction, {
      action: "staff.second-factor-changed",
      subjectId: id,
      before: { secondFactor: "set" },
      after: { secondFactor: "reset" },
    });
    return ok(await sendLink(transaction, deps, staff));
  });

interface OpenedInvitation extends NewStaff {
  readonly expiresAt: number;
  /** Base32. */
  readonly secret: string;
  readonly qrSvg: string;
}

/** What an invited person needs to set up an authenticator app. */
export const openInvitation = async (
  { db, clock }: StaffDeps,
  token: string,
): Promise<Result<OpenedInvitation, Refusal>> => {
  const invitation = await findInvitation(db, secretHash(token), clock());
  const staff = invitation === undefined ? null : await findStaffById(db, invitation.staffId);
  if (invitation === undefined || staff === null || staff.disabledAt !== null) return err(GONE);
  const { email, name, role } = staff;
  const { totpSecret: secret, expiresAt } = invitation;
  return ok({ email, name, role, expiresAt, secret, qrSvg: drawSecret(secret, email) });
};

export interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly code: string;
}

/** The cookie's secret of the new session, and the recovery codes, which nobody can read again. */
interface Accepted {
  readonly cookie: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets password and second factor and signs in. A refused password or code does not use the invitation up. */
export const acceptInvitation = async (
  deps: StaffDeps,
  { token, password, code }: Acceptance,
  origin: Origin,
): Promise<Result<Accepted, Refusal>> => {
  const problems = withPasswordRules([], password, await loadCommonPasswords());
  if (problems.length > 0) return err(refuseFields(...problems));
  const opened = await openInvitation(deps, token);
  if (opened.isErr()) return err(opened.error);
  const passwordHash = await hashPassword(password);
  return deps.db.transaction().execute(async (transaction) => {
    const now = deps.clock();
    const { staffId = "" } = (await findInvitation(transaction, secretHash(token), now)) ?? {};
    const staff = await lockStaff(transaction, staffId);
    const invitation = await findInvitation(transaction, secretHash(token), now);
    if (staff === null || invitation === undefined || staff.disabledAt !== null) return err(GONE);
    const { totpSecret } = invitation;
    const lastCodeStep = findCodeStep(totpSecret, code, now, null);
    if (lastCodeStep === null) return err(refuseFields({ field: "code", message: "That code is not right." }));
    await updateStaff(transaction, staffId, {
      passwordHash,
      totpSecret,
      lastCodeStep,
      wrongCodes: 0,
      lockedUntil: null,
    });
    await deleteInvitations(transaction, staffId);
    const recoveryCodes = createRecoveryCodes();
    await replaceRecoveryCodes(transaction, staffId, recoveryCodes.map(recoveryCodeHash));
    await recordChange(transaction, {
      action: "staff.activated",
      subjectId: staffId,
      after: { secondFactor: "set" },
      acting: actingAs(staffId, staff.role),
    });
    return ok({ cookie: await startSession(transaction, deps, staff, origin), recoveryCodes });
  });
};
