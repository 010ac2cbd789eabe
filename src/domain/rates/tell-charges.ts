import type { ChargeBasis } from "../charges/charge.ts";
import { classifyCharge } from "../charges/classify.ts";
import { BASIC_FREIGHT_CODE, type Classification, PLACES } from "../charges/code-table.ts";
import type { CurrencyCode } from "../money/money.ts";
import { boxRemainder, type Remainder } from "./all-in.ts";
import type { ApiEquipmentPrice, ApiOffer, ApiSurcharge } from "./api-offer.ts";
import { type BoxFreight, boxFreight, isBesideFreight } from "./box-freight.ts";
import { readMinor } from "./charge-amount.ts";
import type { RateContext } from "./context.ts";
import { offeredQuantities, uncovered } from "./offered-quantities.ts";

/** What a charge is called and how it is paid. */
export type NamedCharge = Pick<ApiSurcharge, "code" | "name" | "paymentMethod">;

/** What a charge is counted by. */
export interface Counted {
  readonly basis: ChargeBasis;
  readonly equipment: string | null;
  readonly quantity: number;
}

/**
 * Hears the charges of an offer one after the other, in the order of its lines, and notes them: one listener adds them up,
 * another writes the lines, so that both go by the same rules. `minor` is the unit price in minor units of the currency.
 */
export interface ChargeListener<Notes> {
  readonly priced: (
    notes: Notes,
    charge: NamedCharge,
    place: Classification,
    counted: Counted,
    currency: CurrencyCode,
    minor: number,
  ) => void;
  /** `surcharge` may still state what it would cost. */
  readonly included: (notes: Notes, surcharge: ApiSurcharge, place: Classification, counted: Counted) => void;
  readonly unpriced: (notes: Notes, charge: NamedCharge, place: Classification, counted: Counted, text: string) => void;
}

const named = (code: string | null, name: string): NamedCharge => ({ code, name, paymentMethod: null });

const BASIC_FREIGHT = named(BASIC_FREIGHT_CODE, "Basic freight");
const FREIGHT_IN_ALL_IN = named(null, "Ocean freight in the all-in rate");
const OTHERS_IN_ALL_IN = named(null, "Other charges in the all-in rate");
const OTHERS_PLACE: Classification = { slot: "unclassified", group: "freight" };
const ON_THE_BILL: Counted = { basis: "per-bill-of-lading", equipment: null, quantity: 1 };
const IN_WORDS: Counted = { basis: "unknown", equipment: null, quantity: 1 };

/** What a charge without a readable price says, in the carrier's own words. */
const wordsOf = ({ amount, currency, comment }: ApiSurcharge): string => {
  const figure = amount === null ? "" : `${currency ?? ""} ${amount}`.trim();
  return [figure, comment ?? ""].filter((part) => part !== "").join(", ") || "No amount stated";
};

/** Tells one surcharge; gives its unit price if it is in the `own` currency of its box, else 0. */
const tellSurcharge = <Notes>(
  surcharge: ApiSurcharge,
  own: CurrencyCode | null,
  counted: Counted,
  listener: ChargeListener<Notes>,
  notes: Notes,
): number => {
  const { currency } = surcharge;
  const place = classifyCharge(surcharge.code, surcharge.name);
  if (surcharge.includedInBasicFreight) {
    listener.included(notes, surcharge, place, counted);
    return 0;
  }
  const minor = readMinor(surcharge.amount, currency);
  if (minor === null || currency === null) {
    listener.unpriced(notes, surcharge, place, counted, wordsOf(surcharge));
    return 0;
  }
  listener.priced(notes, surcharge, place, counted, currency, minor);
  return currency === own ? minor : 0;
};

/** Tells basic freight once, and leaves it out of a box that has an all-in rate only, which then holds it; gives the same. */
const tellFreight = <Notes>(
  price: ApiEquipmentPrice,
  { basic, stated }: BoxFreight,
  counted: Counted,
  listener: ChargeListener<Notes>,
  notes: Notes,
): number => {
  const { currency } = price;
  if (basic !== null) {
    const charge = stated === null ? BASIC_FREIGHT : { ...BASIC_FREIGHT, paymentMethod: stated.paymentMethod };
    listener.priced(notes, charge, PLACES.oceanFreight, counted, currency, basic);
    return basic;
  }
  if (stated !== null) return tellSurcharge(stated, currency, counted, listener, notes);
  if (readMinor(price.allInRate, currency) !== null) return 0;
  const written = price.basicOceanFreightRate;
  const text = written === null ? "No amount stated" : `${currency} ${written}`;
  listener.unpriced(notes, BASIC_FREIGHT, PLACES.oceanFreight, counted, text);
  return 0;
};

/** The line that keeps a box's all-in rate whole; where no basic freight is stated it is the ocean freight. */
const tellRemainder = <Notes>(
  remainder: Remainder,
  isFreight: boolean,
  currency: CurrencyCode,
  counted: Counted,
  listener: ChargeListener<Notes>,
  notes: Notes,
): void => {
  const charge = isFreight ? FREIGHT_IN_ALL_IN : OTHERS_IN_ALL_IN;
  const place = isFreight ? PLACES.oceanFreight : OTHERS_PLACE;
  if (remainder.kind === "money") listener.priced(notes, charge, place, counted, currency, remainder.minor);
  else listener.unpriced(notes, charge, place, counted, remainder.text);
};

const tellBox = <Notes>(
  price: ApiEquipmentPrice,
  counted: Counted,
  exchange: RateContext["exchange"],
  listener: ChargeListener<Notes>,
  notes: Notes,
): void => {
  const freight = boxFreight(price);
  const { currency } = price;
  let own = tellFreight(price, freight, counted, listener, notes);
  for (const surcharge of price.surcharges)
    if (isBesideFreight(surcharge)) own += tellSurcharge(surcharge, currency, counted, listener, notes);
  const remainder = boxRemainder(price, freight, own, exchange);
  if (remainder === null) return;
  tellRemainder(remainder, freight.basic === null && freight.stated === null, currency, counted, listener, notes);
};

/**
 * Tells all charges of an offer: each box's freight and surcharges, bill-of-lading surcharges once, words as unpriced
 * charges, what an all-in rate holds beyond its parts, and an unpriced charge for every box that is not covered.
 */
export const tellCharges = <Notes>(
  offer: ApiOffer,
  context: RateContext,
  listener: ChargeListener<Notes>,
  notes: Notes,
): void => {
  const quantities = offeredQuantities(offer, context.load);
  for (const price of offer.equipmentPrices) {
    const { equipment, quantity } = quantities.of(price.equipment);
    if (quantity > 0)
      tellBox(price, { basis: "per-container", equipment, quantity }, context.exchange, listener, notes);
  }
  for (const surcharge of offer.billOfLadingSurcharges) tellSurcharge(surcharge, null, ON_THE_BILL, listener, notes);
  for (const { code, name, text } of offer.textSurcharges)
    listener.unpriced(
      notes,
      named(code, name),
      classifyCharge(code, name),
      IN_WORDS,
      text === "" ? "No amount stated" : text,
    );
  for (const { equipment, text } of uncovered(offer, quantities, context.load)) {
    const counted: Counted = { basis: "per-container", equipment, quantity: 1 };
    listener.unpriced(notes, BASIC_FREIGHT, PLACES.oceanFreight, counted, text);
  }
};
