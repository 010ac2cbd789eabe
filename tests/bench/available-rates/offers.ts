import type { ContainerLine } from "#domain/containers";
import type { FclSearch } from "#domain/search";
import type { ExchangeRates } from "#domain/money";
import {
  type CarrierLeg,
  type CarrierOffer,
  type CarrierPlace,
  type CarrierSurcharge,
  type RateContext,
  createRateMemo,
  toListedRate,
  normaliseSheetLine,
  type ListedRate,
  type Rate,
  type RateList,
} from "#domain/rates";
import { addDays } from "#domain/time";

/* Given offers: the same number always makes the same list. */

const TODAY = "2026-11-20";
const FIRST_SAILING = "2026-12-01";
const LOAD: readonly ContainerLine[] = [
  { equipment: "20GP", quantity: 2, weightKg: 18_000 },
  { equipment: "40HC", quantity: 1, weightKg: 22_500 },
];

export const givenSearch: FclSearch = {
  origin: { place: { name: "Tughlakabad", code: "INTKD" }, port: null, serviceType: "Door" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: FIRST_SAILING,
  containers: LOAD,
  mode: "fcl",
  reefer: null,
};

const exchange: ExchangeRates = {
  base: "USD",
  date: TODAY,
  source: "Demo bank",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.9225" },
  ],
};
const context: RateContext = {
  load: LOAD,
  exchange,
  now: Date.parse(`${TODAY}T06:30:00Z`) / 60_000,
  memo: createRateMemo(),
};

const CARRIERS = [
  "Norrvik Line",
  "CASTELLAN",
  "Halcyon Ocean",
  "Monsoon Line",
  "Kestrel Container",
  "Pelagia",
  "Amberline",
];
const carrierAt = (at: number): string => CARRIERS[at % CARRIERS.length] ?? "Norrvik Line";

const place = (code: string, name: string, country: string, countryCode: string): CarrierPlace => ({
  code,
  name,
  country,
  countryCode,
});
const tughlakabad = place("INTKD", "Tughlakabad", "India", "IN");
const nhavaSheva = place("INNSA", "Nhava Sheva", "India", "IN");
const colombo = place("LKCMB", "Colombo", "Sri Lanka", "LK");
const rotterdam = place("NLRTM", "Rotterdam", "Netherlands", "NL");

const surcharge = (
  code: string,
  name: string,
  amount: number | null,
  currency: string,
  changes: Partial<CarrierSurcharge> = {},
): CarrierSurcharge => ({
  code,
  name,
  amount,
  currency,
  conversion: null,
  percent: null,
  isIncluded: false,
  paymentMethod: "P",
  comment: null,
  ...changes,
});

const boxSurcharges = (at: number): readonly CarrierSurcharge[] => [
  surcharge("OTH00", "Terminal handling, origin", 9_850 + at, "INR"),
  surcharge("OIH00", "Rail haulage INTKD to INNSA", 24_500 + 10 * at, "INR"),
  surcharge("SEA00", "Seal", 850, "INR"),
  surcharge("BAF00", "Bunker adjustment", 180, "USD", { isIncluded: true }),
  surcharge("ETS00", "Emissions allowance", 46, "USD"),
  surcharge("WRS00", "War risk", 40, "USD"),
  surcharge("DTH00", "Terminal handling, destination", 245, "EUR", { paymentMethod: "C" }),
  surcharge("ISP00", "Port security (ISPS)", 14, "EUR", { paymentMethod: "C" }),
];

const leg = (
  from: CarrierPlace,
  to: CarrierPlace,
  mode: string,
  departure: string,
  arrival: string,
  changes: Partial<CarrierLeg> = {},
): CarrierLeg => ({
  from,
  to,
  mode,
  departureDate: departure,
  arrivalDate: arrival,
  vesselName: null,
  voyageReference: null,
  serviceName: null,
  portCutOffDate: null,
  vgmCutOffDate: null,
  bookingCutOffDate: null,
  ...changes,
});

const legsAt = (at: number, departure: string): readonly CarrierLeg[] => {
  const sailing = addDays(departure, 5);
  const cutOffs = {
    portCutOffDate: `${addDays(sailing, -2)}T18:00:00Z`,
    vgmCutOffDate: `${addDays(sailing, -1)}T12:00:00Z`,
  };
  const inland = leg(tughlakabad, nhavaSheva, "RAIL", departure, addDays(departure, 2));
  const vessel = (name: string, voyage: string) => ({ vesselName: name, voyageReference: voyage });
  if (at % 3 !== 0) {
    const direct = leg(nhavaSheva, rotterdam, "VESSEL", sailing, addDays(sailing, 20 + (at % 9)), {
      ...vessel("NORRVIK ASTRID", `${400 + at}W`),
      ...cutOffs,
    });
    return [inland, direct];
  }
  return [
    inland,
    leg(nhavaSheva, colombo, "VESSEL", sailing, addDays(sailing, 4), {
      ...vessel("HALCYON TIDE", `${at}E`),
      ...cutOffs,
    }),
    leg(
      colombo,
      rotterdam,
      "VESSEL",
      addDays(sailing, 6),
      addDays(sailing, 28 + (at % 9)),
      vessel("HALCYON CROWN", `${at}W`),
    ),
  ];
};

const apiOffer = (at: number): CarrierOffer => {
  const departure = addDays(FIRST_SAILING, (at * 3) % 26);
  const legs = legsAt(at, departure);
  const basic = { "20GP": 980 + ((at * 37) % 400), "40HC": 1_640 + ((at * 53) % 600) };
  return {
    offerId: at % 47 === 46 ? "Sold-out" : `offer-${at}`,
    providerName: carrierAt(at),
    logo: null,
    rateType: at % 4 === 1 ? "Contract" : "Spot",
    askedAt: "2026-11-20T08:15:00.000Z",
    validityZone: "Asia/Kolkata",
    loadingZone: "Asia/Kolkata",
    departureDate: departure,
    arrivalDate: legs.at(-1)?.arrivalDate ?? null,
    transitTime: at % 11 === 10 ? null : 25 + (at % 14),
    serviceType: "Door to port",
    routingDetails: "INTKD via INNSA to NLRTM",
    supportContact: null,
    message: null,
    allocations: [],
    potentialFees: [],
    validityFrom: TODAY,
    validityTo: "2026-11-24",
    validFor: null,
    exportHaulageMode: "R",
    importHaulageMode: "P",
    exportModeOfTransport: "RL",
    importModeOfTransport: null,
    legs,
    equipments: [
      { equipment: "20GP", quantity: 2, maxNetWeightTons: 21.7, isAvailable: null },
      { equipment: "40HC", quantity: 1, maxNetWeightTons: 26.5, isAvailable: null },
    ],
    equipmentPrices: (["20GP", "40HC"] as const).map((equipment) => ({
      equipment,
      currency: "USD",
      allInRate: null,
      basicOceanFreightRate: basic[equipment],
      surcharges: boxSurcharges(at),
    })),
    billOfLadingSurcharges: [
      surcharge("ODF00", "Export documentation", 4_500, "INR"),
      surcharge("DDO00", "Delivery order", 65, "EUR", { paymentMethod: "C" }),
    ],
    textSurcharges:
      at % 5 === 0 ? [{ code: null, name: "Congestion surcharge", text: "At cost, if the port declares it" }] : [],
    freeTime: [
      { movement: "I", tariff: "DEM", equipment: null, days: 5, calculation: "Calendar" },
      { movement: "I", tariff: "DET", equipment: null, days: 7, calculation: "Working" },
    ],
    comment: "Subject to space and equipment.",
  };
};

const sheetRate = (at: number): Rate => {
  const sailing = addDays(FIRST_SAILING, (at * 5) % 28);
  return normaliseSheetLine(
    {
      id: `sheet-${at}`,
      providerName: carrierAt(at),
      logo: null,
      validityZone: "Asia/Kolkata",
      loadingZone: "Asia/Kolkata",
      fields: {
        "RATE TYPE": "Contract",
        "SHEET NAME": "West India to North Europe",
        "SHEET DATE": "2026-11-15",
        "VALID FROM": "2026-11-15",
        "VALID TILL": "2026-12-31",
        "PORT OF LOADING": "NHAVA SHEVA",
        "PORT OF DISCHARGE": "ROTTERDAM",
        "CFS CUT OFF": `${addDays(sailing, -3)} 18:00`,
        "VGM CUT OFF": `${addDays(sailing, -2)} 12:00`,
        VESSEL: "CASTELLAN DORADA",
        VOYAGE: `${at}W`,
        ETD: sailing,
        ETA: addDays(sailing, 24 + (at % 7)),
        "TRANSIT TIME": `${24 + (at % 7)} days`,
        "CONTAINER SIZE": "20GPx2,40HCx1",
        "MAX NET WEIGHT": "21700",
        "CONTACT PERSON": "Export desk",
      },
      charges: {
        "OCEAN FREIGHT 20GP": `USD ${1_040 + ((at * 29) % 350)}`,
        "OCEAN FREIGHT 40HC": `USD ${1_700 + ((at * 41) % 500)}`,
        BAF: "INCLUDED",
        "THC ORIGIN": "INR 9,850",
        "THC DESTINATION": "EUR 245",
        "BL FEE": "INR 4500/BL",
        INSURANCE: "AT COST",
      },
    },
    context,
  );
};

const withOwnId = (rate: ListedRate, at: number): ListedRate =>
  rate.id === "Sold-out" ? { ...rate, id: `Sold-out#${at}` } : rate;

/** A list of offers, two thirds live and one third from a rate sheet, with every variant a card can show. */
export const givenRates = (count: number): RateList => ({
  rates: Array.from({ length: count }, (_, at) =>
    at % 3 === 1 ? sheetRate(at) : withOwnId(toListedRate(apiOffer(at), context), at),
  ),
  warning: "2 of 5 sources did not answer: Pelagia, Amberline",
  sources: [],
  exchange,
});
