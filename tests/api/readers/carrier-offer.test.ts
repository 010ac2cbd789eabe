import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { describe, expect, it } from "vitest";
import { normaliseCarrierOffer } from "#domain/rates";
import type { ApiRate } from "#api/schema.d.ts";

const read = (wire: unknown) => readCarrierOffer(wire)._unsafeUnwrap();

/** One 20GP on 20 November 2026. */
const context = {
  load: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
  exchange: {
    base: "USD",
    date: "2026-11-20",
    source: "Test table",
    markUpPercent: "0",
    quotes: [
      { currency: "INR", unitsPerBase: "88.40" },
      { currency: "EUR", unitsPerBase: "0.90" },
    ],
  },
  now: null,
} as const;

const rate = (wire: unknown) => normaliseCarrierOffer(read(wire), context);

const bare: ApiRate = { offerId: "Sold-out", providerName: "Pelagia", quoteLine: {} };
const nothing = {
  offerId: "Sold-out",
  providerName: "Pelagia",
  message: null,
  logo: null,
  rateType: null,
  askedAt: null,
  validityZone: null,
  loadingZone: null,
  departureDate: null,
  arrivalDate: null,
  transitTime: null,
  serviceType: null,
  routingDetails: null,
  supportContact: null,
  validityFrom: null,
  validityTo: null,
  validFor: null,
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
  allocations: [],
  potentialFees: [],
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
          conversion: null,
          percent: null,
          isIncluded: true,
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
      conversion: null,
      percent: null,
      isIncluded: false,
      paymentMethod: null,
      comment: null,
    },
  ],
  textSurcharges: [{ code: "CUS00", name: "Customs", text: "At cost" }],
};

describe("readCarrierOffer", () => {
  it("accepts an offer with nothing but an id and a carrier", () => {
    expect(read(bare)).toEqual(nothing);
  });

  it("treats null like a missing field", () => {
    const nulls = Object.fromEntries(Object.keys(nothing).map((key) => [key, null]));
    expect(read({ ...nulls, routingLegs: null, ddsmConditions: null, ...bare })).toEqual(nothing);
  });

  it("reads the older names of charges and currencies", () => {
    expect(read(older)).toEqual(priced);
  });

  it("reads the newer names of charges and currencies", () => {
    expect(read(newer)).toEqual(priced);
  });

  it("reads the price of one container that is not in a list by size", () => {
    const price = {
      currency: "USD",
      basicOceanFreightRate: 3150,
      allInRate: 3196,
      matchingCargoSurcharges: [
        { charge: { chargeCode: "FRT00", chargeName: "Basic freight" }, amount: 3150, chargeCurrency: "USD" },
        { charge: { chargeCode: "ETS00", chargeName: "Emissions" }, amount: 46, chargeCurrency: "USD" },
        {
          charge: { chargeCode: "BAF00", chargeName: "Bunker" },
          amount: 345,
          chargeCurrency: "USD",
          includedInBasicFreight: true,
        },
      ],
    };
    const spotEquipments = [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2 }];
    for (const surcharges of [price, [price]])
      for (const quoteLine of [{ surcharges }, { surcharges, spotEquipments }])
        expect(rate({ offerId: "OFR-1", providerName: "Pelagia", quoteLine })).toMatchObject({
          availability: { kind: "bookable" },
          price: {
            perCurrency: [{ currency: "USD", minor: 639_200 }],
            unpricedCount: 0,
            basicFreight: { currency: "USD", minor: 630_000 },
          },
        });
    expect(read({ ...bare, quoteLine: { surcharges: { currency: "USD", allInRate: null } } }).equipmentPrices).toEqual(
      [],
    );
    const bySize = { ...price, matchingSurchargesPerEquipmentTypes: [{ ...price, equipmentGroupIsoCode: "20GP" }] };
    expect(read({ ...bare, quoteLine: { surcharges: bySize } }).equipmentPrices).toHaveLength(1);
  });

  it("names a charge without a name by its code", () => {
    const surcharges = { matchingBlSurcharges: [{ charge: { code: "ISP00" }, amount: 12, chargeCurrency: "EUR" }] };
    expect(read({ ...bare, quoteLine: { surcharges } })).toMatchObject({
      billOfLadingSurcharges: [{ code: "ISP00", name: "ISP00" }],
    });
  });

  it("reads legs, containers and free time", () => {
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
          serviceCode: "NE1",
          serviceName: "NE1",
          portCutOffDate: null,
          vgmCutOffDate: "2026-11-24T12:00:00Z",
          bookingCutOffDate: null,
        },
      ],
      equipments: [
        { equipment: "20GP", quantity: 2, maxNetWeightTons: 21.5, isAvailable: null },
        { equipment: "40HC", quantity: 0, maxNetWeightTons: null, isAvailable: null },
      ],
      freeTime: [{ movement: "I", tariff: "DET", equipment: "20GP", days: 7, calculation: "Calendar" }],
    });
  });
});

const usd = (minor: number) => ({ currency: "USD", minor });
const inr = (minor: number) => ({ currency: "INR", minor });

/** An offer as SpotOn 2.6 sends it: coded values as objects, amounts of one container. */
const spotOn = (surcharges: readonly object[], allInRate: number | null, changes: object = {}) => ({
  offerId: "6bdac5a3-5a28-447d-b9cb-9eb1c9be2025.6bdac5a3-5a28-447d-b9cb-9eb1c9be2025",
  offerType: "ExactRouting",
  providerName: "CMA CGM",
  potentialFees: [{ feeType: "Cancellation fees" }, { feeType: "No-Show fees" }],
  allocation: [{ equipmentGroupIsoCode: ["20GP"], allocation: true, nbOfContainersAvailable: 12 }],
  ddsmConditions: [
    {
      movementType: { code: "E", name: "Export" },
      tariff: { code: "DET", name: "Detention", tariffOrigin: { code: "EXP", name: "DDSM Exceptions" } },
      conditionsByEquipment: [{ equipmentGroupIsoCode: "20GP", freeDays: { number: 7, calculationType: "Calendar" } }],
    },
  ],
  quoteLine: {
    exportHaulageMode: { code: "R", name: "Ramp" },
    importHaulageMode: { name: "Port" },
    exportModeOfTransport: { code: "RL", name: "Rail" },
    spotEquipments: [{ equipmentGroupIsoCode: "20GP", availableRate: true, numberOfContainerRequested: 2 }],
    commentToCustomer: "Subject to space",
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          currency: { code: "USD", name: "US Dollar" },
          basicOceanFreightRate: 1000,
          allInRate,
          matchingCargoSurcharges: surcharges,
        },
      ],
    },
  },
  ...changes,
});

const terminal = (amount: number, conversion: object) => ({
  charge: { code: "OTH00", name: "Origin terminal handling" },
  chargeCurrency: { code: "INR", name: "Indian Rupee" },
  amount,
  paymentMethod: { code: "P", name: "Prepaid" },
  includedInBasicFreight: false,
  ...conversion,
});

const pivot = (pivotAmount: number | string) => ({ pivotAmount, pivotCurrency: { code: "USD", name: "US Dollar" } });

const shortLines = (wire: unknown) =>
  rate(wire).charges.map(({ name, payment, price, note }) =>
    price.kind === "priced"
      ? [name, payment, price.amount, price.carrierConversion ?? null, ...(note === undefined ? [] : [note])]
      : [name, payment, price],
  );

describe("a CMA CGM SpotOn v2 offer", () => {
  it("reads coded values from objects of code and name", () => {
    const { details, freeTime, remarks, availability } = rate(spotOn([], 1000));
    expect(details).toStrictEqual([
      { label: "Export haulage", value: "Ramp, by rail" },
      { label: "Import haulage", value: "Port" },
      { label: "Possible fees, not in the price", value: "Cancellation fees, No-Show fees" },
    ]);
    expect(freeTime).toStrictEqual([
      { movement: "export", kind: "detention", equipment: "20GP", days: 7, counted: "calendar" },
    ]);
    expect(remarks).toStrictEqual(["Subject to space"]);
    expect(availability).toStrictEqual({ kind: "bookable" });
  });

  it("converts by the carrier's figure if there is one, otherwise at the stated rates", () => {
    const offer = spotOn([terminal(9850, pivot(115.5)), terminal(884, {})], null);
    expect(shortLines(offer)).toStrictEqual([
      ["Basic freight", "unknown", usd(200_000), null],
      ["Origin terminal handling", "prepaid", inr(1_970_000), usd(23_100)],
      ["Origin terminal handling", "prepaid", inr(176_800), null],
    ]);
    expect(rate(offer).price.converted).toStrictEqual({ kind: "converted", total: usd(200_000 + 23_100 + 2000) });
  });

  it("prices a charge by the carrier's conversion if its own amount has no currency", () => {
    const offer = spotOn([{ ...terminal(9850, pivot(115.5)), chargeCurrency: null }], null);
    expect(shortLines(offer)[1]).toStrictEqual(["Origin terminal handling", "prepaid", usd(23_100), null]);
  });

  it("names the percentage of a charge and leaves a charge without an amount unpriced", () => {
    const caf = { charge: { code: "CAF01", name: "Currency adjustment" }, chargeCurrency: "USD", percentageRate: "5" };
    expect(shortLines(spotOn([{ ...caf, amount: 50 }, caf], null)).slice(1)).toStrictEqual([
      ["Currency adjustment", "unknown", usd(10_000), null, "5 % of other charges"],
      ["Currency adjustment", "unknown", { kind: "unpriced", text: "5 % of other charges" }],
    ]);
  });

  it("prices a percentage by the amount that the carrier converted it to, in the currency of the freight too", () => {
    const caf = {
      charge: { code: "PSS05", name: "Peak season surcharge" },
      chargeCurrency: "USD",
      amount: null,
      percentageRate: 5,
      ...pivot(50),
    };
    /* 1,000 and 5 % of it: the all-in rate adds up. */
    expect(shortLines(spotOn([caf], 1050))).toStrictEqual([
      ["Basic freight", "unknown", usd(200_000), null],
      ["Peak season surcharge", "unknown", usd(10_000), null, "5 % of other charges"],
    ]);
  });

  it.each([
    ["Message", { code: "INQ_BLK", description: "Forbidden commodity" }, "Forbidden commodity"],
    ["Message without a description", { code: "INQ_SPN", description: "" }, "INQ_SPN"],
    [
      "Message of a source",
      { ...bare, offerId: "q.1", code: "INQ_TRN", description: "Not on this trade" },
      "Not on this trade",
    ],
    [
      "full allocation",
      spotOn([], 1000, { allocation: [{ equipmentGroupIsoCode: ["20GP"], allocation: false }] }),
      "No space left for 20GP",
    ],
    ["full allocation for all sizes", spotOn([], 1000, { allocation: [{ allocation: false }] }), "No space left"],
    [
      "size without a rate",
      {
        ...bare,
        offerId: "1",
        quoteLine: { spotEquipments: [{ equipmentGroupIsoCode: "22G1", availableRate: false }] },
      },
      "No rate for 20GP",
    ],
    ["SOLD OUT", { ...bare, offerId: "SOLD OUT" }, "SOLD OUT"],
    ["sold_out", { ...bare, offerId: "sold_out" }, "sold_out"],
    ["No Offer", { ...bare, offerId: "No Offer" }, "No Offer"],
    ["a status with a digit", { ...bare, offerId: "Not available before week 49" }, "Not available before week 49"],
    ["an unknown status", { ...bare, offerId: "Pending review" }, "Pending review"],
  ])("is not bookable with %s", (_, wire, reason) => {
    expect(rate(wire).availability).toStrictEqual({ kind: "not-bookable", reason });
  });

  it("lists the requested containers if it names none", () => {
    expect(rate({ code: "INQ_BLK", description: "Forbidden commodity" })).toMatchObject({
      id: "INQ_BLK",
      carrier: { name: "Carrier not stated", logo: null },
      load: { containers: [{ equipment: "20GP", quantity: 2, maxNetWeightKg: null }] },
    });
  });

  it("is bookable if only another container size has no space", () => {
    const allocation = [{ equipmentGroupIsoCode: ["40HC"], allocation: false }];
    expect(rate(spotOn([], 1000, { allocation })).availability).toStrictEqual({ kind: "bookable" });
  });

  it("is refused with one sentence if it is not an offer", () => {
    expect(readCarrierOffer(7)._unsafeUnwrapErr()).toBe("offer: 7 is not an object");
    expect(readCarrierOffer({ ...bare, providerName: 7 })._unsafeUnwrapErr()).toBe("providerName: 7 is not a text");
    expect(readCarrierOffer({ ...bare, routingLegs: [{ legFrom: {} }] })._unsafeUnwrapErr()).toBe(
      "routingLegs.0: an end has neither a name nor a code",
    );
  });
});

/* Rule: a figure that the carrier states is for one container and counts to the cent; what it states finer than a cent is
   rounded half-up for one container, then multiplied. Our own conversion is rounded half-up once a line. */
describe("rounding of a carrier offer", () => {
  const total = (wire: unknown) => rate(wire).price.converted;
  const converted = (minor: number) => ({ kind: "converted", total: usd(minor) });

  it("equals the carrier's figure, rounded half-up or truncated", () => {
    /* 9 850 INR at 88.40 are 111.425… USD: 111.43 half-up, 111.42 truncated. */
    expect(total(spotOn([terminal(9850, pivot(111.43))], null))).toStrictEqual(converted(222_286));
    expect(total(spotOn([terminal(9850, pivot(111.42))], null))).toStrictEqual(converted(222_284));
  });

  it("rounds the carrier's unrounded figure per container", () => {
    expect(total(spotOn([terminal(9850, pivot("111.4253"))], null))).toStrictEqual(converted(222_286));
  });

  it("rounds our own conversion once per line", () => {
    /* 2 × 9 850 INR are 222.850… USD. */
    expect(total(spotOn([terminal(9850, {})], null))).toStrictEqual(converted(222_285));
  });

  it("keeps an all-in rate that the carrier rounded per line or in sum", () => {
    const offer = spotOn([terminal(9850, pivot(111.43)), terminal(442, pivot(5))], 1116);
    expect(shortLines(offer).at(-1)).toStrictEqual(["Rounding in the all-in rate", "unknown", usd(-86), null]);
    expect(total(offer)).toStrictEqual(converted(223_200));
  });

  it("converts as the all-in rate implies if the carrier states no conversion per charge", () => {
    const offer = spotOn([terminal(9850, {}), terminal(442, {})], 1118.5);
    expect(shortLines(offer)).toStrictEqual([
      ["Basic freight", "unknown", usd(200_000), null],
      ["Origin terminal handling", "prepaid", inr(1_970_000), usd(22_682)],
      ["Origin terminal handling", "prepaid", inr(88_400), usd(1018)],
    ]);
    expect(total(offer)).toStrictEqual(converted(223_700));
  });
});
