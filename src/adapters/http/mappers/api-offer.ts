import type { ApiFreeTime, ApiLeg, ApiOffer, ApiPlace, ApiSpotEquipment } from "../../../domain/rates/api-offer.ts";
import type { WireApiRate, WireFreeTimeCondition, WireLeg, WireLegEnd, WireQuoteLine } from "../decoders/api-rate.ts";
import { codeOfPlace } from "./places.ts";
import { pricesOf } from "./surcharges.ts";

const placeOf = ({ place, placeCountry }: WireLegEnd): ApiPlace => ({
  name: place.name,
  code: codeOfPlace(place),
  country: placeCountry?.name ?? null,
  countryCode: placeCountry?.code ?? null,
});

const legOf = (wire: WireLeg): ApiLeg => ({
  from: placeOf(wire.legFrom),
  to: placeOf(wire.legTo),
  departureDate: wire.departureDate,
  arrivalDate: wire.arrivalDate,
  mode: wire.modeOfTransport,
  vesselName: wire.vesselName,
  voyageReference: wire.voyageReference,
  serviceName: wire.service?.name ?? wire.service?.code ?? null,
  portCutOffDate: wire.portCutOffDate,
  vgmCutOffDate: wire.vgmCutOffDate,
  bookingCutOffDate: wire.bookingCutOffDate,
});

const tonsOf = (tons: number | string | null): number | null => {
  if (tons === null || tons === "") return null;
  const number = Number(tons);
  return Number.isFinite(number) ? number : null;
};

const equipmentOf = (wire: WireQuoteLine["spotEquipments"][number]): ApiSpotEquipment => ({
  equipment: wire.equipmentGroupIsoCode,
  quantity: wire.numberOfContainerRequested ?? 0,
  maxNetWeightTons: tonsOf(wire.maxNetWeight),
});

/** Free time that says neither its direction nor its days tells a shipper nothing. */
const freeTimeOf = ({ movementType, tariff, conditionsByEquipment }: WireFreeTimeCondition): readonly ApiFreeTime[] =>
  movementType !== "E" && movementType !== "I"
    ? []
    : conditionsByEquipment.flatMap(({ equipmentGroupIsoCode, freeDays }) =>
        freeDays === null || freeDays.number === null
          ? []
          : [
              {
                movement: movementType,
                tariff: tariff?.code ?? "",
                equipment: equipmentGroupIsoCode,
                days: freeDays.number,
                calculation: freeDays.calculationType,
              },
            ],
      );

/** A carrier's offer in the words of the domain, nothing interpreted yet. */
export const apiOfferOf = (wire: WireApiRate): ApiOffer => ({
  offerId: wire.offerId,
  providerName: wire.providerName,
  logo: wire.logo,
  rateType: wire.rateType,
  askedAt: wire.askedAt,
  departureDate: wire.departureDate,
  arrivalDate: wire.arrivalDate,
  transitTime: wire.transitTime,
  serviceType: wire.serviceType,
  routingDetails: wire.routingDetails ?? wire.quoteLine.routing?.routinginformation ?? null,
  supportContact: wire.supportContact,
  validityFrom: wire.quoteLine.validityFrom,
  validityTo: wire.quoteLine.validityTo,
  exportHaulageMode: wire.quoteLine.exportHaulageMode,
  importHaulageMode: wire.quoteLine.importHaulageMode,
  exportModeOfTransport: wire.quoteLine.exportModeOfTransport,
  importModeOfTransport: wire.quoteLine.importModeOfTransport,
  legs: wire.routingLegs.map(legOf),
  equipments: wire.quoteLine.spotEquipments.map(equipmentOf),
  ...pricesOf(wire.quoteLine.surcharges),
  freeTime: wire.ddsmConditions.flatMap(freeTimeOf),
  comment: wire.commentToCustomer,
});
