import type { Money } from "#domain/money";
import { type CalendarDate, createZoneClock, type UtcMinutes, type ZoneClock } from "#domain/time";
import { getSoldTotal, type TotalView } from "./complete-total.ts";
import {
  type FilterGroup,
  type FilterScope,
  createFilterScope,
  type RateFilters,
  type RateTypeFilter,
  visitNearlyPassing,
} from "./filter.ts";
import type { ListedRate } from "./rate.ts";
import { findFirstCutOff, getRouteFacts, isCutOffReachable, isInlandIncluded } from "./route-facts.ts";

/** How many offers a value of a filter would show, and the lowest comparable total among those that are sold. */
export interface Facet {
  readonly count: number;
  readonly lowest: Money | null;
}

/** A value of a filter: a port or a carrier. */
interface FilterValue {
  readonly key: string;
  readonly name: string;
  /** The UN/LOCODE of a port. */
  readonly code: string | null;
}
export interface ValueFacet extends FilterValue, Facet {}

/** What can be filtered by in a list of offers, whatever is filtered now; values by their lowest total, then by name. */
export interface FilterOptions extends FilterScope {
  readonly portsOfLoading: readonly FilterValue[];
  readonly portsOfDischarge: readonly FilterValue[];
  readonly carriers: readonly FilterValue[];
  /** Shortest and longest port-to-port transit; null when no two offers differ. */
  readonly transitDays: { readonly min: number; readonly max: number } | null;
  readonly mostTranshipments: number | null;
  readonly hasCutOffs: boolean;
}

/** The limits that the transhipments can be filtered by; null is any number. */
export const TRANSHIPMENT_LIMITS = [null, 0, 1, 2] as const;

/** Each value with what it would show under all other filters. */
export interface RateFacets {
  readonly rateTypes: Readonly<Record<RateTypeFilter, Facet>>;
  /** In the order of `TRANSHIPMENT_LIMITS`. */
  readonly transhipments: readonly Facet[];
  readonly portsOfLoading: readonly ValueFacet[];
  readonly portsOfDischarge: readonly ValueFacet[];
  readonly carriers: readonly ValueFacet[];
  readonly inlandIncluded: Facet;
  readonly cutOffReachable: Facet;
}

const lower = (one: Money | null, other: Money | null): Money | null => {
  if (one === null || other === null) return one ?? other;
  return other.minor < one.minor ? other : one;
};

const EMPTY: Facet = { count: 0, lowest: null };

const counted = ({ count, lowest }: Facet, total: Money | null): Facet => ({
  count: count + 1,
  lowest: lower(lowest, total),
});

type ReadValue = (rate: ListedRate) => FilterValue | null;

const getCarrier: ReadValue = ({ carrier: { name } }) => ({ key: name, name, code: null });
const getLoadingPort: ReadValue = (rate) => getRouteFacts(rate).portOfLoading;
const getDischargePort: ReadValue = (rate) => getRouteFacts(rate).portOfDischarge;

const compareValues = (one: ValueFacet, other: ValueFacet): number =>
  (one.lowest?.minor ?? Infinity) - (other.lowest?.minor ?? Infinity) || (one.name < other.name ? -1 : 1);

const countValues = (rates: readonly ListedRate[], readValue: ReadValue, view: TotalView): readonly FilterValue[] => {
  const found = new Map<string, ValueFacet>();
  for (const rate of rates) {
    const value = readValue(rate);
    if (value === null) continue;
    const known = found.get(value.key) ?? { ...value, ...EMPTY };
    found.set(value.key, { ...known, ...counted(known, getSoldTotal(rate, view)) });
  }
  return [...found.values()].toSorted(compareValues).map(({ key, name, code }) => ({ key, name, code }));
};

const findRange = (values: readonly number[]): { readonly min: number; readonly max: number } | null => {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min < max ? { min, max } : null;
};

/** What the offers of a list can be filtered by. */
export const listFilterOptions = (
  rates: readonly ListedRate[],
  now: UtcMinutes,
  view: TotalView,
  isTooLate?: FilterScope["isTooLate"],
): FilterOptions => {
  const facts = rates.map(getRouteFacts);
  const transhipments = facts.flatMap(({ transhipments: count }) => count ?? []);
  return {
    ...createFilterScope(rates, now, isTooLate),
    portsOfLoading: countValues(rates, getLoadingPort, view),
    portsOfDischarge: countValues(rates, getDischargePort, view),
    carriers: countValues(rates, getCarrier, view),
    transitDays: findRange(facts.flatMap(({ portToPortDays }) => portToPortDays ?? [])),
    mostTranshipments: transhipments.length === 0 ? null : Math.max(...transhipments),
    hasCutOffs: rates.some((rate) => findFirstCutOff(rate) !== null),
  };
};

/** A value that was chosen before and is in no offer now remains a row, so that it can be unchosen. */
const withChosen = (values: readonly FilterValue[], chosen: readonly string[]): readonly FilterValue[] => [
  ...values,
  ...chosen.filter((key) => values.every((value) => value.key !== key)).map((key) => ({ key, name: key, code: null })),
];

const toRows = (values: readonly FilterValue[], chosen: readonly string[], counter: Counter): readonly ValueFacet[] =>
  withChosen(values, chosen).map((value) => ({ ...value, ...toFacet(counter, value.key) }));

type Counter = Map<string, Facet>;
type CountedGroup = Exclude<FilterGroup, "transit" | "day">;
type Counters = Readonly<Record<CountedGroup, Counter>>;

const newCounters = (): Counters => ({
  rateType: new Map(),
  transhipments: new Map(),
  portOfLoading: new Map(),
  portOfDischarge: new Map(),
  inland: new Map(),
  cutOff: new Map(),
  carrier: new Map(),
});

const toFacet = (counter: Counter, value: string): Facet => counter.get(value) ?? EMPTY;

const YES = "yes";

/** Counts an offer for the values that it has: in all groups, or only in the one that hides it. */
const countIn = (
  counters: Counters,
  rate: ListedRate,
  hiddenBy: FilterGroup | null,
  scope: FilterScope,
  view: TotalView,
  zones: ZoneClock,
): void => {
  const total = getSoldTotal(rate, view);
  const facts = getRouteFacts(rate);
  const count = (group: CountedGroup, value: string | undefined): void => {
    if (value === undefined || (hiddenBy !== null && hiddenBy !== group)) return;
    counters[group].set(value, counted(toFacet(counters[group], value), total));
  };
  count("rateType", "all");
  count("rateType", rate.commitment);
  for (const limit of TRANSHIPMENT_LIMITS)
    if (limit === null || (facts.transhipments ?? Infinity) <= limit) count("transhipments", String(limit));
  count("portOfLoading", facts.portOfLoading?.key);
  count("portOfDischarge", facts.portOfDischarge?.key);
  if (isInlandIncluded(rate, scope.ends)) count("inland", YES);
  if (isCutOffReachable(rate, scope.now, zones) && !scope.isTooLate(rate)) count("cutOff", YES);
  count("carrier", rate.carrier.name);
};

/**
 * The values of every filter with the count and the lowest total of the offers that each would show after all other
 * filters and the sailing day: one visit of the offers for all of them.
 */
export const countFacets = (
  rates: readonly ListedRate[],
  options: FilterOptions,
  filters: RateFilters,
  day: CalendarDate | null,
  view: TotalView,
): RateFacets => {
  const [counters, zones] = [newCounters(), createZoneClock()];
  visitNearlyPassing(rates, filters, day, options, (rate, hiddenBy) =>
    countIn(counters, rate, hiddenBy, options, view, zones),
  );
  const type = (rateType: RateTypeFilter): Facet => toFacet(counters.rateType, rateType);
  return {
    rateTypes: { all: type("all"), contract: type("contract"), spot: type("spot") },
    transhipments: TRANSHIPMENT_LIMITS.map((limit) => toFacet(counters.transhipments, String(limit))),
    portsOfLoading: toRows(options.portsOfLoading, filters.portsOfLoading, counters.portOfLoading),
    portsOfDischarge: toRows(options.portsOfDischarge, filters.portsOfDischarge, counters.portOfDischarge),
    carriers: toRows(options.carriers, filters.carriers, counters.carrier),
    inlandIncluded: toFacet(counters.inland, YES),
    cutOffReachable: toFacet(counters.cutOff, YES),
  };
};
