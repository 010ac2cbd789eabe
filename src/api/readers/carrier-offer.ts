import { err, ok, type Result } from "neverthrow";
import {
  isJsonObject,
  type JsonObject,
  readBookingSource,
  readConfirmation,
  toAmount,
  toBoolean,
  toItems,
  toNumber,
  toObject,
  toText,
} from "./json.ts";
import { type CodedPlace, getPlaceCode } from "#domain/places";
import { readPotentialFees } from "./change-fees.ts";
import { readDisplayTerms } from "./display-terms.ts";
import type {
  CarrierAllocation,
  CarrierEquipmentPrice,
  CarrierDailyRate,
  CarrierFreeTime,
  CarrierLeg,
  CarrierOffer,
  CarrierPlace,
  CarrierEquipment,
  CarrierSurcharge,
  Cooling,
  QuotedCarrierOffer,
} from "#domain/rates";

/*
 * The one reader of a carrier's offer (CMA CGM SpotOn API v2, versions 2.0 to 2.6), for the portal's answers and for the
 * server's stored offers. Coded values are `{code, name}` in newer answers and plain texts in older ones; charges and
 * currencies have older names too (`chargeCode`, `chargeName`, `currencyCode`). What is left out or of another type is
 * null; nothing is interpreted, converted or guessed here.
 */

/** The code of a coded value, else its name. */
const toCode = (value: unknown): string | null => {
  if (typeof value === "string") return toText(value);
  const { code, name } = toObject(value);
  return toText(code) ?? toText(name);
};

/* Names by which some answers give a coded value; in capitals. */
type Codes = ReadonlyMap<string, string>;

const HAULAGE_CODES: Codes = new Map([
  ["PORT", "P"],
  ["RAMP", "R"],
  ["DOOR", "D"],
]);
const TRANSPORT_CODES: Codes = new Map([
  ["ROAD", "RD"],
  ["RAIL", "RL"],
  ["RAIL/ROAD", "RR"],
  ["BARGE", "BA"],
  ["BARGE/ROAD", "BR"],
]);
const TARIFF_CODES: Codes = new Map([
  ["DETENTION", "DET"],
  ["DEMURRAGE", "DEM"],
  ["STORAGE", "STO"],
  ["MONITORING", "MON"],
]);
const MOVEMENT_CODES: Codes = new Map([
  ["EXPORT", "E"],
  ["IMPORT", "I"],
]);

/** The code of a coded value of which some answers give the name only; an unknown word stays as it is. */
const toKnownCode = (value: unknown, codes: Codes): string | null => {
  const code = toCode(value);
  return code === null ? null : (codes.get(code.trim().toUpperCase()) ?? code);
};

/** The currency code of this amount; never that of another one. */
const toCurrency = (value: unknown): string | null => {
  if (typeof value === "string") return toText(value)?.trim().toUpperCase() ?? null;
  const { code, currencyCode } = toObject(value);
  return (toText(code) ?? toText(currencyCode))?.trim().toUpperCase() ?? null;
};

const UNNAMED_CHARGE = "Charge without a name";

interface ReadCharge {
  readonly code: string | null;
  readonly name: string;
}

/** A charge without a name is shown by its code, so that it is never dropped. */
const readCharge = (value: unknown): ReadCharge => {
  const { code, name, chargeCode, chargeName } = toObject(value);
  const known = toText(code) ?? toText(chargeCode);
  return { code: known, name: toText(name) ?? toText(chargeName) ?? known ?? UNNAMED_CHARGE };
};

const readConversion = (surcharge: JsonObject, currency: string | null): CarrierSurcharge["conversion"] => {
  const amount = toAmount(surcharge["pivotAmount"]);
  if (amount === null) return null;
  const pivot = toCurrency(surcharge["pivotCurrency"]);
  /* Beside an amount in the same currency it says nothing; in place of one, of a percentage for example, it is the price. */
  const isRepeated = pivot === currency && toAmount(surcharge["amount"]) !== null;
  return pivot === null || isRepeated ? null : { amount, currency: pivot };
};

const readSurcharge = (value: unknown): CarrierSurcharge => {
  const surcharge = toObject(value);
  const { code, name } = readCharge(surcharge["charge"]);
  const currency = toCurrency(surcharge["chargeCurrency"]);
  return {
    code,
    name,
    amount: toAmount(surcharge["amount"]),
    currency,
    conversion: readConversion(surcharge, currency),
    percent: toAmount(surcharge["percentageRate"]),
    isIncluded: surcharge["includedInBasicFreight"] === true,
    paymentMethod: toCode(surcharge["paymentMethod"]),
    comment: toText(surcharge["commentOnChargeRule"]) ?? toText(surcharge["customerComment"]),
  };
};

const readEquipmentPrice = (value: unknown): CarrierEquipmentPrice => {
  const price = toObject(value);
  return {
    equipment: toText(price["equipmentGroupIsoCode"]),
    currency: toCurrency(price["currency"]),
    allInRate: toAmount(price["allInRate"]),
    basicOceanFreightRate: toAmount(price["basicOceanFreightRate"]),
    surcharges: toItems(price["matchingCargoSurcharges"]).map(readSurcharge),
  };
};

const readTextSurcharge = (value: unknown): CarrierOffer["textSurcharges"][number] => {
  const { charge, chargeDefinedAsCommentTxt } = toObject(value);
  return { ...readCharge(charge), text: toText(chargeDefinedAsCommentTxt) ?? "" };
};

const readCodifications = (value: unknown): CodedPlace["locationCodifications"] =>
  toItems(value).flatMap((item) => {
    const { codificationType, codification } = toObject(item);
    const code = toText(codification);
    return code === null ? [] : [{ codificationType: toText(codificationType) ?? "", codification: code }];
  });

const readPlace = (value: unknown): CarrierPlace | null => {
  const { place: placeValue, placeCountry } = toObject(value);
  const place = toObject(placeValue);
  const country = toObject(placeCountry);
  const code = getPlaceCode({
    internalCode: toText(place["internalCode"]),
    locationCodifications: readCodifications(place["locationCodifications"]),
  });
  const name = toText(place["name"]) ?? code;
  return name === null ? null : { name, code, country: toText(country["name"]), countryCode: toText(country["code"]) };
};

const readLeg = (value: unknown): CarrierLeg | null => {
  const leg = toObject(value);
  const from = readPlace(leg["legFrom"]);
  const to = readPlace(leg["legTo"]);
  if (from === null || to === null) return null;
  const { name: serviceName, code: serviceCode } = toObject(leg["service"]);
  const service = toText(serviceCode);
  return {
    from,
    to,
    departureDate: toText(leg["departureDate"]),
    arrivalDate: toText(leg["arrivalDate"]),
    mode: toCode(leg["modeOfTransport"]),
    vesselName: toText(leg["vesselName"]),
    voyageReference: toText(leg["voyageReference"]),
    serviceName: toText(serviceName) ?? service,
    ...(service === null ? {} : { serviceCode: service }),
    portCutOffDate: toText(leg["portCutOffDate"]),
    vgmCutOffDate: toText(leg["vgmCutOffDate"]),
    bookingCutOffDate: toText(leg["bookingCutOffDate"]),
  };
};

const readCooling = (value: unknown): Cooling | null => {
  const { temperature, ventilation } = toObject(value);
  const degrees = toNumber(temperature);
  return degrees === null ? null : { temperature: degrees, ventilation: toNumber(ventilation) };
};

const readSpotEquipment = (value: unknown): CarrierEquipment => {
  const line = toObject(value);
  const cooling = readCooling(line["reeferAttributes"]);
  return {
    equipment: toText(line["equipmentGroupIsoCode"]) ?? "",
    quantity: toNumber(line["numberOfContainerRequested"]) ?? 0,
    maxNetWeightTons: toNumber(line["maxNetWeight"]),
    isAvailable: toBoolean(line["availableRate"]),
    ...(cooling === null ? {} : { cooling }),
  };
};

const readAllocation = (value: unknown): CarrierAllocation => {
  const { equipmentGroupIsoCode: codes, allocation } = toObject(value);
  const equipment = typeof codes === "string" ? [codes] : toItems(codes).flatMap((code) => toText(code) ?? []);
  return { equipment, isAvailable: toBoolean(allocation) };
};

const readDailyRate = (value: unknown): CarrierDailyRate => {
  const charge = toObject(value);
  return {
    fromDay: toNumber(charge["fromDay"]),
    amount: toAmount(charge["amount"]),
    currency: toText(charge["currency"]),
  };
};

/** Free time that says neither its direction nor its days means nothing to a shipper. */
const readFreeTime = (value: unknown): readonly CarrierFreeTime[] => {
  const condition = toObject(value);
  const movement = toKnownCode(condition["movementType"], MOVEMENT_CODES);
  const tariff = toKnownCode(condition["tariff"], TARIFF_CODES) ?? "";
  if (movement !== "E" && movement !== "I") return [];
  return toItems(condition["conditionsByEquipment"]).flatMap((item) => {
    const { equipmentGroupIsoCode, freeDays, charges } = toObject(item);
    const { number, calculationType } = toObject(freeDays);
    const days = toNumber(number);
    if (days === null) return [];
    const stated: CarrierFreeTime = {
      movement,
      tariff,
      equipment: toText(equipmentGroupIsoCode),
      days,
      calculation: toCode(calculationType),
    };
    const rates = toItems(charges).map(readDailyRate);
    return [rates.length === 0 ? stated : { ...stated, charges: rates }];
  });
};

const PRICE_FIELDS = ["basicOceanFreightRate", "allInRate", "matchingCargoSurcharges"] as const;

/** Offers without a list of prices by size: `surcharges` is the price of one container itself, or a list of such prices. */
const listUnsizedPrices = (surcharges: unknown): readonly unknown[] =>
  (Array.isArray(surcharges) ? toItems(surcharges) : [surcharges]).filter((price) =>
    PRICE_FIELDS.some((field) => (toObject(price)[field] ?? null) !== null),
  );

const readPrices = (
  value: unknown,
): Pick<QuotedCarrierOffer, "equipmentPrices" | "billOfLadingSurcharges" | "textSurcharges"> => {
  const surcharges = toObject(value);
  const bySize = toItems(surcharges["matchingSurchargesPerEquipmentTypes"]);
  return {
    equipmentPrices: (bySize.length > 0 ? bySize : listUnsizedPrices(value)).map(readEquipmentPrice),
    billOfLadingSurcharges: toItems(surcharges["matchingBlSurcharges"]).map(readSurcharge),
    textSurcharges: toItems(surcharges["matchingSurchargesDefinedAsComments"]).map(readTextSurcharge),
  };
};

const readQuoteLine = (line: JsonObject) => ({
  validityFrom: toText(line["validityFrom"]),
  validityTo: toText(line["validityTo"]),
  validFor: toText(line["validFor"]),
  exportHaulageMode: toKnownCode(line["exportHaulageMode"], HAULAGE_CODES),
  importHaulageMode: toKnownCode(line["importHaulageMode"], HAULAGE_CODES),
  exportModeOfTransport: toKnownCode(line["exportModeOfTransport"], TRANSPORT_CODES),
  importModeOfTransport: toKnownCode(line["importModeOfTransport"], TRANSPORT_CODES),
  equipments: toItems(line["spotEquipments"]).map(readSpotEquipment),
  ...readPrices(line["surcharges"]),
});

const readCarrierOfferId = ({ carrierOfferId }: JsonObject): Pick<QuotedCarrierOffer, "carrierOfferId"> =>
  typeof carrierOfferId === "string" ? { carrierOfferId } : {};

const UNNAMED_CARRIER = "Carrier not stated";

/** A `Message` that a carrier sends in the place of an offer: it has no quote, and may have neither id nor carrier. */
const readMessage = (offer: JsonObject): CarrierOffer["message"] => {
  const code = toText(offer["code"]);
  const description = toText(offer["description"]);
  const hasQuote = Object.keys(toObject(offer["quoteLine"])).length > 0;
  return hasQuote || (code === null && description === null) ? null : { code, description };
};

const readOffer = (offer: JsonObject, providerName: string, legs: readonly CarrierLeg[]): QuotedCarrierOffer => {
  const line = toObject(offer["quoteLine"]);
  const routing = toObject(line["routing"]);
  const arrivalZone = toText(offer["arrivalZone"]);
  return {
    providerName,
    message: readMessage(offer),
    logo: toText(offer["logo"]),
    rateType: toText(offer["rateType"]),
    validityZone: toText(offer["validityZone"]),
    loadingZone: toText(offer["portOfLoadingZone"]),
    ...(arrivalZone === null ? {} : { arrivalZone }),
    departureDate: toText(offer["departureDate"]),
    arrivalDate: toText(offer["arrivalDate"]),
    transitTime: toAmount(offer["transitTime"]),
    serviceType: toText(offer["serviceType"]),
    routingDetails: toText(offer["routingDetails"]) ?? toText(routing["routinginformation"]),
    supportContact: toText(offer["supportContact"]),
    legs,
    ...readQuoteLine(line),
    freeTime: toItems(offer["ddsmConditions"]).flatMap(readFreeTime),
    allocations: toItems(offer["allocation"]).map(readAllocation),
    potentialFees: readPotentialFees(offer["potentialFees"]),
    comment: toText(offer["commentToCustomer"]) ?? toText(line["commentToCustomer"]),
    ...readConfirmation(offer),
    ...readBookingSource(offer),
    ...readCarrierOfferId(offer),
    ...readDisplayTerms(offer["displayTerms"]),
  };
};

/** Written out, as a refusal names the value it found. */
const found = (value: unknown): string => JSON.stringify(value) ?? "nothing";

const findProblem = (offer: JsonObject): string | null => {
  if (typeof offer["providerName"] !== "string") return `providerName: ${found(offer["providerName"])} is not a text`;
  return isJsonObject(offer["quoteLine"]) ? null : `quoteLine: ${found(offer["quoteLine"])} is not an object`;
};

/** `routingLegs` of an offer or a schedule. */
export const readRoutingLegs = (offer: JsonObject): Result<readonly CarrierLeg[], string> => {
  const legs: CarrierLeg[] = [];
  for (const [at, value] of toItems(offer["routingLegs"]).entries()) {
    const leg = readLeg(value);
    if (leg === null) return err(`routingLegs.${at}: an end has neither a name nor a code`);
    legs.push(leg);
  }
  return ok(legs);
};

/** In a list of prices by size, one of an unknown size cannot be counted, and must not be lost. */
const checkSizes = (offer: QuotedCarrierOffer, line: JsonObject): Result<QuotedCarrierOffer, string> =>
  toItems(toObject(line["surcharges"])["matchingSurchargesPerEquipmentTypes"]).length > 0 &&
  offer.equipmentPrices.some(({ equipment }) => equipment === null)
    ? err("quoteLine.surcharges: a price has no container size")
    : ok(offer);

const readQuote = (offer: JsonObject): Result<QuotedCarrierOffer, string> => {
  const problem = findProblem(offer);
  if (problem !== null) return err(problem);
  return readRoutingLegs(offer)
    .map((legs) => readOffer(offer, String(offer["providerName"]), legs))
    .andThen((quoted) => checkSizes(quoted, toObject(offer["quoteLine"])));
};

const readUnpriced = (offer: JsonObject): QuotedCarrierOffer =>
  readOffer(offer, toText(offer["providerName"]) ?? UNNAMED_CARRIER, []);

/**
 * Reads a carrier's offer without its id, or the `Message` that a carrier sent instead of one; refuses, in one sentence,
 * what has no carrier, no quote line, or a leg without a place.
 */
export const readQuotedCarrierOffer = (value: unknown): Result<QuotedCarrierOffer, string> => {
  if (!isJsonObject(value)) return err(`offer: ${found(value)} is not an object`);
  return readMessage(value) === null ? readQuote(value) : ok(readUnpriced(value));
};

const readAsked = ({ askedAt, askedSource }: JsonObject): Pick<CarrierOffer, "askedAt" | "askedSource"> => ({
  askedAt: toText(askedAt),
  ...(typeof askedSource === "string" ? { askedSource } : {}),
});

/** Reads a carrier's offer as `readQuotedCarrierOffer` does; refuses an offer, but not a `Message`, that has no id. */
export const readCarrierOffer = (value: unknown): Result<CarrierOffer, string> => {
  const offer = toObject(value);
  const message = readMessage(offer);
  const asked = readAsked(offer);
  if (message !== null)
    return ok({ offerId: toText(offer["offerId"]) ?? message.code ?? "no-offer", ...asked, ...readUnpriced(offer) });
  const { offerId } = offer;
  if (isJsonObject(value) && typeof offerId !== "string") return err(`offerId: ${found(offerId)} is not a text`);
  return readQuotedCarrierOffer(value).map((quoted) => ({ offerId: String(offerId), ...asked, ...quoted }));
};
