import { ok, type Result } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import { type StoredBooking, recordBookingChange } from "../bookings/index.ts";
import type { BookingNoteTable } from "./tables.ts";

/** Adds a note; the trail names it without its text. Belongs in a transaction. */
export const addNote = async (
  db: Executor,
  booking: StoredBooking,
  note: Omit<BookingNoteTable, "quotation">,
): Promise<Result<void, never>> => {
  await db
    .insertInto("bookingNote")
    .values({ ...note, quotation: booking.id })
    .execute();
  await recordBookingChange(db, booking, { action: "booking.note-added", after: { note: note.id } });
  return ok(undefined);
};

/** The notes about a booking, newest first. */
export const listNotes = (db: Executor, quotation: string): Promise<readonly BookingNoteTable[]> =>
  db
    .selectFrom("bookingNote")
    .selectAll()
    .where("quotation", "=", quotation)
    .orderBy("writtenAt", "desc")
    .orderBy("id", "desc")
    .execute();
