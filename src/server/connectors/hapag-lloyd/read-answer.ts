import { isJsonObject, type JsonObject, toAmount, toItems, toNumber, toObject, toText } from "#api/readers/json.ts";
import { readEquipment } from "#domain/containers";
import type { CarrierLeg, CarrierPlace } from "#domain/rates";
import { readCarrierPlace } from "../kit/offer-parts.ts";
import { UNSTATED_LEG } from "../kit/unstated.ts";
import { readRates, type SizeRates } from "./read-rates.ts";

/** One product on one sailing, for one size. */
export interface SizeOffer {
  /** The carrier's own id; null: not stated. */
  readonly offerId: string | null;
  /** The same for sizes that sail together: product, vessels, voyages, places and dates. */
  readonly key: string;
  readonly product: string;
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly transitDays: string | number | null;
  readonly validTo: string | null;
  readonly legs: readonly CarrierLeg[];
  /** Days that can be ordered in addition to the free time; null: none. */
  readonly moreFreeDays: number | null;
  /** Why the size is not sold on the sailing; null: it is, for these rates. */
  readonly reason: string | null;
  readonly rates: SizeRates | null;
}

/** The answer for one size. */
export interface SizeAnswer {
  readonly offers: readonly SizeOffer[];
  /** Why offers cannot be read. */
  readonly unreadable: readonly string[];
  /** `overarchingErrorReason`: why there are no offers at all. */
  readonly reason: string | null;
}

const readPlace = (value: unknown): CarrierPlace | null => {
  const { locode, name } = toObject(value);
  return readCarrierPlace(locode, name);
};

const readLeg = (value: unknown): CarrierLeg | null => {
  const leg = toObject(value);
  const from = readPlace(leg["departureLocation"]);
  const to = readPlace(leg["arrivalLocation"]);
  if (from === null || to === null) return null;
  return {
    ...UNSTATED_LEG,
    from,
    to,
    mode: toText(leg["modeOfTransport"]),
    vesselName: toText(leg["vesselName"]),
    voyageReference: toText(leg["scheduleVoyageNumber"]),
    serviceName: toText(leg["carrierServiceName"]),
  };
};

/** The legs; only the departure of the first vessel is stated. Null if one of them has no ends. */
const readLegs = (value: unknown, departureDate: string | null): readonly CarrierLeg[] | null => {
  const legs = toItems(value).flatMap((leg) => readLeg(leg) ?? []);
  if (legs.length === 0 || legs.length !== toItems(value).length) return null;
  const first = legs.findIndex(({ vesselName }) => vesselName !== null);
  return legs.map((leg, at) => (at === first ? { ...leg, departureDate } : leg));
};

const toKey = (product: string, offer: JsonObject, legs: readonly CarrierLeg[]): string =>
  JSON.stringify([
    product,
    offer["portOfLoadingDateTime"],
    offer["placeOfDeliveryDateTime"],
    legs.map(({ from, to, vesselName, voyageReference }) => [from.code, to.code, vesselName, voyageReference]),
  ]);

/* ADFT: additional free time. */
const findMoreFreeDays = (services: unknown): number | null => {
  const service = toItems(services)
    .map(toObject)
    .find(({ vasCode }) => vasCode === "ADFT");
  return toNumber(service?.["freetimeDays"]);
};

/* One that does not say otherwise is of the size that was asked for. */
const findStatedSize = (equipment: JsonObject): string | null =>
  toText(toObject(equipment["requestedEquipment"])["requestedEquipmentSizeType"]);

const readOffer = (value: unknown, size: string): SizeOffer | string => {
  if (!isJsonObject(value)) return "it is no object";
  const equipments = toItems(value["equipments"]).map(toObject);
  const sizes = equipments.map(findStatedSize);
  const at = sizes.findIndex((stated) => stated === null || readEquipment(stated) === readEquipment(size));
  if (at < 0 && equipments.length > 0) return `it is of ${sizes.join(", ")}, not of ${size}`;
  const equipment = toObject(equipments[at]);
  const reason = toText(value["errorReason"]) ?? toText(equipment["errorReason"]);
  const departure = toText(value["portOfLoadingDateTime"]);
  const legs = readLegs(value["legs"], departure);
  if (legs === null) return "it has a leg without ends, or no leg";
  const rates = reason === null ? readRates(equipment["rates"]) : null;
  if (reason === null && rates === null) return "it has not exactly one sea freight per container";
  const product = toText(value["productIdentifier"]) ?? "";
  return {
    offerId: toText(value["offerId"]),
    key: toKey(product, value, legs),
    product,
    departure,
    arrival: toText(value["placeOfDeliveryDateTime"]),
    transitDays: toAmount(value["transitTime"]),
    validTo: toText(value["offerValidTo"]),
    legs,
    moreFreeDays: findMoreFreeDays(equipment["valueAddedServices"]),
    reason,
    rates,
  };
};

/** Reads an answer of `…/prices` for one size by its code of Hapag-Lloyd (`22GP`); null if it has another form. */
export const readSizeAnswer = (body: unknown, size: string): SizeAnswer | null => {
  const { offers, overarchingErrorReason, errorReason } = toObject(body);
  const reason = toText(overarchingErrorReason) ?? toText(errorReason);
  if (!Array.isArray(offers) && reason === null) return null;
  const read = toItems(offers).map((offer) => readOffer(offer, size));
  return {
    offers: read.filter((offer) => typeof offer !== "string"),
    unreadable: read.filter((offer) => typeof offer === "string"),
    reason,
  };
};
