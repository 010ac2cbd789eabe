import type { Charge, ChargePrice } from "#domain/charges";
import { type Money, percentOf } from "#domain/money";
import { pricedFor } from "./charge-amount.ts";

/** A share as a cell states it: `5% OF OCEAN FREIGHT`; `of` is empty where the cell does not state the base. */
interface Share {
  readonly percent: string;
  readonly of: string;
  readonly minimum: Money | null;
}

const GROUP_NAME = /^(?:ALL |TOTAL )?(ORIGIN|DESTINATION|WAREHOUSE) CHARGES$/;

const basesOf = ({ of }: Share, charges: readonly Charge[]): readonly Charge[] => {
  const named = charges.filter(({ name }) => name.length === of.length && name.toUpperCase() === of);
  if (named.length > 0) return named;
  const group = GROUP_NAME.exec(of)?.[1];
  if (group !== undefined) return charges.filter((charge) => charge.group === group.toLowerCase());
  return /\bFREIGHT\b/.test(of) ? charges.filter(({ slot }) => slot === "ocean-freight") : [];
};

/** The amount a share is taken of: its charges all priced (or inside another) and in one currency; null otherwise. */
const baseAmount = (bases: readonly Charge[]): Money | null => {
  let currency: string | null = null;
  let minor = 0;
  for (const { price } of bases) {
    if (price.kind === "included") continue;
    if (price.kind !== "priced" || (currency !== null && currency !== price.amount.currency)) return null;
    currency = price.amount.currency;
    minor += price.amount.minor;
  }
  return currency === null || !Number.isSafeInteger(minor) ? null : { currency, minor };
};

/**
 * A percentage of the stated base (a charge, the freight, a group) over the whole load, half-up, at least its minimum;
 * unpriced as written when the base is not known, and labelled so when none is stated.
 */
export const priceOfPercent = (share: Share, written: string, charges: readonly Charge[]): ChargePrice => {
  if (share.of === "") return { kind: "unpriced", text: `${written}, no base stated` };
  const base = baseAmount(basesOf(share, charges));
  if (base === null) return { kind: "unpriced", text: written };
  const { minimum } = share;
  if (minimum !== null && minimum.currency !== base.currency) return { kind: "unpriced", text: written };
  return percentOf(base, share.percent).match<ChargePrice>(
    (amount) => pricedFor(minimum !== null && minimum.minor > amount.minor ? minimum : amount, 1),
    () => ({ kind: "unpriced", text: written }),
  );
};
