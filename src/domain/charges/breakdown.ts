import {
  type Converter,
  convertAndAdd,
  converterTo,
  DEFAULT_CURRENCY,
  type ExchangeRates,
  type CurrencyCode,
  type Money,
  sumPerCurrency,
} from "#domain/money";
import { toConvertibleAmount } from "./carrier-conversion.ts";
import type { BreakdownGroup, BreakdownLine, Charge, ChargeGroup, ChargeTotals, PriceBreakdown } from "./charge.ts";

const GROUPS: readonly ChargeGroup[] = ["origin", "freight", "destination", "warehouse"];

const pricedAmounts = (charges: readonly Charge[]): readonly Money[] =>
  charges.flatMap(({ price }) => (price.kind === "priced" ? [price.amount] : []));

/** Sums the priced charges per currency, sorted by code, and counts those without a price; included charges add nothing. */
export const chargeTotals = (charges: readonly Charge[]): ChargeTotals => ({
  perCurrency: sumPerCurrency(pricedAmounts(charges)).unwrapOr([]),
  unpricedCount: charges.filter(({ price }) => price.kind === "unpriced").length,
});

const totalIn = (converter: Converter, amounts: readonly Money[]): Money | null => {
  const converted = convertAndAdd(amounts, converter);
  return converted.kind === "converted" ? converted.total : null;
};

/** The priced amounts as they are converted: the carrier's own conversion where there is one. */
const convertibleAmounts = (charges: readonly Charge[], currency: CurrencyCode): readonly Money[] =>
  charges.flatMap(({ price }) => (price.kind === "priced" ? [toConvertibleAmount(price, currency)] : []));

const lineOf = (charge: Charge, converter: Converter): BreakdownLine => ({
  charge,
  converted:
    charge.price.kind === "priced" ? totalIn(converter, [toConvertibleAmount(charge.price, converter.target)]) : null,
});

const groupOf = (group: ChargeGroup, charges: readonly Charge[], converter: Converter): BreakdownGroup => {
  const own = charges.filter((charge) => charge.group === group);
  return {
    group,
    lines: own.map((charge) => lineOf(charge, converter)),
    perCurrency: chargeTotals(own).perCurrency,
    converted: totalIn(converter, convertibleAmounts(own, converter.target)),
  };
};

/**
 * An offer's price taken apart by origin, freight, destination and warehouse (groups without a charge are left out): each line
 * converted at the stated rates and rounded half-up, then added, so that lines, groups and total agree to the cent.
 */
export const priceBreakdown = (
  charges: readonly Charge[],
  exchange: ExchangeRates | null,
  currency: CurrencyCode = DEFAULT_CURRENCY,
): PriceBreakdown => {
  const converter = converterTo(exchange, currency);
  return {
    currency,
    groups: GROUPS.map((group) => groupOf(group, charges, converter)).filter(({ lines }) => lines.length > 0),
    totals: chargeTotals(charges),
    converted: totalIn(converter, convertibleAmounts(charges, currency)),
  };
};
