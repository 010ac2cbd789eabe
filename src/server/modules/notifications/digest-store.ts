import type { Notice } from "#domain/notifications";
import { withdrawMails } from "#server/platform/mail/outgoing-store.ts";
import type { Executor } from "#server/schema.ts";
import type { NotificationDigestTable } from "./tables.ts";

/** The digest that an account has switched on; null for single mails. */
export const findDigest = async (db: Executor, accountId: string): Promise<NotificationDigestTable | null> => {
  const row = await db
    .selectFrom("notificationDigest")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("isDaily", "=", 1)
    .executeTakeFirst();
  return row ?? null;
};

export const saveDigest = async (db: Executor, digest: NotificationDigestTable): Promise<void> => {
  const { isDaily, timeZone, nextAt } = digest;
  await db
    .insertInto("notificationDigest")
    .values(digest)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ isDaily, timeZone, nextAt }))
    .execute();
};

export const collectNotice = async (db: Executor, accountId: string, notification: string): Promise<void> => {
  await db.insertInto("collectedNotice").values({ accountId, notification }).execute();
};

const REMINDERS = ["cut-off", "free-time"] as const;

/** Names the mail about a notice. */
export const toMailKey = (quotation: string, { key }: Pick<Notice, "key">): string => `notice|${quotation}|${key}`;

/**
 * Takes reminders out of the next digest, and back from the outbox, that no longer apply: the vessel or a date is another
 * one, the task is done, or the booking was cancelled.
 */
export const dropOutdatedReminders = async (
  db: Executor,
  quotation: string,
  current: readonly Pick<Notice, "key">[],
  now: number,
): Promise<void> => {
  const mails = new Set(current.map((notice) => toMailKey(quotation, notice)));
  for (const kind of REMINDERS) await withdrawMails(db, toMailKey(quotation, { key: `${kind}|` }), mails, now);
  const collected = await db
    .selectFrom("collectedNotice")
    .innerJoin("notification", "notification.id", "collectedNotice.notification")
    .select(["notification.id", "notification.key"])
    .where("notification.quotation", "=", quotation)
    .where("notification.kind", "in", REMINDERS)
    .execute();
  const outdated = collected.filter(({ key }) => !current.some((notice) => notice.key === key)).map(({ id }) => id);
  if (outdated.length > 0) await db.deleteFrom("collectedNotice").where("notification", "in", outdated).execute();
};

export const listDueDigests = (db: Executor, now: number): Promise<readonly NotificationDigestTable[]> =>
  db.selectFrom("notificationDigest").selectAll().where("nextAt", "<=", now).orderBy("nextAt").limit(100).execute();

/** Moves a due digest to its next time, or ends one that was switched off; false if another process was first. */
export const claimDigest = async (
  db: Executor,
  { accountId, isDaily, nextAt }: NotificationDigestTable,
  next: number,
): Promise<boolean> => {
  if (isDaily === 0) {
    const ended = await db
      .deleteFrom("notificationDigest")
      .where("accountId", "=", accountId)
      .where("nextAt", "=", nextAt)
      .where("isDaily", "=", 0)
      .executeTakeFirst();
    return ended.numDeletedRows === 1n;
  }
  const moved = await db
    .updateTable("notificationDigest")
    .set({ nextAt: next })
    .where("accountId", "=", accountId)
    .where("nextAt", "=", nextAt)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
};

export interface CollectedNotice {
  readonly title: string;
  readonly detail: string | null;
  readonly quotationId: string;
  readonly bookingId: string | null;
  readonly reference: string | null;
}

/** What was collected, oldest first; it is taken out. */
export const takeCollectedNotices = async (db: Executor, accountId: string): Promise<readonly CollectedNotice[]> => {
  const notices = await db
    .selectFrom("collectedNotice")
    .innerJoin("notification", "notification.id", "collectedNotice.notification")
    .innerJoin("quotation", "quotation.id", "notification.quotation")
    .select(["notification.title", "notification.detail"])
    .select(["quotation.quotationId", "quotation.bookingId", "quotation.reference"])
    .where("collectedNotice.accountId", "=", accountId)
    .orderBy("notification.happenedAt")
    .orderBy("notification.id")
    .execute();
  await db.deleteFrom("collectedNotice").where("accountId", "=", accountId).execute();
  return notices;
};
