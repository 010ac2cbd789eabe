import { err, ok, type Result } from "neverthrow";
import { findReplacementProblems, type PasswordReplacement } from "#domain/accounts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Shipper } from "#server/platform/http/handler.ts";
import { type Refusal, SIGN_IN_AGAIN } from "#server/platform/http/refusal.ts";
import { createLimiter, toNetwork, tooManyRefusal } from "#server/platform/throttling/limiter.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { RecordEvent } from "./account-events.ts";
import { type Account, accountById, setPassword } from "./account-store.ts";
import { loadCommonPasswords, withPasswordRules } from "./common-passwords.ts";
import { passwordReplacedMessage } from "./mails.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { revokeOtherSessions } from "./session-store.ts";
import { countAttempt, forgetAttempts, type Who } from "./sign-in.ts";
import { deleteResets } from "./token-store.ts";

const toRefusal = (fields: readonly { readonly field: string; readonly message: string }[]): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields,
});

const WRONG = toRefusal([{ field: "currentPassword", message: "This is not your current password." }]);

export interface ChangePasswordDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly record: RecordEvent;
  readonly site: string;
}

interface Replacement {
  readonly account: Account;
  readonly shipper: Shipper;
  readonly who: Who;
  readonly passwordHash: string;
}

const replace = (deps: ChangePasswordDeps, { account, shipper, who, passwordHash }: Replacement): Promise<number> =>
  deps.database.db.transaction().execute(async (transaction) => {
    await setPassword(transaction, account.id, passwordHash, "account.password-changed");
    await deleteResets(transaction, account.id);
    await forgetAttempts(createLimiter(transaction, deps.clock), who);
    const message = passwordReplacedMessage(account.email, deps.site);
    await addOutgoingMails(transaction, deps, [{ key: `password|${deps.ids.id()}`, message }]);
    return revokeOtherSessions(transaction, account.id, { keep: shipper.tokenHash, now: deps.clock() });
  });

/**
 * Changes the password of a signed-in shipper who knows the current one, mails the owner, ends the other sessions and all mailed
 * links, and answers how many sessions have ended. A wrong current password counts as a failed sign-in, before it is looked at.
 */
export const changePassword =
  (deps: ChangePasswordDeps) =>
  async (shipper: Shipper, typed: PasswordReplacement, address: string): Promise<Result<number, Refusal>> => {
    const account = await accountById(deps.database.db, shipper.accountId);
    if (account === undefined) return err(SIGN_IN_AGAIN);
    const isCommon = await loadCommonPasswords();
    const problems = withPasswordRules(findReplacementProblems(typed), typed.password, isCommon);
    if (problems.length > 0) return err(toRefusal(problems));
    const who = { email: account.email, network: toNetwork(address) };
    const record = (outcome: "changed" | "wrong-password" | "locked"): void =>
      deps.record({ event: "password-change", outcome, accountId: account.id, network: who.network });
    const counted = await countAttempt({ db: deps.database.db, clock: deps.clock }, who);
    if (counted.kind === "exceeded") {
      record("locked");
      return err(tooManyRefusal("Too many wrong passwords.", counted.retryAfterSeconds));
    }
    if (!(await passwordMatches(account.passwordHash, typed.currentPassword))) {
      record("wrong-password");
      return err(WRONG);
    }
    const ended = await replace(deps, { account, shipper, who, passwordHash: await hashPassword(typed.password) });
    record("changed");
    return ok(ended);
  };
