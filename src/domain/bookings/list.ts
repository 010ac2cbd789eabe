import { addDays, type CalendarDate } from "#domain/time";
import type { BookingStatus } from "#domain/rates";
import type { QuotationPage } from "./quotation.ts";

/** Which departures (ETD) My Bookings shows. */
export type DeparturePeriod =
  | { readonly kind: "any" | "next-30" | "last-30" | "last-90" }
  | { readonly kind: "between"; readonly from: CalendarDate | null; readonly till: CalendarDate | null };

export const QUOTATION_SORTS = [
  "-bookedOn",
  "bookedOn",
  "departure",
  "-departure",
  "arrival",
  "-arrival",
  "-total",
] as const;
/** What My Bookings is ordered by; `-` is descending. */
export type QuotationSort = (typeof QUOTATION_SORTS)[number];

/** What My Bookings shows, as it is written in its address. */
export interface QuotationListQuery {
  /** Counted from 0. */
  readonly page: number;
  readonly search: string;
  readonly status: BookingStatus | null;
  readonly departure: DeparturePeriod;
  readonly carrier: string | null;
  readonly sort: QuotationSort;
}

/** The list as specified: all bookings, newest first. */
export const EMPTY_LIST_QUERY: QuotationListQuery = {
  page: 0,
  search: "",
  status: null,
  departure: { kind: "any" },
  carrier: null,
  sort: "-bookedOn",
};

/** The most characters a search can have. */
export const MAX_SEARCH_LENGTH = 100;

/**
 * The first and the last day of departure that a period includes; null is without a limit. A departure is a day at its port:
 * periods from or until today begin and end with the days that are today somewhere on earth, so that none is left out.
 */
export const toDepartureDays = (
  period: DeparturePeriod,
  today: { readonly first: CalendarDate; readonly last: CalendarDate },
): { readonly from: CalendarDate | null; readonly till: CalendarDate | null } => {
  switch (period.kind) {
    case "any":
      return { from: null, till: null };
    case "next-30":
      return { from: today.first, till: addDays(today.last, 30) };
    case "last-30":
      return { from: addDays(today.first, -30), till: today.last };
    case "last-90":
      return { from: addDays(today.first, -90), till: today.last };
    case "between":
      return { from: period.from, till: period.till };
  }
};

/** Whether a query leaves out any booking. */
export const isListNarrowed = ({ search, status, departure, carrier }: QuotationListQuery): boolean =>
  search.trim() !== "" || status !== null || departure.kind !== "any" || carrier !== null;

/** Quotations on a page. */
export const QUOTATION_PAGE_SIZE = 10;

/** Where a page lies among all pages; pages count from 0, texts from 1. */
export interface PageState {
  readonly page: number;
  /** Null when the server does not say how many quotations there are. */
  readonly pageCount: number | null;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** How many quotations to skip for a page. */
export const toSkip = (page: number): number => page * QUOTATION_PAGE_SIZE;

/** Paging by the server's total; without one, a full page may have a next one, and any other page is the last. */
export const toPageState = (page: number, { quotations, total }: QuotationPage): PageState => {
  const isFull = quotations.length >= QUOTATION_PAGE_SIZE;
  if (total !== null) {
    const pageCount = Math.max(1, Math.ceil(total / QUOTATION_PAGE_SIZE));
    return { page, pageCount, hasPrevious: page > 0, hasNext: page + 1 < pageCount };
  }
  return { page, pageCount: isFull ? null : page + 1, hasPrevious: page > 0, hasNext: isFull };
};
