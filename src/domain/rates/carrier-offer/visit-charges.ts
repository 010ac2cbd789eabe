import {
  ALL_IN_FREIGHT,
  type ChargeBasis,
  BASIC_FREIGHT_CODE,
  type Classification,
  type ClassifyCharge,
  CHARGE_CATEGORIES,
} from "#domain/charges";
import type { CurrencyCode, Money } from "#domain/money";
import type { CarrierEquipmentPrice, CarrierOffer, CarrierSurcharge } from "./offer.ts";
import { readMinor } from "../price.ts";
import {
  type ContainerFreight,
  convertMinor,
  findFreight,
  findImpliedConversion,
  findRemainder,
  type ImpliedConversion,
  isBesideFreight,
  readConversion,
  readUnitMinor,
  type Remainder,
  unitCurrency,
  toOfferedQuantities,
  findUncovered,
} from "./container-freight.ts";
import { getCalculations } from "../memo.ts";
import type { RateContext } from "../rate.ts";

/** What a charge is called and how it is paid. */
export type NamedCharge = Pick<CarrierSurcharge, "code" | "name" | "paymentMethod" | "percent">;

/** What a charge is counted by. */
export interface ChargeUnit {
  readonly basis: ChargeBasis;
  readonly equipment: string | null;
  readonly quantity: number;
}

/**
 * Visits the charges of an offer in line order: one visitor adds them up,
 * another writes the lines, so that both go by the same rules. `minor` is the unit price in minor units of the currency,
 * `conversion` what the carrier itself converts one unit to.
 */
export interface ChargeVisitor<Notes> {
  readonly priced: (
    notes: Notes,
    charge: NamedCharge,
    place: Classification,
    counted: ChargeUnit,
    currency: CurrencyCode,
    minor: number,
    conversion: Money | null,
  ) => void;
  /** `surcharge` may still state what it would cost. */
  readonly included: (notes: Notes, surcharge: CarrierSurcharge, place: Classification, counted: ChargeUnit) => void;
  readonly unpriced: (
    notes: Notes,
    charge: NamedCharge,
    place: Classification,
    counted: ChargeUnit,
    text: string,
  ) => void;
}

const named = (code: string | null, name: string): NamedCharge => ({ code, name, paymentMethod: null, percent: null });

const BASIC_FREIGHT = named(BASIC_FREIGHT_CODE, "Basic freight");
/** The names of what an all-in rate holds beyond its itemised charges. */
export const IN_ALL_IN = {
  freight: "Ocean freight in the all-in rate",
  others: "Other charges in the all-in rate",
  rounding: "Rounding in the all-in rate",
} as const;
/** An all-in rate without parts contains the freight, and states none. */
export const FREIGHT_IN_ALL_IN = named(null, IN_ALL_IN.freight);
const OTHERS_IN_ALL_IN = named(null, IN_ALL_IN.others);
const ROUNDING_IN_ALL_IN = named(null, IN_ALL_IN.rounding);
const OTHERS_PLACE: Classification = { costItem: "unclassified", group: "freight" };
const REST_PLACE: Classification = { ...OTHERS_PLACE, isRest: true };
const ON_THE_BILL: ChargeUnit = { basis: "per-bill-of-lading", equipment: null, quantity: 1 };
const IN_WORDS: ChargeUnit = { basis: "unknown", equipment: null, quantity: 1 };

/** `5 % of other charges`: which ones, the carrier does not say; null for a charge that is no percentage. */
export const formatPercent = (percent: CarrierSurcharge["percent"]): string | null => {
  if (percent === null || percent === 0) return null;
  const figure = String(percent).replace("%", "").trim();
  return figure === "" || Number(figure) === 0 ? null : `${figure} % of other charges`;
};

const NO_CURRENCY = "no currency stated";

/** An amount that has no price: as written, and that its currency is missing where it is. */
const figureText = (amount: number | string, currency: string | null): string =>
  currency === null ? `${amount}, ${NO_CURRENCY}` : `${currency} ${amount}`;

/** What a charge without a readable price says, in the carrier's own words. */
const describeAmount = ({ amount, currency, comment, percent }: CarrierSurcharge): string => {
  const figure = amount === null ? formatPercent(percent) : figureText(amount, currency);
  return [figure, comment].filter((part) => part !== null && part !== "").join(", ") || "No amount stated";
};

/** The share of a conversion that the carrier made in sum only; null for a charge that has none. */
type FindShare = (surcharge: CarrierSurcharge, minor: number) => Money | null;

const NO_SHARE: FindShare = () => null;

/** One visit of the charges of an offer. */
interface Visit<Notes> {
  readonly context: RateContext;
  readonly classify: ClassifyCharge;
  readonly visitor: ChargeVisitor<Notes>;
  readonly notes: Notes;
}

/** Visits one surcharge; returns its unit price if it is in the `own` currency of its container, else 0. */
const visitSurcharge = <Notes>(
  surcharge: CarrierSurcharge,
  own: CurrencyCode | null,
  findShare: FindShare,
  counted: ChargeUnit,
  { classify, visitor, notes }: Visit<Notes>,
): number => {
  const place = classify(surcharge.code, surcharge.name);
  if (surcharge.isIncluded) {
    visitor.included(notes, surcharge, place, counted);
    return 0;
  }
  const currency = unitCurrency(surcharge);
  const minor = readUnitMinor(surcharge);
  if (minor === null || currency === null) {
    visitor.unpriced(notes, surcharge, place, counted, describeAmount(surcharge));
    return 0;
  }
  const conversion = readConversion(surcharge) ?? findShare(surcharge, minor);
  visitor.priced(notes, surcharge, place, counted, currency, minor, conversion);
  return currency === own ? minor : 0;
};

/** The text of a container where neither basic freight nor a readable all-in rate gives it a price. */
const missingFreightText = ({
  currency,
  basicOceanFreightRate: basic,
  allInRate: allIn,
}: CarrierEquipmentPrice): string => {
  if (basic !== null) return figureText(basic, currency);
  return allIn === null ? "No amount stated" : `All-in rate ${figureText(allIn, currency)}`;
};

/** Visits basic freight once, and leaves it out of a container that has an all-in rate only, which then holds it; gives the same. */
const visitFreight = <Notes>(
  price: CarrierEquipmentPrice,
  { basic, stated }: ContainerFreight,
  findShare: FindShare,
  counted: ChargeUnit,
  visit: Visit<Notes>,
): number => {
  const { visitor, notes } = visit;
  const { currency } = price;
  if (basic !== null && currency !== null) {
    const charge = stated === null ? BASIC_FREIGHT : { ...BASIC_FREIGHT, paymentMethod: stated.paymentMethod };
    visitor.priced(notes, charge, CHARGE_CATEGORIES.oceanFreight, counted, currency, basic, null);
    return basic;
  }
  if (stated !== null) return visitSurcharge(stated, currency, findShare, counted, visit);
  if (readMinor(price.allInRate, currency) === null)
    visitor.unpriced(notes, BASIC_FREIGHT, CHARGE_CATEGORIES.oceanFreight, counted, missingFreightText(price));
  return 0;
};

/** The line that completes a container's all-in rate whole; where no basic freight is stated it is the ocean freight. */
const visitRemainder = <Notes>(
  remainder: Remainder,
  isFreight: boolean,
  currency: CurrencyCode,
  counted: ChargeUnit,
  { visitor, notes }: Visit<Notes>,
): void => {
  const isRounding = remainder.kind === "money" && remainder.isRounding;
  const other = isRounding ? ROUNDING_IN_ALL_IN : OTHERS_IN_ALL_IN;
  const charge = isFreight ? FREIGHT_IN_ALL_IN : other;
  const isRest = !isRounding && (remainder.kind === "unpriced" || remainder.minor > 0);
  const place = isFreight ? ALL_IN_FREIGHT : isRest ? REST_PLACE : OTHERS_PLACE;
  if (remainder.kind === "money") visitor.priced(notes, charge, place, counted, currency, remainder.minor, null);
  else visitor.unpriced(notes, charge, place, counted, remainder.text);
};

/**
 * Shares what the carrier converted in sum among its charges, in proportion to the stated rates: cumulated, then rounded
 * half-up, so that the shares add up to the sum to the cent.
 */
const impliedShares = (implied: ImpliedConversion, currency: CurrencyCode, context: RateContext): FindShare => {
  let stated = 0;
  let shared = 0;
  return (surcharge, minor) => {
    const own = unitCurrency(surcharge);
    if (own === null || own === currency) return null;
    stated += convertMinor(minor, own, currency, context) ?? 0;
    const upToHere = Math.round((stated / implied.stated) * implied.carrier);
    const share = upToHere - shared;
    shared = upToHere;
    return { currency, minor: share };
  };
};

const visitContainer = <Notes>(price: CarrierEquipmentPrice, counted: ChargeUnit, visit: Visit<Notes>): void => {
  const { context, classify } = visit;
  const freight = findFreight(price, classify);
  const { currency } = price;
  const implied = findImpliedConversion(price, freight, context);
  const findShare = implied === null || currency === null ? NO_SHARE : impliedShares(implied, currency, context);
  let own = visitFreight(price, freight, findShare, counted, visit);
  for (const surcharge of price.surcharges)
    if (isBesideFreight(surcharge, classify)) own += visitSurcharge(surcharge, currency, findShare, counted, visit);
  const remainder = findRemainder(price, freight, own, context);
  if (remainder === null || currency === null) return;
  visitRemainder(remainder, freight.basic === null && freight.stated === null, currency, counted, visit);
};

/**
 * Visits all charges of an offer: each container's freight and surcharges, bill-of-lading surcharges once (a basic freight
 * among them only where the containers have none: it is never added to another one), texts as unpriced charges, what an all-in rate holds beyond its parts, and an unpriced charge for every container that is not covered.
 */
export const visitCharges = <Notes>(
  offer: CarrierOffer,
  context: RateContext,
  visitor: ChargeVisitor<Notes>,
  notes: Notes,
): void => {
  const quantities = toOfferedQuantities(offer, context.load);
  const { classify } = getCalculations(context);
  const visit: Visit<Notes> = { context, classify, visitor, notes };
  let hasFreight = false;
  for (const price of offer.equipmentPrices) {
    const offered = quantities.of(price.equipment);
    if (offered === null || offered.quantity === 0) continue;
    visitContainer(price, { basis: "per-container", ...offered }, visit);
    hasFreight = true;
  }
  for (const surcharge of offer.billOfLadingSurcharges) {
    const isFreight = !isBesideFreight(surcharge, classify);
    if (isFreight && hasFreight)
      visitor.included(notes, surcharge, classify(surcharge.code, surcharge.name), ON_THE_BILL);
    else visitSurcharge(surcharge, null, NO_SHARE, ON_THE_BILL, visit);
    hasFreight ||= isFreight;
  }
  for (const { code, name, text } of offer.textSurcharges)
    visitor.unpriced(notes, named(code, name), classify(code, name), IN_WORDS, text === "" ? "No amount stated" : text);
  for (const { equipment, text } of findUncovered(offer, quantities, context.load)) {
    const counted: ChargeUnit = { basis: "per-container", equipment, quantity: 1 };
    visitor.unpriced(notes, BASIC_FREIGHT, CHARGE_CATEGORIES.oceanFreight, counted, text);
  }
};
