import type { FclSearch } from "#domain/search";
import {
  completeTotals,
  type OfferTotal,
  type TotalScope,
  type TotalView,
  type FilterOptions,
  filterOptions,
  type RateFacets,
  rateFacets,
  type StripDay,
  type RateFlag,
  type BookedSailing,
  type ListedRate,
  type RateList,
  type RateGap,
  type SailingGroup,
} from "#domain/rates";
import type { LocalDateTime } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import type { RateCriteria } from "./criteria.ts";

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

export const noDialog: OpenDialog = { kind: "none" };

/** What the offers of an answer can be filtered by, and what each value would show. */
export const facetsAmong = (
  rates: readonly ListedRate[],
  { filters, day, basis }: RateCriteria,
  now: LocalDateTime,
  totals: TotalView["totals"],
): Pick<RatesContext, "options" | "facets"> => {
  const view = { totals, basis };
  const options = filterOptions(rates, now, view);
  return { options, facets: rateFacets(rates, options, filters, day, view) };
};

/** What totals of a search stand on: what was searched, and what the answer states beside its offers. */
export const totalScope = ({ search, list }: Pick<RatesContext, "search" | "list">): TotalScope => ({
  search,
  exchange: list?.exchange ?? null,
  haulage: list?.haulage ?? [],
});

export const totalsOf = (context: Pick<RatesContext, "search" | "list">): RatesContext["totals"] =>
  completeTotals(context.list?.rates ?? [], totalScope(context));

export const unanswered = ({ search, criteria, now, layout }: RatesInput): RatesContext => ({
  search,
  criteria,
  list: null,
  now,
  ...facetsAmong([], criteria, now, new Map()),
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
  open: noDialog,
  failure: null,
});
