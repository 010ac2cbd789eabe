import { addDays, dayOf, isDay } from "../kit/days.ts";
import { flagAt, listAt, numberAt, recordAt, textAt } from "../kit/json.ts";
import { isUnLocode } from "../kit/places.ts";

/** Why nothing, one offer or one size is not priced. */
export const REASONS = [
  "MISSING_INFORMATION",
  "RESTRICTIONS",
  "CAN_NOT_BE_OFFERED",
  "USER_UNKNOWN",
  "MISSING_PERMISSIONS",
  "TECHNICAL_ERROR",
  "JONES_ACT",
  "OPTIMIZED_ROUTING",
  "OPTIMIZED_ROUTINGS",
  "INLAND_UNAVAILABLE",
  "INLAND_RESTRICTIONS",
  "CAPACITY",
  "DANGEROUS_GOODS_RESTRICTION",
  "COMMODITY_PROHIBITED_FOR_REEFER_AND_SPOT",
  "IN_GAUGE_PROHIBITED",
  "QQS_CAN_NOT_BE_OFFERED_FOR_LIGHT_USER",
  "SOC_PROHIBITED_FOR_SPOT",
  "NO_ROUTE_FOR_EQUIPMENT",
  "DEPARTURE_DATE_TO_EARLY",
  "NO_OFFERS_FOUND_FOR_ROUTE",
] as const;
export type Reason = (typeof REASONS)[number];

const PRODUCTS = ["QUICK_QUOTES", "QUICK_QUOTES_SPOT"] as const;
export type Product = (typeof PRODUCTS)[number];

const SIZES = ["22GP", "42GP", "45GP"];
const MAX_UNITS = 20;
const FIRST_DAY = 4;

export interface PriceRequest {
  readonly from: string;
  readonly to: string;
  readonly receiptType: string;
  readonly deliveryType: string;
  readonly size: string;
  readonly units: number;
  readonly isNonOperatingReefer: boolean;
  readonly isShipperOwned: boolean;
  readonly isHazardous: boolean;
  readonly earliestDay: string;
  readonly products: readonly Product[];
  readonly customer: string;
}

const readEquipment = (body: unknown) => {
  const equipment = recordAt(body, "requestedEquipment");
  const size = textAt(equipment, "requestedEquipmentSizeType") ?? "";
  const units = numberAt(equipment, "requestedEquipmentUnits") ?? 0;
  if (!SIZES.includes(size)) return "requestedEquipmentSizeType must be 22GP, 42GP or 45GP.";
  if (!Number.isInteger(units) || units < 1 || units > MAX_UNITS) return "requestedEquipmentUnits must be 1 to 20.";
  return {
    size,
    units,
    isNonOperatingReefer: flagAt(equipment, "isNonOperatingReefer"),
    isShipperOwned: flagAt(equipment, "shippersOwnedContainer"),
  };
};

const readCommodity = (body: unknown) => {
  const commodity = recordAt(body, "commodity");
  if (textAt(commodity, "commodityTypeGroup") !== "FAK") return "commodityTypeGroup must be FAK.";
  const weight = numberAt(commodity, "cargoGrossWeight") ?? 0;
  if (weight <= 0 || textAt(commodity, "cargoGrossWeightUnit") !== "KG") return "cargoGrossWeight must be in KG.";
  return { isHazardous: flagAt(commodity, "isHazardous") };
};

/** The request in a body, or one sentence about the first field that cannot be read (400). */
export const readPriceRequest = (body: unknown): PriceRequest | string => {
  const from = textAt(recordAt(body, "placeOfReceipt"), "locode") ?? "";
  const to = textAt(recordAt(body, "placeOfDelivery"), "locode") ?? "";
  if (!isUnLocode(from) || !isUnLocode(to)) return "placeOfReceipt and placeOfDelivery need a locode.";
  const equipment = readEquipment(body);
  if (typeof equipment === "string") return equipment;
  const commodity = readCommodity(body);
  if (typeof commodity === "string") return commodity;
  const earliestDay = textAt(body, "earliestDepartureDate") ?? "";
  if (!isDay(earliestDay)) return "earliestDepartureDate must be a date.";
  const products = PRODUCTS.filter((product) => listAt(body, "productIdentifiers").includes(product));
  if (products.length === 0) return "productIdentifiers must name a product.";
  return {
    ...equipment,
    ...commodity,
    from,
    to,
    receiptType: textAt(body, "receiptTypeAtOrigin") ?? "CY",
    deliveryType: textAt(body, "deliveryTypeAtDestination") ?? "CY",
    earliestDay,
    products,
    customer: textAt(body, "customerIdentifier") ?? "",
  };
};

/** The reason why nothing is offered for a request, by the rules of the carrier. */
export const reasonOfSearch = (request: PriceRequest, now: Date): Reason | undefined => {
  if (!request.customer.includes("@")) return "USER_UNKNOWN";
  if (request.earliestDay < addDays(dayOf(now), FIRST_DAY)) return "DEPARTURE_DATE_TO_EARLY";
  if (request.from === request.to) return "NO_OFFERS_FOUND_FOR_ROUTE";
  if (request.from.startsWith("US") && request.to.startsWith("US")) return "JONES_ACT";
  return request.isHazardous ? "DANGEROUS_GOODS_RESTRICTION" : undefined;
};

/** The reason why one product is not offered for a size. */
export const reasonOfEquipment = (request: PriceRequest, product: Product): Reason | undefined => {
  if (product === "QUICK_QUOTES") return undefined;
  if (request.isShipperOwned) return "SOC_PROHIBITED_FOR_SPOT";
  return request.isNonOperatingReefer ? "COMMODITY_PROHIBITED_FOR_REEFER_AND_SPOT" : undefined;
};
