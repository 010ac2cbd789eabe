import { convertMoney } from "../money/convert.ts";
import type { ExchangeRates } from "../money/exchange.ts";
import { moneyText } from "../money/format-money.ts";
import type { CurrencyCode } from "../money/money.ts";
import type { ApiEquipmentPrice, ApiSurcharge } from "./api-offer.ts";
import { type BoxFreight, isBesideFreight } from "./box-freight.ts";
import { readMinor } from "./charge-amount.ts";

/** What one box's all-in rate holds beyond its itemised charges; words where the difference cannot be told in money. */
export type Remainder =
  | { readonly kind: "money"; readonly minor: number }
  | { readonly kind: "unpriced"; readonly text: string };

/** A carrier's own rate of exchange may lie this far from the stated one. */
const TOLERANCE = 0.05;

/** Whether a surcharge adds to the price of its box. */
const adds = (surcharge: ApiSurcharge, { basic, stated }: BoxFreight): boolean =>
  !surcharge.includedInBasicFreight && (isBesideFreight(surcharge) || (basic === null && surcharge === stated));

const convertedMinor = (minor: number, from: CurrencyCode, to: CurrencyCode, exchange: ExchangeRates | null) =>
  convertMoney({ currency: from, minor }, exchange, to).match<number | null>(
    (money) => money.minor,
    () => null,
  );

/** What the charges in other currencies come to; `none` when there are none, null when one of them cannot be converted. */
const foreignSum = (
  { currency, surcharges }: ApiEquipmentPrice,
  freight: BoxFreight,
  exchange: ExchangeRates | null,
): number | "none" | null => {
  let sum: number | "none" | null = "none";
  for (const surcharge of surcharges) {
    if (surcharge.currency === null || surcharge.currency === currency || !adds(surcharge, freight)) continue;
    const minor = readMinor(surcharge.amount, surcharge.currency);
    if (minor === null) continue;
    const converted = convertedMinor(minor, surcharge.currency, currency, exchange);
    sum = sum === null || converted === null ? null : (sum === "none" ? 0 : sum) + converted;
  }
  return sum;
};

/** Whether a difference is what the charges in other currencies come to at the carrier's own rates. */
const explains = (foreign: number | null, difference: number): boolean =>
  foreign !== null && Math.abs(difference - foreign) <= Math.abs(foreign) * TOLERANCE;

/**
 * The part of one box's all-in rate that its charges do not explain, so that no money is lost; null when they add up, when
 * no all-in rate is stated, or when charges in other currencies account for the difference. `own` is what its priced
 * charges in the currency of the all-in rate come to, in minor units.
 */
export const boxRemainder = (
  price: ApiEquipmentPrice,
  freight: BoxFreight,
  own: number,
  exchange: ExchangeRates | null,
): Remainder | null => {
  const { currency } = price;
  const allIn = readMinor(price.allInRate, currency);
  if (allIn === null) return null;
  const difference = allIn - own;
  if (difference === 0) return null;
  const foreign = foreignSum(price, freight, exchange);
  if (foreign === "none") return { kind: "money", minor: difference };
  if (explains(foreign, difference)) return null;
  const stated = moneyText({ currency, minor: allIn });
  return { kind: "unpriced", text: `The all-in rate of ${stated} does not match the charges in other currencies` };
};
