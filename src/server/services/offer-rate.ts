import type { ApiEquipmentPrice, ApiLeg, ApiOffer, ApiPlace, ApiSurcharge } from "../../domain/rates/api-offer.ts";
import type { RateContext } from "../../domain/rates/context.ts";
import { normaliseApiOffer } from "../../domain/rates/normalise-api-offer.ts";
import { normaliseSheetOffer } from "../../domain/rates/normalise-sheet-offer.ts";
import type { Rate } from "../../domain/rates/rate.ts";
import type { SheetOffer } from "../../domain/rates/sheet-offer.ts";
import type {
  ApiRate,
  ChargeName,
  Currency,
  EquipmentSurcharges,
  ExcelRate,
  FreeTimeCondition,
  LegEnd,
  RoutingLeg,
  Surcharge,
} from "../../wire/schema.d.ts";
import type { ReadOffer } from "./offer-facts.ts";

const placeOf = ({ place, placeCountry }: LegEnd): ApiPlace => ({
  name: place.name,
  code: place.internalCode ?? null,
  country: placeCountry?.name ?? null,
  countryCode: placeCountry?.code ?? null,
});

const legOf = (leg: RoutingLeg): ApiLeg => ({
  from: placeOf(leg.legFrom),
  to: placeOf(leg.legTo),
  departureDate: leg.departureDate ?? null,
  arrivalDate: leg.arrivalDate ?? null,
  mode: leg.modeOfTransport ?? null,
  vesselName: leg.vesselName ?? null,
  voyageReference: leg.voyageReference ?? null,
  serviceName: leg.service?.name ?? null,
  portCutOffDate: leg.portCutOffDate ?? null,
  vgmCutOffDate: leg.vgmCutOffDate ?? null,
  bookingCutOffDate: leg.bookingCutOffDate ?? null,
});

const currencyOf = (currency: Currency | undefined): string | null =>
  currency === undefined || currency === null || typeof currency === "string"
    ? (currency ?? null)
    : (currency.code ?? currency.currencyCode ?? null);

const codeOf = (charge: ChargeName): string | null => charge.code ?? charge.chargeCode ?? null;
const nameOf = (charge: ChargeName): string => charge.name ?? charge.chargeName ?? codeOf(charge) ?? "Charge";

const surchargeOf = (surcharge: Surcharge): ApiSurcharge => ({
  code: codeOf(surcharge.charge),
  name: nameOf(surcharge.charge),
  amount: surcharge.amount ?? null,
  currency: currencyOf(surcharge.chargeCurrency),
  includedInBasicFreight: surcharge.includedInBasicFreight ?? false,
  paymentMethod: surcharge.paymentMethod ?? null,
  comment: surcharge.commentOnChargeRule ?? null,
});

const pricesOf = (prices: EquipmentSurcharges): ApiEquipmentPrice => ({
  equipment: prices.equipmentGroupIsoCode,
  currency: currencyOf(prices.currency) ?? "USD",
  allInRate: prices.allInRate ?? null,
  basicOceanFreightRate: prices.basicOceanFreightRate ?? null,
  surcharges: (prices.matchingCargoSurcharges ?? []).map(surchargeOf),
});

const freeTimeOf = (condition: FreeTimeCondition): ApiOffer["freeTime"] =>
  (condition.conditionsByEquipment ?? []).flatMap(({ equipmentGroupIsoCode, freeDays }) =>
    freeDays?.number === undefined || freeDays.number === null
      ? []
      : [
          {
            movement: condition.movementType === "E" ? "E" : "I",
            tariff: condition.tariff?.code ?? "",
            equipment: equipmentGroupIsoCode ?? null,
            days: freeDays.number,
            calculation: freeDays.calculationType ?? null,
          },
        ],
  );

const loadOf = (
  rate: ApiRate,
): Pick<ApiOffer, "equipments" | "equipmentPrices" | "billOfLadingSurcharges" | "textSurcharges"> => {
  const { spotEquipments = [], surcharges = {} } = rate.quoteLine;
  return {
    equipments: spotEquipments.map((line) => ({
      equipment: line.equipmentGroupIsoCode,
      quantity: line.numberOfContainerRequested ?? 0,
      maxNetWeightTons: typeof line.maxNetWeight === "number" ? line.maxNetWeight : null,
    })),
    equipmentPrices: (surcharges.matchingSurchargesPerEquipmentTypes ?? []).map(pricesOf),
    billOfLadingSurcharges: (surcharges.matchingBlSurcharges ?? []).map(surchargeOf),
    textSurcharges: (surcharges.matchingSurchargesDefinedAsComments ?? []).map(
      ({ charge, chargeDefinedAsCommentTxt }) => ({
        code: codeOf(charge),
        name: nameOf(charge),
        text: chargeDefinedAsCommentTxt ?? "",
      }),
    ),
  };
};

const apiOfferOf = (rate: ApiRate): ApiOffer => ({
  offerId: rate.offerId,
  providerName: rate.providerName,
  logo: rate.logo ?? null,
  rateType: rate.rateType ?? null,
  askedAt: rate.askedAt ?? null,
  departureDate: rate.departureDate ?? null,
  arrivalDate: rate.arrivalDate ?? null,
  transitTime: rate.transitTime ?? null,
  serviceType: rate.serviceType ?? null,
  routingDetails: rate.routingDetails ?? null,
  supportContact: rate.supportContact ?? null,
  validityFrom: rate.quoteLine.validityFrom ?? null,
  validityTo: rate.quoteLine.validityTo ?? null,
  exportHaulageMode: rate.quoteLine.exportHaulageMode ?? null,
  importHaulageMode: rate.quoteLine.importHaulageMode ?? null,
  exportModeOfTransport: rate.quoteLine.exportModeOfTransport ?? null,
  importModeOfTransport: rate.quoteLine.importModeOfTransport ?? null,
  legs: (rate.routingLegs ?? []).map(legOf),
  ...loadOf(rate),
  freeTime: (rate.ddsmConditions ?? []).flatMap(freeTimeOf),
  comment: rate.commentToCustomer ?? null,
});

const sheetOfferOf = ({ _id, providerName, logo, charges, ...columns }: ExcelRate): SheetOffer => ({
  id: _id,
  providerName,
  logo: logo ?? null,
  fields: Object.fromEntries(Object.entries(columns).filter(([, cell]) => typeof cell === "string")),
  charges: Object.fromEntries(Object.entries(charges).map(([name, cell]) => [name, String(cell)])),
});

/** A stored offer of containers as the comparable rate of the domain: what the PDF prints. */
export const rateOf = (offer: Exclude<ReadOffer, { readonly kind: "lcl" }>, context: RateContext): Rate =>
  offer.kind === "api"
    ? normaliseApiOffer(apiOfferOf(offer.rate), context)
    : normaliseSheetOffer(sheetOfferOf(offer.rate), context);
