import type { Charge } from "../charges/charge.ts";
import type { Converter } from "../money/convert.ts";
import type { Converted } from "../money/exchange.ts";
import type { CurrencyCode, Money } from "../money/money.ts";
import { applyRatio, type Ratio } from "../money/ratio.ts";
import type { RatePrice } from "./rate.ts";

/** The running sums of one currency while the charges are walked once; an offer has one to three currencies. */
interface Tally {
  readonly currency: CurrencyCode;
  readonly ratio: Ratio | null;
  minor: number;
  basicMinor: number;
  /** Null as soon as one amount cannot be converted. */
  converted: number | null;
  hasBasic: boolean;
}

const tallyOf = (tallies: Tally[], currency: CurrencyCode, converter: Converter): Tally => {
  for (const tally of tallies) if (tally.currency === currency) return tally;
  const ratio = converter.ratioFrom(currency);
  const tally = { currency, ratio, minor: 0, basicMinor: 0, converted: ratio === null ? null : 0, hasBasic: false };
  tallies.push(tally);
  return tally;
};

const addAmount = (tally: Tally, minor: number): void => {
  tally.minor += minor;
  if (tally.ratio === null || tally.converted === null) return;
  const converted = applyRatio(minor, tally.ratio);
  tally.converted = converted === null ? null : tally.converted + converted;
};

/** No priced charge at all is no total of nothing: such an offer cannot be compared. */
const totalOf = (tallies: readonly Tally[], target: CurrencyCode): Converted => {
  const missing: CurrencyCode[] = [];
  let minor = 0;
  for (const tally of tallies) {
    if (tally.converted === null) missing.push(tally.currency);
    else minor += tally.converted;
  }
  return missing.length > 0 || tallies.length === 0
    ? { kind: "no-rate", missing }
    : { kind: "converted", total: { currency: target, minor } };
};

const basicOf = (tallies: readonly Tally[]): Money | null => {
  const stated = tallies.filter(({ hasBasic }) => hasBasic);
  const [only] = stated;
  return only === undefined || stated.length > 1 ? null : { currency: only.currency, minor: only.basicMinor };
};

const byCurrency = (one: Tally, other: Tally): number => (one.currency < other.currency ? -1 : 1);

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
  const tallies: Tally[] = [];
  let unpricedCount = 0;
  for (const charge of charges) {
    const { price } = charge;
    if (price.kind === "unpriced") unpricedCount += 1;
    if (price.kind !== "priced") continue;
    const { currency, minor } = price.amount;
    const tally = tallyOf(tallies, currency, converter);
    addAmount(tally, minor);
    if (!isBasic(charge)) continue;
    tally.hasBasic = true;
    tally.basicMinor += minor;
  }
  tallies.sort(byCurrency);
  return {
    perCurrency: tallies.map(({ currency, minor }) => ({ currency, minor })),
    converted: totalOf(tallies, converter.target),
    unpricedCount,
    basicFreight: basicOf(tallies),
  };
};
