import { findNextDigest } from "#domain/notifications";
import { zones } from "#server/platform/time.ts";
import type { CheckDeps } from "./check-bookings.ts";
import { writeDigest } from "./digest-mail.ts";
import { claimDigest, dropMailedNotices, listDueDigests } from "./digest-store.ts";

const MINUTE_MS = 60_000;

/** The next 07:00 of a time zone, in milliseconds since 1970. */
export const toNextDigest = (now: number, timeZone: string): number =>
  findNextDigest(Math.floor(now / MINUTE_MS), timeZone, zones) * MINUTE_MS;

/**
 * Mails the digests that are due: one mail with what was collected, none if nothing was. Moving the digest to its next
 * time, marking the messages and writing the mail are one transaction, so that each message is in one mail.
 */
export const sendDueDigests = async (deps: CheckDeps): Promise<void> => {
  const { db } = deps.database;
  const due = await listDueDigests(db, deps.clock());
  if (due.length > 0) await dropMailedNotices(db);
  for (const digest of due)
    await db.transaction().execute(async (transaction) => {
      if (!(await claimDigest(transaction, digest, toNextDigest(deps.clock(), digest.timeZone)))) return;
      const { accountId, nextAt } = digest;
      await writeDigest(transaction, deps, accountId, { from: null, to: `digest|${accountId}|${nextAt}` });
    });
};
