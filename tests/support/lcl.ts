import {
  DEFAULT_LCL_CRITERIA,
  type LclPlace,
  type LclRate,
  priceLclRecord,
  type LclRecord,
  type LclSearch,
} from "#domain/lcl";
import type { ExchangeRates } from "#domain/money";
import type { UtcMinutes } from "#domain/time";
import type { LclRateList, LclRatesRequest } from "#ports/api.ts";

/* 20 November 2026, noon in India. */
const NOON = Date.parse("2026-11-20T06:30:00Z") / 60_000;

export const anLclSearch = (changes: Partial<LclSearch> = {}): LclSearch => ({
  mode: "lcl",
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  weightKg: 1200,
  cbm: 3.25,
  ...changes,
});

const EXCHANGE: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "Keelson treasury",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "80" },
    { currency: "EUR", unitsPerBase: "0.8" },
  ],
};

/** One line of a tariff, Nhava Sheva to Rotterdam, with charges in three currencies; a test changes what it is about. */
const anLclRecord = (changes: Partial<LclRecord> = {}): LclRecord => ({
  id: "lcl-1",
  provider: null,
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  destinationCfs: "Rotterdam",
  originCode: "INNSA",
  destinationCountry: "Netherlands",
  transit: "26",
  departures: [],
  originCharges: { "OCEAN FREIGHT": "USD 20/W/M", "BILL OF LADING": "INR 4000/BL" },
  destinationCharges: { THC: "EUR 40/W/M" },
  warehouseCharges: { STORAGE: "AT COST" },
  currency: "INR",
  wmRatio: "1 CBM = 1000 KG",
  wmMinimum: "1 W/M",
  wmRounding: null,
  validFrom: "2026-11-16",
  validTill: "2026-11-30",
  validFor: null,
  validityZone: "Asia/Kolkata",
  loadingZone: "Asia/Kolkata",
  sheetName: "Keelson LCL week 47",
  sheetDate: "2026-11-16",
  remarks: null,
  fees: [],
  ...changes,
});

/** The line priced for a load, with the stated rates of exchange. */
export const anLclRate = (
  changes: Partial<LclRecord> = {},
  search: LclSearch = anLclSearch(),
  now: UtcMinutes = NOON,
): LclRate =>
  priceLclRecord(anLclRecord(changes), {
    forwarder: "Keelson Global Logistics",
    search,
    exchange: EXCHANGE,
    now,
  });

export const anLclAnswer = (changes: Partial<LclRateList> = {}): LclRateList => ({
  rates: [anLclRate()],
  total: 1,
  unread: 0,
  exchange: EXCHANGE,
  fcl: null,
  choices: null,
  lowestRateId: null,
  ...changes,
});

/** A place of the tariff by its name alone, or with what a test says about it. */
export const anLclPlace = (name: string, changes: Partial<LclPlace> = {}): LclPlace => ({
  name,
  code: null,
  country: null,
  countryCode: null,
  kind: null,
  ...changes,
});

export const anLclQuestion = (changes: Partial<LclRatesRequest> = {}): LclRatesRequest => ({
  search: anLclSearch(),
  criteria: DEFAULT_LCL_CRITERIA,
  limit: 10,
  skip: 0,
  ...changes,
});
