import type { Charge } from "../charges/charge.ts";
import type { Converter } from "../money/convert.ts";
import type { Converted } from "../money/exchange.ts";
import type { Money } from "../money/money.ts";
import type { RatePrice } from "./rate.ts";

/** Adds up per currency while it walks once over the charges; an offer has one to three currencies. */
const addTo = (totals: { currency: string; minor: number }[], { currency, minor }: Money): void => {
  for (const total of totals) {
    if (total.currency === currency) {
      total.minor += minor;
      return;
    }
  }
  totals.push({ currency, minor });
};

const byCurrency = (one: Money, other: Money): number => (one.currency < other.currency ? -1 : 1);

const convertedOf = (total: number, isAnyPriced: boolean, missing: readonly string[], target: string): Converted =>
  isAnyPriced && missing.length === 0
    ? { kind: "converted", total: { currency: target, minor: total } }
    : { kind: "no-rate", missing: [...new Set(missing)].toSorted() };

/**
 * The price of a whole load from its charges: per currency (sorted), converted line by line, rounded half-up and added;
 * charges without a price are counted, included ones add nothing; no priced charge at all gives no comparable total.
 * `isBasic` tells which charges are basic freight.
 */
export const priceOf = (
  charges: readonly Charge[],
  converter: Converter,
  isBasic: (charge: Charge) => boolean,
): RatePrice => {
  const perCurrency: { currency: string; minor: number }[] = [];
  const basic: { currency: string; minor: number }[] = [];
  const missing: string[] = [];
  let unpricedCount = 0;
  let total = 0;
  for (const charge of charges) {
    const { price } = charge;
    if (price.kind === "unpriced") unpricedCount += 1;
    if (price.kind !== "priced") continue;
    const { amount } = price;
    addTo(perCurrency, amount);
    if (isBasic(charge)) addTo(basic, amount);
    const converted = converter.minorInTarget(amount.minor, amount.currency);
    if (converted === null) missing.push(amount.currency);
    else total += converted;
  }
  if (perCurrency.length > 1) perCurrency.sort(byCurrency);
  const converted = convertedOf(total, perCurrency.length > 0, missing, converter.target);
  return { perCurrency, converted, unpricedCount, basicFreight: basic.length === 1 ? (basic[0] ?? null) : null };
};
