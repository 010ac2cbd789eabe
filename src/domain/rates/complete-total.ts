import { type CostItem, COST_ITEMS, type CoverageState } from "#domain/charges";
import type { FclSearch, SearchEnd } from "#domain/search";
import { createConverter, DEFAULT_CURRENCY, type CurrencyCode, type Money } from "#domain/money";
import { hasFreightPrice } from "./availability.ts";
import { readCostItems } from "./cost-items.ts";
import { type Estimate, estimateParts, type EstimateScope, type OpenPart } from "./estimate.ts";
import type { ListedRate, RateHeadline, RatePort, RouteFacts } from "./rate.ts";
import { getRouteFacts } from "./route-facts.ts";

/* What is in a complete total, and when an offer has none: docs/decisions/0036-comparable-totals.md. */

/** Which total offers are compared by: for the searched transport, or as the offer states it. */
export type TotalBasis = "complete" | "quoted";

/** What was searched, as far as it decides which parts belong to a total, and what amounts are converted and estimated with. */
export interface TotalScope extends EstimateScope {
  readonly search: Pick<FclSearch, "origin" | "destination">;
}

/** What an offer costs, in the currency that totals are compared in. `quoted` is what is booked. */
export type OfferTotal =
  | {
      readonly kind: "complete";
      readonly total: Money;
      readonly quoted: Money;
      readonly estimates: readonly Estimate[];
    }
  | {
      readonly kind: "gap";
      readonly quoted: Money;
      readonly gaps: readonly OpenPart[];
      readonly estimates: readonly Estimate[];
    }
  | { readonly kind: "no-exchange"; readonly missing: readonly CurrencyCode[] }
  /** The ocean freight has no price; `quoted` is what the other charges come to. */
  | {
      readonly kind: "no-freight";
      readonly quoted: Money | null;
      readonly gaps: readonly OpenPart[];
      readonly estimates: readonly Estimate[];
    };

/** The totals of all offers of an answer by id, and which of the two figures is looked at. */
export interface TotalView {
  readonly totals: ReadonlyMap<string, OfferTotal>;
  readonly basis: TotalBasis;
}

const isSettled = (state: CoverageState): boolean => state === "priced" || state === "included";

const isSamePlace = (place: { readonly name: string; readonly code: string }, port: RatePort): boolean =>
  port.code === null ? place.name.toLowerCase() === port.name.toLowerCase() : place.code === port.code;

/** Whether an end of the search needs haulage: a place was asked for, and it is not the offer's port itself. */
const needsHaulage = ({ place }: SearchEnd, port: RatePort | null): boolean =>
  place !== null && (port === null || !isSamePlace(place, port));

/** Compared as soon as one offer of the answer settles them. */
const TERMINALS: readonly CostItem[] = ["origin-terminal", "destination-terminal"];
/** Compared only where most offers settle them. */
const SECONDARY_ITEMS: readonly CostItem[] = ["origin-documents", "destination-documents", "customs", "insurance"];

/** The items other than freight and haulage that the offers of an answer are compared by. */
const findComparedItems = (kinds: readonly OfferKind[]): ReadonlySet<CostItem> => {
  const priced = kinds.filter(hasFreightPrice);
  const sum = (counted: readonly OfferKind[]): number => counted.reduce((all, { count }) => all + count, 0);
  const settled = (item: CostItem): number => sum(priced.filter(({ coverage }) => isSettled(coverage[item])));
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

/** The open parts of offers on one route that state the same of their cost items. */
interface OpenParts {
  readonly parts: readonly OpenPart[];
  /** Null until they are needed; never shared by offers that price a share of an open part themselves. */
  estimates: readonly Estimate[] | null;
}

type Route = Pick<RouteFacts, "portOfLoading" | "portOfDischarge">;
type Coverages = RateHeadline["coverage"];

const NOTHING_OPEN: readonly OpenPart[] = [];
const NO_ESTIMATES: readonly Estimate[] = [];
const OTHER: OpenPart = { item: "other", from: null, port: null };

const localPart = (item: CostItem, { portOfLoading, portOfDischarge }: Route): OpenPart => {
  if (item.startsWith("origin-")) return { item, from: null, port: portOfLoading };
  return { item, from: null, port: item.startsWith("destination-") ? portOfDischarge : null };
};

const haulagePart = (
  item: "origin-haulage" | "destination-haulage",
  coverage: Coverages,
  end: SearchEnd,
  port: RatePort | null,
): readonly OpenPart[] =>
  !isSettled(coverage[item]) && needsHaulage(end, port) ? [{ item, from: end.place, port }] : NOTHING_OPEN;

/** The parts of the searched transport, in its order, that an offer leaves without a price; the ocean freight is apart. */
const findOpenParts = (
  coverage: Coverages,
  hasOtherUnpriced: boolean,
  route: Route,
  { search }: TotalScope,
  compared: ReadonlySet<CostItem>,
): readonly OpenPart[] => [
  ...haulagePart("origin-haulage", coverage, search.origin, route.portOfLoading),
  ...COST_ITEMS.filter((item) => isItemOpen(item, coverage[item], compared)).map((item) => localPart(item, route)),
  ...haulagePart("destination-haulage", coverage, search.destination, route.portOfDischarge),
  ...(hasOtherUnpriced ? [OTHER] : []),
];

const getOrAdd = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
};

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

/** The open parts of the offers of a kind by the keys of their ports; null where nothing is open on any route. */
type PartsByRoute = Map<string, Map<string, OpenParts>> | null;

const NOTHING: OpenParts = { parts: NOTHING_OPEN, estimates: NO_ESTIMATES };

/** Finds open parts once for all offers that have the same ones. */
const openPartsFinder = (rates: readonly ListedRate[], scope: TotalScope): ((rate: ListedRate) => OpenParts) => {
  const kinds = countKinds(rates);
  const compared = findComparedItems(kinds);
  const converter = createConverter(scope.exchange, scope.currency ?? DEFAULT_CURRENCY);
  const { origin, destination } = scope.search;
  const mayBeOpen = (coverage: Coverages): boolean =>
    (origin.place !== null && !isSettled(coverage["origin-haulage"])) ||
    (destination.place !== null && !isSettled(coverage["destination-haulage"])) ||
    COST_ITEMS.some((item) => isItemOpen(item, coverage[item], compared));
  const priced = new Map<Coverages, PartsByRoute>(
    kinds.map(({ coverage }) => [coverage, mayBeOpen(coverage) ? new Map<string, Map<string, OpenParts>>() : null]),
  );
  const withOther = new Map<Coverages, Map<string, Map<string, OpenParts>>>();
  return (rate) => {
    const { coverage } = rate;
    const hasOther =
      rate.price.unpricedCount > 0 && (rate.costItems ?? readCostItems(rate, converter)).hasOtherUnpriced;
    const byLoading = hasOther
      ? getOrAdd(withOther, coverage, () => new Map<string, Map<string, OpenParts>>())
      : (priced.get(coverage) ?? null);
    if (byLoading === null) return NOTHING;
    const route = getRouteFacts(rate);
    const [loading, discharge] = [route.portOfLoading?.key ?? "", route.portOfDischarge?.key ?? ""];
    const known = byLoading.get(loading)?.get(discharge);
    if (known !== undefined) return known;
    const open: OpenParts = { parts: findOpenParts(coverage, hasOther, route, scope, compared), estimates: null };
    getOrAdd(byLoading, loading, () => new Map<string, OpenParts>()).set(discharge, open);
    return open;
  };
};

/** Whether an offer may price a share of an open part itself, so that its estimates are its own. */
const hasOwnShare = (coverage: Coverages, parts: readonly OpenPart[]): boolean =>
  parts.some(({ item }) => item !== "other" && coverage[item] === "unpriced");

/** The estimates of offers by their open parts. */
const estimatesFinder = (rates: readonly ListedRate[], scope: TotalScope) => {
  const estimate = estimateParts(rates, scope);
  return (rate: ListedRate, open: OpenParts): readonly Estimate[] => {
    if (open.parts.length === 0) return NO_ESTIMATES;
    if (open.estimates !== null) return open.estimates;
    const estimates = estimate(rate, open.parts);
    if (!hasOwnShare(rate.coverage, open.parts)) open.estimates = estimates;
    return estimates;
  };
};

type FindGaps = (parts: readonly OpenPart[], estimates: readonly Estimate[]) => readonly OpenPart[];

/** Finds the open parts without an estimate; offers with the same parts and estimates share one list. */
const gapsFinder = (): FindGaps => {
  const known = new Map<readonly OpenPart[], Map<readonly Estimate[], readonly OpenPart[]>>();
  return (parts, estimates) => {
    if (parts.length === estimates.length) return NOTHING_OPEN;
    if (estimates.length === 0) return parts;
    const byEstimates = getOrAdd(known, parts, () => new Map<readonly Estimate[], readonly OpenPart[]>());
    return getOrAdd(byEstimates, estimates, () => parts.filter((part) => estimates.every((one) => one.part !== part)));
  };
};

const convertedTotal = ({ price }: RateHeadline): Money | null =>
  price.converted.kind === "converted" ? price.converted.total : null;

const toTotal = (rate: RateHeadline, gaps: readonly OpenPart[], estimates: readonly Estimate[]): OfferTotal => {
  const quoted = convertedTotal(rate);
  if (!hasFreightPrice(rate)) return { kind: "no-freight", quoted, gaps, estimates };
  if (quoted === null)
    return {
      kind: "no-exchange",
      missing: rate.price.converted.kind === "no-rate" ? rate.price.converted.missing : [],
    };
  if (gaps.length > 0) return { kind: "gap", quoted, gaps, estimates };
  if (estimates.length === 0) return { kind: "complete", total: quoted, quoted, estimates };
  const minor = estimates.reduce((sum, { amount }) => sum + amount.minor, quoted.minor);
  return { kind: "complete", total: { currency: quoted.currency, minor }, quoted, estimates };
};

/** The total of every offer of an answer for the transport that was searched; parts that were not searched raise no total. */
export const calculateTotals = (rates: readonly ListedRate[], scope: TotalScope): ReadonlyMap<string, OfferTotal> => {
  const findOpen = openPartsFinder(rates, scope);
  const findEstimates = estimatesFinder(rates, scope);
  const findGaps = gapsFinder();
  const totals = new Map<string, OfferTotal>();
  for (const rate of rates) {
    const open = findOpen(rate);
    const estimates = findEstimates(rate, open);
    totals.set(rate.id, toTotal(rate, findGaps(open.parts, estimates), estimates));
  }
  return totals;
};

/** The one figure that an offer is compared by everywhere; null where it has none on this basis. */
export const getComparedTotal = ({ id }: Pick<RateHeadline, "id">, { totals, basis }: TotalView): Money | null => {
  const total = totals.get(id);
  if (total?.kind === "complete") return basis === "complete" ? total.total : total.quoted;
  return total?.kind === "gap" && basis === "quoted" ? total.quoted : null;
};

/** The figure that an offer is shown with, and what it is: an offer with a gap shows what it quotes. */
export type ShownTotal =
  | { readonly kind: TotalBasis; readonly money: Money; readonly isComparable: boolean }
  | { readonly kind: "none" };

export const getShownTotal = (rate: Pick<RateHeadline, "id">, view: TotalView): ShownTotal => {
  const compared = getComparedTotal(rate, view);
  if (compared !== null) return { kind: view.basis, money: compared, isComparable: true };
  const total = view.totals.get(rate.id);
  return total?.kind === "gap" ? { kind: "quoted", money: total.quoted, isComparable: false } : { kind: "none" };
};

/** Whether the figure that an offer is compared by contains an estimate. */
export const isEstimated = ({ id }: Pick<RateHeadline, "id">, { totals, basis }: TotalView): boolean => {
  const total = totals.get(id);
  return basis === "complete" && total?.kind === "complete" && total.estimates.length > 0;
};
