import { groupEntries } from "#server/platform/database/account-records.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { nameAccounts } from "../accounts/index.ts";
import { listBookingEvents } from "../booking-events/index.ts";
import type { ExportBookingPart, StoredBooking } from "../bookings/index.ts";
import { nameStaffMembers } from "../staff/index.ts";
import { MESSAGE_EVENT } from "./events.ts";
import { listStoredMessages, markRead } from "./store.ts";
import type { BookingMessageTable } from "./tables.ts";

/** Presents messages with the names of their authors; null for a person who was deleted. */
const presentMessages = async (db: Executor, messages: readonly BookingMessageTable[]) => {
  const authors = messages.map(({ author }) => author);
  const names = new Map([...(await nameAccounts(db, authors)), ...(await nameStaffMembers(db, authors))]);
  return messages.map(({ id, writtenBy, author, text, writtenAt, readAt }) => ({
    id,
    writtenBy,
    name: names.get(author) ?? null,
    writtenAt: toInstant(writtenAt),
    readAt: readAt === null ? null : toInstant(readAt),
    text,
  }));
};

/* The desk can still take these back. */
const findHeld = async (db: Executor, { id }: StoredBooking, now: number): Promise<ReadonlySet<string>> =>
  new Set(
    (await listBookingEvents(db, id))
      .filter(({ kind, heldUntil }) => kind === MESSAGE_EVENT && heldUntil !== null && heldUntil > now)
      .map(({ subject }) => subject),
  );

/* Those that the desk can take back are left out. */
const readShipperMessages = async (db: Executor, booking: StoredBooking, now: number) => {
  const held = await findHeld(db, booking, now);
  return (await listStoredMessages(db, [booking.id])).filter(({ id }) => !held.has(id));
};

/** As they are answered to the shipper. What is shown to a person is marked as read. */
export const answerShipperMessages = async (
  db: Executor,
  booking: StoredBooking,
  { isShown, now }: { readonly isShown: boolean; readonly now: number },
) => {
  const messages = await readShipperMessages(db, booking, now);
  if (isShown) await markRead(db, messages, "desk", now);
  return presentMessages(db, isShown ? await readShipperMessages(db, booking, now) : messages);
};

/** The messages of a booking for the desk, oldest first. */
export const readDeskMessages = async (db: Executor, booking: StoredBooking) =>
  presentMessages(db, await listStoredMessages(db, [booking.id]));

/** Marks the messages of the shipper as read. */
export const markReadByDesk = async (db: Executor, booking: StoredBooking, now: number): Promise<void> =>
  markRead(db, await listStoredMessages(db, [booking.id]), "shipper", now);

/** The messages of bookings, for the shipper's own data. */
export const exportMessages: ExportBookingPart = async (db, quotations) =>
  groupEntries(
    quotations,
    await listStoredMessages(db, quotations),
    ({ quotation }) => quotation,
    ({ id, writtenBy, text, writtenAt, readAt }) => ({
      id,
      writtenBy,
      text,
      writtenAt: toInstant(writtenAt),
      readAt: readAt === null ? null : toInstant(readAt),
    }),
  );
