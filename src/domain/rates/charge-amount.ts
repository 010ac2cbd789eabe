import type { PricedCharge } from "#domain/charges";
import {
  decimalsOf,
  fractionOf,
  divideHalfUp,
  type CurrencyCode,
  type Money,
  minorOfNumber,
  parseMoney,
} from "#domain/money";

/** No freight charge is ten thousand million dollars: a larger figure is a mistake, and sums stay far from overflow. */
const MOST_MINOR = 1e12;

const minorOf = (value: number | string, currency: CurrencyCode, decimals: number): number | null =>
  typeof value === "number"
    ? minorOfNumber(value, decimals)
    : parseMoney(value, currency).match(
        ({ minor }) => minor,
        () => null,
      );

/** An amount as a carrier sends it, in minor units, exactly; null when it or its currency cannot be read so. */
export const readMinor = (value: number | string | null, currency: CurrencyCode | null): number | null => {
  if (value === null || currency === null) return null;
  const decimals = decimalsOf(currency);
  if (decimals === null) return null;
  const minor = minorOf(value, currency, decimals);
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
  const decimals = decimalsOf(currency);
  const fraction = decimals === null ? null : fractionOf(String(value));
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
