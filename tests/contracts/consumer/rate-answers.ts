import { MatchersV3 } from "@pact-foundation/pact";
import { dateLike, filled, matching } from "./kit.ts";

const { eachKeyLike, eachLike } = MatchersV3;

export const lane = { portOfLoading: "INNSA", portOfDischarge: "NLRTM" };
export const today = { "today is": { date: "2026-11-20" } };
const offered = { ...lane, equipment: "20GP" };
export const priced = { ...offered, basicOceanFreightRate: 980 };
export const byCarrier = { "a carrier offers the lane": { ...priced, providerName: "Norrvik Line" } };
export const bySheet = { "a rate sheet offers the lane": { ...offered, providerName: "Amberline" } };

export const CURRENCY = "[A-Z]{3}";
const DECIMAL = "\\d+(\\.\\d+)?";

const place = (name: string, code: string, country: string, countryCode: string) => ({
  place: { name: filled(name), internalCode: filled(code) },
  placeCountry: { code: filled(countryCode), name: filled(country) },
});

export const offerOn = (departure: string, arrival: string) => ({
  offerId: filled("OFR-1"),
  providerName: filled("Norrvik Line"),
  rateType: filled("Spot"),
  askedAt: dateLike("2026-11-20T08:15:00.000Z"),
  departureDate: dateLike(departure),
  arrivalDate: dateLike(arrival),
  transitTime: matching(DECIMAL, "25"),
  routingLegs: eachLike({
    legFrom: place("Nhava Sheva", "INNSA", "India", "IN"),
    legTo: place("Rotterdam", "NLRTM", "Netherlands", "NL"),
    departureDate: dateLike(departure),
    arrivalDate: dateLike(arrival),
    vesselName: filled("NORRVIK SKAGEN"),
    voyageReference: filled("614W"),
  }),
  quoteLine: {
    validityFrom: dateLike("2026-11-20"),
    validityTo: dateLike("2026-11-27"),
    exportHaulageMode: filled("P"),
    importHaulageMode: filled("P"),
    spotEquipments: eachLike({
      equipmentGroupIsoCode: "20GP",
      numberOfContainerRequested: 2,
      maxNetWeight: matching(DECIMAL, "21.5"),
    }),
    surcharges: {
      matchingSurchargesPerEquipmentTypes: eachLike({
        equipmentGroupIsoCode: "20GP",
        currency: matching(CURRENCY, "USD"),
        basicOceanFreightRate: matching(DECIMAL, "980"),
        allInRate: matching(DECIMAL, "1325"),
        matchingCargoSurcharges: eachLike({
          charge: { code: filled("BAF00"), name: filled("Bunker adjustment") },
          amount: matching(DECIMAL, "345"),
          chargeCurrency: matching(CURRENCY, "USD"),
        }),
      }),
    },
  },
});
export const carrierOffer = offerOn("2026-11-28T06:00:00", "2026-12-23T14:00:00");

export const sheetLine = {
  _id: filled("SHT-1"),
  providerName: filled("Amberline"),
  "SHEET NAME": filled("Amberline November"),
  "SHEET DATE": filled("2026-11-12"),
  "VALID TILL": filled("2026-11-30"),
  "PORT OF LOADING": filled("Nhava Sheva"),
  "PORT OF DISCHARGE": filled("Rotterdam"),
  "CONTAINER SIZE": matching("20GP\\s*x\\s*2", "20GPx2"),
  charges: eachKeyLike("OCEAN FREIGHT", filled("USD 940")),
};

export const exchangeRates = {
  base: matching(CURRENCY, "USD"),
  date: dateLike("2026-11-20"),
  source: filled("Keelson treasury"),
  markUpPercent: matching(DECIMAL, "1.5"),
  quotes: eachLike({ currency: matching(CURRENCY, "INR"), unitsPerBase: matching(DECIMAL, "88.40") }),
};
export const exchange = {
  base: "USD",
  date: "2026-11-20",
  source: "Keelson treasury",
  markUpPercent: "1.5",
  quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
};
