import { findNextDigest } from "#domain/notifications";
import { createZoneClock } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { addOutgoingMails, type MailOrder } from "#server/platform/mail/outgoing-store.ts";
import { accountById } from "../accounts/account-store.ts";
import type { CheckDeps } from "./check-bookings.ts";
import { claimDigest, type CollectedNotice, listDueDigests, takeCollectedNotices } from "./digest-store.ts";
import { digestMessage, unsubscribeAddress } from "./mails.ts";
import { createUnsubscribeToken } from "./settings-store.ts";
import type { NotificationDigestTable } from "./tables.ts";

const MINUTE_MS = 60_000;

/** The next 07:00 of a time zone, in milliseconds since 1970. */
export const toNextDigest = (now: number, timeZone: string): number =>
  findNextDigest(Math.floor(now / MINUTE_MS), timeZone, createZoneClock()) * MINUTE_MS;

const toDigestOrder = async (
  db: Executor,
  deps: CheckDeps,
  digest: NotificationDigestTable,
  notices: readonly CollectedNotice[],
): Promise<readonly MailOrder[]> => {
  const account = await accountById(db, digest.accountId);
  if (account === undefined || account.disabledAt !== null || notices.length === 0) return [];
  const unsubscribeUrl = unsubscribeAddress(deps, await createUnsubscribeToken(db, deps, account.id, "digest"));
  const message = digestMessage({ notices, to: account.email, site: deps.site, unsubscribeUrl });
  return [{ key: `digest|${account.id}|${digest.nextAt}`, message, unsubscribeUrl }];
};

/**
 * Mails the digests that are due: one mail with what was collected, none if nothing was. Moving the digest to its next
 * time, taking the messages out and writing the mail are one transaction, so that each message is in one mail.
 */
export const sendDueDigests = async (deps: CheckDeps): Promise<void> => {
  const { db } = deps.database;
  for (const digest of await listDueDigests(db, deps.clock()))
    await db.transaction().execute(async (transaction) => {
      if (!(await claimDigest(transaction, digest, toNextDigest(deps.clock(), digest.timeZone)))) return;
      const notices = await takeCollectedNotices(transaction, digest.accountId);
      await addOutgoingMails(transaction, deps, await toDigestOrder(transaction, deps, digest, notices));
    });
};
