import { err, ok, type Result } from "neverthrow";
import type { NewPassword } from "#domain/accounts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { readNewPassword } from "./new-person.ts";
import { passwordChangedMessage, resetMessage } from "./mails.ts";
import type { Mailer, Message } from "#server/platform/mail/mailer.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { accountByEmail, accountById, findCompanyOf, setPassword } from "./account-store.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addReset, deleteResets, isLiveReset, useReset } from "./token-store.ts";
import { revokeAccountSessions } from "./session-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import {
  checkLimits,
  toNetwork,
  type Limit,
  type Limiter,
  createLimiter,
} from "#server/platform/throttling/limiter.ts";
import { hashPassword } from "./passwords.ts";
import { secretHash } from "./sessions.ts";
import { liftSignInLock } from "./sign-in.ts";

const HOUR_MS = 3_600_000;
const LINK_MS = HOUR_MS;

const EMAIL_LIMIT: Limit = { name: "forgot account", hits: 5, windowMs: HOUR_MS };
const ADDRESS_LIMIT: Limit = { name: "forgot address", hits: 30, windowMs: HOUR_MS };
const RESET_LIMIT: Limit = { name: "reset address", hits: 60, windowMs: HOUR_MS };

const GONE: Refusal = {
  kind: "gone",
  message: "This link has expired or was already used. Please request a new one.",
};

export interface PasswordResetDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: Limiter;
  readonly mailer: Mailer;
  readonly onMailFailure: (reason: string) => void;
  /** Runs after the answer, so that the response time does not reveal whether the account exists. */
  readonly later: (work: () => Promise<void>) => void;
  readonly site: string;
}

const post = async (deps: PasswordResetDeps, message: Message): Promise<void> => {
  const sent = await deps.mailer.send(message);
  if (sent.isErr()) deps.onMailFailure(sent.error.reason);
};

const mailLink = async (deps: PasswordResetDeps, email: string): Promise<void> => {
  const { database, clock, ids } = deps;
  const account = await accountByEmail(database.db, email);
  if (account === undefined || (await findCompanyOf(database.db, account.id)) === null) return;
  const token = ids.secret();
  const now = clock();
  await addReset(database.db, {
    tokenHash: secretHash(token),
    accountId: account.id,
    createdAt: now,
    expiresAt: now + LINK_MS,
  });
  await post(deps, resetMessage(account.email, deps.site, token));
};

export const forgotPassword =
  (deps: PasswordResetDeps) =>
  async (typed: string, address: string): Promise<Result<void, Refusal>> => {
    const email = typed.trim().toLowerCase();
    const counted = [
      [ADDRESS_LIMIT, toNetwork(address)],
      [EMAIL_LIMIT, email],
    ] as const;
    const within = await checkLimits(deps.limiter, counted, "Too many links were requested.");
    if (within.isErr()) return err(within.error);
    deps.later(() => mailLink(deps, email));
    return ok(undefined);
  };

/** Sets the new password, ends every session and every other link, lifts the lock after wrong passwords and mails the owner: all of it or nothing. */
const change = (deps: PasswordResetDeps, tokenHash: string, passwordHash: string): Promise<string | null> =>
  deps.database.db.transaction().execute(async (transaction) => {
    const accountId = await useReset(transaction, tokenHash, deps.clock());
    if (accountId === null) return null;
    await setPassword(transaction, accountId, passwordHash, "account.password-reset");
    await revokeAccountSessions(transaction, accountId);
    await deleteResets(transaction, accountId);
    const account = await accountById(transaction, accountId);
    if (account === undefined) return accountId;
    await liftSignInLock(createLimiter(transaction, deps.clock), account.email);
    const message = passwordChangedMessage(account.email, deps.site);
    await addOutgoingMails(transaction, deps, [{ key: `password|${tokenHash}`, message }]);
    return accountId;
  });

/**
 * Sets a new password with a mailed link: once, within an hour. Ends all sessions of the account and notifies its
 * owner. A refused password does not use the link up.
 */
export const resetPassword =
  (deps: PasswordResetDeps) =>
  async (token: string, typed: NewPassword, address: string): Promise<Result<void, Refusal>> => {
    const within = await checkLimits(deps.limiter, [[RESET_LIMIT, toNetwork(address)]], "Too many attempts.");
    if (within.isErr()) return err(within.error);
    const fields = await readNewPassword(typed);
    if (fields.length > 0) return err({ kind: "fields", message: "Please check the marked fields.", fields });
    const tokenHash = secretHash(token);
    if (!(await isLiveReset(deps.database.db, tokenHash, deps.clock()))) return err(GONE);
    const accountId = await change(deps, tokenHash, await hashPassword(typed.password));
    if (accountId === null) return err(GONE);
    return ok(undefined);
  };
