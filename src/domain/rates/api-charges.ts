import type { Charge, ChargeBasis, ChargePrice, PaymentTerm } from "../charges/charge.ts";
import { classifyCharge } from "../charges/classify.ts";
import { BASIC_FREIGHT_CODE } from "../charges/code-table.ts";
import { paymentTermOf } from "../charges/labels.ts";
import type { ExchangeRates } from "../money/exchange.ts";
import { boxRemainder, type Remainder } from "./all-in.ts";
import type { ApiEquipmentPrice, ApiOffer, ApiSurcharge } from "./api-offer.ts";
import { pricedFor, readAmount } from "./charge-amount.ts";
import type { RateContext } from "./context.ts";
import { type OfferedQuantities, offeredQuantities, uncovered } from "./offered-quantities.ts";

const INCLUDED: ChargePrice = { kind: "included", stated: null };

/** What a charge without a readable price says, in the carrier's own words. */
const wordsOf = ({ amount, currency, comment }: ApiSurcharge): string => {
  const figure = amount === null ? "" : `${currency ?? ""} ${amount}`.trim();
  return [figure, comment ?? ""].filter((part) => part !== "").join(", ") || "No amount stated";
};

const surchargePrice = (surcharge: ApiSurcharge, quantity: number): ChargePrice => {
  const unit = readAmount(surcharge.amount, surcharge.currency);
  if (surcharge.includedInBasicFreight) return unit === null ? INCLUDED : { kind: "included", stated: unit };
  return unit === null ? { kind: "unpriced", text: wordsOf(surcharge) } : pricedFor(unit, quantity);
};

const surchargeLine = (
  surcharge: ApiSurcharge,
  basis: ChargeBasis,
  equipment: string | null,
  quantity: number,
): Charge => {
  const { code, name } = surcharge;
  const { slot, group } = classifyCharge(code, name);
  const price = surchargePrice(surcharge, quantity);
  return { code, name, group, slot, basis, equipment, payment: paymentTermOf(surcharge.paymentMethod), price };
};

const freightLine = (name: string, equipment: string, payment: PaymentTerm, price: ChargePrice): Charge => ({
  code: BASIC_FREIGHT_CODE,
  name,
  group: "freight",
  slot: "ocean-freight",
  basis: "per-container",
  equipment,
  payment,
  price,
});

const statedFreight = (surcharges: readonly ApiSurcharge[]): ApiSurcharge | undefined => {
  for (const surcharge of surcharges) if (surcharge.code === BASIC_FREIGHT_CODE) return surcharge;
  return undefined;
};

/**
 * Basic freight stands once: as `basicOceanFreightRate`, with FRT00 among the surcharges only giving its payment; null
 * when a box has an all-in rate and no basic freight.
 */
const boxFreight = (price: ApiEquipmentPrice, equipment: string, quantity: number): Charge | null => {
  const stated = statedFreight(price.surcharges);
  const basic = readAmount(price.basicOceanFreightRate, price.currency);
  if (basic !== null) {
    const payment = paymentTermOf(stated?.paymentMethod ?? null);
    return freightLine("Basic freight", equipment, payment, pricedFor(basic, quantity));
  }
  if (stated !== undefined) return surchargeLine(stated, "per-container", equipment, quantity);
  if (readAmount(price.allInRate, price.currency) !== null) return null;
  const text =
    price.basicOceanFreightRate === null ? "No amount stated" : `${price.currency} ${price.basicOceanFreightRate}`;
  return freightLine("Basic freight", equipment, "unknown", { kind: "unpriced", text });
};

/** The line that keeps a box's all-in rate whole; where no basic freight is stated it is the ocean freight. */
const remainderLine = (remainder: Remainder, isFreight: boolean, equipment: string, quantity: number): Charge => ({
  code: null,
  name: isFreight ? "Ocean freight in the all-in rate" : "Other charges in the all-in rate",
  group: "freight",
  slot: isFreight ? "ocean-freight" : "unclassified",
  basis: "per-container",
  equipment,
  payment: "unknown",
  price: remainder.kind === "money" ? pricedFor(remainder.unit, quantity) : remainder,
});

const addBox = (
  charges: Charge[],
  price: ApiEquipmentPrice,
  quantities: OfferedQuantities,
  exchange: ExchangeRates | null,
): void => {
  const { equipment, quantity } = quantities.of(price.equipment);
  if (quantity === 0) return;
  const start = charges.length;
  const freight = boxFreight(price, equipment, quantity);
  if (freight !== null) charges.push(freight);
  for (const surcharge of price.surcharges) {
    if (surcharge.code === BASIC_FREIGHT_CODE) continue;
    charges.push(surchargeLine(surcharge, "per-container", equipment, quantity));
  }
  const remainder = boxRemainder(price, charges, start, exchange);
  if (remainder !== null) charges.push(remainderLine(remainder, freight === null, equipment, quantity));
};

/**
 * All charges of an offer: each box's freight and surcharges times its quantity, bill-of-lading surcharges once, words
 * as unpriced lines, what an all-in rate holds beyond its parts, and an unpriced line for every box that is not covered.
 */
export const apiCharges = (offer: ApiOffer, context: RateContext): readonly Charge[] => {
  const charges: Charge[] = [];
  const quantities = offeredQuantities(offer, context.load);
  for (const price of offer.equipmentPrices) addBox(charges, price, quantities, context.exchange);
  for (const surcharge of offer.billOfLadingSurcharges)
    charges.push(surchargeLine(surcharge, "per-bill-of-lading", null, 1));
  for (const { code, name, text } of offer.textSurcharges) {
    const { slot, group } = classifyCharge(code, name);
    const price: ChargePrice = { kind: "unpriced", text: text === "" ? "No amount stated" : text };
    charges.push({ code, name, group, slot, basis: "unknown", equipment: null, payment: "unknown", price });
  }
  for (const { equipment, text } of uncovered(offer, quantities, context.load))
    charges.push(freightLine("Basic freight", equipment, "unknown", { kind: "unpriced", text }));
  return charges;
};
