import {
  type TotalBasis,
  type TotalView,
  type StripDay,
  priceStrip,
  countFilters,
  filterRates,
  type FilterScope,
  NO_FILTERS,
  type RateFilters,
  type ListedRate,
  groupSailings,
  type SailingGroup,
  sailsOn,
  type RateGap,
  type RateOrder,
  sortRates,
} from "#domain/rates";
import type { CalendarDate } from "#domain/time";

/** How a shipper wants to see the offers: which of them, of which sailing day, in which order, by which of the two totals. */
export interface RateCriteria {
  readonly filters: RateFilters;
  readonly day: CalendarDate | null;
  readonly order: RateOrder;
  readonly basis: TotalBasis;
}

export const FIRST_CRITERIA: RateCriteria = {
  filters: NO_FILTERS,
  day: null,
  order: "lowest-total",
  basis: "complete",
};

/** The offers that meet some criteria, one by one and by service, and the sailing days that the day is chosen from. */
export interface RateSelection {
  readonly shown: readonly ListedRate[];
  readonly groups: readonly SailingGroup[];
  /** Why the offers from here on cannot be compared with those above, by the id of the first of them. */
  readonly gaps: ReadonlyMap<string, RateGap>;
  readonly days: readonly StripDay[];
}

/** How many criteria narrow the list; a sailing day is one. */
export const countNarrowing = ({ filters, day }: RateCriteria): number =>
  countFilters(filters) + (day === null ? 0 : 1);

/** Whether anything narrows the list. */
export const isNarrowed = (criteria: RateCriteria): boolean => countNarrowing(criteria) > 0;

/** What Clear All sets; the order stays. */
export const UNFILTERED: Pick<RateCriteria, "filters" | "day"> = { filters: NO_FILTERS, day: null };

/** Applies criteria to all offers; a new order alone leaves the strip as it is. */
export const selectRates = (
  rates: readonly ListedRate[],
  criteria: RateCriteria,
  scope: FilterScope,
  totals: TotalView["totals"],
  before: { readonly criteria: RateCriteria; readonly days: readonly StripDay[] } | null,
): RateSelection => {
  const { filters, day, order, basis } = criteria;
  const view = { totals, basis };
  const passing = filterRates(rates, filters, scope);
  const leaving = day === null ? passing : passing.filter((rate) => sailsOn(rate, day));
  const sections = sortRates(leaving, order, view);
  const isSameStrip = before?.criteria.filters === filters && before.criteria.basis === basis;
  return {
    shown: sections.flatMap((section) => section.rates),
    groups: sections.flatMap((section, at) =>
      groupSailings(section.rates).map((group) => (at === 0 ? group : { ...group, key: `${at}|${group.key}` })),
    ),
    gaps: new Map(
      sections.flatMap(({ gap, rates: [first] }) => (gap === null || first === undefined ? [] : [[first.id, gap]])),
    ),
    days: isSameStrip ? before.days : priceStrip(passing, view),
  };
};
