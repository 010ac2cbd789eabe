import { isJsonObject, type JsonObject, toAmount, toItems, toObject, toText } from "#api/readers/json.ts";
import { readEquipment } from "#domain/containers";
import type { CarrierEquipmentPrice, CarrierLeg, CarrierPlace, QuotedCarrierOffer } from "#domain/rates";
import type { QuotedOffer, RateRequest, UnreadableOffer } from "#server/rate-sources/rate-source.ts";
import { readCarrierPlace, toEquipments } from "../kit/offer-parts.ts";
import { UNSTATED_LEG, UNSTATED_OFFER } from "../kit/unstated.ts";

const readPlace = (value: unknown): CarrierPlace | null => {
  const { UNLocationCode, locationName } = toObject(value);
  return readCarrierPlace(UNLocationCode, locationName);
};

const readLeg = (value: unknown): CarrierLeg | null => {
  const leg = toObject(value);
  const [from, to] = [readPlace(leg["portOfLoading"]), readPlace(leg["portOfDischarge"])];
  if (from === null || to === null) return null;
  return {
    ...UNSTATED_LEG,
    from,
    to,
    departureDate: toText(leg["departureDate"]),
    arrivalDate: toText(leg["arrivalDate"]),
    mode: "VESSEL",
    vesselName: toText(leg["vesselName"]),
    voyageReference: toText(leg["carrierExportVoyageNumber"]),
  };
};

const readPrices = (offer: JsonObject, { containers }: RateRequest): readonly CarrierEquipmentPrice[] => {
  const prices = toItems(offer["prices"]).map(toObject);
  return containers.flatMap(({ equipment }) => {
    const price = prices.find(({ ISOEquipmentCode }) => readEquipment(toText(ISOEquipmentCode) ?? "") === equipment);
    const freight = toAmount(price?.["amount"]);
    if (price === undefined || freight === null) return [];
    const currency = toText(price["currency"]);
    return [{ equipment, currency, allInRate: null, basicOceanFreightRate: freight, surcharges: [] }];
  });
};

const toOffer = (
  name: string,
  request: RateRequest,
  offer: JsonObject,
  legs: readonly CarrierLeg[],
  carrierOfferId: string,
): QuotedCarrierOffer => {
  const equipmentPrices = readPrices(offer, request);
  return {
    ...UNSTATED_OFFER,
    carrierOfferId,
    providerName: name,
    rateType: "Spot",
    departureDate: legs.at(0)?.departureDate ?? null,
    arrivalDate: legs.at(-1)?.arrivalDate ?? null,
    transitTime: toAmount(offer["transitDays"]),
    validityTo: toText(offer["validTo"]),
    validFor: "booking",
    exportHaulageMode: "P",
    importHaulageMode: "P",
    legs,
    equipments: toEquipments(request.containers, equipmentPrices),
    equipmentPrices,
  };
};

const readOffer = (name: string, request: RateRequest, value: unknown): QuotedOffer | UnreadableOffer => {
  if (!isJsonObject(value)) return { kind: "unreadable", reason: "it is no object" };
  const id = toText(value["offerReference"]);
  if (id === null) return { kind: "unreadable", reason: "it has no reference" };
  const stated = toItems(value["legs"]);
  const legs = stated.flatMap((leg) => readLeg(leg) ?? []);
  if (legs.length === 0 || legs.length < stated.length)
    return { kind: "unreadable", reason: "it has a leg without ports" };
  const refusal = value["isSoldOut"] === true ? "Sold-out" : null;
  return { kind: "api", refusal, offer: toOffer(name, request, value, legs, id) };
};

/** Reads the offers of a search; null if there is no list of them. */
export const readOffers = (
  name: string,
  request: RateRequest,
  body: unknown,
): readonly (QuotedOffer | UnreadableOffer)[] | null => {
  const { offers } = toObject(body);
  return Array.isArray(offers) ? offers.map((offer: unknown) => readOffer(name, request, offer)) : null;
};
