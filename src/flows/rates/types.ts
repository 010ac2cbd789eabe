import type { FclSearch } from "#domain/search";
import {
  calculateTotals,
  type OfferTotal,
  type TotalScope,
  type TotalView,
  type FilterOptions,
  listFilterOptions,
  type RateFacets,
  countFacets,
  type StripDay,
  type RateFlag,
  type BookedSailing,
  type ListedRate,
  type RateList,
  type RateGap,
  type SailingGroup,
  type RateFilters,
  type ValueFilter,
  type TotalBasis,
  type RateOrder,
} from "#domain/rates";
import type { LocalDateTime, CalendarDate } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import type { RateCriteria } from "./criteria.ts";
import type { BookingReceipt } from "#ports/api.ts";

/** Cards: one per carrier service, its sailings to choose from. Compact: one line per offer. */
export type RatesLayout = "cards" | "compact";

/** The dialog over the list; at most one is open. */
export type OpenDialog =
  | { readonly kind: "none" }
  | { readonly kind: "breakdown" | "details" | "booking"; readonly rateId: string }
  | { readonly kind: "comparison" };

export interface RatesContext {
  readonly search: FclSearch;
  /** Null until the search has been answered. */
  readonly list: RateList | null;
  /** The time at the shipper's place when the page was opened. */
  readonly now: LocalDateTime;
  /** What can be filtered by, whatever the criteria. */
  readonly options: FilterOptions;
  /** The values of the filters under the criteria. */
  readonly facets: RateFacets;
  /** What every offer costs for the searched transport, by id. */
  readonly totals: ReadonlyMap<string, OfferTotal>;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly criteria: RateCriteria;
  /** The shipper's bookings of sailings, newest first, and by the offers that are for the same sailing. */
  readonly bookedSailings: readonly BookedSailing[];
  readonly bookings: ReadonlyMap<string, BookedSailing>;
  /** The offers that meet the criteria, in their order. */
  readonly shown: readonly ListedRate[];
  /** The shown offers by carrier service, in the order of the list. */
  readonly groups: readonly SailingGroup[];
  /** Why the offers from here on cannot be compared with those above, by the id of the first of them. */
  readonly gaps: ReadonlyMap<string, RateGap>;
  /** The offer that the shipper chose in a group, by the group's key. */
  readonly chosenSailings: ReadonlyMap<string, string>;
  readonly layout: RatesLayout;
  readonly days: readonly StripDay[];
  readonly warningDismissed: boolean;
  /** In the order of pinning, at most three. */
  readonly pinned: readonly string[];
  readonly open: OpenDialog;
  readonly failure: Failure | null;
}

export interface RatesInput {
  readonly search: FclSearch;
  readonly criteria: RateCriteria;
  readonly now: LocalDateTime;
  readonly layout: RatesLayout;
}

export const NO_DIALOG: OpenDialog = { kind: "none" };

/** What the offers of an answer can be filtered by, and what each value would show. */
export const computeFacets = (
  rates: readonly ListedRate[],
  { filters, day, basis }: RateCriteria,
  now: LocalDateTime,
  totals: TotalView["totals"],
): Pick<RatesContext, "options" | "facets"> => {
  const view = { totals, basis };
  const options = listFilterOptions(rates, now, view);
  return { options, facets: countFacets(rates, options, filters, day, view) };
};

/** What totals of a search stand on: what was searched, and what the answer states beside its offers. */
export const toTotalScope = ({ search, list }: Pick<RatesContext, "search" | "list">): TotalScope => ({
  search,
  exchange: list?.exchange ?? null,
  haulage: list?.haulage ?? [],
});

export const computeTotals = (context: Pick<RatesContext, "search" | "list">): RatesContext["totals"] =>
  calculateTotals(context.list?.rates ?? [], toTotalScope(context));

export const initialContext = ({ search, criteria, now, layout }: RatesInput): RatesContext => ({
  search,
  criteria,
  list: null,
  now,
  ...computeFacets([], criteria, now, new Map()),
  totals: new Map(),
  flags: new Map(),
  bookedSailings: [],
  bookings: new Map(),
  shown: [],
  groups: [],
  gaps: new Map(),
  chosenSailings: new Map(),
  layout,
  days: [],
  warningDismissed: false,
  pinned: [],
  open: NO_DIALOG,
  failure: null,
});

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
