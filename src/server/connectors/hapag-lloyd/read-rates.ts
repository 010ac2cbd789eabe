import { type JsonObject, toAmount, toItems, toObject, toText } from "#api/readers/json.ts";
import { type Classification, classifyCharge, isBasicFreight, readCellUnit } from "#domain/charges";
import type { CarrierSurcharge } from "#domain/rates";
import { UNSTATED_SURCHARGE } from "../kit/unstated.ts";

/** The rates of one container of a size, and those of the bill of lading. */
export interface SizeRates {
  readonly currency: string | null;
  readonly basicOceanFreightRate: string | number | null;
  readonly surcharges: readonly CarrierSurcharge[];
  readonly billOfLadingSurcharges: readonly CarrierSurcharge[];
}

interface Location {
  /** Whether the charge is where the location says, by its code and name alone. */
  readonly agrees: (classification: Classification) => boolean;
  /** What the name needs so that the charge is counted there. */
  readonly addition: string;
}

const LOCATIONS: ReadonlyMap<string, Location> = new Map([
  ["BASE_PORT_FROM", { agrees: ({ group }) => group === "origin", addition: "(O)" }],
  ["BASE_PORT_TO", { agrees: ({ group }) => group === "destination", addition: "(D)" }],
  ["MAIN_CARRIAGE", { agrees: ({ costItem }) => costItem !== "unclassified", addition: "(freight surcharge)" }],
  ["PC_CARRIAGE", { agrees: ({ costItem }) => costItem === "origin-haulage", addition: "(origin haulage)" }],
  ["ON_CARRIAGE", { agrees: ({ costItem }) => costItem === "destination-haulage", addition: "(destination haulage)" }],
]);

/* The domain counts a charge by its code, or by its name where the code is unknown or means another place. */
const toCharge = (rate: JsonObject): Pick<CarrierSurcharge, "code" | "name"> => {
  const code = toText(rate["chargeTypeCode"]);
  const name = toText(rate["chargeTypeShortDescription"]) ?? code ?? "Charge without a name";
  const location = LOCATIONS.get(toText(rate["locationProposal"]) ?? "");
  if (location === undefined || location.agrees(classifyCharge(code, name))) return { code, name };
  const placed = `${name} ${location.addition}`;
  return { code: location.agrees(classifyCharge(code, placed)) ? code : null, name: placed };
};

/* A rate of a container states no unit, or one of several words for it. */
const toUnit = ({ unitOfMeasure }: JsonObject) => {
  const unit = toText(unitOfMeasure);
  return unit === null ? "container" : readCellUnit(unit);
};

const isPerBill = (rate: JsonObject): boolean => {
  const unit = toUnit(rate);
  return unit === "bill-of-lading" || unit === "shipment";
};

/** The amount of a container or a bill of lading; a percentage and an amount of another unit are no money. */
const toPrice = (rate: JsonObject): Pick<CarrierSurcharge, "amount" | "currency" | "percent" | "comment"> => {
  const amount = toAmount(rate["amount"]);
  const currency = toText(rate["currency"]);
  const unit = toText(rate["unitOfMeasure"]);
  if (unit === "PERCENT") return { amount: null, currency: null, percent: amount, comment: null };
  if (isPerBill(rate) || toUnit(rate) === "container") return { amount, currency, percent: null, comment: null };
  const stated = [currency, amount].filter((part) => part !== null).join(" ");
  return { amount: null, currency: null, percent: null, comment: `${stated} per ${unit}` };
};

const toSurcharge = (rate: JsonObject): CarrierSurcharge => ({
  ...UNSTATED_SURCHARGE,
  ...toCharge(rate),
  ...toPrice(rate),
  isIncluded: rate["included"] === true,
});

const isSeaFreight = (rate: JsonObject): boolean =>
  rate["seaFreightIndicator"] === true || isBasicFreight(toCharge(rate));

/**
 * Reads `rates[]` of a size; a rate that is not `chargeable` is left out. Null if there is not exactly one sea freight per
 * container, without which there is no price.
 */
export const readRates = (rates: unknown): SizeRates | null => {
  const charged = toItems(rates)
    .map(toObject)
    .filter(({ chargeable }) => chargeable !== false);
  const [freight, ...others] = charged.filter(isSeaFreight);
  if (freight === undefined || others.length > 0 || toUnit(freight) !== "container") return null;
  const surcharges = charged.filter((rate) => rate !== freight);
  return {
    currency: toText(freight["currency"]),
    basicOceanFreightRate: toAmount(freight["amount"]),
    surcharges: surcharges.filter((rate) => !isPerBill(rate)).map(toSurcharge),
    billOfLadingSurcharges: surcharges.filter(isPerBill).map(toSurcharge),
  };
};
