import type { BookableOffer } from "#domain/bookings";
import type { BookedSailing } from "#domain/rates";
import type { BookingReceipt } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";

/** One confirmation: the offer, and the key that makes every sending of it the same booking. */
export interface BookingAttempt {
  readonly rate: BookableOffer;
  readonly key: string;
  /** The shipper's booking of the same sailing: it is asked first whether this one is wanted beside it. */
  readonly earlier?: BookedSailing | null;
  /** The shipper's own reference of the booking. */
  readonly reference?: string | null;
}

export interface BookingContext extends BookingAttempt {
  readonly receipt: BookingReceipt | null;
  readonly failure: Failure | null;
}

/** What can happen between Book Now and the last Close. */
export type BookingEvent =
  /** Yes to booking a sailing again; the usual question follows. */
  | { readonly type: "repeat.confirmed" }
  /** Yes, with the shipper's own reference. */
  | { readonly type: "booking.confirmed"; readonly reference?: string | null }
  /** No, or the dialog closed before anything was sent. */
  | { readonly type: "booking.declined" }
  /** The same booking once more, after a failure that left its outcome open. */
  | { readonly type: "booking.retried" }
  /** Close on the result. */
  | { readonly type: "result.closed" }
  /** The PDF once more. */
  | { readonly type: "document.retried" };
