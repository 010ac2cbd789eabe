import { STANDARD_FORMATS, writeSentence } from "#domain/formatting";
import { BASIS_LABELS, type Charge, type ChargePrice, GROUP_LABELS, INCLUDED, toPriceBreakdown } from "#domain/charges";
import { type ExchangeRates, formatMoney, type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import type { TaxableCharge } from "#domain/tax";
import type { SharedCharge, SharedPrice } from "./shared-booking.ts";

/** A charge in words. */
interface SharedChargeText {
  readonly group: string;
  readonly name: string;
  readonly basis: string;
  /** `2 × USD 980.00`, or `10 % of ocean freight`; null where the amount is not calculated. */
  readonly calculation: string | null;
  /** `USD 1,960.00`, `Included in basic freight`, or the text of a charge without a price. */
  readonly amount: string;
}

const formatAmount = ({ price }: SharedCharge, numbers: NumberFormat): string => {
  if (price.kind === "priced") return formatMoney(price.amount, numbers);
  return price.kind === "included" ? "Included in basic freight" : price.text;
};

const formatCalculation = ({ basis, price, note }: SharedCharge, numbers: NumberFormat): string | null => {
  const product =
    price.kind === "priced" && basis !== "percent" && price.quantity !== 1
      ? `${price.quantity} × ${formatMoney(price.unit, numbers)}`
      : null;
  const noted = note === undefined ? null : writeSentence(note, { ...STANDARD_FORMATS, numbers });
  const parts = [product, noted].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join("; ");
};

/** A charge with its amounts in a format. */
export const describeSharedCharge = (
  charge: SharedCharge,
  numbers: NumberFormat = STANDARD_NUMBERS,
): SharedChargeText => ({
  group: GROUP_LABELS[charge.group],
  name: charge.name,
  basis: charge.equipment === null ? BASIS_LABELS[charge.basis] : `${BASIS_LABELS[charge.basis]} ${charge.equipment}`,
  calculation: formatCalculation(charge, numbers),
  amount: formatAmount(charge, numbers),
});

/* What is part of basic freight is not added, at whatever amount it is stated. */
const toStatedPrice = (price: ChargePrice): ChargePrice => {
  if (price.kind !== "priced") return price.kind === "included" ? INCLUDED : price;
  const { kind, unit, quantity, amount } = price;
  return { kind, unit, quantity, amount };
};

const toSharedCharge = (
  { group, name, costItem, basis, equipment, price, note }: Charge,
  hasTax: boolean,
): SharedCharge => ({
  group,
  name,
  ...(hasTax ? { costItem } : {}),
  basis,
  equipment,
  price: toStatedPrice(price),
  ...(note === undefined ? {} : { note }),
});

/** The price of an offer in the order of its breakdown; what each charge is for only where the price states a tax. */
export const toSharedPrice = (
  charges: readonly Charge[],
  exchange: ExchangeRates | null,
  hasTax = false,
): SharedPrice => {
  const { groups, totals, converted } = toPriceBreakdown(charges, exchange);
  return {
    total: converted,
    perCurrency: totals.perCurrency,
    charges: groups.flatMap(({ lines }) => lines.map(({ charge }) => toSharedCharge(charge, hasTax))),
  };
};

/** A charge as it is taxed; one that does not state what it is for has no rate. */
export const toTaxable = ({ name, costItem = "unclassified", price }: SharedCharge): TaxableCharge => ({
  name,
  costItem,
  price,
});
