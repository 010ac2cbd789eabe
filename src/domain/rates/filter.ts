import { containsText } from "#domain/places";
import { type CalendarDate, createZoneClock, type UtcMinutes } from "#domain/time";
import type { ListedRate } from "./rate.ts";
import { type InlandEnds, findInlandEnds, isCutOffReachable, isInlandIncluded, getRouteFacts } from "./route-facts.ts";
import { isSailingOn } from "./sailings.ts";

/** Which commitments the list shows. */
export type RateTypeFilter = "all" | "contract" | "spot";

/** The filters of the list: an empty list chooses all values, and null sets no limit. */
export interface RateFilters {
  readonly rateType: RateTypeFilter;
  readonly maxTranshipments: number | null;
  /** From port to port. */
  readonly maxTransitDays: number | null;
  /** Keys of `RatePort`. */
  readonly portsOfLoading: readonly string[];
  readonly portsOfDischarge: readonly string[];
  readonly inlandIncluded: boolean;
  readonly cutOffReachable: boolean;
  readonly carrierText: string;
  readonly carriers: readonly string[];
}

/** What Clear All leaves. */
export const NO_FILTERS: RateFilters = {
  rateType: "all",
  maxTranshipments: null,
  maxTransitDays: null,
  portsOfLoading: [],
  portsOfDischarge: [],
  inlandIncluded: false,
  cutOffReachable: false,
  carrierText: "",
  carriers: [],
};

/** How many filters are set; each chosen port and carrier counts. */
export const countFilters = (filters: RateFilters): number =>
  [
    filters.rateType !== "all",
    filters.maxTranshipments !== null,
    filters.maxTransitDays !== null,
    filters.inlandIncluded,
    filters.cutOffReachable,
    filters.carrierText.trim() !== "",
  ].filter(Boolean).length +
  filters.portsOfLoading.length +
  filters.portsOfDischarge.length +
  filters.carriers.length;

/** What filters compare offers with. */
export interface FilterScope {
  readonly now: UtcMinutes;
  /** The inland ends of all offers of the search, also of those that filters hide. */
  readonly ends: InlandEnds;
  /** Whether an offer can no longer be booked in time for the shipper's lead times. */
  readonly isTooLate: (rate: ListedRate) => boolean;
}

const isNever = (): boolean => false;

export const createFilterScope = (
  rates: readonly ListedRate[],
  now: UtcMinutes,
  isTooLate: FilterScope["isTooLate"] = isNever,
): FilterScope => ({ now, ends: findInlandEnds(rates), isTooLate });

/** One control of the filters, or the sailing day of the price strip. */
export type FilterGroup =
  | "rateType"
  | "transhipments"
  | "transit"
  | "portOfLoading"
  | "portOfDischarge"
  | "inland"
  | "cutOff"
  | "carrier"
  | "day";

type Rule = (rate: ListedRate) => boolean;

const atMost = (value: number | null, limit: number): boolean => value !== null && value <= limit;

const carrierRules = ({ carriers, carrierText }: RateFilters): readonly Rule[] => [
  ...(carriers.length === 0 ? [] : [({ carrier }: ListedRate) => carriers.includes(carrier.name)]),
  ...(carrierText.trim() === "" ? [] : [({ carrier }: ListedRate) => containsText(carrier.name, carrierText)]),
];

const routeRules = (filters: RateFilters): readonly (readonly [FilterGroup, Rule])[] => {
  const { maxTranshipments, maxTransitDays, portsOfLoading, portsOfDischarge } = filters;
  const rules: [FilterGroup, Rule][] = [];
  if (maxTranshipments !== null)
    rules.push(["transhipments", (rate) => atMost(getRouteFacts(rate).transhipments, maxTranshipments)]);
  if (maxTransitDays !== null)
    rules.push(["transit", (rate) => atMost(getRouteFacts(rate).portToPortDays, maxTransitDays)]);
  if (portsOfLoading.length > 0)
    rules.push(["portOfLoading", (rate) => portsOfLoading.includes(getRouteFacts(rate).portOfLoading?.key ?? "")]);
  if (portsOfDischarge.length > 0)
    rules.push([
      "portOfDischarge",
      (rate) => portsOfDischarge.includes(getRouteFacts(rate).portOfDischarge?.key ?? ""),
    ]);
  return rules;
};

/** The rules of all groups that are set. */
const toRules = (
  filters: RateFilters,
  day: CalendarDate | null,
  { now, ends, isTooLate }: FilterScope,
): readonly (readonly [FilterGroup, Rule])[] => {
  const rules: (readonly [FilterGroup, Rule])[] = [...routeRules(filters)];
  const { rateType } = filters;
  if (rateType !== "all") rules.push(["rateType", ({ commitment }) => commitment === rateType]);
  if (filters.inlandIncluded) rules.push(["inland", (rate) => isInlandIncluded(rate, ends)]);
  if (filters.cutOffReachable) {
    const zones = createZoneClock();
    rules.push(["cutOff", (rate) => isCutOffReachable(rate, now, zones) && !isTooLate(rate)]);
  }
  for (const rule of carrierRules(filters)) rules.push(["carrier", rule]);
  if (day !== null) rules.push(["day", (rate) => isSailingOn(rate, day)]);
  return rules;
};

/** The offers that pass all filters, in their order; an offer of unknown commitment shows under 'all' only. */
export const filterRates = <Listed extends ListedRate>(
  rates: readonly Listed[],
  filters: RateFilters,
  scope: FilterScope,
): readonly Listed[] => {
  const rules = toRules(filters, null, scope);
  return rules.length === 0 ? rates : rates.filter((rate) => rules.every(([, passes]) => passes(rate)));
};

/** The only group that hides an offer: null when none does, `many` when more than one does. */
type HiddenBy = FilterGroup | "many" | null;

const hiddenBy = (rate: ListedRate, rules: readonly (readonly [FilterGroup, Rule])[]): HiddenBy => {
  let found: HiddenBy = null;
  for (const [group, passes] of rules) {
    if (passes(rate) || found === group) continue;
    if (found !== null) return "many";
    found = group;
  }
  return found;
};

/** Visits each offer that at most one group hides: such an offer counts for the values of that group, and for no other's. */
export const visitNearlyPassing = (
  rates: readonly ListedRate[],
  filters: RateFilters,
  day: CalendarDate | null,
  scope: FilterScope,
  visit: (rate: ListedRate, onlyHiddenBy: FilterGroup | null) => void,
): void => {
  const rules = toRules(filters, day, scope);
  for (const rate of rates) {
    const group = hiddenBy(rate, rules);
    if (group !== "many") visit(rate, group);
  }
};

const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value];

/** The lists of values that a filter is chosen from. */
export type ValueFilter = "portsOfLoading" | "portsOfDischarge" | "carriers";

/** Adds a value to the chosen ones of a filter, or removes it. */
export const toggleValue = (filters: RateFilters, filter: ValueFilter, value: string): RateFilters => ({
  ...filters,
  [filter]: toggled(filters[filter], value),
});
