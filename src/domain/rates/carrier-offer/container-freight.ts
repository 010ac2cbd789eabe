import { type ContainerLine, readEquipment } from "#domain/containers";
import type { CarrierOffer, CarrierEquipmentPrice, CarrierSurcharge } from "./offer.ts";
import { BASIC_FREIGHT_CODE, type ClassifyCharge, isBasicFreight } from "#domain/charges";
import { convertWith, formatMoney, type CurrencyCode, type Money } from "#domain/money";
import { getCalculations } from "../memo.ts";
import { readMinor, readRoundedMinor } from "../price.ts";
import type { RateContext } from "../rate.ts";

/** How many containers of a size an offer covers; `equipment` is the portal's code of the size. */
interface OfferedQuantity {
  readonly equipment: string;
  readonly quantity: number;
}

interface OfferedQuantities {
  /** Null: the size is not stated, and the offer has not just one. */
  readonly of: (foreignCode: string | null) => OfferedQuantity | null;
}

const toCode = (foreign: string): string => readEquipment(foreign) ?? foreign;

const findOnlyOne = (sizes: readonly string[]): string | null => {
  const [first, ...others] = new Set(sizes);
  return first === undefined || others.length > 0 ? null : first;
};

/** The size of a price without one: the only size that the offer counts, else the only one of the load; null for several. */
const findOnlySize = (
  { equipments }: Pick<CarrierOffer, "equipments">,
  load: readonly ContainerLine[],
): string | null => {
  const counted = equipments.filter(({ quantity }) => quantity > 0);
  const stated = counted.length > 0 ? counted : equipments;
  return findOnlyOne((stated.length > 0 ? stated : load).map(({ equipment }) => toCode(equipment)));
};

/** Quantities by size: those that the offer states, else those of the search; 0 for a size in neither. */
export const toOfferedQuantities = (
  offer: Pick<CarrierOffer, "equipments">,
  load: readonly ContainerLine[],
): OfferedQuantities => ({
  of: (foreignCode) => {
    const equipment = foreignCode === null ? findOnlySize(offer, load) : toCode(foreignCode);
    if (equipment === null) return null;
    for (const line of offer.equipments)
      if (line.quantity > 0 && toCode(line.equipment) === equipment) return { equipment, quantity: line.quantity };
    for (const line of load) if (line.equipment === equipment) return { equipment, quantity: line.quantity };
    return { equipment, quantity: 0 };
  },
});

/** The quantity that an offer prices of a size. */
const countPriced = (
  prices: CarrierOffer["equipmentPrices"],
  quantities: OfferedQuantities,
  equipment: string,
): number => {
  for (const price of prices) {
    const offered = quantities.of(price.equipment);
    if (offered?.equipment === equipment) return offered.quantity;
  }
  return 0;
};

const NO_SIZE_STATED = "The price does not state its container size";

/** The containers of the load that an offer does not price, or of which it covers too few, each with the text of its unpriced charge. */
export const findUncovered = (
  { equipmentPrices }: Pick<CarrierOffer, "equipmentPrices">,
  quantities: OfferedQuantities,
  load: readonly ContainerLine[],
): readonly { readonly equipment: string; readonly text: string }[] => {
  const gaps: { readonly equipment: string; readonly text: string }[] = [];
  const isSizeUnknown = equipmentPrices.some((price) => quantities.of(price.equipment) === null);
  for (const { equipment, quantity } of load) {
    const offered = countPriced(equipmentPrices, quantities, equipment);
    if (offered === 0)
      gaps.push({ equipment, text: isSizeUnknown ? NO_SIZE_STATED : `Not quoted for ${quantity} × ${equipment}` });
    else if (offered < quantity) gaps.push({ equipment, text: `Covers ${offered} of ${quantity} × ${equipment}` });
  }
  return gaps;
};

/** What an all-in rate contains beyond its itemised charges; words where the difference cannot be stated in money. */
export type Remainder =
  | { readonly kind: "money"; readonly minor: number; readonly isRounding: boolean }
  | { readonly kind: "unpriced"; readonly text: string };

/** The sum of a container's charges in other currencies, converted to the currency of its freight; minor units. */
export interface ImpliedConversion {
  /** As the carrier converted it: the all-in rate less everything else. */
  readonly carrier: number;
  /** At the exchange rates of the search. */
  readonly stated: number;
}

/** The two places where a carrier states the basic freight of one container. */
export interface ContainerFreight {
  /** `basicOceanFreightRate` in minor units; null when it cannot be read. */
  readonly basic: number | null;
  /** The basic freight among the surcharges, by any code or name; with a basic rate it only states its payment method. */
  readonly stated: CarrierSurcharge | null;
}

/** A carrier's own rate of exchange may differ this much from the stated one. */
const TOLERANCE = 0.05;

/** Whether a surcharge is a line of its own in addition to the basic freight. */
export const isBesideFreight = (surcharge: CarrierSurcharge, classify: ClassifyCharge): boolean =>
  !isBasicFreight(surcharge, classify);

/** FRT00 before other codes and names, one with a price before one without. */
const rankStated = (surcharge: CarrierSurcharge): number =>
  (surcharge.isIncluded || readUnitMinor(surcharge) === null ? 2 : 0) + (surcharge.code === BASIC_FREIGHT_CODE ? 0 : 1);

const findStated = (surcharges: readonly CarrierSurcharge[], classify: ClassifyCharge): CarrierSurcharge | null => {
  let stated: CarrierSurcharge | null = null;
  for (const surcharge of surcharges)
    if (!isBesideFreight(surcharge, classify) && (stated === null || rankStated(surcharge) < rankStated(stated)))
      stated = surcharge;
  return stated;
};

export const findFreight = (
  { basicOceanFreightRate, currency, surcharges }: CarrierEquipmentPrice,
  classify: ClassifyCharge,
): ContainerFreight => ({
  basic: readMinor(basicOceanFreightRate, currency),
  stated: findStated(surcharges, classify),
});

type ConversionContext = Pick<RateContext, "exchange" | "memo">;

/** Minor units of an amount at the stated rates; null without a rate. */
export const convertMinor = (
  minor: number,
  from: CurrencyCode,
  to: CurrencyCode,
  context: ConversionContext,
): number | null =>
  convertWith(getCalculations(context).createConverter(context.exchange, to), { currency: from, minor }).match<
    number | null
  >(
    (money) => money.minor,
    () => null,
  );

const hasOwnAmount = ({ amount, currency }: CarrierSurcharge): boolean => amount !== null && currency !== null;

/** The currency of a surcharge's unit price: its own, else that of the carrier's conversion, which is a price as well. */
export const unitCurrency = (surcharge: CarrierSurcharge): CurrencyCode | null =>
  hasOwnAmount(surcharge) ? surcharge.currency : (surcharge.conversion?.currency ?? surcharge.currency);

/** A surcharge's unit price in minor units of `unitCurrency`; null when it cannot be read. */
export const readUnitMinor = (surcharge: CarrierSurcharge): number | null => {
  const { amount, currency, conversion } = surcharge;
  if (amount !== null && currency !== null) return readMinor(amount, currency);
  return conversion === null ? null : readRoundedMinor(conversion.amount, conversion.currency);
};

/** The carrier's own conversion of one unit of a surcharge; null where it states none, or nothing else. */
export const readConversion = (surcharge: CarrierSurcharge): Money | null => {
  const { conversion } = surcharge;
  if (conversion === null || !hasOwnAmount(surcharge)) return null;
  const minor = readRoundedMinor(conversion.amount, conversion.currency);
  return minor === null ? null : { currency: conversion.currency, minor };
};

/** What the charges of a container in other currencies come to, by the carrier and by the stated rates. */
interface ForeignSums {
  byCarrier: number;
  /** Null as soon as one amount cannot be converted. */
  byStatedRates: number | null;
  count: number;
  unconvertedCount: number;
}

const addForeign = (
  sums: ForeignSums,
  surcharge: CarrierSurcharge,
  minor: number,
  currency: CurrencyCode,
  context: ConversionContext,
): void => {
  sums.count += 1;
  const converted = readConversion(surcharge);
  if (converted?.currency === currency) {
    sums.byCarrier += converted.minor;
    return;
  }
  sums.unconvertedCount += 1;
  const own = unitCurrency(surcharge);
  const stated = own === null ? null : convertMinor(minor, own, currency, context);
  sums.byStatedRates = sums.byStatedRates === null || stated === null ? null : sums.byStatedRates + stated;
};

/** Whether a surcharge adds to the price of its container; of several basic freights one, where no basic rate is stated. */
const isAdded = (surcharge: CarrierSurcharge, { basic, stated }: ContainerFreight, classify: ClassifyCharge): boolean =>
  !surcharge.isIncluded && (isBesideFreight(surcharge, classify) || (basic === null && surcharge === stated));

const sumForeign = (
  { surcharges }: CarrierEquipmentPrice,
  freight: ContainerFreight,
  currency: CurrencyCode,
  context: ConversionContext,
): ForeignSums => {
  const sums: ForeignSums = { byCarrier: 0, byStatedRates: 0, count: 0, unconvertedCount: 0 };
  const { classify } = getCalculations(context);
  for (const surcharge of surcharges) {
    const isForeign = unitCurrency(surcharge) !== currency && isAdded(surcharge, freight, classify);
    const minor = isForeign ? readUnitMinor(surcharge) : null;
    if (minor !== null) addForeign(sums, surcharge, minor, currency, context);
  }
  return sums;
};

/** Whether the difference between an all-in rate and the charges in its currency is what the foreign ones come to. */
const explains = ({ byCarrier, byStatedRates }: ForeignSums, difference: number): boolean => {
  const foreign = byStatedRates === null ? null : byCarrier + byStatedRates;
  return foreign !== null && Math.abs(difference - foreign) <= Math.abs(foreign) * TOLERANCE;
};

/**
 * What an all-in rate holds beyond its charges; null when they add up or no all-in rate is stated. `own` is what the priced
 * charges in its currency come to.
 */
export const findRemainder = (
  price: CarrierEquipmentPrice,
  freight: ContainerFreight,
  own: number,
  context: ConversionContext,
): Remainder | null => {
  const { currency } = price;
  const allIn = readMinor(price.allInRate, currency);
  if (allIn === null || allIn === own || currency === null) return null;
  const sums = sumForeign(price, freight, currency, context);
  if (sums.count === 0) return { kind: "money", minor: allIn - own, isRounding: false };
  if (!explains(sums, allIn - own)) {
    const stated = formatMoney({ currency, minor: allIn });
    return { kind: "unpriced", text: `The all-in rate of ${stated} does not match the charges in other currencies` };
  }
  const rest = allIn - own - sums.byCarrier;
  return sums.unconvertedCount > 0 || rest === 0 ? null : { kind: "money", minor: rest, isRounding: true };
};

const HALF_A_CENT = 0.005;

/**
 * Whether a container's all-in rate may hold converted charges: there are foreign ones, and its own do not add up to it. In
 * plain numbers, because a list of thousands of offers asks it of each; texts are read exactly afterwards.
 */
const mayHoldForeign = (
  { allInRate, basicOceanFreightRate, currency, surcharges }: CarrierEquipmentPrice,
  classify: ClassifyCharge,
): boolean => {
  if (allInRate === null) return false;
  let isForeign = false;
  let own = Number(basicOceanFreightRate);
  for (const surcharge of surcharges) {
    if (surcharge.currency !== currency) isForeign = true;
    else if (!surcharge.isIncluded && isBesideFreight(surcharge, classify)) own += Number(surcharge.amount);
  }
  return isForeign && !(Math.abs(Number(allInRate) - own) < HALF_A_CENT);
};

const sumOwn = (
  { surcharges }: CarrierEquipmentPrice,
  freight: ContainerFreight,
  currency: CurrencyCode,
  classify: ClassifyCharge,
): number => {
  let own = freight.basic ?? 0;
  for (const surcharge of surcharges)
    if (unitCurrency(surcharge) === currency && isAdded(surcharge, freight, classify))
      own += readUnitMinor(surcharge) ?? 0;
  return own;
};

/**
 * The conversion that an all-in rate implies: it holds charges in other currencies, and the carrier says only in sum what
 * they were converted to; null otherwise.
 */
export const findImpliedConversion = (
  price: CarrierEquipmentPrice,
  freight: ContainerFreight,
  context: ConversionContext,
): ImpliedConversion | null => {
  const { currency } = price;
  const { classify } = getCalculations(context);
  if (currency === null || !mayHoldForeign(price, classify)) return null;
  const allIn = readMinor(price.allInRate, currency);
  const own = sumOwn(price, freight, currency, classify);
  if (allIn === null || allIn === own) return null;
  const sums = sumForeign(price, freight, currency, context);
  if (sums.unconvertedCount === 0 || sums.byStatedRates === null || !explains(sums, allIn - own)) return null;
  return { carrier: allIn - own - sums.byCarrier, stated: sums.byStatedRates };
};
