import { getMinorDigits, toFraction, divideHalfUp, SAFE_DIVIDEND, divideHalfUpSafe } from "./decimal.ts";
import type { ExchangeRates } from "./exchange.ts";
import type { CurrencyCode } from "./money.ts";

/** Minor units of one currency per minor unit of another, as an exact fraction with the mark-up inside. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** The same as plain numbers where both are below 2^40; 0 where they are not. */
  readonly fastNumerator: number;
  readonly fastDenominator: number;
}

const FAST_LIMIT = 2 ** 40;

/** An amount that does not change currency: no rate, no mark-up. */
export const UNCHANGED: Ratio = { numerator: 1n, denominator: 1n, fastNumerator: 1, fastDenominator: 1 };

interface Fraction {
  readonly digits: bigint;
  readonly scale: number;
}

const ONE: Fraction = { digits: 1n, scale: 0 };

const greatestCommonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestCommonDivisor(other, one % other);

/** Units of a currency per unit of the base; null when the table does not quote it or the quote is no positive decimal. */
const findQuote = (exchange: ExchangeRates, currency: CurrencyCode): Fraction | null => {
  if (currency === exchange.base) return ONE;
  const text = exchange.quotes.find((quote) => quote.currency === currency)?.unitsPerBase;
  const fraction = text === undefined ? null : toFraction(text);
  return fraction === null || fraction.digits <= 0n ? null : fraction;
};

const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

const reduced = (above: bigint, below: bigint): Ratio => {
  const divisor = greatestCommonDivisor(above, below);
  const numerator = above / divisor;
  const denominator = below / divisor;
  const isFast = numerator < FAST_LIMIT && denominator < FAST_LIMIT;
  return {
    numerator,
    denominator,
    fastNumerator: isFast ? Number(numerator) : 0,
    fastDenominator: isFast ? Number(denominator) : 0,
  };
};

/** The ratio between two currencies through the table's base; null when a quote or the mark-up cannot be used. */
export const findRatio = (exchange: ExchangeRates, from: CurrencyCode, to: CurrencyCode): Ratio | null => {
  const paid = findQuote(exchange, from);
  const got = findQuote(exchange, to);
  const markUp = toFraction(exchange.markUpPercent);
  if (paid === null || got === null || markUp === null || markUp.digits < 0n) return null;
  const markedUp = 100n * tenTo(markUp.scale) + markUp.digits;
  return reduced(
    got.digits * tenTo(paid.scale) * tenTo(getMinorDigits(to)) * markedUp,
    paid.digits * tenTo(got.scale) * tenTo(getMinorDigits(from)) * 100n * tenTo(markUp.scale),
  );
};

/** Minor units at a ratio, rounded half-up; null when the result is not a safe integer. */
export const applyRatio = (minor: number, ratio: Ratio): number | null => {
  if (ratio === UNCHANGED) return minor;
  const product = minor * ratio.fastNumerator;
  if (ratio.fastDenominator !== 0 && product <= SAFE_DIVIDEND && product >= -SAFE_DIVIDEND)
    return divideHalfUpSafe(product, ratio.fastDenominator);
  const converted = Number(divideHalfUp(BigInt(minor) * ratio.numerator, ratio.denominator));
  return Number.isSafeInteger(converted) ? converted : null;
};
