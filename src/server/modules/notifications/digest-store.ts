import { recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import type { Notice } from "#domain/notifications";
import type { Executor } from "#server/schema.ts";
import { readMailStates } from "#server/platform/mail/mail-records.ts";
import type { BookingLabel } from "../bookings/index.ts";
import { withBookings } from "./notification-store.ts";
import type { NotificationDigestTable, NotificationTable } from "./tables.ts";

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

export const saveDigest = (db: Executor, digest: NotificationDigestTable): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const { accountId, isDaily, timeZone, nextAt } = digest;
    const before = await findDigest(transaction, accountId);
    await transaction
      .insertInto("notificationDigest")
      .values(digest)
      .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ isDaily, timeZone, nextAt }))
      .execute();
    await recordChange(transaction, {
      action: "notification-setting.changed",
      subjectId: "digest",
      customerId: accountId,
      before: { isDaily: before?.isDaily === 1, timeZone: before?.timeZone ?? null },
      after: { isDaily: isDaily === 1, timeZone },
    });
  });

export const collectNotice = async (db: Executor, accountId: string, notification: string): Promise<void> => {
  await db.insertInto("collectedNotice").values({ accountId, notification, mail: null }).execute();
};

/** Messages about dates, which a change of the vessel or of a date outdates. */
const REMINDERS = ["cut-off", "free-time"] as const;

/** Takes reminders of a booking out of digests unless they are among the current ones. Returns the mails that named them. */
export const dropCollectedReminders = async (
  db: Executor,
  quotation: string,
  current: readonly Pick<Notice, "key">[],
): Promise<readonly string[]> => {
  const collected = await db
    .selectFrom("collectedNotice")
    .innerJoin("notification", "notification.id", "collectedNotice.notification")
    .select(["notification.id", "notification.key", "collectedNotice.mail"])
    .where("notification.quotation", "=", quotation)
    .where("notification.kind", "in", REMINDERS)
    .execute();
  const outdated = collected.filter(({ key }) => !current.some((notice) => notice.key === key));
  if (outdated.length === 0) return [];
  const ids = outdated.map(({ id }) => id);
  await db.deleteFrom("collectedNotice").where("notification", "in", ids).execute();
  return [...new Set(outdated.flatMap(({ mail }) => mail ?? []))];
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

export type CollectedNotice = Pick<NotificationTable, "title" | "detail" | "sentences"> &
  Pick<BookingLabel, "quotationId" | "bookingId" | "reference">;

/** What was collected for the next digest, or for one that was written, oldest first. */
export const listCollectedNotices = async (
  db: Executor,
  accountId: string,
  mail: string | null,
): Promise<readonly CollectedNotice[]> => {
  const notices = await db
    .selectFrom("collectedNotice")
    .innerJoin("notification", "notification.id", "collectedNotice.notification")
    .select(["notification.title", "notification.detail", "notification.sentences", "notification.quotation"])
    .where("collectedNotice.accountId", "=", accountId)
    .where("collectedNotice.mail", mail === null ? "is" : "=", mail)
    .orderBy("notification.happenedAt")
    .orderBy("notification.id")
    .execute();
  return withBookings(db, notices);
};

/** Records which mail names what was collected. */
export const setDigestMail = async (
  db: Executor,
  accountId: string,
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<void> => {
  await db
    .updateTable("collectedNotice")
    .set({ mail: to })
    .where("accountId", "=", accountId)
    .where("mail", from === null ? "is" : "=", from)
    .execute();
};

/** Forgets what digests named that have left. */
export const dropMailedNotices = async (db: Executor): Promise<void> => {
  const rows = await db.selectFrom("collectedNotice").select("mail").distinct().where("mail", "is not", null).execute();
  const mails = rows.flatMap(({ mail }) => mail ?? []);
  const states = await readMailStates(db, mails);
  const left = mails.filter((mail) => states.get(mail) !== "waiting");
  if (left.length > 0) await db.deleteFrom("collectedNotice").where("mail", "in", left).execute();
};
