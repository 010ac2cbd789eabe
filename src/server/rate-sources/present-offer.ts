import type {
  CarrierConversion,
  CarrierEquipmentPrice,
  CarrierFreeTime,
  CarrierLeg,
  CarrierPlace,
  CarrierSchedule,
  CarrierSurcharge,
  QuotedCarrierOffer,
  QuotedSheetLine,
  ShownOnTerms,
  StatedConfirmation,
} from "#domain/rates";
import type {
  DisplayTerms as ApiDisplayTerms,
  ExcelRate,
  LegEnd,
  OfferRouting,
  OfferSurcharges,
  RoutingLeg,
  Surcharge,
} from "#api/schema.d.ts";
import type { CarrierRateOffer, SheetRateOffer } from "./rate-source.ts";

/*
 * Offers as the API writes them, for answers and for the store. `readQuotedCarrierOffer` and `readQuotedSheetLine` read
 * the same values back.
 */

const presentConfirmation = ({ isConfirmedAtOnce, bookingSource }: StatedConfirmation) => ({
  ...(isConfirmedAtOnce === undefined ? {} : { instantConfirmation: isConfirmedAtOnce }),
  ...(bookingSource === undefined ? {} : { bookingSource }),
});

const presentPlace = ({ name, code, country, countryCode }: CarrierPlace): LegEnd => ({
  place: { name, internalCode: code },
  placeCountry: { code: countryCode, name: country },
});

const presentLeg = (leg: CarrierLeg, index: number): RoutingLeg => {
  const { from, to, mode, serviceName, serviceCode = null, ...stated } = leg;
  return {
    legNumber: index + 1,
    modeOfTransport: mode,
    ...stated,
    ...(serviceName === null ? {} : { service: { code: serviceCode, name: serviceName } }),
    legFrom: presentPlace(from),
    legTo: presentPlace(to),
  };
};

/** The places of a route by name, as its legs state them, and the sentence about it. */
const presentRouting = ({ legs, routingDetails }: QuotedCarrierOffer): OfferRouting => {
  const [first, last] = [legs[0], legs.at(-1)];
  const atSea = legs.filter(({ mode }) => mode === "VESSEL");
  const [loading, discharge] = [atSea[0], atSea.at(-1)];
  if (loading === undefined || discharge === undefined) return { routinginformation: routingDetails };
  return {
    ...(loading === first ? {} : { receiptPlace: first?.from.name ?? null }),
    portOfLoading: loading.from.name,
    portOfDischarge: discharge.to.name,
    ...(discharge === last ? {} : { deliveryPlace: last?.to.name ?? null }),
    routinginformation: routingDetails,
  };
};

const presentConversion = (conversion: CarrierConversion | null) =>
  conversion === null ? {} : { pivotAmount: conversion.amount, pivotCurrency: conversion.currency };

const presentSurcharge = (surcharge: CarrierSurcharge): Surcharge => ({
  charge: { code: surcharge.code, name: surcharge.name },
  amount: surcharge.amount,
  chargeCurrency: surcharge.currency,
  ...presentConversion(surcharge.conversion),
  ...(surcharge.isIncluded ? { includedInBasicFreight: true } : {}),
  paymentMethod: surcharge.paymentMethod,
  percentageRate: surcharge.percent,
  commentOnChargeRule: surcharge.comment,
});

const presentOtherSurcharges = (offer: QuotedCarrierOffer): OfferSurcharges => ({
  matchingBlSurcharges: offer.billOfLadingSurcharges.map(presentSurcharge),
  matchingSurchargesDefinedAsComments: offer.textSurcharges.map(({ code, name, text }) => ({
    charge: { code, name },
    chargeDefinedAsCommentTxt: text,
  })),
});

const presentPrice = ({ equipment, surcharges, ...price }: CarrierEquipmentPrice) => ({
  equipmentGroupIsoCode: equipment,
  ...price,
  matchingCargoSurcharges: surcharges.map(presentSurcharge),
});

const isWithoutSize = ({ equipment }: CarrierEquipmentPrice): boolean => equipment === null;

/** A list of prices by size. An only price without a size replaces the list; several without a size are a list of prices. */
const presentSurcharges = (offer: QuotedCarrierOffer) => {
  const prices = offer.equipmentPrices.map(presentPrice);
  if (!offer.equipmentPrices.some(isWithoutSize))
    return { matchingSurchargesPerEquipmentTypes: prices, ...presentOtherSurcharges(offer) };
  return prices.length === 1 ? { ...prices[0], ...presentOtherSurcharges(offer) } : prices;
};

const presentFreeDays = ({ equipment, days, calculation, charges }: CarrierFreeTime) => ({
  equipmentGroupIsoCode: equipment,
  freeDays: { number: days, calculationType: calculation },
  ...(charges === undefined ? {} : { charges }),
});

/** Entries one after the other that differ in the size only are one condition. */
const presentFreeTime = (freeTime: readonly CarrierFreeTime[]) => {
  const conditions: { movementType: string; tariff: { code: string }; conditionsByEquipment: object[] }[] = [];
  for (const entry of freeTime) {
    const last = conditions.at(-1);
    if (last?.movementType === entry.movement && last.tariff.code === entry.tariff)
      last.conditionsByEquipment.push(presentFreeDays(entry));
    else
      conditions.push({
        movementType: entry.movement,
        tariff: { code: entry.tariff },
        conditionsByEquipment: [presentFreeDays(entry)],
      });
  }
  return conditions;
};

const presentQuoteLine = (offer: QuotedCarrierOffer) => ({
  validityFrom: offer.validityFrom,
  validityTo: offer.validityTo,
  validFor: offer.validFor,
  exportHaulageMode: offer.exportHaulageMode,
  importHaulageMode: offer.importHaulageMode,
  exportModeOfTransport: offer.exportModeOfTransport,
  importModeOfTransport: offer.importModeOfTransport,
  spotEquipments: offer.equipments.map(({ equipment, quantity, maxNetWeightTons, isAvailable, cooling }) => ({
    equipmentGroupIsoCode: equipment,
    numberOfContainerRequested: quantity,
    maxNetWeight: maxNetWeightTons,
    availableRate: isAvailable,
    ...(cooling === undefined ? {} : { reeferAttributes: cooling }),
  })),
  routing: presentRouting(offer),
  surcharges: presentSurcharges(offer),
});

const presentAllocations = ({ allocations }: QuotedCarrierOffer) =>
  allocations.length === 0
    ? {}
    : {
        allocation: allocations.map(({ equipment, isAvailable }) => ({
          equipmentGroupIsoCode: equipment,
          allocation: isAvailable,
        })),
      };

const presentFees = ({ potentialFees }: QuotedCarrierOffer) =>
  potentialFees.length === 0
    ? {}
    : { potentialFees: potentialFees.map(({ name, ...fee }) => ({ feeType: name, ...fee })) };

/** The same for an offer, a quote and a booking. */
export const presentDisplayTerms = ({ displayTerms }: ShownOnTerms): { displayTerms?: ApiDisplayTerms } =>
  displayTerms === undefined ? {} : { displayTerms: { ...displayTerms, penalties: [...displayTerms.penalties] } };

const presentCarrierOffer = (offer: QuotedCarrierOffer) => ({
  providerName: offer.providerName,
  ...offer.message,
  logo: offer.logo,
  rateType: offer.rateType,
  ...presentConfirmation(offer),
  ...(offer.carrierOfferId === undefined ? {} : { carrierOfferId: offer.carrierOfferId }),
  ...presentDisplayTerms(offer),
  validityZone: offer.validityZone,
  portOfLoadingZone: offer.loadingZone,
  arrivalZone: offer.arrivalZone,
  departureDate: offer.departureDate,
  arrivalDate: offer.arrivalDate,
  transitTime: offer.transitTime,
  serviceType: offer.serviceType,
  routingDetails: offer.routingDetails,
  routingLegs: offer.legs.map(presentLeg),
  supportContact: offer.supportContact,
  commentToCustomer: offer.comment,
  ddsmConditions: presentFreeTime(offer.freeTime),
  ...presentAllocations(offer),
  ...presentFees(offer),
  quoteLine: offer.message === null ? presentQuoteLine(offer) : {},
});

export const presentSchedule = ({ carrier, askedAt, legs }: CarrierSchedule) => ({
  carrier,
  askedAt,
  routingLegs: legs.map(presentLeg),
});

const presentSheetLine = (line: QuotedSheetLine): Omit<ExcelRate, "_id"> => {
  const { providerName, logo, validityZone, loadingZone, lineId, fields, charges, schedule } = line;
  return {
    providerName,
    logo,
    validityZone,
    portOfLoadingZone: loadingZone,
    ...(lineId === undefined ? {} : { sheetLineId: lineId }),
    ...fields,
    ...presentConfirmation(line),
    charges,
    ...(schedule === undefined ? {} : { schedule: presentSchedule(schedule) }),
  };
};

const leaveOutNull = (_name: string, value: unknown): unknown => value ?? undefined;

/** The JSON text of an offer without its id. What is not stated is left out. */
export const stringifyOffer = (
  quoted: Pick<CarrierRateOffer, "kind" | "offer"> | Pick<SheetRateOffer, "kind" | "offer">,
): string =>
  JSON.stringify(
    quoted.kind === "api" ? presentCarrierOffer(quoted.offer) : presentSheetLine(quoted.offer),
    leaveOutNull,
  );
