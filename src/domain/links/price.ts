import { BASIS_LABELS, type Charge, GROUP_LABELS, toPriceBreakdown } from "#domain/charges";
import { type ExchangeRates, formatMoney } from "#domain/money";
import type { SharedCharge, SharedPrice } from "./shared-booking.ts";

const formatAmount = ({ price }: Charge): string => {
  if (price.kind === "priced") return formatMoney(price.amount);
  return price.kind === "included" ? "Included in basic freight" : price.text;
};

const formatCalculation = ({ basis, price, note }: Charge): string | null => {
  const product =
    price.kind === "priced" && basis !== "percent" && price.quantity !== 1
      ? `${price.quantity} × ${formatMoney(price.unit)}`
      : null;
  const parts = [product, note ?? null].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join("; ");
};

const toCharge = (charge: Charge): SharedCharge => ({
  group: GROUP_LABELS[charge.group],
  name: charge.name,
  basis: charge.equipment === null ? BASIS_LABELS[charge.basis] : `${BASIS_LABELS[charge.basis]} ${charge.equipment}`,
  calculation: formatCalculation(charge),
  amount: formatAmount(charge),
});

/** The price of an offer in the order of its breakdown, in words. */
export const toSharedPrice = (charges: readonly Charge[], exchange: ExchangeRates | null): SharedPrice => {
  const { groups, totals, converted } = toPriceBreakdown(charges, exchange);
  return {
    total: converted,
    perCurrency: totals.perCurrency,
    charges: groups.flatMap(({ lines }) => lines.map(({ charge }) => toCharge(charge))),
  };
};
