import { err, ok, type Result } from "neverthrow";
import type { BookAtSource, SourceBookingFailure } from "#server/rate-sources/rate-source.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Clock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type OfferContext, readBookingSource, readOffer, readQuoted } from "../rates/index.ts";
import { askWithin } from "./ask-within.ts";
import type { BookingReceipt, BookOffer } from "./book-offer.ts";
import { confirmBooking, endBooking, lockBooking } from "./confirm-booking.ts";
import { findQuotationByNumber } from "./store.ts";
import type { StoredBooking } from "./tables.ts";

export interface SourceBookingDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The call of a source; null if it has none, or does not exist any more. */
  readonly findCall: (source: string) => Promise<BookAtSource | null>;
  readonly deadlineMs: number;
  readonly onFailure: (source: string, reason: string) => void;
}

const callSource = async (
  call: BookAtSource,
  { offer, context, quotationId, reference }: StoredBooking,
  deadlineMs: number,
): Promise<Result<string, SourceBookingFailure>> => {
  const { load } = storedJson<OfferContext>(context);
  const quoted = readQuoted(readOffer(offer));
  if (quoted.isErr()) return err({ kind: "unknown", reason: `the stored offer cannot be read: ${quoted.error}` });
  return askWithin(deadlineMs, (signal) => call({ offer: quoted.value, load, quotationId, reference }, signal));
};

/* What the carrier answered is on disk before the shipper reads it. */
const settle = async (
  db: Executor,
  { quotationId }: StoredBooking,
  answered: Result<string, SourceBookingFailure>,
  now: number,
): Promise<Result<BookingReceipt, Refusal>> => {
  if (answered.isErr()) {
    const { reason } = answered.error;
    const locked = await lockBooking(db, quotationId);
    /* A booking that was cancelled meanwhile has ended already. */
    if (locked.isOk()) (await endBooking(db, locked.value, { reason, now })).unwrapOr(undefined);
    return err({ kind: "gone", message: `The carrier did not accept the booking: ${reason}` });
  }
  const confirmed = await confirmBooking(db, quotationId, answered.value, now);
  return ok({ quotationId, bookingId: confirmed.unwrapOr(null) });
};

/**
 * Books, and passes on what its rate source books with the carrier. The number of the carrier confirms the booking, its
 * refusal ends it. Without an answer the booking is a request that the desk settles; repeating the call asks again.
 */
export const bookAtSource =
  (book: BookOffer, { database: { db }, clock, findCall, deadlineMs, onFailure }: SourceBookingDeps): BookOffer =>
  async (request) => {
    const booked = await book(request);
    if (booked.isErr() || booked.value.bookingId !== null) return booked;
    const quotation = await findQuotationByNumber(db, booked.value.quotationId);
    const source = quotation === null ? null : readBookingSource(quotation.offer);
    const call = source === null ? null : await findCall(source);
    if (quotation === null || source === null || call === null) return booked;
    const answered = await callSource(call, quotation, deadlineMs);
    if (answered.isErr()) onFailure(source, answered.error.reason);
    if (answered.isErr() && answered.error.kind === "unknown") return booked;
    return db.transaction().execute((transaction) => settle(transaction, quotation, answered, clock()));
  };
