import type { Money } from "../money/money.ts";
import type { ListedRate, RateHeadline } from "./rate.ts";
import { sailingDate } from "./sailing-groups.ts";

/** The four orders of the list with their labels, in the order of the menu. */
export const RATE_ORDERS = {
  "lowest-total": "Lowest Total",
  "highest-total": "Highest Total",
  "transit-time": "Transit Time",
  "sailing-date": "Sailing Date",
} as const;
export type RateOrder = keyof typeof RATE_ORDERS;

/** The total that offers are compared by: the whole load in the common currency; null when it cannot be converted. */
export const comparableTotal = (rate: Pick<RateHeadline, "price">): Money | null =>
  rate.price.converted.kind === "converted" ? rate.price.converted.total : null;

/** Bookable offers with the wanted value come first, bookable ones without it next, what cannot be booked last. */
const rankOf = (rate: RateHeadline, hasValue: boolean): number => {
  if (rate.availability.kind === "not-bookable") return 2;
  return hasValue ? 0 : 1;
};

interface SortKey {
  readonly rank: number;
  readonly value: number | string;
}

const keyOf = (rate: ListedRate, order: RateOrder): SortKey => {
  switch (order) {
    case "lowest-total":
    case "highest-total": {
      const total = comparableTotal(rate)?.minor;
      return { rank: rankOf(rate, total !== undefined), value: total ?? 0 };
    }
    case "transit-time": {
      const days = rate.transit.kind === "days" ? rate.transit.days : null;
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

/**
 * The offers in an order: totals by their converted amounts and never raw across currencies; offers without the wanted
 * value after those with it, offers that cannot be booked at the end; equals keep their order.
 */
export const sortRates = <Listed extends ListedRate>(rates: readonly Listed[], order: RateOrder): readonly Listed[] => {
  const keyed = rates.map((rate) => ({ rate, key: keyOf(rate, order) }));
  keyed.sort((one, other) => compareKeys(one.key, other.key, order === "highest-total"));
  return keyed.map(({ rate }) => rate);
};
