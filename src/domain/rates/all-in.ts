import type { Charge } from "../charges/charge.ts";
import { convertMoney } from "../money/convert.ts";
import type { ExchangeRates } from "../money/exchange.ts";
import { moneyText } from "../money/format-money.ts";
import type { Money } from "../money/money.ts";
import type { ApiEquipmentPrice } from "./api-offer.ts";
import { readAmount } from "./charge-amount.ts";

/** What one box's all-in rate holds beyond its itemised charges; words where the difference cannot be told in money. */
export type Remainder =
  | { readonly kind: "money"; readonly unit: Money }
  | { readonly kind: "unpriced"; readonly text: string };

/** A carrier's own rate of exchange may lie this far from the stated one. */
const TOLERANCE = 0.05;

interface Itemised {
  readonly own: number;
  /** Charges in other currencies, converted; null when one of them cannot be. */
  readonly foreign: number | null;
  readonly hasForeign: boolean;
}

const itemised = (
  charges: readonly Charge[],
  start: number,
  currency: string,
  exchange: ExchangeRates | null,
): Itemised => {
  let own = 0;
  let foreign: number | null = 0;
  let hasForeign = false;
  for (let at = start; at < charges.length; at += 1) {
    const price = charges[at]?.price;
    if (price?.kind !== "priced") continue;
    const { unit } = price;
    if (unit.currency === currency) own += unit.minor;
    else {
      hasForeign = true;
      const converted = convertMoney(unit, exchange, currency).match(
        ({ minor }) => minor,
        () => null,
      );
      foreign = foreign === null || converted === null ? null : foreign + converted;
    }
  }
  return { own, foreign, hasForeign };
};

/** Whether a difference is what the charges in other currencies come to at the carrier's own rates. */
const explains = (foreign: number | null, difference: number): boolean =>
  foreign !== null && Math.abs(difference - foreign) <= Math.abs(foreign) * TOLERANCE;

/**
 * The part of one box's all-in rate that its charges (from `start` on) do not explain, so that no money is lost; null
 * when they add up, when no all-in rate is stated, or when charges in other currencies account for the difference.
 */
export const boxRemainder = (
  price: ApiEquipmentPrice,
  charges: readonly Charge[],
  start: number,
  exchange: ExchangeRates | null,
): Remainder | null => {
  const allIn = readAmount(price.allInRate, price.currency);
  if (allIn === null) return null;
  const { own, foreign, hasForeign } = itemised(charges, start, price.currency, exchange);
  const difference = allIn.minor - own;
  if (difference === 0 || (hasForeign && explains(foreign, difference))) return null;
  if (!hasForeign) return { kind: "money", unit: { currency: price.currency, minor: difference } };
  const text = `The all-in rate of ${moneyText(allIn)} does not match the charges in other currencies`;
  return { kind: "unpriced", text };
};
