import * as fc from "fast-check";
import type {
  CarrierEquipmentPrice,
  CarrierLeg,
  CarrierOffer,
  CarrierSurcharge,
} from "#domain/rates/carrier-offer/offer.ts";
import type { RateContext } from "#domain/rates/rate.ts";
import type { SheetLine } from "#domain/rates/rate-sheet/line.ts";

/* 20 November 2026, noon in India. */
const NOON = Date.parse("2026-11-20T06:30:00Z") / 60_000;

/** Two 20GP and one 40HC on 20 November 2026. */
export const rateContext: RateContext = {
  load: [
    { equipment: "20GP", quantity: 2, weightKg: 18_000 },
    { equipment: "40HC", quantity: 1, weightKg: 0 },
  ],
  exchange: {
    base: "USD",
    date: "2026-11-20",
    source: "Reserve Bank reference rate",
    markUpPercent: "0",
    quotes: [
      { currency: "INR", unitsPerBase: "88.40" },
      { currency: "EUR", unitsPerBase: "0.922509" },
    ],
  },
  now: NOON,
};

export const aSurcharge = (
  code: string,
  amount: CarrierSurcharge["amount"],
  changes: Partial<CarrierSurcharge> = {},
) => ({
  code,
  name: code,
  amount,
  currency: "USD",
  conversion: null,
  percent: null,
  isIncluded: false,
  paymentMethod: "P",
  comment: null,
  ...changes,
});

export const anEquipmentPrice = (
  equipment: string,
  basic: number,
  surcharges: readonly CarrierSurcharge[] = [],
): CarrierEquipmentPrice => ({
  equipment,
  currency: "USD",
  allInRate: null,
  basicOceanFreightRate: basic,
  surcharges,
});

const place = (name: string, code: string, country: string, countryCode: string) => ({
  name,
  code,
  country,
  countryCode,
});
const tughlakabad = place("Tughlakabad", "INTKD", "India", "IN");
const nhavaSheva = place("Nhava Sheva", "INNSA", "India", "IN");
const rotterdam = place("Rotterdam", "NLRTM", "Netherlands", "NL");

const noCall = {
  mode: null,
  vesselName: null,
  voyageReference: null,
  serviceName: null,
  portCutOffDate: null,
  vgmCutOffDate: null,
  bookingCutOffDate: null,
} as const;

export const railLeg: CarrierLeg = {
  ...noCall,
  from: tughlakabad,
  to: nhavaSheva,
  departureDate: "2026-12-03T00:00:00.000Z",
  arrivalDate: "2026-12-05",
};
export const seaLeg: CarrierLeg = {
  ...noCall,
  from: nhavaSheva,
  to: rotterdam,
  departureDate: "2026-12-08T22:30:00Z",
  arrivalDate: "2027-01-03T06:00:00Z",
  vesselName: "NORRVIK ASTRID",
  voyageReference: "431W",
  serviceName: "Europe 4",
  portCutOffDate: "2026-12-07T08:00:00Z",
  vgmCutOffDate: "2026-12-06T12:00:00Z",
};

/** One live offer with rail haulage and charges in three currencies; the design's breakdown. */
export const aCarrierOffer = (changes: Partial<CarrierOffer> = {}): CarrierOffer => ({
  offerId: "NRV-1",
  providerName: "Norrvik Line",
  message: null,
  logo: null,
  rateType: "Spot",
  askedAt: "2026-11-20T08:15:00.000Z",
  validityZone: "Asia/Kolkata",
  loadingZone: "Asia/Kolkata",
  departureDate: "2026-12-03T00:00:00Z",
  arrivalDate: "2027-01-03T06:00:00Z",
  transitTime: 31,
  serviceType: "Transhipment",
  routingDetails: "via Colombo",
  supportContact: null,
  validityFrom: "2026-11-20T00:00:00Z",
  validityTo: "2026-11-24",
  validFor: null,
  exportHaulageMode: "D",
  importHaulageMode: "P",
  exportModeOfTransport: "RL",
  importModeOfTransport: null,
  legs: [railLeg, seaLeg],
  equipments: [
    { equipment: "20GP", quantity: 2, maxNetWeightTons: 21.7, isAvailable: null },
    { equipment: "40HQ", quantity: 1, maxNetWeightTons: null, isAvailable: null },
  ],
  equipmentPrices: [
    anEquipmentPrice("20GP", 980, [
      aSurcharge("OTH00", 9850, { currency: "INR", name: "Terminal handling, origin" }),
      aSurcharge("BAF00", 60, { isIncluded: true, name: "Bunker adjustment" }),
      aSurcharge("ETS00", "46.00", { name: "Emissions allowance" }),
      aSurcharge("DTH00", 245, { currency: "EUR", paymentMethod: "C", name: "Terminal handling, destination" }),
    ]),
    anEquipmentPrice("40HQ", 1640, [aSurcharge("ETS00", 82, { name: "Emissions allowance" })]),
  ],
  billOfLadingSurcharges: [aSurcharge("ODF00", 4500, { currency: "INR", name: "Export documentation" })],
  textSurcharges: [],
  freeTime: [
    { movement: "I", tariff: "DET", equipment: "40HQ", days: 7, calculation: "Calendar" },
    { movement: "E", tariff: "DEM", equipment: null, days: 5, calculation: "Working days" },
    { movement: "E", tariff: "XYZ", equipment: null, days: 5, calculation: null },
  ],
  allocations: [],
  potentialFees: [],
  comment: "Subject to space",
  ...changes,
});

/** One line of a rate sheet, as a person wrote it. */
export const aSheetLine = (changes: Partial<SheetLine> = {}): SheetLine => ({
  id: "sheet-7",
  providerName: "CASTELLAN",
  logo: null,
  validityZone: "Asia/Kolkata",
  loadingZone: "Asia/Kolkata",
  fields: {
    "RATE TYPE": "CONTRACT",
    "SHEET NAME": "CASTELLAN WESTBOUND WK 47",
    "SHEET DATE": "16-Nov-2026",
    "VALID FROM": "01 Dec 2026",
    "VALID TILL": "31/12/2026",
    "PORT OF LOADING": "Nhava Sheva (INNSA)",
    "PORT OF DISCHARGE": "Rotterdam (NLRTM)",
    "CFS CUT OFF": "02 Dec 2026, 18:00",
    "VGM CUT OFF": "2026-12-03 12:00",
    VESSEL: "CASTELLAN DORADA",
    VOYAGE: "0218W",
    ETD: "05.12.26",
    ETA: "30 Dec 2026",
    "TRANSIT TIME": "25 days",
    "CONTAINER SIZE": "20GPx2,40HCx1",
    "NO OF CONTAINERS": "3",
    "MAX NET WEIGHT": "21 700 KGM",
    CURRENCY: "USD",
    "CONTACT PERSON": "M. Rao",
    "CONTACT EMAIL": "rates@castellan.example",
    REMARKS: "Subject to equipment",
  },
  charges: {
    "OCEAN FREIGHT 20GP": "USD 980",
    "OCEAN FREIGHT 40HC": "1,760",
    BUNKER: "INCLUDED",
    "THC ORIGIN (INR)": "9,850",
    "BL FEE": "INR 4000/BL",
    "DO FEE": "EUR 65",
    CAF: "5% OF OCEAN FREIGHT",
    "DESTINATION THC": "AT COST",
    "PEAK SEASON": "-",
  },
  ...changes,
});

/* Offers as carriers should not write them: unknown currencies, unreadable amounts, freight stated twice or not at all. */

const nullOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const cents = fc.integer({ min: -5000, max: 900_000 }).map((count) => count / 100);
const amount = fc.oneof(
  { weight: 6, arbitrary: cents },
  { weight: 1, arbitrary: fc.constantFrom("1,200.50", "AT COST", "1.200", "12.345", 0, 1e15, Number.NaN) },
);
const currency = fc.constantFrom("USD", "USD", "INR", "EUR", "JPY", "XXX");

const surcharge: fc.Arbitrary<CarrierSurcharge> = fc.record({
  code: nullOr(fc.constantFrom("FRT00", "BAF05", "OTH00", "DTH00", "ODF00", "DDO00", "CUS00", "INS00", "ZZZ00")),
  name: fc.constantFrom("Bunker", "Terminal handling", "Origin THC", "Seal", "Customs clearance", "Whatever"),
  amount: nullOr(amount),
  currency: nullOr(currency),
  conversion: nullOr(fc.record({ amount: fc.oneof(cents, fc.constant("12.3456")), currency })),
  percent: nullOr(fc.constantFrom(5, "2.5", "0")),
  isIncluded: fc.boolean(),
  paymentMethod: nullOr(fc.constantFrom("P", "C", "BKG")),
  comment: nullOr(fc.constantFrom("", "Per tariff")),
});

const equipmentPrice: fc.Arbitrary<CarrierEquipmentPrice> = fc.record({
  equipment: fc.constantFrom("20GP", "40HQ", "40HC", "45G1", "20RE"),
  currency: nullOr(currency),
  allInRate: nullOr(amount),
  basicOceanFreightRate: nullOr(amount),
  surcharges: fc.array(surcharge, { maxLength: 5 }),
});

/** Any offer; only what its charges are read from varies. */
export const anyOffer: fc.Arbitrary<CarrierOffer> = fc
  .record({
    equipmentPrices: fc.array(equipmentPrice, { maxLength: 3 }),
    billOfLadingSurcharges: fc.array(surcharge, { maxLength: 3 }),
    textSurcharges: fc.array(
      fc.record({
        code: nullOr(fc.constantFrom("PSS00", "CUS00")),
        name: fc.constantFrom("Peak season", "Insurance", "Whatever"),
        text: fc.constantFrom("", "At cost"),
      }),
      { maxLength: 2 },
    ),
    equipments: fc.array(
      fc.record({
        equipment: fc.constantFrom("20GP", "40HQ", "20RE"),
        quantity: fc.integer({ min: 0, max: 3 }),
        maxNetWeightTons: fc.constant(null),
        isAvailable: fc.constant(null),
      }),
      { maxLength: 2 },
    ),
  })
  .map(aCarrierOffer);
