import type { OfferTotal, TotalView } from "./complete-total.ts";
import type { OpenPart } from "./estimate.ts";
import type { ListedRate, RateHeadline } from "./rate.ts";
import { getRouteFacts } from "./route-facts.ts";

/** The four orders of the list with their labels, in the order of the menu. */
export const RATE_ORDERS = {
  "lowest-total": "Lowest Total",
  "highest-total": "Highest Total",
  "transit-time": "Transit Time",
  "sailing-date": "Sailing Date",
} as const;
export type RateOrder = keyof typeof RATE_ORDERS;

/** Why offers cannot be compared with the others: parts without a price, amounts that cannot be converted, or no freight. */
export type RateGap =
  | { readonly kind: "parts"; readonly parts: readonly OpenPart[] }
  | { readonly kind: "no-exchange"; readonly missing: readonly string[] }
  | { readonly kind: "no-freight" };

/** Offers that are compared with each other; `gap` is null for the comparable ones, which come first. */
interface RateSection<Listed extends ListedRate = ListedRate> {
  readonly gap: RateGap | null;
  readonly rates: readonly Listed[];
}

const findGap = (total: OfferTotal | undefined, basis: TotalView["basis"]): RateGap | null => {
  if (total?.kind === "gap") return basis === "quoted" ? null : { kind: "parts", parts: total.gaps };
  return total === undefined || total.kind === "complete" ? null : total;
};

const partKey = ({ item, from, port }: OpenPart): string => `${item} ${from?.code ?? ""} ${port?.key ?? ""}`;

const COMPARABLE = "";

type KeyedParts = Map<readonly OpenPart[], string>;

/* Offers of one kind share the list of their gaps: its key is created once per call. */
const partsKey = (parts: readonly OpenPart[], known: KeyedParts): string => {
  const key = known.get(parts) ?? parts.map(partKey).join("|");
  known.set(parts, key);
  return key;
};

/** Offers with the same key are in one section. */
const sectionKey = (total: OfferTotal | undefined, basis: TotalView["basis"], keys: KeyedParts): string => {
  switch (total?.kind) {
    case "gap":
      return basis === "quoted" ? COMPARABLE : partsKey(total.gaps, keys);
    case "no-exchange":
      return `exchange ${total.missing.join(",")}`;
    case "no-freight":
      return "freight";
    case "complete":
    case undefined:
      return COMPARABLE;
  }
};

const SECTION_ORDER: Readonly<Record<RateGap["kind"], number>> = { parts: 1, "no-exchange": 2, "no-freight": 3 };

/** An offer with what it is ordered by: the lower rank first, then the lower value. */
interface Keyed<Listed extends ListedRate> {
  readonly rate: Listed;
  readonly rank: number;
  readonly value: number;
}

const compareKeyed = (one: Keyed<ListedRate>, other: Keyed<ListedRate>): number =>
  one.rank - other.rank || one.value - other.value;

/** Bookable offers with the wanted value come first, bookable ones without it next, what cannot be booked last. */
const toRank = (rate: RateHeadline, hasValue: boolean): number => {
  if (rate.availability.kind === "not-bookable") return 2;
  return hasValue ? 0 : 1;
};

/** Offers with a gap are compared among themselves by what they quote. */
const totalMinor = (total: OfferTotal | undefined, basis: TotalView["basis"]): number | undefined => {
  if (total === undefined || total.kind === "no-exchange") return undefined;
  return total.kind === "complete" && basis === "complete" ? total.total.minor : total.quoted?.minor;
};

/** A local date or time as a number in the order of time: `2026-12-03T06:00` is 202612030600. */
const momentNumber = (moment: string): number => Number(moment.replace(/\D/g, "").slice(0, 12).padEnd(12, "0"));

const toValue = (rate: ListedRate, order: RateOrder, total: OfferTotal | undefined, basis: TotalView["basis"]) => {
  switch (order) {
    case "lowest-total":
      return totalMinor(total, basis);
    case "highest-total": {
      const minor = totalMinor(total, basis);
      return minor === undefined ? undefined : -minor;
    }
    case "transit-time":
      return getRouteFacts(rate).portToPortDays ?? undefined;
    case "sailing-date": {
      const sailing = rate.departure;
      return sailing === null ? undefined : momentNumber(sailing);
    }
  }
};

const toKeyed = <Listed extends ListedRate>(
  rate: Listed,
  order: RateOrder,
  total: OfferTotal | undefined,
  basis: TotalView["basis"],
): Keyed<Listed> => {
  const value = toValue(rate, order, total, basis);
  return { rate, rank: toRank(rate, value !== undefined), value: value ?? 0 };
};

interface KeyedSection<Listed extends ListedRate> {
  readonly rank: number;
  readonly gap: RateGap | null;
  readonly keyed: Keyed<Listed>[];
}

/** Divides offers by what they can be compared with. */
const divideRates = <Listed extends ListedRate>(
  rates: readonly Listed[],
  order: RateOrder,
  { totals, basis }: TotalView,
): readonly KeyedSection<Listed>[] => {
  const keys: KeyedParts = new Map<readonly OpenPart[], string>();
  const sections = new Map<string, KeyedSection<Listed>>();
  for (const rate of rates) {
    const total = totals.get(rate.id);
    const key = sectionKey(total, basis, keys);
    const keyed = toKeyed(rate, order, total, basis);
    const section = sections.get(key);
    if (section === undefined) {
      const gap = findGap(total, basis);
      sections.set(key, { rank: gap === null ? 0 : SECTION_ORDER[gap.kind], gap, keyed: [keyed] });
    } else section.keyed.push(keyed);
  }
  return [...sections.values()];
};

const compareSections = (one: KeyedSection<ListedRate>, other: KeyedSection<ListedRate>): number => {
  const [first, otherFirst] = [one.keyed[0], other.keyed[0]];
  return (
    one.rank - other.rank || (first === undefined || otherFirst === undefined ? 0 : compareKeyed(first, otherFirst))
  );
};

/**
 * The offers in an order and in sections: totals by the one figure that offers are compared by, transit times from port to
 * port, sailing dates at the port of loading. Comparable offers come first, those without ocean freight last; sections of
 * one kind are in the order of their first offers. Offers without the wanted value come after those with it, what cannot be
 * booked at the end of its section; equal transit times and dates are in the order of their totals.
 */
export const sortRates = <Listed extends ListedRate>(
  rates: readonly Listed[],
  order: RateOrder,
  view: TotalView,
): readonly RateSection<Listed>[] => {
  const isByTotal = order === "lowest-total" || order === "highest-total";
  const byTotal = isByTotal ? rates : sortRates(rates, "lowest-total", view).flatMap((section) => section.rates);
  const sections = divideRates(byTotal, order, view);
  for (const { keyed } of sections) keyed.sort(compareKeyed);
  return sections.toSorted(compareSections).map(({ gap, keyed }) => ({ gap, rates: keyed.map(({ rate }) => rate) }));
};
