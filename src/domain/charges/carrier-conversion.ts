import type { CurrencyCode, Money } from "#domain/money";
import type { Charge, PricedCharge } from "./charge.ts";

/**
 * The amount that is converted into a currency: the carrier's own conversion takes precedence over ours; an amount that
 * is in that currency already is not converted at all.
 */
export const toConvertibleAmount = ({ amount, carrierConversion }: PricedCharge, target: CurrencyCode): Money =>
  carrierConversion === undefined || amount.currency === target ? amount : carrierConversion;

/** Whether a charge's converted figure stands on the carrier's own conversion. */
export const isConvertedByCarrier = ({ price }: Charge, target: CurrencyCode): boolean =>
  price.kind === "priced" && price.carrierConversion !== undefined && price.amount.currency !== target;

/** The currencies of charges that our rates of exchange convert, and those that the carrier converts itself; sorted. */
export const conversionSources = (
  charges: readonly Charge[],
  target: CurrencyCode,
): { readonly ours: readonly CurrencyCode[]; readonly carrier: readonly CurrencyCode[] } => {
  const ours = new Set<CurrencyCode>();
  const carrier = new Set<CurrencyCode>();
  for (const charge of charges) {
    if (charge.price.kind !== "priced") continue;
    if (isConvertedByCarrier(charge, target)) carrier.add(charge.price.amount.currency);
    const converted = toConvertibleAmount(charge.price, target).currency;
    if (converted !== target) ours.add(converted);
  }
  return { ours: [...ours].toSorted(), carrier: [...carrier].toSorted() };
};
