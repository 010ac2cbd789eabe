import type { ChargePrice } from "../charges/charge.ts";
import { decimalsOf } from "../money/currency.ts";
import { type CurrencyCode, type Money, minorOfNumber, parseMoney } from "../money/money.ts";

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

/** A unit price for a number of units. */
export const pricedFor = (unit: Money, quantity: number): ChargePrice => ({
  kind: "priced",
  unit,
  quantity,
  amount: quantity === 1 ? unit : { currency: unit.currency, minor: unit.minor * quantity },
});
