import { type CostItem, COST_ITEMS, type CoverageState } from "#domain/charges";
import { createConverter, DEFAULT_CURRENCY } from "#domain/money";
import type { FclSearch, SearchEnd } from "#domain/search";
import { hasFreightPrice } from "./availability.ts";
import { readCostItems } from "./cost-items.ts";
import { type Estimate, estimateParts, type EstimateScope, isEstimable, type OpenPart } from "./estimate.ts";
import type { ListedRate, RateHeadline, RatePort, RouteFacts } from "./rate.ts";
import { getRouteFacts } from "./route-facts.ts";

/* Which parts belong to a total, and when they are open: docs/decisions/0036-comparable-totals.md. */

/** What was searched, as far as it decides which parts belong to a total, and what amounts are converted and estimated with. */
export interface TotalScope extends EstimateScope {
  readonly search: Pick<FclSearch, "origin" | "destination">;
}

/** What an offer leaves without a price: the parts that can be estimated, and those that cannot. */
export interface OpenParts {
  readonly estimates: readonly Estimate[];
  readonly gaps: readonly OpenPart[];
}

type Coverages = RateHeadline["coverage"];
type Route = Pick<RouteFacts, "portOfLoading" | "portOfDischarge">;

const isStated = (state: CoverageState): boolean => state === "priced" || state === "included";

/** A charge of unknown end settles both, and the rest of an all-in rate its items: nothing is added for what may be priced already. */
const isSettled = (state: CoverageState): boolean =>
  isStated(state) || state === "end-not-stated" || state === "maybe-in-all-in";

const isSamePlace = (place: { readonly name: string; readonly code: string }, port: RatePort): boolean =>
  port.code === null ? place.name.toLowerCase() === port.name.toLowerCase() : place.code === port.code;

/** Whether an end of the search needs haulage: a place was asked for, and it is not the offer's port itself. */
const needsHaulage = ({ place }: SearchEnd, port: RatePort | null): boolean =>
  place !== null && (port === null || !isSamePlace(place, port));

/** Offers that state the same of their cost items; a list of hundreds has a few kinds. */
interface OfferKind {
  readonly coverage: Coverages;
  count: number;
}

const countKinds = (rates: readonly ListedRate[]): readonly OfferKind[] => {
  const kinds = new Map<Coverages, OfferKind>();
  for (const { coverage } of rates) {
    const kind = kinds.get(coverage);
    if (kind === undefined) kinds.set(coverage, { coverage, count: 1 });
    else kind.count += 1;
  }
  return [...kinds.values()];
};

/** Compared as soon as one offer of the answer settles them. */
const TERMINALS: readonly CostItem[] = ["origin-terminal", "destination-terminal"];
/** Compared only where most offers settle them. */
const SECONDARY_ITEMS: readonly CostItem[] = ["origin-documents", "destination-documents", "customs", "insurance"];

/** The items other than freight and haulage that the offers of an answer are compared by. */
const findComparedItems = (kinds: readonly OfferKind[]): ReadonlySet<CostItem> => {
  const priced = kinds.filter(hasFreightPrice);
  const sum = (counted: readonly OfferKind[]): number => counted.reduce((all, { count }) => all + count, 0);
  const settled = (item: CostItem): number => sum(priced.filter(({ coverage }) => isStated(coverage[item])));
  return new Set([
    ...TERMINALS.filter((item) => settled(item) > 0),
    ...SECONDARY_ITEMS.filter((item) => settled(item) * 2 > sum(priced)),
  ]);
};

const isItemOpen = (item: CostItem, state: CoverageState, compared: ReadonlySet<CostItem>): boolean => {
  switch (item) {
    case "origin-terminal":
    case "destination-terminal":
      return state === "unpriced" || (state === "not-quoted" && compared.has(item));
    case "freight-surcharges":
      return state === "unpriced";
    case "ocean-freight":
    case "origin-haulage":
    case "destination-haulage":
      return false;
    case "origin-documents":
    case "destination-documents":
    case "customs":
    case "insurance":
      return !isSettled(state) && compared.has(item);
  }
};

const NOTHING_OPEN: readonly OpenPart[] = [];
const OTHER: OpenPart = { item: "other", from: null, port: null };

const localPart = (item: CostItem, { portOfLoading, portOfDischarge }: Route): OpenPart => {
  if (item.startsWith("origin-")) return { item, from: null, port: portOfLoading };
  return { item, from: null, port: item.startsWith("destination-") ? portOfDischarge : null };
};

type Haulage = "origin-haulage" | "destination-haulage";

/** The ends that need haulage and have none; a haulage of unknown end is that of the only end that needs one. */
const findOpenHaulage = (coverage: Coverages, route: Route, { origin, destination }: TotalScope["search"]) => {
  const needs = {
    "origin-haulage": needsHaulage(origin, route.portOfLoading),
    "destination-haulage": needsHaulage(destination, route.portOfDischarge),
  };
  const needsBoth = needs["origin-haulage"] && needs["destination-haulage"];
  return (item: Haulage): boolean =>
    needs[item] && (needsBoth ? !isStated(coverage[item]) : !isSettled(coverage[item]));
};

/** The parts of the searched transport, in its order, that an offer leaves without a price; the ocean freight is apart. */
const listOpenParts = (
  coverage: Coverages,
  hasOther: boolean,
  route: Route,
  { search }: TotalScope,
  compared: ReadonlySet<CostItem>,
): readonly OpenPart[] => {
  const isHaulageOpen = findOpenHaulage(coverage, route, search);
  const haulage = (item: Haulage, { place }: SearchEnd, port: RatePort | null): readonly OpenPart[] =>
    isHaulageOpen(item) ? [{ item, from: place, port }] : NOTHING_OPEN;
  return [
    ...haulage("origin-haulage", search.origin, route.portOfLoading),
    ...COST_ITEMS.filter((item) => isItemOpen(item, coverage[item], compared)).map((item) => localPart(item, route)),
    ...haulage("destination-haulage", search.destination, route.portOfDischarge),
    ...(hasOther ? [OTHER] : []),
  ];
};

/** Whether an offer of a kind may be open on any route, apart from charges that belong to no cost item. */
const mayBeOpen = (
  coverage: Coverages,
  { origin, destination }: TotalScope["search"],
  compared: ReadonlySet<CostItem>,
): boolean =>
  (origin.place !== null && !isStated(coverage["origin-haulage"])) ||
  (destination.place !== null && !isStated(coverage["destination-haulage"])) ||
  COST_ITEMS.some((item) => isItemOpen(item, coverage[item], compared));

/** Whether an offer may price a share of a part that is estimated, so that its estimates are its own. */
const hasOwnShare = (coverage: Coverages, parts: readonly OpenPart[]): boolean =>
  parts.some(({ item }) => isEstimable(item) && coverage[item] === "unpriced");

const NOTHING: OpenParts = { estimates: [], gaps: NOTHING_OPEN };

/** The same for all offers of a kind on one route; `shared` is null where each has estimates of its own. */
interface RouteParts {
  readonly loading: RatePort["key"] | undefined;
  readonly discharge: RatePort["key"] | undefined;
  readonly parts: readonly OpenPart[];
  readonly shared: OpenParts | null;
}

type FindRouteParts = (rate: ListedRate, hasOther: boolean) => RouteParts;
type ResolveParts = (rate: ListedRate, parts: readonly OpenPart[]) => OpenParts;

const toGaps = (parts: readonly OpenPart[], estimates: readonly Estimate[]): readonly OpenPart[] =>
  estimates.length === 0 ? parts : parts.filter((part) => estimates.every((estimate) => estimate.part !== part));

/** Finds open parts once for each route of a kind; an answer has a few routes. */
const routePartsFinder = (
  scope: TotalScope,
  compared: ReadonlySet<CostItem>,
  resolve: ResolveParts,
): FindRouteParts => {
  const byKind = { priced: new Map<Coverages, RouteParts[]>(), other: new Map<Coverages, RouteParts[]>() };
  return (rate, hasOther) => {
    const { coverage } = rate;
    const kinds = hasOther ? byKind.other : byKind.priced;
    const routes = kinds.get(coverage) ?? [];
    const route = getRouteFacts(rate);
    const [loading, discharge] = [route.portOfLoading?.key, route.portOfDischarge?.key];
    for (const known of routes) if (known.loading === loading && known.discharge === discharge) return known;
    const parts = listOpenParts(coverage, hasOther, route, scope, compared);
    const shared = hasOwnShare(coverage, parts) ? null : resolve(rate, parts);
    const found: RouteParts = { loading, discharge, parts, shared };
    kinds.set(coverage, [...routes, found]);
    return found;
  };
};

/** Finds what offers of an answer leave open; offers with the same parts and estimates share one result. */
export const createOpenPartsFinder = (
  rates: readonly ListedRate[],
  scope: TotalScope,
): ((rate: ListedRate) => OpenParts) => {
  const kinds = countKinds(rates);
  const compared = findComparedItems(kinds);
  const settled = new Set<Coverages>();
  for (const { coverage } of kinds) if (!mayBeOpen(coverage, scope.search, compared)) settled.add(coverage);
  const estimate = estimateParts(rates, scope);
  const resolve: ResolveParts = (rate, parts) => {
    const estimates = estimate(rate, parts);
    return { estimates, gaps: toGaps(parts, estimates) };
  };
  const findRouteParts = routePartsFinder(scope, compared, resolve);
  const converter = createConverter(scope.exchange, scope.currency ?? DEFAULT_CURRENCY);
  return (rate) => {
    const hasOther = rate.price.unpricedCount > 0 && readCostItems(rate, converter).hasOtherUnpriced;
    if (!hasOther && settled.has(rate.coverage)) return NOTHING;
    const { parts, shared } = findRouteParts(rate, hasOther);
    return shared ?? resolve(rate, parts);
  };
};
