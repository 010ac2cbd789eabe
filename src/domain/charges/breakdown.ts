import {
  type CurrencyCode,
  type Money,
  type Converter,
  convertAndAdd,
  createConverter,
  DEFAULT_CURRENCY,
  type ExchangeRates,
  sumPerCurrency,
} from "#domain/money";
import {
  type Charge,
  type PricedCharge,
  type BreakdownGroup,
  type BreakdownLine,
  type ChargeGroup,
  type ChargeTotals,
  GROUP_LABELS,
  type PriceBreakdown,
} from "./charge.ts";

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
export const listConversionSources = (
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

const GROUP_ORDER: readonly string[] = Object.keys(GROUP_LABELS);

const pricedAmounts = (charges: readonly Charge[]): readonly Money[] =>
  charges.flatMap(({ price }) => (price.kind === "priced" ? [price.amount] : []));

/** Sums the priced charges per currency, sorted by code, and counts those without a price; included charges add nothing. */
export const sumCharges = (charges: readonly Charge[]): ChargeTotals => ({
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

const toLine = (charge: Charge, converter: Converter): BreakdownLine => ({
  charge,
  converted:
    charge.price.kind === "priced" ? totalIn(converter, [toConvertibleAmount(charge.price, converter.target)]) : null,
});

const toGroup = (group: ChargeGroup, charges: readonly Charge[], converter: Converter): BreakdownGroup => {
  const own = charges.filter((charge) => charge.group === group);
  return {
    group,
    lines: own.map((charge) => toLine(charge, converter)),
    perCurrency: sumCharges(own).perCurrency,
    converted: totalIn(converter, convertibleAmounts(own, converter.target)),
  };
};

const listGroups = (charges: readonly Charge[]): readonly ChargeGroup[] =>
  [...new Set(charges.map(({ group }) => group))].toSorted(
    (one, other) => GROUP_ORDER.indexOf(one) - GROUP_ORDER.indexOf(other),
  );

/**
 * An offer's price taken apart by origin, freight, destination and warehouse (groups without a charge are left out): each line
 * converted at the stated rates and rounded half-up, then added, so that lines, groups and total agree to the cent.
 */
export const toPriceBreakdown = (
  charges: readonly Charge[],
  exchange: ExchangeRates | null,
  currency: CurrencyCode = DEFAULT_CURRENCY,
): PriceBreakdown => {
  const converter = createConverter(exchange, currency);
  return {
    currency,
    groups: listGroups(charges).map((group) => toGroup(group, charges, converter)),
    totals: sumCharges(charges),
    converted: totalIn(converter, convertibleAmounts(charges, currency)),
  };
};
