import { type CalendarDate, toDate } from "#domain/time";
import type { LclRate } from "./lcl-rate.ts";

/** The orders of the list; the first is the default. */
export const LCL_SORTS = ["lowest-total", "transit-time", "next-departure"] as const;
export type LclSort = (typeof LCL_SORTS)[number];

/** `port`: the CFS at the place that was searched for; `inland`: a CFS beyond it. */
export type CfsKind = "port" | "inland";

/** How a list of rates is sorted and what it is narrowed to; null does not narrow it. */
export interface LclCriteria {
  readonly sort: LclSort;
  readonly cfs: CfsKind | null;
  /** A departure on this day or before. */
  readonly departsBy: CalendarDate | null;
  readonly maxTransitDays: number | null;
}

export const DEFAULT_LCL_CRITERIA: LclCriteria = {
  sort: LCL_SORTS[0],
  cfs: null,
  departsBy: null,
  maxTransitDays: null,
};

export const isLclListNarrowed = ({ cfs, departsBy, maxTransitDays }: LclCriteria): boolean =>
  cfs !== null || departsBy !== null || maxTransitDays !== null;

/** What the list can be narrowed to. The counts are those of all pages, after every other filter. */
export interface LclChoices {
  readonly portCfs: number;
  readonly inlandCfs: number;
  /** Departures of all rates of the lane, earliest first. */
  readonly departures: readonly CalendarDate[];
  /** Transit times of all rates of the lane in days, shortest first. */
  readonly transitDays: readonly number[];
}

/** Where a rate to `place` ends: at a CFS of that place (`Rotterdam Maasvlakte` is in Rotterdam), or beyond it. */
export const toCfsKind = ({ destinationCfs }: Pick<LclRate, "destinationCfs">, place: string): CfsKind =>
  destinationCfs === null || destinationCfs.toLowerCase().startsWith(place.toLowerCase()) ? "port" : "inland";

const getTotal = ({ price }: LclRate): number =>
  price.converted.kind === "converted" ? price.converted.total.minor : Number.POSITIVE_INFINITY;

const getDays = ({ transit }: LclRate): number => (transit.kind === "days" ? transit.days : Number.POSITIVE_INFINITY);

const findNextDeparture = ({ departures }: LclRate): string => departures[0]?.date ?? "9999-12-31";

/** Complete prices come before those with gaps, whose totals say less than will be paid. */
const rankPrice = ({ availability, price }: LclRate): number => {
  if (availability.kind === "not-bookable") return 3;
  if (price.converted.kind !== "converted") return 2;
  return price.unpricedCount === 0 ? 0 : 1;
};

const compareNumbers = (one: number, other: number): number => (one === other ? 0 : one - other);

const compareTotals = (one: LclRate, other: LclRate): number =>
  rankPrice(one) - rankPrice(other) || compareNumbers(getTotal(one), getTotal(other));

const COMPARISONS: Readonly<Record<LclSort, (one: LclRate, other: LclRate) => number>> = {
  "lowest-total": compareTotals,
  "transit-time": (one, other) => compareNumbers(getDays(one), getDays(other)) || compareTotals(one, other),
  "next-departure": (one, other) =>
    findNextDeparture(one).localeCompare(findNextDeparture(other)) || compareTotals(one, other),
};

/** LCL rates in an order; rates without the value that decides come last, equals are ordered by their totals. */
export const sortLclRates = (rates: readonly LclRate[], sort: LclSort = "lowest-total"): readonly LclRate[] =>
  rates.toSorted(COMPARISONS[sort]);

const departsInTime = ({ departures }: LclRate, day: CalendarDate | null): boolean =>
  day === null || departures.some(({ date }) => date <= day);

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const toChoices = (all: readonly LclRate[], matching: readonly LclRate[], place: string): LclChoices => {
  const atPort = matching.filter((rate) => toCfsKind(rate, place) === "port").length;
  return {
    portCfs: atPort,
    inlandCfs: matching.length - atPort,
    departures: unique(all.flatMap(({ departures }) => departures.map(({ date }) => toDate(date)))).toSorted(),
    transitDays: unique(all.map(getDays).filter(Number.isFinite)).toSorted((one, other) => one - other),
  };
};

/** All rates of a search as they are listed, what they can be narrowed to, and the one with the lowest total. */
interface ListedLclRates {
  readonly rates: readonly LclRate[];
  readonly choices: LclChoices;
  /** The lowest complete total of the list; null where there is nothing to compare it with. */
  readonly lowest: LclRate | null;
}

/**
 * Narrows and sorts the rates of a search to `place`: those to a CFS at the place before those to a CFS beyond it, each
 * part in the chosen order.
 */
export const listLclRates = (rates: readonly LclRate[], place: string, criteria: LclCriteria): ListedLclRates => {
  const { sort, cfs, departsBy, maxTransitDays } = criteria;
  const matching = rates.filter(
    (rate) => departsInTime(rate, departsBy) && (maxTransitDays === null || getDays(rate) <= maxTransitDays),
  );
  const sorted = sortLclRates(matching, sort);
  const part = (kind: CfsKind) =>
    cfs === null || cfs === kind ? sorted.filter((rate) => toCfsKind(rate, place) === kind) : [];
  const listed = [...part("port"), ...part("inland")];
  const complete = listed.filter((rate) => rankPrice(rate) === 0);
  const [lowest = null] = listed.length > 1 ? sortLclRates(complete) : [];
  return { rates: listed, choices: toChoices(rates, matching, place), lowest };
};

/** Rows per page that the list offers; the first is the default. */
export const LCL_PAGE_SIZES = [10, 20, 30] as const;
export type LclPageSize = (typeof LCL_PAGE_SIZES)[number];

/** The page size of a text such as `20`; 10 for any other. */
export const toLclPageSize = (text: string | null): LclPageSize =>
  LCL_PAGE_SIZES.find((size) => String(size) === text) ?? LCL_PAGE_SIZES[0];

/** A page of the list; pages count from 0. */
export interface LclPage {
  readonly page: number;
  readonly size: LclPageSize;
}

/** What a page asks of the server. */
export const toLclPageRange = ({ page, size }: LclPage): { readonly limit: number; readonly skip: number } => ({
  limit: size,
  skip: page * size,
});

/** Where a page lies among all. */
export interface LclPageState {
  readonly pageCount: number | null;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** `Page 2 of 5`; `Page 2` while the number of pages is not known. */
  readonly text: string;
}

/** Paging by the server's total; without one, a full page may have a next one, and any other page is the last. */
export const toLclPageState = ({ page, size }: LclPage, shown: number, total: number | null): LclPageState => {
  const isFull = shown >= size;
  const known = isFull ? null : page + 1;
  const pageCount = total === null ? known : Math.max(1, Math.ceil(total / size));
  return {
    pageCount,
    hasPrevious: page > 0,
    hasNext: pageCount === null ? isFull : page + 1 < pageCount,
    text: pageCount === null ? `Page ${page + 1}` : `Page ${page + 1} of ${pageCount}`,
  };
};

/** The page of another size that holds the first row of this one. */
export const resizeLclPage = ({ page, size }: LclPage, next: LclPageSize): LclPage => ({
  page: Math.floor((page * size) / next),
  size: next,
});
