import * as t from "io-ts";
import type { ApiRate } from "../../../wire/schema.d.ts";
import { reading } from "./agreement.ts";
import { amount, chargeName, currency, surcharge, text } from "./amounts.ts";
import { listOrNone, object, orNull } from "./codec.ts";
import { LocationCodification } from "./places.ts";

const legEnd = object({
  place: object({ name: t.string, internalCode: text, locationCodifications: listOrNone(LocationCodification) }),
  placeCountry: orNull(object({ code: text, name: text })),
});
export type WireLegEnd = t.TypeOf<typeof legEnd>;

const leg = object({
  legFrom: legEnd,
  legTo: legEnd,
  modeOfTransport: text,
  departureDate: text,
  arrivalDate: text,
  portCutOffDate: text,
  vgmCutOffDate: text,
  bookingCutOffDate: text,
  vesselName: text,
  voyageReference: text,
  service: orNull(object({ code: text, name: text })),
});
export type WireLeg = t.TypeOf<typeof leg>;

const freeTimeCondition = object({
  movementType: text,
  tariff: orNull(object({ code: text })),
  conditionsByEquipment: listOrNone(
    object({
      equipmentGroupIsoCode: text,
      freeDays: orNull(object({ number: orNull(t.number), calculationType: text })),
    }),
  ),
});
export type WireFreeTimeCondition = t.TypeOf<typeof freeTimeCondition>;

const surcharges = object({
  matchingSurchargesPerEquipmentTypes: listOrNone(
    object({
      equipmentGroupIsoCode: t.string,
      currency,
      basicOceanFreightRate: amount,
      allInRate: amount,
      matchingCargoSurcharges: listOrNone(surcharge),
    }),
  ),
  matchingBlSurcharges: listOrNone(surcharge),
  matchingSurchargesDefinedAsComments: listOrNone(object({ charge: chargeName, chargeDefinedAsCommentTxt: text })),
});
export type WireOfferSurcharges = t.TypeOf<typeof surcharges>;

const quoteLine = object({
  validityFrom: text,
  validityTo: text,
  exportHaulageMode: text,
  importHaulageMode: text,
  exportModeOfTransport: text,
  importModeOfTransport: text,
  spotEquipments: listOrNone(
    object({
      equipmentGroupIsoCode: t.string,
      numberOfContainerRequested: orNull(t.number),
      maxNetWeight: amount,
    }),
  ),
  routing: orNull(object({ routinginformation: text })),
  surcharges: orNull(surcharges),
});
export type WireQuoteLine = t.TypeOf<typeof quoteLine>;

/** A carrier's offer, the part of it that the portal reads. */
export const ApiRateCodec = reading<ApiRate>()(
  object({
    offerId: t.string,
    providerName: t.string,
    logo: text,
    rateType: text,
    askedAt: text,
    departureDate: text,
    arrivalDate: text,
    transitTime: amount,
    serviceType: text,
    routingDetails: text,
    supportContact: text,
    commentToCustomer: text,
    routingLegs: listOrNone(leg),
    ddsmConditions: listOrNone(freeTimeCondition),
    quoteLine,
  }),
);
export type WireApiRate = t.TypeOf<typeof ApiRateCodec>;
