import type { StripDay } from "../../domain/rates/facets.ts";
import { priceStrip } from "../../domain/rates/facets.ts";
import {
  countFilters,
  filterRates,
  type FilterScope,
  NO_FILTERS,
  type RateFilters,
} from "../../domain/rates/filter.ts";
import type { ListedRate } from "../../domain/rates/rate.ts";
import { groupSailings, type SailingGroup, sailsOn } from "../../domain/rates/sailing-groups.ts";
import { type RateOrder, sortRates } from "../../domain/rates/sort.ts";
import type { CalendarDate } from "../../domain/time/calendar.ts";

/** How a shipper wants to see the offers: which of them, of which sailing day, in which order. */
export interface RateCriteria {
  readonly filters: RateFilters;
  readonly day: CalendarDate | null;
  readonly order: RateOrder;
}

export const FIRST_CRITERIA: RateCriteria = { filters: NO_FILTERS, day: null, order: "lowest-total" };

/** The offers that meet some criteria, one by one and by service, and the sailing days that the day is chosen from. */
export interface RateSelection {
  readonly shown: readonly ListedRate[];
  readonly groups: readonly SailingGroup[];
  readonly days: readonly StripDay[];
}

/** How many criteria narrow the list; a sailing day is one. */
export const countNarrowing = ({ filters, day }: RateCriteria): number =>
  countFilters(filters) + (day === null ? 0 : 1);

/** Whether anything narrows the list. */
export const isNarrowed = (criteria: RateCriteria): boolean => countNarrowing(criteria) > 0;

/** What Clear All sets; the order stays. */
export const UNFILTERED: Pick<RateCriteria, "filters" | "day"> = { filters: NO_FILTERS, day: null };

/** Offers that share a transit time or a sailing date are in order of their totals, so that a card opens on its cheapest. */
const inOrder = (rates: readonly ListedRate[], order: RateOrder): readonly ListedRate[] =>
  order === "transit-time" || order === "sailing-date"
    ? sortRates(sortRates(rates, "lowest-total"), order)
    : sortRates(rates, order);

/** Applies criteria to all offers; a new order alone leaves the strip as it is. */
export const selectRates = (
  rates: readonly ListedRate[],
  criteria: RateCriteria,
  scope: FilterScope,
  before: { readonly criteria: RateCriteria; readonly days: readonly StripDay[] } | null,
): RateSelection => {
  const { filters, day, order } = criteria;
  const passing = filterRates(rates, filters, scope);
  const leaving = day === null ? passing : passing.filter((rate) => sailsOn(rate, day));
  const shown = inOrder(leaving, order);
  return {
    shown,
    groups: groupSailings(shown),
    days: before?.criteria.filters === filters ? before.days : priceStrip(passing),
  };
};
