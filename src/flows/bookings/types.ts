import type { QuotationListQuery, QuotationPage } from "#domain/bookings";
import type { ReadingMoment } from "../utc-minutes.ts";
import type { Failure } from "#ports/failure.ts";

/** A reference as it was typed, for the booking with this `_id`. */
export interface ReferenceChange {
  readonly id: string;
  readonly reference: string;
}

export interface BookingsContext extends ReadingMoment {
  readonly query: QuotationListQuery;
  readonly typed: string;
  /** The last loaded page; shown while the next one loads. */
  readonly listing: QuotationPage | null;
  readonly failure: Failure | null;
  /** The `_id` of the booking whose reference is edited. */
  readonly edited: string | null;
  readonly referenceFailure: Failure | null;
}

export type BookingsEvent =
  | { readonly type: "list.requested"; readonly query: QuotationListQuery }
  | { readonly type: "list.retried" }
  | { readonly type: "search.typed"; readonly text: string }
  | { readonly type: "reference.opened"; readonly id: string }
  | { readonly type: "reference.closed" }
  | ({ readonly type: "reference.submitted" } & ReferenceChange);

export type BookingsNotice =
  /** Typing has paused; the URL should contain this. */
  | { readonly type: "search.settled"; readonly text: string }
  | { readonly type: "reference.saved"; readonly id: string };
