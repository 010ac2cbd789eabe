import { readQuery, writeQuery } from "#domain/search";
import { type RateTypeFilter, RATE_ORDERS, type RateOrder } from "#domain/rates";
import { type CalendarDate, isCalendarDate } from "#domain/time";
import { FIRST_CRITERIA, type RateCriteria } from "./criteria.ts";

/* Names of carriers and ports may contain commas, but no bar. */
const SEPARATOR = "|";

const isOrder = (text: string): text is RateOrder => Object.hasOwn(RATE_ORDERS, text);
const isRateType = (text: string): text is RateTypeFilter => text === "contract" || text === "spot";

type Pair = readonly [key: string, value: string];

const limitPair = (key: string, limit: number | null): readonly Pair[] =>
  limit === null ? [] : [[key, String(limit)]];
const listPair = (key: string, values: readonly string[]): readonly Pair[] =>
  values.length === 0 ? [] : [[key, values.join(SEPARATOR)]];

const limitIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : null;
const listIn = (text: string | undefined): readonly string[] => [
  ...new Set((text ?? "").split(SEPARATOR).filter((value) => value !== "")),
];

/** Criteria as a URL query (`type=spot&carriers=Norrvik+Line&day=2026-12-03&sort=transit-time`); what is as at first is left out. */
export const criteriaToQuery = ({ filters, day, order, basis }: RateCriteria): string =>
  writeQuery([
    ...(filters.rateType === "all" ? [] : [["type", filters.rateType] as const]),
    ...limitPair("transhipments", filters.maxTranshipments),
    ...limitPair("transit", filters.maxTransitDays),
    ...listPair("loading", filters.portsOfLoading),
    ...listPair("discharge", filters.portsOfDischarge),
    ...(filters.inlandIncluded ? [["inland", "1"] as const] : []),
    ...(filters.cutOffReachable ? [["cutoff", "1"] as const] : []),
    ...(filters.carrierText.trim() === "" ? [] : [["find", filters.carrierText] as const]),
    ...listPair("carriers", filters.carriers),
    ...(day === null ? [] : [["day", day] as const]),
    ...(order === FIRST_CRITERIA.order ? [] : [["sort", order] as const]),
    ...(basis === FIRST_CRITERIA.basis ? [] : [["totals", basis] as const]),
  ]);

const dayOf = (text: string | undefined): CalendarDate | null =>
  text !== undefined && isCalendarDate(text) ? text : null;

/** Reads criteria back from a URL query; what is missing or cannot be read is as at first, other keys do not disturb. */
export const criteriaFromQuery = (text: string): RateCriteria => {
  const query = readQuery(text);
  const rateType = query.get("type") ?? "";
  const order = query.get("sort") ?? "";
  return {
    filters: {
      rateType: isRateType(rateType) ? rateType : "all",
      maxTranshipments: limitIn(query.get("transhipments")),
      maxTransitDays: limitIn(query.get("transit")),
      portsOfLoading: listIn(query.get("loading")),
      portsOfDischarge: listIn(query.get("discharge")),
      inlandIncluded: query.get("inland") === "1",
      cutOffReachable: query.get("cutoff") === "1",
      carrierText: query.get("find") ?? "",
      carriers: listIn(query.get("carriers")),
    },
    day: dayOf(query.get("day")),
    order: isOrder(order) ? order : FIRST_CRITERIA.order,
    basis: query.get("totals") === "quoted" ? "quoted" : FIRST_CRITERIA.basis,
  };
};
