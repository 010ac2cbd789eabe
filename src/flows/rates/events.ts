import type { RateFilters, ValueFilter, TotalBasis, RateOrder } from "#domain/rates";
import type { BookingReceipt } from "#ports/bookings.ts";
import type { CalendarDate } from "#domain/time";
import type { RatesLayout } from "./context.ts";

/** What can happen on Available Rates. */
export type RatesEvent =
  /** Try again after a failed search. */
  | { readonly type: "search.retried" }
  | { readonly type: "filters.changed"; readonly changes: Partial<RateFilters> }
  /** A port or a carrier was chosen, or unchosen. */
  | { readonly type: "filterValue.toggled"; readonly filter: ValueFilter; readonly value: string }
  /** A sailing day of the strip; null shows all days again. */
  | { readonly type: "day.chosen"; readonly day: CalendarDate | null }
  | { readonly type: "order.chosen"; readonly order: RateOrder }
  /** Complete, or As quoted. */
  | { readonly type: "basis.chosen"; readonly basis: TotalBasis }
  /** Clear All. */
  | { readonly type: "filters.cleared" }
  | { readonly type: "layout.chosen"; readonly layout: RatesLayout }
  /** Another sailing of the service of one card. */
  | { readonly type: "sailing.chosen"; readonly group: string; readonly rateId: string }
  | { readonly type: "warning.dismissed" }
  /** Pins an offer for the comparison, or takes it out. */
  | { readonly type: "pin.toggled"; readonly rateId: string }
  | { readonly type: "breakdown.opened"; readonly rateId: string }
  | { readonly type: "details.opened"; readonly rateId: string }
  | { readonly type: "comparison.opened" }
  /** Book Now. */
  | { readonly type: "booking.opened"; readonly rateId: string }
  /** The offer in the dialog was booked. */
  | { readonly type: "offer.booked"; readonly rateId: string; readonly receipt: BookingReceipt }
  /** The server said that the offer in the dialog can no longer be booked. */
  | { readonly type: "offer.withdrawn"; readonly rateId: string; readonly reason: string }
  | { readonly type: "dialog.closed" };

/** What the page is told beyond its view. */
export type RatesNotice = { readonly type: "pin.refused"; readonly limit: number };
