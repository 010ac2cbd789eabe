import type { ResultAsync } from "neverthrow";
import type { Amendment, AmendmentKind, FeePeriod } from "#domain/amendments";
import type { Money } from "#domain/money";
import type { TimeZone } from "#domain/time";
import type { Failure } from "./failure.ts";

/** What changes of a booking cost, and the requests for them. */
export interface BookingAmendments {
  /** Why the booking cannot be changed; null if it can. */
  readonly problem: string | null;
  /** Empty if the offer names no fee. */
  readonly fees: Readonly<Record<"cancellation" | "amendment", readonly FeePeriod[]>>;
  /** Of the days of the fees; left out where the server does not state it. */
  readonly timeZone?: TimeZone;
  /** Newest first. */
  readonly amendments: readonly Amendment[];
}

export interface NewAmendment {
  /** `id` of the quotation. */
  readonly booking: string;
  readonly kind: AmendmentKind;
  readonly text: string;
  /** The offer that replaces the booked one, for `sailing` and `quantity`. */
  readonly offerId: string | null;
  readonly shownFee: Money | null;
  /** The same for each repetition of a request. */
  readonly key: string;
}

export interface AmendmentDecision {
  readonly booking: string;
  readonly amendment: string;
  readonly decision: "withdraw" | "agree" | "refuse";
  /** The proposed fee that the shipper has seen; null to withdraw. */
  readonly fee: Money | null;
}

/** Requests to change or cancel a booking; a server may be without them. */
export interface AmendmentsPort {
  readonly list: (booking: string, signal: AbortSignal) => ResultAsync<BookingAmendments, Failure>;
  /** Refused with `conflict` if the booking or its fee has changed, or a request is open. */
  readonly request: (amendment: NewAmendment, signal: AbortSignal) => ResultAsync<Amendment, Failure>;
  /** Refused with `conflict` if the request has another state or another proposed fee meanwhile. */
  readonly decide: (decision: AmendmentDecision, signal: AbortSignal) => ResultAsync<Amendment, Failure>;
}
