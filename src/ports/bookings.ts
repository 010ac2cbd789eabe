import type { ResultAsync } from "neverthrow";
import type { BookableOffer } from "../domain/quotations/bookable-offer.ts";
import type { Failure } from "./failure.ts";

/** What the server said to a booking; `message` is shown as it is, 'Booking confirmed!' when it is empty. */
export interface BookingReceipt {
  readonly message: string;
  readonly quotationId: string | null;
  readonly bookingId: string | null;
}

/** A file handed out by the server. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Booking an offer, and its PDF. */
export interface BookingsPort {
  /**
   * Books the offer; the same `idempotencyKey` is the same booking, however often it is sent. `again`: the shipper wants one
   * more booking of a sailing that is booked already.
   */
  readonly book: (
    offer: BookableOffer,
    idempotencyKey: string,
    signal: AbortSignal,
    again?: boolean,
  ) => ResultAsync<BookingReceipt, Failure>;
  /** The PDF of the offer, or of one of its bookings; named by content-disposition, otherwise `booking.pdf`. */
  readonly pdf: (
    offer: BookableOffer,
    signal: AbortSignal,
    quotationId?: string | null,
  ) => ResultAsync<NamedFile, Failure>;
}
