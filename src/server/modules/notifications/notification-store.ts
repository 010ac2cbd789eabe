import type { Executor } from "#server/schema.ts";
import type { NoticeTopic } from "#domain/notifications";
import { type BookingLabel, readBookingLabels } from "../bookings/index.ts";
import type { NotificationTable } from "./tables.ts";

/** Adds a message; false when the booking has one with its key. */
export const addNotification = async (db: Executor, notification: NotificationTable): Promise<boolean> => {
  const added = await db
    .insertInto("notification")
    .values(notification)
    .onConflict((conflict) => conflict.columns(["quotation", "key"]).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

/** Rows of bookings with the name of each, in their order. */
export const withBookings = async <Row extends { readonly quotation: string }>(
  db: Executor,
  rows: readonly Row[],
): Promise<readonly (BookingLabel & Row)[]> => {
  const bookings = await readBookingLabels(
    db,
    rows.map(({ quotation }) => quotation),
  );
  return rows.flatMap((row) => {
    const booking = bookings.get(row.quotation);
    return booking === undefined ? [] : [{ ...booking, ...row }];
  });
};

export type ListedNotification = Pick<
  NotificationTable,
  "id" | "kind" | "topic" | "title" | "detail" | "sentences" | "happenedAt" | "readAt" | "quotation"
> &
  Pick<BookingLabel, "quotationId" | "bookingId" | "reference" | "providerName"> & {
    readonly mutedAt: number | null;
  };

const listed = (db: Executor, accountId: string) =>
  db.selectFrom("notification").where("notification.accountId", "=", accountId).where("isListed", "=", 1);

/** A page of a shipper's messages, newest first. */
export const listNotifications = async (
  db: Executor,
  accountId: string,
  { topic, limit, skip }: { readonly topic: NoticeTopic | null; readonly limit: number; readonly skip: number },
): Promise<readonly ListedNotification[]> => {
  const rows = await listed(db, accountId)
    .leftJoin("mutedBooking", "mutedBooking.quotation", "notification.quotation")
    .$if(topic !== null, (query) => query.where("topic", "=", topic ?? "bookings"))
    .select([
      "notification.id",
      "kind",
      "topic",
      "title",
      "detail",
      "sentences",
      "happenedAt",
      "readAt",
      "notification.quotation",
      "mutedBooking.mutedAt",
    ])
    .orderBy("happenedAt", "desc")
    .orderBy("notification.id", "desc")
    .limit(limit)
    .offset(skip)
    .execute();
  return withBookings(db, rows);
};

export const countNotifications = async (
  db: Executor,
  accountId: string,
  topic: NoticeTopic | null,
): Promise<{ readonly total: number; readonly unread: number }> => {
  const count = async (isUnread: boolean): Promise<number> => {
    const row = await listed(db, accountId)
      .$if(isUnread, (query) => query.where("readAt", "is", null))
      .$if(!isUnread && topic !== null, (query) => query.where("topic", "=", topic ?? "bookings"))
      .select((e) => e.fn.countAll<number>().as("count"))
      .executeTakeFirst();
    return row?.count ?? 0;
  };
  return { total: await count(false), unread: await count(true) };
};

/** Marks messages as read that a shipper has seen: those listed, or all of them (null). */
export const markRead = async (
  db: Executor,
  accountId: string,
  ids: readonly string[] | null,
  now: number,
): Promise<void> => {
  await db
    .updateTable("notification")
    .set({ readAt: now })
    .where("accountId", "=", accountId)
    .where("readAt", "is", null)
    .$if(ids !== null, (query) => query.where("id", "in", [...(ids ?? [])]))
    .execute();
};
