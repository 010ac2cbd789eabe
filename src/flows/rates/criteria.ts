import {
  type TotalBasis,
  type TotalView,
  type StripDay,
  toPriceStrip,
  countFilters,
  filterRates,
  type FilterScope,
  NO_FILTERS,
  type RateFilters,
  type ListedRate,
  groupSailings,
  type SailingGroup,
  isSailingOn,
  type RateGap,
  type RateOrder,
  sortRates,
  RATE_ORDERS,
} from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import { readChoice, readDate, readQuery, writeQuery } from "../query-text.ts";

/** Which offers are shown, in which order, by which total. */
export interface RateCriteria {
  readonly filters: RateFilters;
  /** A sailing day of the price strip; null for all. */
  readonly day: CalendarDate | null;
  readonly order: RateOrder;
  readonly basis: TotalBasis;
}

export const DEFAULT_CRITERIA: RateCriteria = {
  filters: NO_FILTERS,
  day: null,
  order: "lowest-total",
  basis: "complete",
};

/** The offers that meet the criteria, as a list and by carrier service, with the days of the price strip. */
export interface RateSelection {
  readonly shown: readonly ListedRate[];
  readonly groups: readonly SailingGroup[];
  /** Why the offers from this one on are not comparable with those above, by offer id. */
  readonly gaps: ReadonlyMap<string, RateGap>;
  readonly days: readonly StripDay[];
}

/** How many criteria narrow the list; a sailing day is one. */
export const countActiveCriteria = ({ filters, day }: RateCriteria): number =>
  countFilters(filters) + (day === null ? 0 : 1);

export const isNarrowed = (criteria: RateCriteria): boolean => countActiveCriteria(criteria) > 0;

export const UNFILTERED: Pick<RateCriteria, "filters" | "day"> = { filters: NO_FILTERS, day: null };

const isOn =
  (day: CalendarDate | null) =>
  (rate: ListedRate): boolean =>
    day === null || isSailingOn(rate, day);

/** The offers that the filters and the sailing day leave, in their order. */
export const narrowRates = (
  rates: readonly ListedRate[],
  { filters, day }: RateCriteria,
  scope: FilterScope,
): readonly ListedRate[] => filterRates(rates, filters, scope).filter(isOn(day));

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
  const sections = sortRates(passing.filter(isOn(day)), order, view);
  const isSameStrip = before?.criteria.filters === filters && before.criteria.basis === basis;
  return {
    shown: sections.flatMap((section) => section.rates),
    groups: sections.flatMap((section, at) =>
      groupSailings(section.rates).map((group) => (at === 0 ? group : { ...group, key: `${at}|${group.key}` })),
    ),
    gaps: new Map(
      sections.flatMap(({ gap, rates: [first] }) => (gap === null || first === undefined ? [] : [[first.id, gap]])),
    ),
    days: isSameStrip ? before.days : toPriceStrip(passing, view),
  };
};

/* Names of carriers and ports may contain commas, but no bar. */
const SEPARATOR = "|";

const isOrder = (text: string): text is RateOrder => Object.hasOwn(RATE_ORDERS, text);

const writeList = (values: readonly string[]): string | null => (values.length === 0 ? null : values.join(SEPARATOR));

const readLimit = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : null;
const readList = (text: string | undefined): readonly string[] => [
  ...new Set((text ?? "").split(SEPARATOR).filter((value) => value !== "")),
];

/** `type=spot&carriers=Norrvik+Line&day=2026-12-03&sort=transit-time`; defaults are left out. */
export const serialiseCriteria = ({ filters, day, order, basis }: RateCriteria): string =>
  writeQuery([
    ["type", filters.rateType === "all" ? null : filters.rateType],
    ["transhipments", filters.maxTranshipments],
    ["transit", filters.maxTransitDays],
    ["loading", writeList(filters.portsOfLoading)],
    ["discharge", writeList(filters.portsOfDischarge)],
    ["inland", filters.inlandIncluded ? 1 : null],
    ["cutoff", filters.cutOffReachable ? 1 : null],
    ["find", filters.carrierText.trim() === "" ? null : filters.carrierText],
    ["carriers", writeList(filters.carriers)],
    ["day", day],
    ["sort", order === DEFAULT_CRITERIA.order ? null : order],
    ["totals", basis === DEFAULT_CRITERIA.basis ? null : basis],
  ]);

/** Missing and unreadable values get their default; other keys are ignored. */
export const parseCriteria = (text: string): RateCriteria => {
  const query = readQuery(text);
  const order = query.get("sort") ?? "";
  return {
    filters: {
      rateType: readChoice(["contract", "spot"], query.get("type")) ?? "all",
      maxTranshipments: readLimit(query.get("transhipments")),
      maxTransitDays: readLimit(query.get("transit")),
      portsOfLoading: readList(query.get("loading")),
      portsOfDischarge: readList(query.get("discharge")),
      inlandIncluded: query.get("inland") === "1",
      cutOffReachable: query.get("cutoff") === "1",
      carrierText: query.get("find") ?? "",
      carriers: readList(query.get("carriers")),
    },
    day: readDate(query.get("day")),
    order: isOrder(order) ? order : DEFAULT_CRITERIA.order,
    basis: query.get("totals") === "quoted" ? "quoted" : DEFAULT_CRITERIA.basis,
  };
};
