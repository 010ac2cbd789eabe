import type { QuotationListQuery, QuotationPage } from "#domain/bookings";
import type { CalendarDate } from "#domain/time";
import type { Failure } from "#ports/failure.ts";

/** A reference as it was typed, for the booking with this `_id`. */
export interface ReferenceChange {
  readonly id: string;
  readonly reference: string;
}

export interface BookingsContext {
  /** What the page's address asks for. */
  readonly query: QuotationListQuery;
  /** What the search field holds. */
  readonly typed: string;
  /** The last page that was answered; shown while the next one is loading. */
  readonly listing: QuotationPage | null;
  /** What validity is measured against. */
  readonly today: CalendarDate;
  readonly failure: Failure | null;
  /** The `_id` of the booking whose reference is edited. */
  readonly edited: string | null;
  readonly referenceFailure: Failure | null;
}

/** What can happen on My Bookings. */
export type BookingsEvent =
  /** The address asks for this. */
  | { readonly type: "list.requested"; readonly query: QuotationListQuery }
  | { readonly type: "list.retried" }
  | { readonly type: "search.typed"; readonly text: string }
  | { readonly type: "reference.opened"; readonly id: string }
  | { readonly type: "reference.closed" }
  | ({ readonly type: "reference.submitted" } & ReferenceChange);

/** What the screen is told beyond its view. */
export type BookingsNotice =
  /** Typing has paused: the address should ask for this. */
  | { readonly type: "search.settled"; readonly text: string }
  | { readonly type: "reference.saved"; readonly id: string };
