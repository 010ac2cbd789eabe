import type { ResultAsync } from "neverthrow";
import type { BookableOffer } from "#domain/bookings";
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

/** What a shipper adds to a booking. */
export interface BookingWish {
  /** One more booking of a sailing that is booked already. */
  readonly again?: boolean;
  /** The shipper's own reference, such as a purchase order number. */
  readonly reference?: string | null;
}

/** Booking an offer, and its PDF. */
export interface BookingsPort {
  /** Books the offer; the same `idempotencyKey` is the same booking, however often it is sent. */
  readonly book: (
    offer: BookableOffer,
    idempotencyKey: string,
    signal: AbortSignal,
    wish?: BookingWish,
  ) => ResultAsync<BookingReceipt, Failure>;
  /** The PDF of the offer, or of one of its bookings; named by content-disposition, otherwise `booking.pdf`. */
  readonly pdf: (
    offer: BookableOffer,
    signal: AbortSignal,
    quotationId?: string | null,
  ) => ResultAsync<NamedFile, Failure>;
}
