import type { RateCriteria } from "./criteria.ts";

/** What can happen on Available Rates. */
export type RatesEvent =
  /** Try again after a failed search. */
  | { readonly type: "search.retried" }
  | { readonly type: "criteria.changed"; readonly criteria: RateCriteria }
  | { readonly type: "warning.dismissed" }
  /** Pins an offer for the comparison, or takes it out. */
  | { readonly type: "pin.toggled"; readonly rateId: string }
  | { readonly type: "breakdown.opened"; readonly rateId: string }
  | { readonly type: "details.opened"; readonly rateId: string }
  | { readonly type: "comparison.opened" }
  /** Book Now. */
  | { readonly type: "booking.opened"; readonly rateId: string }
  | { readonly type: "dialog.closed" };

/** What the page is told beyond its view. */
export type RatesNotice = { readonly type: "pin.refused"; readonly limit: number };
