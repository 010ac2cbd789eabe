import { err, ok, type Result } from "neverthrow";
import { minorDigits } from "./currency.ts";
import { fractionOf } from "./decimal.ts";
import type { Converted, ExchangeRates } from "./exchange.ts";
import { divideHalfUp, divideHalfUpSafe } from "./half-up.ts";
import type { CurrencyCode, Money } from "./money.ts";

/** Why an amount cannot be put into another currency. */
export type ConversionRefusal =
  | { readonly kind: "no-rate"; readonly currency: CurrencyCode }
  | { readonly kind: "too-large" };

/** Minor units of one currency per minor unit of another, as an exact fraction with the mark-up inside. */
interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** The same as plain numbers, where products stay exact; 0 where they would not. */
  readonly fastNumerator: number;
  readonly fastDenominator: number;
}

/** Puts amounts into one currency; answers null where no rate is stated or the result is not a safe integer. */
export interface Converter {
  readonly target: CurrencyCode;
  readonly minorInTarget: (minor: number, currency: CurrencyCode) => number | null;
}

const FAST_LIMIT = 2 ** 40;

const greatestCommonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestCommonDivisor(other, one % other);

interface Fraction {
  readonly digits: bigint;
  readonly scale: number;
}

const ONE: Fraction = { digits: 1n, scale: 0 };

/** Units of a currency per unit of the base; null when the table does not quote it or the quote is no positive decimal. */
const quoteOf = (exchange: ExchangeRates, currency: CurrencyCode): Fraction | null => {
  if (currency === exchange.base) return ONE;
  const text = exchange.quotes.find((quote) => quote.currency === currency)?.unitsPerBase;
  const fraction = text === undefined ? null : fractionOf(text);
  return fraction === null || fraction.digits <= 0n ? null : fraction;
};

const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

const ratioOf = (exchange: ExchangeRates, from: CurrencyCode, to: CurrencyCode): Ratio | null => {
  const paid = quoteOf(exchange, from);
  const got = quoteOf(exchange, to);
  const markUp = fractionOf(exchange.markUpPercent);
  if (paid === null || got === null || markUp === null || markUp.digits < 0n) return null;
  const markedUp = 100n * tenTo(markUp.scale) + markUp.digits;
  const above = got.digits * tenTo(paid.scale) * tenTo(minorDigits(to)) * markedUp;
  const below = paid.digits * tenTo(got.scale) * tenTo(minorDigits(from)) * 100n * tenTo(markUp.scale);
  const divisor = greatestCommonDivisor(above, below);
  const numerator = above / divisor;
  const denominator = below / divisor;
  const fast = numerator < FAST_LIMIT && denominator < FAST_LIMIT;
  return {
    numerator,
    denominator,
    fastNumerator: fast ? Number(numerator) : 0,
    fastDenominator: fast ? Number(denominator) : 0,
  };
};

const applyRatio = (minor: number, ratio: Ratio): number | null => {
  if (ratio.fastNumerator !== 0) {
    const product = minor * ratio.fastNumerator;
    if (Number.isSafeInteger(product)) return divideHalfUpSafe(product, ratio.fastDenominator);
  }
  const converted = Number(divideHalfUp(BigInt(minor) * ratio.numerator, ratio.denominator));
  return Number.isSafeInteger(converted) ? converted : null;
};

const makeConverter = (exchange: ExchangeRates | null, target: CurrencyCode): Converter => {
  const ratios = new Map<CurrencyCode, Ratio | null>();
  const ratioFrom = (currency: CurrencyCode): Ratio | null => {
    const known = ratios.get(currency);
    if (known !== undefined) return known;
    const ratio = exchange === null ? null : ratioOf(exchange, currency, target);
    ratios.set(currency, ratio);
    return ratio;
  };
  return {
    target,
    minorInTarget: (minor, currency) => {
      if (currency === target) return minor;
      const ratio = ratioFrom(currency);
      return ratio === null ? null : applyRatio(minor, ratio);
    },
  };
};

const remembered = new WeakMap<ExchangeRates, Map<CurrencyCode, Converter>>();

/**
 * A converter into `target` at the stated rates, through the base currency, half-up, mark-up on every amount that
 * changes currency; null rates convert nothing but the target itself. The same table gives the same converter.
 */
export const converterTo = (exchange: ExchangeRates | null, target: CurrencyCode): Converter => {
  if (exchange === null) return makeConverter(null, target);
  const known = remembered.get(exchange) ?? new Map<CurrencyCode, Converter>();
  remembered.set(exchange, known);
  const converter = known.get(target) ?? makeConverter(exchange, target);
  known.set(target, converter);
  return converter;
};

/** One amount in the target currency, rounded half-up to its minor unit; refuses a currency without a stated rate and an overflow. */
export const convertMoney = (
  money: Money,
  exchange: ExchangeRates | null,
  target: CurrencyCode,
): Result<Money, ConversionRefusal> => {
  const converter = converterTo(exchange, target);
  const minor = converter.minorInTarget(money.minor, money.currency);
  if (minor !== null) return ok({ currency: target, minor });
  const quoted = converter.minorInTarget(0, money.currency) !== null;
  return err(quoted ? { kind: "too-large" } : { kind: "no-rate", currency: money.currency });
};

/**
 * Each amount converted, rounded half-up, then added, so that a shown column adds up to its total; the currencies that
 * have no stated rate (or an amount too large to convert) are named, sorted, and then there is no total.
 */
export const convertAndAdd = (amounts: readonly Money[], converter: Converter): Converted => {
  const missing = new Set<CurrencyCode>();
  let total = 0;
  for (const { currency, minor } of amounts) {
    const converted = converter.minorInTarget(minor, currency);
    if (converted === null || !Number.isSafeInteger(total + converted)) missing.add(currency);
    else total += converted;
  }
  return missing.size > 0
    ? { kind: "no-rate", missing: [...missing].toSorted() }
    : { kind: "converted", total: { currency: converter.target, minor: total } };
};
