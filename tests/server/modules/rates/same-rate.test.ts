import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Charge } from "#domain/charges";
import type { Money } from "#domain/money";
import { type Rate, expandRate } from "#domain/rates";
import { offerDocument } from "#server/modules/documents/offer-document.ts";
import { priceOffer, readOffer } from "#server/modules/rates/stored-offer.ts";
import { against, patient } from "#tests/adapters/support/api.ts";
import { yes } from "#tests/adapters/support/local-server.ts";
import { search } from "#tests/adapters/support/offers.ts";

/*
 * One offer, read on the screen (over HTTP, by the portal's adapter), in a stored booking and for the PDF: the same rate
 * everywhere. The literal offers protect against a mistake that all three share.
 */

const TODAY = "2026-11-20";
const exchange = {
  base: "USD",
  date: TODAY,
  source: "Test table",
  markUpPercent: "0",
  quotes: [
    { currency: "EUR", unitsPerBase: "0.90" },
    { currency: "INR", unitsPerBase: "88.40" },
  ],
};

const onScreen = async (offers: readonly unknown[]): Promise<readonly Rate[]> =>
  against(yes([{ api: offers }], { exchangeRates: exchange }), async ({ rates }) =>
    (await rates.search(search, patient()))._unsafeUnwrap().rates.map(expandRate),
  );

const inBooking = (offer: unknown): Rate => {
  const context = {
    load: search.containers,
    exchange,
    quotedAt: `${TODAY}T08:15:00.000Z`,
    validityZone: "Asia/Kolkata",
  };
  const priced = priceOffer(readOffer(JSON.stringify(offer)), context)._unsafeUnwrap();
  if (priced.source === "lcl") throw new Error("The given offer is one of containers.");
  return priced;
};

/** The text of every cell of the PDF's charges, row by row. */
const inPdf = (rate: Rate): readonly (readonly string[])[] =>
  offerDocument(rate, { load: [], exchange }, null)
    .sections.filter(({ title }) => title === "Charges")
    .flatMap(({ rows }) => rows.map(({ cells }) => cells));

const place = (name: string, code: string, country: string) => ({
  place: { name, locationCodifications: [{ codificationType: "UN/Locode", codification: code }] },
  placeCountry: { code: code.slice(0, 2), name: country },
});

/** No currency in the equipment surcharges, surcharges in EUR, codes in `locationCodifications`, the service by its code. */
const withoutCurrency = {
  offerId: "OFR-7",
  providerName: "Norrvik Line",
  transitTime: 25,
  routingLegs: [
    {
      legFrom: place("Nhava Sheva", "INNSA", "India"),
      legTo: place("Rotterdam", "NLRTM", "Netherlands"),
      vesselName: "NORRVIK ASTRID",
      service: { code: "NE1" },
    },
  ],
  quoteLine: {
    spotEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2, maxNetWeight: "21.7" }],
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          basicOceanFreightRate: 980,
          matchingCargoSurcharges: [
            { charge: { code: "DTH00", name: "Destination THC" }, amount: 120, chargeCurrency: { code: "EUR" } },
          ],
        },
      ],
    },
  },
};

const eur = (minor: number): Money => ({ currency: "EUR", minor });

const shortLine = ({ name, price }: Charge): readonly unknown[] =>
  price.kind === "priced" ? [name, price.amount] : [name, price];

/* Whether an offer can be booked is judged when it is shown and when it is booked, not when it is stored. */
const withoutAvailability = ({ availability: _, ...rate }: Rate) => rate;

describe("an offer whose freight has no currency", () => {
  it("has the same price on the screen, in the booking and in the PDF", async () => {
    const screen = await onScreen([withoutCurrency]);
    const booking = inBooking(withoutCurrency);
    expect(screen.map(withoutAvailability)).toStrictEqual([withoutAvailability(booking)]);
    expect(booking.charges.map(shortLine)).toStrictEqual([
      ["Basic freight", { kind: "unpriced", text: "980, no currency stated" }],
      ["Destination THC", eur(24_000)],
    ]);
    expect(booking.price).toStrictEqual({
      perCurrency: [eur(24_000)],
      converted: { kind: "converted", total: { currency: "USD", minor: 26_667 } },
      unpricedCount: 1,
      basicFreight: null,
    });
    expect(inPdf(booking)).toStrictEqual([
      ["Freight", "", "", "", ""],
      ["Basic freight FRT00", "per container 20GP", "", "980, no currency stated", "Not priced"],
      ["Destination charges", "", "", "EUR 240.00", "266.67"],
      ["Destination THC DTH00", "per container 20GP", "2 × 120.00", "EUR 240.00", "266.67"],
      ["Total", "", "", "EUR 240.00", "266.67"],
    ]);
  });

  it("keeps place codes, maximum net weight and service name on the server", () => {
    const { legs, load } = inBooking(withoutCurrency);
    expect(legs).toStrictEqual([
      {
        from: { name: "Nhava Sheva", code: "INNSA", country: "India", kind: "sea" },
        to: { name: "Rotterdam", code: "NLRTM", country: "Netherlands", kind: "sea" },
        mode: "sea",
        departure: null,
        arrival: null,
        vessel: "NORRVIK ASTRID",
        voyage: null,
        service: "NE1",
      },
    ]);
    expect(load.containers).toStrictEqual([{ equipment: "20GP", quantity: 2, maxNetWeightKg: 21_700 }]);
  });
});

/* Offers as carriers may write them; the same words in every spelling that is known, and some that nobody knows. */
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const amount = fc.oneof(
  fc.integer({ min: -2_000, max: 500_000 }).map((cents) => cents / 100),
  fc.integer({ min: 0, max: 500_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom("1,200.50", "AT COST", "12.345", null),
);
const code = fc.constantFrom("USD", "EUR", "INR", "ZZZ");
const currency = fc.oneof(
  code,
  code.map((value) => ({ code: value, name: "Some currency" })),
  code.map((value) => ({ currencyCode: value })),
  fc.constantFrom(null, undefined),
);
const chargeCode = fc.constantFrom("FRT00", "BAF03", "OTH00", "DTH00", "ODF00", "QQQ99");
const charge = fc.oneof(
  chargeCode.map((value) => ({ code: value, name: "THC (L)" })),
  chargeCode.map((value) => ({ chargeCode: value, chargeName: "Bunker surcharge" })),
  chargeCode.map((value) => ({ code: value })),
  fc.constant({}),
);
const coded = (...codes: readonly (readonly [string, string])[]) =>
  fc.constantFrom(
    ...codes.map(([value]) => value),
    ...codes.map(([value, name]) => ({ code: value, name })),
    ...codes.map(([, name]) => ({ name })),
    "SOMETHING NEW",
    null,
    undefined,
  );
const surcharge = fc.record({
  charge,
  amount: maybe(amount),
  chargeCurrency: currency,
  pivotAmount: maybe(amount),
  pivotCurrency: currency,
  percentageRate: fc.constantFrom(undefined, "5", 2.5),
  includedInBasicFreight: fc.constantFrom(true, false, null, undefined),
  paymentMethod: coded(["P", "Prepaid"], ["C", "Collect"], ["BKG", "As per freight"]),
});
const equipment = fc.constantFrom("20GP", "22G1", "20DV", "40HC");
const leg = fc.record({
  legFrom: fc.constantFrom(place("Mundra", "INMUN", "India"), {
    place: { internalCode: "INNSA", locationCodifications: null },
  }),
  legTo: fc.constant(place("Rotterdam", "NLRTM", "Netherlands")),
  modeOfTransport: coded(["VESSEL", "Vessel"], ["RAIL", "Rail"]),
  departureDate: fc.constantFrom("2026-11-26T06:00:00Z", "soon", undefined),
  service: fc.constantFrom({ code: "NE1" }, { name: "North Europe 1", code: "NE1" }, null, undefined),
  vesselName: fc.constantFrom("NORRVIK ASTRID", null),
});
const offer = fc.record({
  offerId: fc.constantFrom("OFR-1", "Sold-out", "SOLD OUT", "no offer", "Pending review", "Not available"),
  providerName: fc.constant("Norrvik Line"),
  rateType: fc.constantFrom("Spot", "SPOT", "Tender", null),
  transitTime: fc.constantFrom(25, "25", "about 25", null),
  routingLegs: fc.array(leg, { maxLength: 3 }),
  ddsmConditions: fc.array(
    fc.record({
      movementType: coded(["E", "Export"], ["I", "Import"]),
      tariff: fc.constantFrom({ code: "DET", name: "Detention" }, { code: "NEW" }, null),
      conditionsByEquipment: fc.constant([{ equipmentGroupIsoCode: "20GP", freeDays: { number: 7 } }]),
    }),
    { maxLength: 2 },
  ),
  allocation: fc.constantFrom(undefined, [{ equipmentGroupIsoCode: ["20GP"], allocation: false }], []),
  potentialFees: fc.constantFrom(undefined, [{ feeType: "Cancellation fees" }]),
  quoteLine: fc.record({
    validityTo: fc.constantFrom("2026-11-27", "2026-11-01", undefined),
    exportHaulageMode: coded(["P", "Port"], ["R", "Ramp"], ["D", "Door"]),
    importHaulageMode: coded(["P", "Port"], ["R", "Ramp"], ["D", "Door"]),
    exportModeOfTransport: coded(["RL", "Rail"], ["RD", "Road"]),
    importModeOfTransport: coded(["BA", "Barge"], ["RR", "Rail/road"]),
    spotEquipments: fc.array(
      fc.record({
        equipmentGroupIsoCode: equipment,
        numberOfContainerRequested: fc.constantFrom(1, 2, "2", null),
        maxNetWeight: fc.constantFrom(21.7, "21.7", "plenty", null),
        availableRate: fc.constantFrom(true, false, undefined),
      }),
      { maxLength: 2 },
    ),
    surcharges: maybe(
      fc.record({
        matchingSurchargesPerEquipmentTypes: fc.array(
          fc.record({
            equipmentGroupIsoCode: equipment,
            currency,
            basicOceanFreightRate: maybe(amount),
            allInRate: maybe(amount),
            matchingCargoSurcharges: fc.array(surcharge, { maxLength: 4 }),
          }),
          { maxLength: 2 },
        ),
        matchingBlSurcharges: fc.array(surcharge, { maxLength: 2 }),
        matchingSurchargesDefinedAsComments: fc.array(fc.record({ charge }), { maxLength: 1 }),
      }),
    ),
  }),
});

const pdfTotal = (rate: Rate): string | undefined => inPdf(rate).at(-1)?.at(-1);

describe("any offer", () => {
  it("gives the same rate on the screen, in the stored booking and in the PDF", async () => {
    const offers = fc.sample(offer, { numRuns: 300, seed: 20_261_122 }).map((value, at) => ({
      ...value,
      offerId: value.offerId === "OFR-1" ? `OFR-${at}` : value.offerId,
    }));
    const screen = await onScreen(offers);
    expect(screen).toHaveLength(offers.length);
    for (const [at, rate] of screen.entries()) {
      const booking = inBooking(offers[at]);
      /* Offers that share a status for an id get an id each on the screen. */
      expect(withoutAvailability({ ...rate, id: booking.id })).toStrictEqual(withoutAvailability(booking));
      const { converted } = booking.price;
      if (converted.kind === "converted")
        expect(pdfTotal(booking)?.replaceAll(",", "")).toBe((converted.total.minor / 100).toFixed(2));
    }
  });

  it("has no price in a currency that it does not name", () => {
    fc.assert(
      fc.property(offer, (value) => {
        const named = new Set(JSON.stringify(value).match(/"(?:USD|EUR|INR)"/g) ?? []);
        for (const { currency: priced } of inBooking(value).price.perCurrency)
          expect(named).toContain(JSON.stringify(priced));
      }),
    );
  });
});
