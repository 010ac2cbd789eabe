import type { OfferTotal, TotalView } from "./complete-total.ts";
import type { OpenPart } from "./estimate.ts";
import type { ListedRate, RateHeadline } from "./rate.ts";
import { routeFacts } from "./route-facts.ts";
import { sailingDate } from "./sailing-groups.ts";

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
export interface RateSection<Listed extends ListedRate = ListedRate> {
  readonly gap: RateGap | null;
  readonly rates: readonly Listed[];
}

const findGap = (total: OfferTotal | undefined, basis: TotalView["basis"]): RateGap | null => {
  if (total?.kind === "gap") return basis === "quoted" ? null : { kind: "parts", parts: total.gaps };
  return total === undefined || total.kind === "complete" ? null : total;
};

const partKey = ({ item, from, port }: OpenPart): string => `${item} ${from?.code ?? ""} ${port?.key ?? ""}`;

/* Offers of one kind share the list of their gaps: its text is made once. */
const keysOfParts = new WeakMap<readonly OpenPart[], string>();

const partsKey = (parts: readonly OpenPart[]): string => {
  const known = keysOfParts.get(parts);
  if (known !== undefined) return known;
  const key = parts.map(partKey).join("|");
  keysOfParts.set(parts, key);
  return key;
};

const COMPARABLE = "";

/** Offers with the same key are in one section. */
const sectionKey = (total: OfferTotal | undefined, basis: TotalView["basis"]): string => {
  switch (total?.kind) {
    case "gap":
      return basis === "quoted" ? COMPARABLE : partsKey(total.gaps);
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

const placeOf = ({ gap }: RateSection): number => (gap === null ? 0 : SECTION_ORDER[gap.kind]);

interface Keyed<Listed extends ListedRate> {
  readonly rate: Listed;
  readonly total: OfferTotal | undefined;
  readonly key: SortKey;
}

/** Offers by what they can be compared with, each section in the order of the list; no ocean freight comes last. */
const sectionRates = <Listed extends ListedRate>(
  keyed: readonly Keyed<Listed>[],
  basis: TotalView["basis"],
): readonly RateSection<Listed>[] => {
  const sections = new Map<string, { readonly gap: RateGap | null; readonly rates: Listed[] }>();
  for (const { rate, total } of keyed) {
    const key = sectionKey(total, basis);
    const section = sections.get(key);
    if (section === undefined) sections.set(key, { gap: findGap(total, basis), rates: [rate] });
    else section.rates.push(rate);
  }
  return [...sections.values()].toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Bookable offers with the wanted value come first, bookable ones without it next, what cannot be booked last. */
const rankOf = (rate: RateHeadline, hasValue: boolean): number => {
  if (rate.availability.kind === "not-bookable") return 2;
  return hasValue ? 0 : 1;
};

interface SortKey {
  readonly rank: number;
  readonly value: number | string;
}

/** Offers with a gap are compared among themselves by what they quote. */
const totalMinor = (total: OfferTotal | undefined, basis: TotalView["basis"]): number | undefined => {
  if (total === undefined || total.kind === "no-exchange") return undefined;
  return total.kind === "complete" && basis === "complete" ? total.total.minor : total.quoted?.minor;
};

const keyOf = (
  rate: ListedRate,
  order: RateOrder,
  total: OfferTotal | undefined,
  basis: TotalView["basis"],
): SortKey => {
  switch (order) {
    case "lowest-total":
    case "highest-total": {
      const minor = totalMinor(total, basis);
      return { rank: rankOf(rate, minor !== undefined), value: minor ?? 0 };
    }
    case "transit-time": {
      const { portToPortDays: days } = routeFacts(rate);
      return { rank: rankOf(rate, days !== null), value: days ?? 0 };
    }
    case "sailing-date": {
      const sailing = sailingDate(rate);
      return { rank: rankOf(rate, sailing !== null), value: sailing ?? "" };
    }
  }
};

const compareKeys = (one: SortKey, other: SortKey, isDescending: boolean): number => {
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (one.value === other.value) return 0;
  const isLess = one.value < other.value;
  return isLess === isDescending ? 1 : -1;
};

const sortKeyed = <Listed extends ListedRate>(
  rates: readonly Listed[],
  order: RateOrder,
  { totals, basis }: TotalView,
): readonly Keyed<Listed>[] => {
  const keyed = rates.map((rate) => {
    const total = totals.get(rate.id);
    return { rate, total, key: keyOf(rate, order, total, basis) };
  });
  return keyed.toSorted((one, other) => compareKeys(one.key, other.key, order === "highest-total"));
};

/**
 * The offers in an order and in sections: totals by the one figure that offers are compared by, transit times from port to
 * port, sailing dates at the port of loading. Offers without the wanted value come after those with it, what cannot be
 * booked at the end of its section; equal transit times and dates are in the order of their totals.
 */
export const sortRates = <Listed extends ListedRate>(
  rates: readonly Listed[],
  order: RateOrder,
  view: TotalView,
): readonly RateSection<Listed>[] => {
  const isByTotal = order === "lowest-total" || order === "highest-total";
  const byTotal = isByTotal ? rates : sortKeyed(rates, "lowest-total", view).map(({ rate }) => rate);
  return sectionRates(sortKeyed(byTotal, order, view), view.basis);
};
