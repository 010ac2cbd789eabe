import { getMinorDigits, isCurrencyCode, readDecimal } from "#domain/money";
import type { CarrierEquipmentPrice, QuotedCarrierOffer } from "#domain/rates";

/* Currencies of which one unit is worth between half a dollar and two. */
const LIKE_DOLLARS: ReadonlySet<string> = new Set(["AUD", "CAD", "CHF", "EUR", "GBP", "SGD", "USD"]);
/* Ocean freight of one container has never cost as much; an amount in cents usually does. */
const HIGHEST_FREIGHT = 50_000;

/** A freight in any of the spellings that the domain prices; NaN for what it does not price. */
const readAmount = (freight: string | number, currency: string): number => {
  const reading = readDecimal(String(freight), getMinorDigits(currency));
  return reading.kind === "decimal" ? Number(reading.text) : Number.NaN;
};

const findWrongFreight = ({ equipment, currency, basicOceanFreightRate }: CarrierEquipmentPrice): string | null => {
  const amount = basicOceanFreightRate === null ? Number.NaN : readAmount(basicOceanFreightRate, currency ?? "");
  const freight = `the freight of ${equipment ?? "its size"}, ${currency ?? ""} ${basicOceanFreightRate}`;
  if (amount < 0) return `${freight}, is below zero`;
  return amount > HIGHEST_FREIGHT && LIKE_DOLLARS.has(currency ?? "") ? `${freight}, may be in cents` : null;
};

/** Why a price cannot be right: a currency that does not exist, a freight below zero, or one that is as high as an amount in cents. */
export const findWrongPrice = ({ equipmentPrices, billOfLadingSurcharges }: QuotedCarrierOffer): string | null => {
  const stated = [...equipmentPrices.flatMap((price) => [price, ...price.surcharges]), ...billOfLadingSurcharges];
  const unknown = stated.find(({ currency }) => currency !== null && !isCurrencyCode(currency));
  if (unknown !== undefined) return `${unknown.currency} is no currency`;
  return equipmentPrices.map(findWrongFreight).find((fault) => fault !== null) ?? null;
};
