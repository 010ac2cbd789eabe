import type { PricedCharge, Charge } from "#domain/charges";
import {
  findDecimals,
  toFraction,
  divideHalfUp,
  type CurrencyCode,
  type Money,
  toMinorUnits,
  parseMoney,
  type Converter,
  type Converted,
  applyRatio,
  type Ratio,
  UNCHANGED,
} from "#domain/money";
import type { RatePrice } from "./rate.ts";

/** No freight charge is ten thousand million dollars: a larger figure is a mistake, and sums stay far from overflow. */
const MOST_MINOR = 1e12;

const toMinor = (value: number | string, currency: CurrencyCode, decimals: number): number | null =>
  typeof value === "number"
    ? toMinorUnits(value, decimals)
    : parseMoney(value, currency).match(
        ({ minor }) => minor,
        () => null,
      );

/** An amount as a carrier sends it, in minor units, exactly; null when it or its currency cannot be read so. */
export const readMinor = (value: number | string | null, currency: CurrencyCode | null): number | null => {
  if (value === null || currency === null) return null;
  const decimals = findDecimals(currency);
  if (decimals === null) return null;
  const minor = toMinor(value, currency, decimals);
  return minor === null || minor > MOST_MINOR || minor < -MOST_MINOR ? null : minor;
};

const roundHalfUp = (digits: bigint, scale: number, decimals: number): number =>
  scale <= decimals
    ? Number(digits * 10n ** BigInt(decimals - scale))
    : Number(divideHalfUp(digits, 10n ** BigInt(scale - decimals)));

/**
 * A converted amount as a carrier sends it, in minor units: exact where it has no more decimals than the currency,
 * otherwise rounded half-up for one unit; null when it or its currency cannot be read.
 */
export const readRoundedMinor = (value: number | string, currency: CurrencyCode): number | null => {
  const exact = readMinor(value, currency);
  if (exact !== null) return exact;
  const decimals = findDecimals(currency);
  const fraction = decimals === null ? null : toFraction(String(value));
  if (fraction === null || decimals === null) return null;
  const minor = roundHalfUp(fraction.digits, fraction.scale, decimals);
  return Math.abs(minor) > MOST_MINOR ? null : minor;
};

const times = (unit: Money, quantity: number): Money =>
  quantity === 1 ? unit : { currency: unit.currency, minor: unit.minor * quantity };

/** A unit price for a number of units; `conversion` is the carrier's own conversion of one unit. */
export const pricedFor = (unit: Money, quantity: number, conversion: Money | null = null): PricedCharge => {
  const price: PricedCharge = { kind: "priced", unit, quantity, amount: times(unit, quantity) };
  return conversion === null ? price : { ...price, carrierConversion: times(conversion, quantity) };
};

/** The running sums of one currency while the charges are walked once. */
interface CurrencySum {
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
export interface PriceAccumulator {
  readonly converter: Converter;
  readonly perCurrency: CurrencySum[];
  unpricedCount: number;
}

/** Nothing added yet. */
export const createAccumulator = (converter: Converter): PriceAccumulator => ({
  converter,
  perCurrency: [],
  unpricedCount: 0,
});

const createCurrencySum = (currency: CurrencyCode, ratio: Ratio | null): CurrencySum => ({
  currency,
  ratio,
  minor: 0,
  basicMinor: 0,
  converted: 0,
  isConvertible: true,
  hasBasic: false,
});

const findCurrencySum = ({ perCurrency, converter }: PriceAccumulator, currency: CurrencyCode): CurrencySum => {
  for (const sum of perCurrency) if (sum.currency === currency) return sum;
  const sum = createCurrencySum(currency, converter.ratioFrom(currency));
  const after = perCurrency.findIndex((other) => other.currency > currency);
  perCurrency.splice(after < 0 ? perCurrency.length : after, 0, sum);
  return sum;
};

const convertWith = (ratio: Ratio | null, minor: number): number | null =>
  ratio === null ? null : applyRatio(minor, ratio);

/**
 * Adds the amount of one priced charge, converted by itself, so that a shown column adds up to its total; by the carrier's
 * own conversion where there is one, else at the stated rates. Gives the converted minor units, 0 without a rate.
 */
export const addAmount = (
  accumulator: PriceAccumulator,
  currency: CurrencyCode,
  minor: number,
  isBasic: boolean,
  conversion: Money | null,
): number => {
  const sum = findCurrencySum(accumulator, currency);
  sum.minor += minor;
  if (isBasic) {
    sum.hasBasic = true;
    sum.basicMinor += minor;
  }
  if (sum.ratio === UNCHANGED) {
    sum.converted += minor;
    return minor;
  }
  const converted =
    conversion === null
      ? convertWith(sum.ratio, minor)
      : convertWith(accumulator.converter.ratioFrom(conversion.currency), conversion.minor);
  if (converted === null) sum.isConvertible = false;
  else sum.converted += converted;
  return converted ?? 0;
};

/** No priced charge at all is no total of nothing: such an offer cannot be compared. */
const toTotal = (sums: readonly CurrencySum[], target: CurrencyCode): Converted => {
  let minor = 0;
  for (const sum of sums) {
    if (!sum.isConvertible) return { kind: "no-rate", missing: unconvertible(sums) };
    minor += sum.converted;
  }
  return sums.length === 0
    ? { kind: "no-rate", missing: [] }
    : { kind: "converted", total: { currency: target, minor } };
};

const unconvertible = (sums: readonly CurrencySum[]): readonly CurrencyCode[] =>
  sums.filter(({ isConvertible }) => !isConvertible).map(({ currency }) => currency);

/** Basic freight in two currencies is no one amount. */
const toBasicFreight = (sums: readonly CurrencySum[]): Money | null => {
  let only: CurrencySum | null = null;
  for (const sum of sums) {
    if (sum.hasBasic && only !== null) return null;
    if (sum.hasBasic) only = sum;
  }
  return only === null ? null : { currency: only.currency, minor: only.basicMinor };
};

const toMoney = ({ currency, minor }: CurrencySum): Money => ({ currency, minor });

/** The price that the sums come to: per currency (sorted) and converted. */
export const toPrice = ({ perCurrency, converter, unpricedCount }: PriceAccumulator): RatePrice => ({
  perCurrency: perCurrency.map(toMoney),
  converted: toTotal(perCurrency, converter.target),
  unpricedCount,
  basicFreight: toBasicFreight(perCurrency),
});

/**
 * The price of a whole load from its charges: per currency (sorted), converted line by line, rounded half-up and added;
 * charges without a price are counted, included ones add nothing; no priced charge at all gives no comparable total.
 * `isBasic` states which charges are basic freight.
 */
export const sumPrice = (
  charges: readonly Charge[],
  converter: Converter,
  isBasic: (charge: Charge) => boolean,
): RatePrice => {
  const accumulator = createAccumulator(converter);
  for (const charge of charges) {
    const { price } = charge;
    if (price.kind === "unpriced") accumulator.unpricedCount += 1;
    if (price.kind === "priced")
      addAmount(
        accumulator,
        price.amount.currency,
        price.amount.minor,
        isBasic(charge),
        price.carrierConversion ?? null,
      );
  }
  return toPrice(accumulator);
};
