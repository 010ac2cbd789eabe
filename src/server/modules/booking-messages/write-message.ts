import { err, ok, type Result } from "neverthrow";
import { checkMessage, MAX_MESSAGES, MESSAGE_PROBLEM_LABELS } from "#domain/bookings";
import { UNDO_MS } from "#domain/inbox";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { findHeldEvent, removeHeldEvent, requestChecks } from "../booking-events/index.ts";
import { type DeskMailing, mailBookingNews, recordBookingChange, type StoredBooking } from "../bookings/index.ts";
import { closeItem, noteNews, openItem, reopenItem } from "../inbox/index.ts";
import { MESSAGE_EVENT, recordMessageEvent } from "./events.ts";
import { addMessageRow, deleteMessageRow, listStoredMessages } from "./store.ts";
import type { BookingMessageTable } from "./tables.ts";

export type NewMessage = Omit<BookingMessageTable, "quotation" | "readAt">;

const TOO_MANY: Refusal = {
  kind: "conflict",
  message: `This booking has ${MAX_MESSAGES} messages and takes no more.`,
};

const toItem = ({ id }: StoredBooking) => ({ kind: "message", subject: id }) as const;

/* The trail names the message without its text. */
const addMessage = async (
  db: Executor,
  booking: StoredBooking,
  message: NewMessage,
): Promise<Result<{ readonly isNew: boolean; readonly text: string }, Refusal>> => {
  const checked = checkMessage(message.text);
  if (checked.isErr()) {
    const problem = { field: "text", message: MESSAGE_PROBLEM_LABELS[checked.error] };
    return err({ kind: "fields", message: "Please check the marked fields.", fields: [problem] });
  }
  const text = checked.value;
  const earlier = await listStoredMessages(db, [booking.id]);
  if (earlier.some(({ key }) => key === message.key)) return ok({ isNew: false, text });
  if (earlier.length >= MAX_MESSAGES) return err(TOO_MANY);
  const isNew = await addMessageRow(db, { ...message, text, quotation: booking.id, readAt: null });
  if (isNew)
    await recordBookingChange(db, booking, { action: "booking.message-written", after: { message: message.id } });
  return ok({ isNew, text });
};

type Author = Pick<NewMessage, "id" | "key" | "author" | "text">;

/**
 * A message of a shipper, once for each key: it waits in the inbox until the desk answers, and is mailed to the desk. Belongs in a
 * transaction.
 */
export const writeAsShipper = async (
  db: Executor,
  mailing: DeskMailing,
  booking: StoredBooking,
  message: Author,
): Promise<Result<void, Refusal>> => {
  const writtenAt = mailing.clock();
  const added = await addMessage(db, booking, { ...message, writtenBy: "shipper", writtenAt });
  if (added.isErr()) return err(added.error);
  if (!added.value.isNew) return ok(undefined);
  const { id, accountId: customerId, bookingId, quotationId } = booking;
  await noteNews(db, toItem(booking), writtenAt);
  await openItem(
    db,
    { ...toItem(booking), booking: id, customerId, title: { number: bookingId ?? quotationId } },
    writtenAt,
  );
  await mailBookingNews(db, mailing, booking, {
    key: `message|${message.id}`,
    title: "Message of the shipper",
    paragraphs: [`The shipper writes: ${added.value.text}`],
  });
  return ok(undefined);
};

/**
 * A message of the desk, which answers what waits in the inbox. Its mail is held, and with it the message can be taken back.
 * Belongs in a transaction.
 */
export const writeAsDesk = async (
  db: Executor,
  booking: StoredBooking,
  message: Author,
  now: number,
): Promise<Result<void, Refusal>> => {
  const added = await addMessage(db, booking, { ...message, writtenBy: "desk", writtenAt: now });
  if (added.isErr()) return err(added.error);
  await closeItem(db, toItem(booking), now);
  await recordMessageEvent(db, booking.id, { id: message.id, text: added.value.text }, now, now + UNDO_MS);
  return ok(undefined);
};

/**
 * Takes back the message that the desk has just written; null if the newest news of the booking are no such message. Belongs in a
 * transaction, which has locked the booking.
 */
export const undoMessage = async (
  db: Executor,
  booking: StoredBooking,
  now: number,
): Promise<Result<void, "too-late"> | null> => {
  const held = await findHeldEvent(db, booking.id, now);
  if (held === null || held.kind !== MESSAGE_EVENT) return null;
  if (!(await removeHeldEvent(db, held, now))) return err("too-late");
  await deleteMessageRow(db, held.subject);
  await reopenItem(db, toItem(booking), { answeredAt: held.happenedAt, now });
  await recordBookingChange(db, booking, { action: "booking.message-undone", before: { message: held.subject } });
  await requestChecks(db, [booking.id]);
  return ok(undefined);
};
