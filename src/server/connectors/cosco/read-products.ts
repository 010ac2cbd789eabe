import { isJsonObject, type JsonObject, toAmount, toItems, toNumber, toObject, toText } from "#api/readers/json.ts";
import { type EquipmentCode, readEquipment } from "#domain/containers";
import type { CarrierEquipmentPrice, CarrierLeg, CarrierPlace, QuotedCarrierOffer } from "#domain/rates";
import type {
  QuotedOffer,
  RateRequest,
  RequestedContainers,
  UnreadableOffer,
} from "#server/rate-sources/rate-source.ts";
import { readCarrierPlace, toEquipments } from "../kit/offer-parts.ts";
import { UNSTATED_LEG, UNSTATED_OFFER } from "../kit/unstated.ts";

const readPort = (value: unknown): CarrierPlace | null => {
  const { unlocode, portName } = toObject(value);
  return readCarrierPlace(unlocode, portName);
};

const toVoyage = ({ voyageNo, direction }: JsonObject): string | null => {
  const number = toText(voyageNo);
  return number === null ? null : `${number}${toText(direction) ?? ""}`;
};

const readLeg = (value: unknown): CarrierLeg | null => {
  const leg = toObject(value);
  const [from, to] = [readPort(leg["polPort"]), readPort(leg["podPort"])];
  if (from === null || to === null) return null;
  return {
    ...UNSTATED_LEG,
    from,
    to,
    departureDate: toText(leg["etd"]),
    arrivalDate: toText(leg["eta"]),
    mode: "VESSEL",
    vesselName: toText(leg["vesselName"]),
    voyageReference: toVoyage(leg),
    serviceName: toText(leg["serviceCode"]),
  };
};

/** The vessels of a product: those of its schedule, else the one of the product itself; null if an end is not stated. */
const readLegs = (product: JsonObject): readonly CarrierLeg[] | null => {
  const stated = toItems(toObject(product["scheduleData"])["legs"]);
  const legs = (stated.length === 0 ? [product] : stated).flatMap((leg) => readLeg(leg) ?? []);
  return legs.length === Math.max(1, stated.length) ? legs : null;
};

/** `tradePrice` is `price` after promotions. */
const readPrices = (
  product: JsonObject,
  containers: readonly RequestedContainers[],
): readonly (CarrierEquipmentPrice & { readonly equipment: EquipmentCode })[] => {
  const stated = toItems(product["routeProductPricingList"]).map(toObject);
  return containers.flatMap(({ equipment }) => {
    const price = stated.find(({ cntrType }) => readEquipment(toText(cntrType) ?? "") === equipment);
    const freight = toAmount(price?.["tradePrice"]) ?? toAmount(price?.["price"]);
    if (price === undefined || freight === null) return [];
    const currency = toText(price["currency"]);
    return [{ equipment, currency, allInRate: null, basicOceanFreightRate: freight, surcharges: [] }];
  });
};

const toOffer = (
  name: string,
  { containers }: RateRequest,
  product: JsonObject,
  legs: readonly CarrierLeg[],
): QuotedCarrierOffer => {
  const equipmentPrices = readPrices(product, containers);
  const id = toText(product["id"]);
  const cutOff = toText(product["cutOffLocalDate"]);
  const inventory = toNumber(product["inventory"]);
  const count = containers.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    ...UNSTATED_OFFER,
    ...(id === null ? {} : { carrierOfferId: id }),
    providerName: name,
    rateType: "Spot",
    departureDate: toText(product["etd"]),
    arrivalDate: toText(product["eta"]),
    transitTime: toAmount(product["estimatedTransitTimeInDays"]),
    validityFrom: toText(product["effectiveStartDate"]),
    validityTo: toText(product["effectiveEndDate"]),
    exportHaulageMode: "P",
    importHaulageMode: "P",
    legs,
    equipments: toEquipments(containers, equipmentPrices),
    equipmentPrices,
    /* Whether the inventory counts containers or TEU is not known: fewer than the containers are too few of either. */
    allocations: inventory !== null && inventory < count ? [{ equipment: [], isAvailable: false }] : [],
    /* Which cut-off it is, the carrier does not say. */
    comment: cutOff === null ? null : `Cut-off: ${cutOff}, local time.`,
  };
};

const readProduct = (name: string, request: RateRequest, product: unknown): QuotedOffer | UnreadableOffer => {
  if (!isJsonObject(product)) return { kind: "unreadable", reason: "it is no object" };
  const legs = readLegs(product);
  if (legs === null) return { kind: "unreadable", reason: "it has a leg without ports" };
  return {
    kind: "api",
    refusal: product["inventory"] === 0 ? "Sold-out" : null,
    offer: toOffer(name, request, product, legs),
  };
};

/** Reads the products of a search; null if there is no list of them. */
export const readProducts = (
  name: string,
  request: RateRequest,
  data: unknown,
): readonly (QuotedOffer | UnreadableOffer)[] | null => {
  const { content } = toObject(data);
  return Array.isArray(content) ? content.map((product: unknown) => readProduct(name, request, product)) : null;
};
