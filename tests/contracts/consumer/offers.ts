import type { ChargeName, CodedValue, Currency, LegPlace } from "#api/schema.d.ts";
import type { CarrierAnswer } from "../states.ts";

/** How an offer writes what the API document allows in several forms. */
interface Form {
  readonly charge: (code: string, name: string) => ChargeName;
  readonly currency: (code: string) => Currency;
  readonly coded: (code: string, name: string) => CodedValue;
  readonly tariff: (code: string, name: string) => { readonly code?: string; readonly name?: string };
  readonly remark: (text: string) => { readonly commentOnChargeRule?: string; readonly customerComment?: string };
  readonly placeCode: (code: string) => Omit<LegPlace, "name">;
  /** Where the comment and the sentence about the route are: in the offer or in its quote line. */
  readonly textsIn: "offer" | "quote line";
}

const NEW_FORM: Form = {
  charge: (code, name) => ({ code, name }),
  currency: (code) => code,
  coded: (code) => code,
  tariff: (code) => ({ code }),
  remark: (text) => ({ commentOnChargeRule: text }),
  placeCode: (code) => ({ internalCode: code }),
  textsIn: "offer",
};

const COMMENT = { commentToCustomer: "Space is confirmed within one working day." };
const ROUTE = "Direct, no transhipment";

const seaPlace = ({ placeCode }: Form, name: string, code: string, country: string, countryCode: string) => ({
  place: { name, ...placeCode(code) },
  placeCountry: { code: countryCode, name: country },
});

const toSurcharges = ({ charge, currency, coded, remark }: Form) => ({
  matchingSurchargesPerEquipmentTypes: [
    {
      equipmentGroupIsoCode: "20GP",
      currency: currency("USD"),
      basicOceanFreightRate: 980,
      allInRate: 1325,
      matchingCargoSurcharges: [
        {
          charge: charge("BAF00", "Bunker adjustment"),
          amount: 300,
          chargeCurrency: currency("EUR"),
          pivotAmount: 345,
          pivotCurrency: currency("USD"),
          paymentMethod: coded("P", "Prepaid"),
          percentageRate: 35.2,
          ...remark("Adjusted every quarter"),
        },
      ],
    },
  ],
  matchingBlSurcharges: [
    {
      charge: charge("BLF00", "Bill of lading fee"),
      amount: 4000,
      chargeCurrency: currency("INR"),
      pivotAmount: 45.25,
      pivotCurrency: currency("USD"),
      paymentMethod: coded("P", "Prepaid"),
      percentageRate: 2.5,
      ...remark("Per bill of lading"),
    },
  ],
  matchingSurchargesDefinedAsComments: [
    { charge: charge("CUS00", "Customs clearance"), chargeDefinedAsCommentTxt: "At cost, as per receipt" },
  ],
});

const toQuoteLine = (form: Form) => ({
  ...(form.textsIn === "quote line" ? { ...COMMENT, routing: { routinginformation: ROUTE } } : {}),
  validityFrom: "2026-11-20",
  validityTo: "2026-11-27",
  validFor: "booking" as const,
  exportHaulageMode: form.coded("P", "Port"),
  importHaulageMode: form.coded("P", "Port"),
  exportModeOfTransport: form.coded("RD", "Road"),
  importModeOfTransport: form.coded("RD", "Road"),
  spotEquipments: [
    { equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2, maxNetWeight: 21.5, availableRate: true },
  ],
  surcharges: toSurcharges(form),
});

/** A carrier's offer with every property that the portal reads. */
const toOffer = (form: Form): CarrierAnswer => ({
  providerName: "Norrvik Line",
  logo: "https://norrvik.example/logo.svg",
  rateType: "Spot",
  departureDate: "2026-11-28T06:00:00",
  arrivalDate: "2026-12-23T14:00:00",
  transitTime: 25,
  serviceType: "Direct",
  ...(form.textsIn === "offer" ? { ...COMMENT, routingDetails: ROUTE } : {}),
  supportContact: "desk@norrvik.example",
  routingLegs: [
    {
      legFrom: seaPlace(form, "Nhava Sheva", "INNSA", "India", "IN"),
      legTo: seaPlace(form, "Rotterdam", "NLRTM", "Netherlands", "NL"),
      modeOfTransport: form.coded("VESSEL", "Vessel"),
      departureDate: "2026-11-28T06:00:00",
      arrivalDate: "2026-12-23T14:00:00",
      portCutOffDate: "2026-11-27T18:00:00",
      vgmCutOffDate: "2026-11-27T12:00:00",
      bookingCutOffDate: "2026-11-25T17:00:00",
      vesselName: "NORRVIK SKAGEN",
      voyageReference: "614W",
      service: { code: "IEX", name: "India Europe Express" },
    },
  ],
  ddsmConditions: [
    {
      movementType: form.coded("I", "Import"),
      tariff: form.tariff("DET", "Detention"),
      conditionsByEquipment: [
        {
          equipmentGroupIsoCode: "20GP",
          freeDays: { number: 7, calculationType: "Calendar" },
          charges: [{ fromDay: 1, amount: 60, currency: "EUR" }],
        },
      ],
    },
  ],
  allocation: [{ equipmentGroupIsoCode: ["20GP"], allocation: true }],
  potentialFees: [{ feeType: "Amendment fee" }],
  quoteLine: toQuoteLine(form),
});

export const COMPLETE_OFFER = toOffer(NEW_FORM);

/** The same offer with older names, and texts in its quote line. */
export const OLDER_OFFER = toOffer({
  ...NEW_FORM,
  charge: (chargeCode, chargeName) => ({ chargeCode, chargeName }),
  currency: (currencyCode) => ({ currencyCode }),
  tariff: (_code, name) => ({ name }),
  remark: (text) => ({ customerComment: text }),
  placeCode: (code) => ({ locationCodifications: [{ codificationType: "UNLOCODE", codification: code }] }),
  textsIn: "quote line",
});

/** The same offer with objects in place of codes. */
export const CODED_OFFER = toOffer({
  ...NEW_FORM,
  currency: (code) => ({ code }),
  coded: (code, name) => ({ code, name }),
});
