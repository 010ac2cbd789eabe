import type { BookableOffer } from "#domain/bookings";
import type { BookedSailing } from "#domain/rates";
import type { BookingReceipt } from "#ports/bookings.ts";
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
