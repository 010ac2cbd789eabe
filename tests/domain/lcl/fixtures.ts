import type { LclContext } from "#domain/lcl/price-record.ts";
import type { LclRecord } from "#domain/lcl/record.ts";
import type { LclSearch } from "#domain/lcl/load.ts";

/* 20 November 2026, noon in India. */
const NOON = Date.parse("2026-11-20T06:30:00Z") / 60_000;

export const PORTS = ["Chennai", "Hamburg", "Mundra", "Nhava Sheva", "Rotterdam", "Singapore"];

export const lclSearch = (weightKg: number, cbm: number): LclSearch => ({
  mode: "lcl",
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  weightKg,
  cbm,
});

/** 80 rupees or 0.8 euro to the dollar. */
export const lclContext = (weightKg: number, cbm: number): LclContext => ({
  forwarder: "Keelson Global Logistics",
  search: lclSearch(weightKg, cbm),
  exchange: {
    base: "USD",
    date: "2026-11-20",
    source: "Treasury",
    markUpPercent: "0",
    quotes: [
      { currency: "INR", unitsPerBase: "80" },
      { currency: "EUR", unitsPerBase: "0.8" },
    ],
  },
  now: NOON,
});

export const anLclRecord = (changes: Partial<LclRecord> = {}): LclRecord => ({
  id: "LCL-1",
  provider: null,
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  destinationCfs: "Rotterdam",
  originCode: "INNSA",
  destinationCountry: "Netherlands",
  transit: "26",
  departures: [],
  originCharges: { "OCEAN FREIGHT": "USD 20/W/M" },
  destinationCharges: {},
  warehouseCharges: {},
  currency: "INR",
  wmRatio: null,
  wmMinimum: null,
  wmRounding: null,
  validFrom: "2026-11-16",
  validTill: "2026-11-30",
  validFor: null,
  validityZone: "Asia/Kolkata",
  loadingZone: "Asia/Kolkata",
  sheetName: "LCL week 47",
  sheetDate: "2026-11-16",
  remarks: null,
  fees: [],
  ...changes,
});
