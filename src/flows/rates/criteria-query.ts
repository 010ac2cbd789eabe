import { readQuery, writeQuery } from "../../domain/fcl-search/query-text.ts";
import { NO_FILTERS, type RateTypeFilter } from "../../domain/rates/filter.ts";
import { RATE_ORDERS, type RateOrder } from "../../domain/rates/sort.ts";
import { type CalendarDate, isCalendarDate } from "../../domain/time/calendar.ts";
import { FIRST_CRITERIA, type RateCriteria } from "./criteria.ts";

/* Carriers' names hold commas, but no bar. */
const BETWEEN_CARRIERS = "|";

const isOrder = (text: string): text is RateOrder => Object.hasOwn(RATE_ORDERS, text);
const isRateType = (text: string): text is RateTypeFilter => text === "contract" || text === "spot";

/** Criteria as a URL query (`type=spot&carriers=Norrvik+Line&day=2026-12-03&sort=transit-time`); what is as at first is left out. */
export const criteriaToQuery = ({ filters, day, order }: RateCriteria): string =>
  writeQuery([
    ...(filters.rateType === "all" ? [] : [["type", filters.rateType] as const]),
    ...(filters.carrierText.trim() === "" ? [] : [["find", filters.carrierText] as const]),
    ...(filters.carriers.length === 0 ? [] : [["carriers", filters.carriers.join(BETWEEN_CARRIERS)] as const]),
    ...(day === null ? [] : [["day", day] as const]),
    ...(order === FIRST_CRITERIA.order ? [] : [["sort", order] as const]),
  ]);

const dayOf = (text: string | undefined): CalendarDate | null =>
  text !== undefined && isCalendarDate(text) ? text : null;

/** Reads criteria back from a URL query; what is missing or cannot be read is as at first, other keys do not disturb. */
export const criteriaFromQuery = (text: string): RateCriteria => {
  const query = readQuery(text);
  const rateType = query.get("type") ?? "";
  const order = query.get("sort") ?? "";
  const carriers = (query.get("carriers") ?? "").split(BETWEEN_CARRIERS).filter((name) => name !== "");
  return {
    filters: {
      ...NO_FILTERS,
      carrierText: query.get("find") ?? "",
      carriers,
      rateType: isRateType(rateType) ? rateType : "all",
    },
    day: dayOf(query.get("day")),
    order: isOrder(order) ? order : FIRST_CRITERIA.order,
  };
};
