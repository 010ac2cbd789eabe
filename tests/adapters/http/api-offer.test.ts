import { describe, expect, it } from "vitest";
import { ApiRateCodec } from "../../../src/adapters/http/decoders/api-rate.ts";
import { decodeWith } from "../../../src/adapters/http/decoders/codec.ts";
import { apiOfferOf } from "../../../src/adapters/http/mappers/api-offer.ts";
import type { ApiRate } from "../../../src/wire/schema.d.ts";

const read = (wire: unknown) => apiOfferOf(decodeWith(ApiRateCodec)(wire)._unsafeUnwrap());

const bare: ApiRate = { offerId: "Sold-out", providerName: "Pelagia", quoteLine: {} };
const nothing = {
  offerId: "Sold-out",
  providerName: "Pelagia",
  logo: null,
  rateType: null,
  askedAt: null,
  departureDate: null,
  arrivalDate: null,
  transitTime: null,
  serviceType: null,
  routingDetails: null,
  supportContact: null,
  validityFrom: null,
  validityTo: null,
  exportHaulageMode: null,
  importHaulageMode: null,
  exportModeOfTransport: null,
  importModeOfTransport: null,
  legs: [],
  equipments: [],
  equipmentPrices: [],
  billOfLadingSurcharges: [],
  textSurcharges: [],
  freeTime: [],
  comment: null,
};

const older: ApiRate = {
  ...bare,
  quoteLine: {
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          currency: { currencyCode: "USD" },
          basicOceanFreightRate: "980.00",
          allInRate: 1325,
          matchingCargoSurcharges: [
            {
              charge: { chargeCode: "BAF00", chargeName: "Bunker adjustment" },
              amount: 345,
              chargeCurrency: "USD",
              includedInBasicFreight: true,
              paymentMethod: "P",
              commentOnChargeRule: "until further notice",
            },
          ],
        },
      ],
      matchingBlSurcharges: [
        {
          charge: { chargeCode: "BLF00", chargeName: "Bill of lading" },
          amount: "4000",
          chargeCurrency: { currencyCode: "INR" },
        },
      ],
      matchingSurchargesDefinedAsComments: [
        { charge: { chargeCode: "CUS00", chargeName: "Customs" }, chargeDefinedAsCommentTxt: "At cost" },
      ],
    },
  },
};

const newer: ApiRate = {
  ...bare,
  quoteLine: {
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          currency: { code: "USD", name: "US Dollar" },
          basicOceanFreightRate: "980.00",
          allInRate: 1325,
          matchingCargoSurcharges: [
            {
              charge: { code: "BAF00", name: "Bunker adjustment" },
              amount: 345,
              chargeCurrency: { code: "USD", name: "US Dollar" },
              includedInBasicFreight: true,
              paymentMethod: "P",
              commentOnChargeRule: "until further notice",
            },
          ],
        },
      ],
      matchingBlSurcharges: [
        { charge: { code: "BLF00", name: "Bill of lading" }, amount: "4000", chargeCurrency: { code: "INR" } },
      ],
      matchingSurchargesDefinedAsComments: [
        { charge: { code: "CUS00", name: "Customs" }, chargeDefinedAsCommentTxt: "At cost" },
      ],
    },
  },
};

const priced = {
  ...nothing,
  equipmentPrices: [
    {
      equipment: "20GP",
      currency: "USD",
      allInRate: 1325,
      basicOceanFreightRate: "980.00",
      surcharges: [
        {
          code: "BAF00",
          name: "Bunker adjustment",
          amount: 345,
          currency: "USD",
          includedInBasicFreight: true,
          paymentMethod: "P",
          comment: "until further notice",
        },
      ],
    },
  ],
  billOfLadingSurcharges: [
    {
      code: "BLF00",
      name: "Bill of lading",
      amount: "4000",
      currency: "INR",
      includedInBasicFreight: false,
      paymentMethod: null,
      comment: null,
    },
  ],
  textSurcharges: [{ code: "CUS00", name: "Customs", text: "At cost" }],
};

describe("a carrier's offer", () => {
  it("may leave out everything but its id and its carrier", () => {
    expect(read(bare)).toEqual(nothing);
  });

  it("may say null instead", () => {
    const nulls = Object.fromEntries(Object.keys(nothing).map((key) => [key, null]));
    expect(read({ ...nulls, routingLegs: null, ddsmConditions: null, ...bare })).toEqual(nothing);
  });

  it("reads the older names of charges and currencies", () => {
    expect(read(older)).toEqual(priced);
  });

  it("reads the newer names of charges and currencies", () => {
    expect(read(newer)).toEqual(priced);
  });

  it("shows a charge without a name by its code", () => {
    const surcharges = { matchingBlSurcharges: [{ charge: { code: "ISP00" }, amount: 12, chargeCurrency: "EUR" }] };
    expect(read({ ...bare, quoteLine: { surcharges } })).toMatchObject({
      billOfLadingSurcharges: [{ code: "ISP00", name: "ISP00" }],
    });
  });

  it("takes the currency of a box's charges when the box names none", () => {
    const matchingCargoSurcharges = [{ charge: { code: "BAF00" }, amount: 1, chargeCurrency: "AED" }];
    const surcharges = {
      matchingSurchargesPerEquipmentTypes: [{ equipmentGroupIsoCode: "20GP", allInRate: 1, matchingCargoSurcharges }],
    };
    expect(read({ ...bare, quoteLine: { surcharges } })).toMatchObject({ equipmentPrices: [{ currency: "AED" }] });
  });

  it("reads legs, boxes and free time", () => {
    const place = (name: string, code: string) => ({
      place: {
        name,
        internalCode: null,
        locationCodifications: [{ codificationType: "UNLOCODE", codification: code }],
      },
      placeCountry: { code: code.slice(0, 2), name: "Somewhere" },
    });
    const offer = read({
      ...bare,
      offerId: "OFR-1",
      transitTime: "25",
      routingLegs: [
        {
          legFrom: place("Mundra", "INMUN"),
          legTo: place("Rotterdam", "NLRTM"),
          modeOfTransport: "VESSEL",
          departureDate: "2026-11-26T06:00:00Z",
          vgmCutOffDate: "2026-11-24T12:00:00Z",
          vesselName: "NORRVIK SKAGEN",
          service: { code: "NE1", name: null },
        },
      ],
      ddsmConditions: [
        {
          movementType: "I",
          tariff: { code: "DET" },
          conditionsByEquipment: [
            { equipmentGroupIsoCode: "20GP", freeDays: { number: 7, calculationType: "Calendar" } },
            { equipmentGroupIsoCode: "40HC", freeDays: null },
          ],
        },
        { movementType: null, conditionsByEquipment: [{ freeDays: { number: 3 } }] },
      ],
      quoteLine: {
        exportHaulageMode: "R",
        routing: { routinginformation: "Direct" },
        spotEquipments: [
          { equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2, maxNetWeight: "21.5" },
          { equipmentGroupIsoCode: "40HC", numberOfContainerRequested: null, maxNetWeight: "plenty" },
        ],
      },
    });
    expect(offer).toEqual({
      ...nothing,
      offerId: "OFR-1",
      transitTime: "25",
      exportHaulageMode: "R",
      routingDetails: "Direct",
      legs: [
        {
          from: { name: "Mundra", code: "INMUN", country: "Somewhere", countryCode: "IN" },
          to: { name: "Rotterdam", code: "NLRTM", country: "Somewhere", countryCode: "NL" },
          departureDate: "2026-11-26T06:00:00Z",
          arrivalDate: null,
          mode: "VESSEL",
          vesselName: "NORRVIK SKAGEN",
          voyageReference: null,
          serviceName: "NE1",
          portCutOffDate: null,
          vgmCutOffDate: "2026-11-24T12:00:00Z",
          bookingCutOffDate: null,
        },
      ],
      equipments: [
        { equipment: "20GP", quantity: 2, maxNetWeightTons: 21.5 },
        { equipment: "40HC", quantity: 0, maxNetWeightTons: null },
      ],
      freeTime: [{ movement: "I", tariff: "DET", equipment: "20GP", days: 7, calculation: "Calendar" }],
    });
  });
});
