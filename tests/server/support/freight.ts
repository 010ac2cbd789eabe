import type { Feature } from "#server/platform/feature.ts";
import type { TariffCharge } from "#server/rate-sources/tariff/tariff-book.ts";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { type FreightOptions, freightFeature } from "#server/features.ts";
import { sessionFeature } from "#server/modules/accounts/routes.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { saveExchange } from "#server/modules/rates/exchange-store.ts";
import { addPlaces } from "#server/modules/places/store.ts";
import { addSheet } from "#server/rate-sources/rate-sheets/store.ts";
import type { Executor } from "#server/schema.ts";
import { addTariff } from "#server/rate-sources/tariff/store.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";

const perBox = (code: string, name: string, currency: string, minor: number, isIncluded = false): TariffCharge => ({
  per: "box",
  code,
  name,
  currency,
  amounts: { "20GP": minor, "40HC": minor * 2 },
  payment: "P",
  isIncluded,
});

const ENDS = { portOfLoading: "INNSA", portOfDischarge: "NLRTM" };

/** Norrvik Line sails INNSA to NLRTM every Thursday, by rail from Tughlakabad; CASTELLAN has a rate sheet for the lane. */
export const addTestTariffs = async (db: Executor): Promise<void> => {
  await addTariff(db, {
    carrier: {
      name: "Norrvik Line",
      supportContact: "desk@norrvik.example",
      comment: null,
      spotValidityDays: 4,
      confirms: "rate-holder",
      freeTime: [{ movement: "I", tariff: "DET", days: { "20GP": 7 }, counted: "Calendar" }],
      maxNetWeight: { "20GP": 21_700 },
    },
    schedules: [
      {
        id: "IEX-1",
        carrier: "Norrvik Line",
        ...ENDS,
        serviceCode: "IEX",
        serviceName: "India Europe Express",
        weekday: 4,
        trade: "india>europe",
        legs: JSON.stringify([
          {
            from: "INNSA",
            to: "NLRTM",
            departureDay: 0,
            departureTime: "06:00",
            arrivalDay: 22,
            arrivalTime: "14:00",
            vessels: ["NORRVIK ASTRID"],
            direction: "W",
          },
        ]),
        fullWeeks: "1/2",
      },
    ],
    freight: [
      {
        id: "IEX-1-Spot",
        carrier: "Norrvik Line",
        ...ENDS,
        scheduleId: "IEX-1",
        rateType: "Spot",
        validFrom: "2026-11-01",
        validTill: "2026-12-31",
        currency: "USD",
        freight20GP: 98_000,
        freight40GP: null,
        freight40HC: 164_000,
        freight45HC: null,
        freight20RE: null,
        freight40RH: null,
        swing: 0,
      },
    ],
    charges: [
      {
        carrier: "Norrvik Line",
        scope: "trade",
        subject: "india>europe",
        charges: JSON.stringify([
          perBox("BAF00", "Bunker adjustment", "USD", 16_000, true),
          perBox("ETS00", "Emissions allowance", "USD", 4_600),
          { per: "words", code: "CUS00", name: "Customs clearance", words: "At cost" } satisfies TariffCharge,
        ]),
      },
      {
        carrier: "Norrvik Line",
        scope: "portE",
        subject: "INNSA",
        charges: JSON.stringify([perBox("OTH00", "Terminal handling, origin", "INR", 985_000)]),
      },
      {
        carrier: "Norrvik Line",
        scope: "portI",
        subject: "NLRTM",
        charges: JSON.stringify([
          {
            per: "bill",
            code: "DDO00",
            name: "Delivery order",
            currency: "EUR",
            amount: 6_500,
            payment: "C",
          } satisfies TariffCharge,
        ]),
      },
    ],
    haulage: [
      {
        carrier: "Norrvik Line",
        place: "INTKD",
        port: "INNSA",
        service: "Ramp",
        mode: "RL",
        days: 4,
        currency: "INR",
        prices: JSON.stringify({ "20GP": 2_450_000 }),
      },
    ],
  });
  await addSheet(
    db,
    {
      id: "S1",
      provider: "CASTELLAN",
      name: "CASTELLAN INDIA EXPORT",
      sheetDate: "2026-11-16",
      validFrom: "2026-11-16",
      validTill: "2026-11-30",
      reissued: null,
      importedAt: 0,
    },
    [
      {
        id: "S1-2",
        sheetId: "S1",
        line: 2,
        ...ENDS,
        placeOfReceipt: null,
        placeOfDelivery: null,
        validTill: "2026-11-30",
        fields: JSON.stringify({ ETD: "28 Nov 2026", "TRANSIT TIME": "25 DAYS", CURRENCY: "USD" }),
        charges: JSON.stringify({ "OCEAN FREIGHT 20GP": "USD 1,015", "DELIVERY ORDER": "EUR 65/BL" }),
      },
    ],
  );
  await saveExchange(db, "fx", {
    base: "USD",
    date: "2026-11-20",
    source: "Test table",
    markUpPercent: "0",
    quotes: [
      { currency: "INR", unitsPerBase: "88.40" },
      { currency: "EUR", unitsPerBase: "0.9225" },
    ],
  });
  await bumpCacheVersion(db, "tariffs");
};

const TEST_PLACES = placeSeeds().filter(({ code }) =>
  ["INNSA", "NLRTM", "INTKD", "AEJEA", "USNYC", "INMUN", "DEDUI"].includes(code),
);

/** Adds a few places. A server fills an empty table with two thousand, and indexing them takes 200 ms of each test. */
export const addTestPlaces: Feature = async ({ database }) => {
  await addPlaces(database.db, TEST_PLACES);
  return [];
};

/** The freight part of the server over the test tariffs. */
export const freightFeatures = (
  amendSources?: (sources: readonly RateSource[]) => readonly RateSource[],
  { deadlineMs = 30_000, ...options }: Pick<FreightOptions, "deadlineMs" | "reconcileEveryMs"> = {},
): readonly Feature[] => [
  addTestPlaces,
  async ({ database }) => {
    await addTestTariffs(database.db);
    return [];
  },
  sessionFeature,
  freightFeature({ deadlineMs, ...options, ...(amendSources === undefined ? {} : { amendSources }) }),
];

/** A search for two 20GP from port to port. */
export const SEARCH = {
  departureDate: "2026-11-21",
  locationCodificationType: "CMACGM",
  requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 18_000 }],
  placeOfOrigin: null,
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: "Nhava Sheva",
  deliveryPlace: null,
  dischargePort: "Rotterdam",
} as const;
