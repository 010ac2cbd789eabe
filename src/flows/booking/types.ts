import type { BookableOffer } from "#domain/bookings";
import type { Approval, Company } from "#domain/companies";
import type { BookedSailing } from "#domain/rates";
import type { BookingReceipt } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";

/** One confirmation; every request with the same key is the same booking. */
export interface BookingAttempt {
  readonly rate: BookableOffer;
  readonly key: string;
  /** An existing booking of the same sailing, to be confirmed first. */
  readonly earlier?: BookedSailing | null;
  readonly reference?: string | null;
}

/** How a booking begins. */
export interface BookingInput extends BookingAttempt {
  /** Whether the server has companies, whose credit is shown; left out: it has none. */
  readonly hasCompanies?: boolean;
}

export interface BookingContext extends BookingInput {
  readonly receipt: BookingReceipt | null;
  readonly failure: Failure | null;
  /** What was sent last. */
  readonly attempted: "booking" | "approval";
  /** The request for the approval of a colleague, where the offer is above the own limit. */
  readonly approval: Approval | null;
  /** Whose credit the booking uses; null until it is read, and where the server has no companies. */
  readonly company: Company | null;
}

export type BookingEvent =
  | { readonly type: "repeat.confirmed" }
  /** The shipper's own reference so far. */
  | { readonly type: "reference.typed"; readonly reference: string }
  /** Nobody is signed in any more, before anything was sent. */
  | { readonly type: "session.ended" }
  /** With the shipper's own reference. */
  | { readonly type: "booking.confirmed"; readonly reference?: string | null }
  /** No, or the dialog was closed before sending. */
  | { readonly type: "booking.declined" }
  /** The same booking again, after a failure with an unknown outcome. */
  | { readonly type: "booking.retried" }
  /** A colleague is asked to approve the booking. */
  | { readonly type: "approval.requested"; readonly reference?: string | null }
  | { readonly type: "result.closed" }
  | { readonly type: "document.retried" };
