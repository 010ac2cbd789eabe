import { readQuery, writeQuery } from "../query-text.ts";
import { type CalendarDate, isCalendarDate } from "#domain/time";
import type { BookingStatus } from "#domain/rates";
import {
  type DeparturePeriod,
  QUOTATION_SORTS,
  type QuotationListQuery,
  EMPTY_LIST_QUERY,
  MAX_SEARCH_LENGTH,
} from "#domain/bookings";

const STATUSES: readonly BookingStatus[] = ["in-process", "booked", "cancelled", "unknown"];

const RELATIVE = ["next-30", "last-30", "last-90"] as const;

const readDate = (text: string | undefined): CalendarDate | null =>
  text !== undefined && isCalendarDate(text) ? text : null;

const readPeriod = (text: string | undefined): DeparturePeriod => {
  const kind = RELATIVE.find((one) => one === text);
  if (kind !== undefined) return { kind };
  const [from, till] = (text ?? "").split("..");
  return text?.includes("..") === true
    ? { kind: "between", from: readDate(from), till: readDate(till) }
    : { kind: "any" };
};

const writePeriod = (period: DeparturePeriod): string | null => {
  if (period.kind === "any") return null;
  return period.kind === "between" ? `${period.from ?? ""}..${period.till ?? ""}` : period.kind;
};

/** The page asked for, counted from 0; anything that is no page is the first. */
const readPage = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0;

/** Reads the address of My Bookings; what it does not understand is as if it had not been written. */
export const readListQuery = (text: string): QuotationListQuery => {
  const query = readQuery(text);
  const carrier = query.get("carrier") ?? "";
  return {
    page: readPage(query.get("page")),
    search: (query.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    status: STATUSES.find((one) => one === query.get("status")) ?? null,
    departure: readPeriod(query.get("departure")),
    carrier: carrier === "" ? null : carrier,
    sort: QUOTATION_SORTS.find((one) => one === query.get("sort")) ?? EMPTY_LIST_QUERY.sort,
  };
};

/** Writes a query for the address of My Bookings; what is as specified is left out. */
export const writeListQuery = ({ page, search, status, departure, carrier, sort }: QuotationListQuery): string => {
  const pairs: readonly (readonly [string, string | null])[] = [
    ["search", search.trim() === "" ? null : search.trim()],
    ["status", status],
    ["departure", writePeriod(departure)],
    ["carrier", carrier],
    ["sort", sort === EMPTY_LIST_QUERY.sort ? null : sort],
    ["page", page === 0 ? null : String(page + 1)],
  ];
  return writeQuery(pairs.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])));
};
