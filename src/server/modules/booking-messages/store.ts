import type { MessageAuthor } from "#domain/bookings";
import type { Executor } from "#server/schema.ts";
import type { BookingMessageTable } from "./tables.ts";

/** The messages of bookings, oldest first. */
export const listStoredMessages = async (
  db: Executor,
  quotations: readonly string[],
): Promise<readonly BookingMessageTable[]> =>
  quotations.length === 0
    ? []
    : db
        .selectFrom("bookingMessage")
        .selectAll()
        .where("quotation", "in", [...quotations])
        .orderBy("writtenAt")
        .orderBy("id")
        .execute();

/** Adds a message; false if the key was used before. */
export const addMessageRow = async (db: Executor, message: BookingMessageTable): Promise<boolean> => {
  const added = await db
    .insertInto("bookingMessage")
    .values(message)
    .onConflict((conflict) => conflict.columns(["quotation", "key"]).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

export const deleteMessageRow = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom("bookingMessage").where("id", "=", id).execute();
};

/** Marks messages of one side as read, those that were not read before. */
export const markRead = async (
  db: Executor,
  messages: readonly BookingMessageTable[],
  writtenBy: MessageAuthor,
  now: number,
): Promise<void> => {
  const unread = messages.filter((message) => message.writtenBy === writtenBy && message.readAt === null);
  if (unread.length === 0) return;
  await db
    .updateTable("bookingMessage")
    .set({ readAt: now })
    .where(
      "id",
      "in",
      unread.map(({ id }) => id),
    )
    .where("readAt", "is", null)
    .execute();
};
