import type { Notice } from "#domain/notifications";
import { addOutgoingMails, withdrawMails } from "#server/platform/mail/outgoing-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { accountById, toFormats } from "../accounts/index.ts";
import { dropCollectedReminders, listCollectedNotices, setDigestMail } from "./digest-store.ts";
import { digestMessage, unsubscribeAddress } from "./mails.ts";
import { createUnsubscribeToken } from "./settings-store.ts";

interface DigestDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly site: string;
  readonly apiBasePath: string;
}

/** Writes the mail with what was collected of an account, or with what is left of an earlier mail; none where nothing is. */
export const writeDigest = async (
  db: Executor,
  deps: DigestDeps,
  accountId: string,
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<void> => {
  const notices = await listCollectedNotices(db, accountId, from);
  await setDigestMail(db, accountId, { from, to });
  const account = await accountById(db, accountId);
  if (account === undefined || account.disabledAt !== null || notices.length === 0) return;
  const unsubscribeUrl = unsubscribeAddress(deps, await createUnsubscribeToken(db, deps, accountId, "digest"));
  const formats = toFormats(account);
  const message = digestMessage({ notices, to: account.email, formats, site: deps.site, unsubscribeUrl });
  await addOutgoingMails(db, deps, [{ key: to, message, unsubscribeUrl }]);
};

/** Names the mail about a notice. */
export const toMailKey = (quotation: string, { key }: Pick<Notice, "key">): string => `notice|${quotation}|${key}`;

const NONE: ReadonlySet<string> = new Set();

/**
 * Takes reminders out of the next digest, and back from the outbox, that no longer apply: the vessel or a date is another
 * one, the task is done, or the booking was cancelled. A digest that has not left yet is replaced by one without them.
 */
export const dropOutdatedReminders = async (
  db: Executor,
  deps: DigestDeps,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  current: readonly Pick<Notice, "key">[],
): Promise<void> => {
  const now = deps.clock();
  const mails = new Set(current.map((notice) => toMailKey(id, notice)));
  for (const kind of ["cut-off", "free-time"]) await withdrawMails(db, toMailKey(id, { key: `${kind}|` }), mails, now);
  for (const digest of await dropCollectedReminders(db, id, current))
    if (await withdrawMails(db, digest, NONE, now))
      await writeDigest(db, deps, accountId, { from: digest, to: `${digest}|${deps.ids.id()}` });
};
