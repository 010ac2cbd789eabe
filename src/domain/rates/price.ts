import type { Charge } from "#domain/charges";
import {
  type Converter,
  type Converted,
  type CurrencyCode,
  type Money,
  applyRatio,
  type Ratio,
  UNCHANGED,
} from "#domain/money";
import type { RatePrice } from "./rate.ts";

/** The running sums of one currency while the charges are walked once. */
interface Tally {
  readonly currency: CurrencyCode;
  readonly ratio: Ratio | null;
  minor: number;
  basicMinor: number;
  converted: number;
  /** False as soon as one amount cannot be converted. */
  isConvertible: boolean;
  hasBasic: boolean;
}

/** The running sums of an offer, by currency in the order of the codes: an offer has one to three of them. */
export interface Tallies {
  readonly converter: Converter;
  readonly perCurrency: Tally[];
  unpricedCount: number;
}

/** Nothing added yet. */
export const noTallies = (converter: Converter): Tallies => ({ converter, perCurrency: [], unpricedCount: 0 });

const newTally = (currency: CurrencyCode, ratio: Ratio | null): Tally => ({
  currency,
  ratio,
  minor: 0,
  basicMinor: 0,
  converted: 0,
  isConvertible: true,
  hasBasic: false,
});

const tallyOf = ({ perCurrency, converter }: Tallies, currency: CurrencyCode): Tally => {
  for (const tally of perCurrency) if (tally.currency === currency) return tally;
  const tally = newTally(currency, converter.ratioFrom(currency));
  const after = perCurrency.findIndex((other) => other.currency > currency);
  perCurrency.splice(after < 0 ? perCurrency.length : after, 0, tally);
  return tally;
};

const convertWith = (ratio: Ratio | null, minor: number): number | null =>
  ratio === null ? null : applyRatio(minor, ratio);

/**
 * Adds the amount of one priced charge, converted by itself, so that a shown column adds up to its total; by the carrier's
 * own conversion where there is one, else at the stated rates. Gives the converted minor units, 0 without a rate.
 */
export const tallyAmount = (
  tallies: Tallies,
  currency: CurrencyCode,
  minor: number,
  isBasic: boolean,
  conversion: Money | null,
): number => {
  const tally = tallyOf(tallies, currency);
  tally.minor += minor;
  if (isBasic) {
    tally.hasBasic = true;
    tally.basicMinor += minor;
  }
  if (tally.ratio === UNCHANGED) {
    tally.converted += minor;
    return minor;
  }
  const converted =
    conversion === null
      ? convertWith(tally.ratio, minor)
      : convertWith(tallies.converter.ratioFrom(conversion.currency), conversion.minor);
  if (converted === null) tally.isConvertible = false;
  else tally.converted += converted;
  return converted ?? 0;
};

/** No priced charge at all is no total of nothing: such an offer cannot be compared. */
const totalOf = (tallies: readonly Tally[], target: CurrencyCode): Converted => {
  let minor = 0;
  for (const tally of tallies) {
    if (!tally.isConvertible) return { kind: "no-rate", missing: unconvertible(tallies) };
    minor += tally.converted;
  }
  return tallies.length === 0
    ? { kind: "no-rate", missing: [] }
    : { kind: "converted", total: { currency: target, minor } };
};

const unconvertible = (tallies: readonly Tally[]): readonly CurrencyCode[] =>
  tallies.filter(({ isConvertible }) => !isConvertible).map(({ currency }) => currency);

/** Basic freight in two currencies is no one amount. */
const basicOf = (tallies: readonly Tally[]): Money | null => {
  let only: Tally | null = null;
  for (const tally of tallies) {
    if (tally.hasBasic && only !== null) return null;
    if (tally.hasBasic) only = tally;
  }
  return only === null ? null : { currency: only.currency, minor: only.basicMinor };
};

const sumOf = ({ currency, minor }: Tally): Money => ({ currency, minor });

/** The price that the sums come to: per currency (sorted) and converted. */
export const talliedPrice = ({ perCurrency, converter, unpricedCount }: Tallies): RatePrice => ({
  perCurrency: perCurrency.map(sumOf),
  converted: totalOf(perCurrency, converter.target),
  unpricedCount,
  basicFreight: basicOf(perCurrency),
});

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
  const tallies = noTallies(converter);
  for (const charge of charges) {
    const { price } = charge;
    if (price.kind === "unpriced") tallies.unpricedCount += 1;
    if (price.kind === "priced")
      tallyAmount(tallies, price.amount.currency, price.amount.minor, isBasic(charge), price.carrierConversion ?? null);
  }
  return talliedPrice(tallies);
};
