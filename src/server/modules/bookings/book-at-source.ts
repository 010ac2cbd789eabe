import { err, ok, type Result } from "neverthrow";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { BookingReceipt, BookOffer } from "./book-offer.ts";
import { claimCarrierBooking, findCarrierBooking } from "./carrier-booking-store.ts";
import { type CarrierBookingDeps, settleCarrierBooking } from "./settle-carrier-booking.ts";
import { findQuotationByNumber } from "./store.ts";
import type { CarrierBookingTable, StoredBooking } from "./tables.ts";

const toReceipt = (
  { state, dueAt, source, reason }: CarrierBookingTable,
  { quotationId, bookingId }: StoredBooking,
): Result<BookingReceipt, Refusal> => {
  if (state === "declined")
    return err({ kind: "gone", message: `The carrier did not accept the booking: ${reason ?? ""}` });
  const isAwaited = bookingId === null && dueAt !== null;
  return ok({ quotationId, bookingId, ...(isAwaited ? { awaits: source } : {}) });
};

/**
 * Books, and sends what its rate source books to the carrier, once: the attempt is stored before the call. The number of the
 * carrier confirms the booking, its refusal ends it. Without an answer the booking stays in process until `reconcileBookings`
 * knows more; repeating the call sends nothing.
 */
export const bookAtSource =
  (book: BookOffer, deps: CarrierBookingDeps): BookOffer =>
  async (request) => {
    const booked = await book(request);
    if (booked.isErr() || booked.value.bookingId !== null) return booked;
    const { db } = deps.database;
    const booking = await findQuotationByNumber(db, booked.value.quotationId);
    const row = booking === null ? null : await findCarrierBooking(db, booking.id);
    if (booking === null || row === null) return booked;
    const isFirst = row.state === "unsent" && row.attempts === 0;
    const claimed = isFirst ? await claimCarrierBooking(db, row, deps.clock()) : null;
    if (claimed === null) return toReceipt(row, booking);
    const settled = await settleCarrierBooking(deps, booking, claimed, true);
    return settled === null ? booked : toReceipt(settled.row, settled.booking);
  };
