import { compareLikeForLike, type LikeForLike } from "../charges/like-for-like.ts";
import { DEFAULT_CURRENCY, type ExchangeRates } from "../money/exchange.ts";
import type { CurrencyCode, Money } from "../money/money.ts";
import type { Rate } from "./rate.ts";
import { comparableTotal } from "./sort.ts";

/** The most offers that are compared side by side. */
export const COMPARE_LIMIT = 3;

/** One offer in a comparison; the better value of a row is marked only where the offers differ in it. */
export interface ComparedRate {
  readonly rate: Rate;
  readonly total: Money | null;
  /** What it costs more than the lowest; zero for the lowest, null when it cannot be compared. */
  readonly aboveLowest: Money | null;
  readonly isBetter: { readonly total: boolean; readonly transit: boolean; readonly arrival: boolean };
}

export interface RateComparison {
  readonly columns: readonly ComparedRate[];
  readonly likeForLike: LikeForLike;
}

type Value = number | string | null;

/** Marks the least value; nobody is marked when all are equal or fewer than two are known. */
const marks = (values: readonly Value[]): readonly boolean[] => {
  const known = values.filter((value) => value !== null);
  const least = known.reduce<Value>((best, value) => (best === null || value < best ? value : best), null);
  const differs = known.length > 1 && known.some((value) => value !== least);
  return values.map((value) => differs && value !== null && value === least);
};

const lowestOf = (totals: readonly (Money | null)[]): Money | null =>
  totals.reduce(
    (lowest, total) => (lowest === null || (total !== null && total.minor < lowest.minor) ? total : lowest),
    null,
  );

/** Up to three offers side by side: totals against the lowest, the better total, transit and arrival, and like for like. */
export const compareRates = (
  rates: readonly Rate[],
  exchange: ExchangeRates | null,
  currency: CurrencyCode = DEFAULT_CURRENCY,
): RateComparison => {
  const compared = rates.slice(0, COMPARE_LIMIT);
  const totals = compared.map(comparableTotal);
  const lowest = lowestOf(totals);
  const total = marks(totals.map((money) => money?.minor ?? null));
  const transit = marks(compared.map((rate) => (rate.transit.kind === "days" ? rate.transit.days : null)));
  const arrival = marks(compared.map((rate) => rate.arrival));
  return {
    columns: compared.map((rate, at) => {
      const own = totals[at] ?? null;
      return {
        rate,
        total: own,
        aboveLowest: own === null || lowest === null ? null : { ...own, minor: own.minor - lowest.minor },
        isBetter: { total: total[at] === true, transit: transit[at] === true, arrival: arrival[at] === true },
      };
    }),
    likeForLike: compareLikeForLike(compared, exchange, currency),
  };
};
