import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
import type { Account } from "./account-store.ts";
import { deleteChallenges, findFactor, removeFactor } from "./factor-store.ts";
import { factorResetMessage } from "./mails.ts";
import { revokeAccountSessions } from "./session-store.ts";

/**
 * Takes the second factor of a person away, who then signs in with the password or sets up a new one: sessions end, and the
 * person gets a mail with the reason. False if there is none. Belongs in a transaction.
 */
export const resetFactor = async (
  db: Executor,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  { id, email }: Pick<Account, "id" | "email">,
  reason: string,
): Promise<boolean> => {
  const factor = await findFactor(db, id);
  if (factor === undefined || factor.confirmedAt === null) return false;
  await removeFactor(db, id);
  await deleteChallenges(db, id);
  await revokeAccountSessions(db, id);
  await recordChange(db, {
    action: "account.second-factor-changed",
    subjectId: id,
    customerId: id,
    before: { secondFactor: true },
    after: { secondFactor: false },
    reason,
  });
  const key = `factor-reset|${id}|${clock()}`;
  await addOutgoingMails(db, { clock, ids }, [{ key, message: factorResetMessage(email, reason) }]);
  return true;
};
