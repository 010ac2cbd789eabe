import type { BookableOffer } from "../../domain/quotations/bookable-offer.ts";
import type { BookingReceipt } from "../../ports/bookings.ts";
import type { Failure } from "../../ports/failure.ts";

/** One confirmation: the offer, and the key that makes every sending of it the same booking. */
export interface BookingAttempt {
  readonly rate: BookableOffer;
  readonly key: string;
}

export interface BookingContext extends BookingAttempt {
  readonly receipt: BookingReceipt | null;
  readonly failure: Failure | null;
}
