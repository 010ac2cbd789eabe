import type { Carrier } from "#server/rate-sources/tariff/tariff-book.ts";
import type { Region } from "./ports.ts";
import { isLong, isReefer, perSize } from "./trades.ts";

export interface CarrierProfile {
  readonly carrier: Carrier;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly speed: number;
  readonly price: number;
  readonly haulage: number;
  readonly origins: readonly string[];
  readonly markets: readonly { readonly from: Region; readonly to: Region; readonly hub: string | null }[];
  readonly rateTypes: readonly ("Spot" | "Contract")[];
  readonly isBunkerIncluded: boolean;
  readonly vessels: readonly string[];
  /** `lane → fullWeeks` for sailings that are always booked up. */
  readonly full: Readonly<Record<string, string>>;
}

/** Two tiers; a carrier without a desk does not state its tariff. */
const toDailyCharges = (factor: number) => [
  { fromDay: 1, amount: 60 * factor, currency: "EUR" },
  { fromDay: 6, amount: 90 * factor, currency: "EUR" },
];

const toChangeFee = (feeType: string, amount: number, daysBeforeDeparture: number | null) => ({
  feeType,
  amount,
  currency: "USD",
  basis: "PER_BOOKING",
  daysBeforeDeparture,
});

/* A carrier without a desk does not state them. */
const CHANGE_FEES = [
  toChangeFee("Amendment fee", 75, 3),
  toChangeFee("Amendment fee", 150, null),
  toChangeFee("Cancellation fee", 0, 14),
  toChangeFee("Cancellation fee", 150, 3),
  toChangeFee("Cancellation fee", 300, null),
  toChangeFee("No-show fee", 600, null),
];

const carrier = (
  name: string,
  mailbox: string | null,
  days: number,
  free: number,
  comment: string | null,
): Carrier => ({
  name,
  supportContact: mailbox,
  comment,
  spotValidityDays: days,
  freeTime: [
    { movement: "E", tariff: "DET", days: perSize((size) => (isReefer(size) ? 3 : 5)), counted: "Calendar" },
    {
      movement: "I",
      tariff: "MER",
      days: perSize((size) => (isReefer(size) ? 4 : free)),
      counted: "Calendar",
      ...(mailbox === null
        ? {}
        : { charges: perSize((size) => toDailyCharges(isReefer(size) ? 3 : isLong(size) ? 2 : 1)) }),
    },
  ],
  ...(mailbox === null ? {} : { changeFees: CHANGE_FEES }),
  confirms: "rate-holder",
  maxNetWeight: perSize((size) => (isReefer(size) ? (isLong(size) ? 25_500 : 24_000) : isLong(size) ? 26_000 : 21_700)),
});

const WEST_COAST = ["INNSA", "INMUN", "INPAV", "INCOK"];
const EAST_COAST = ["INMAA", "INTUT", "INVTZ", "INCCU"];

const out = (hub: string | null, ...regions: readonly Region[]) =>
  regions.map((to) => ({ from: "india" as const, to, hub }));
const home = (hub: string | null, ...regions: readonly Region[]) =>
  regions.map((from) => ({ from, to: "india" as const, hub }));

export const CARRIER_PROFILES: readonly CarrierProfile[] = [
  {
    carrier: carrier("Norrvik Line", "desk@norrvik.example", 4, 7, null),
    serviceCode: "IEX",
    serviceName: "India Europe Express",
    speed: 17,
    price: 1.02,
    haulage: 1,
    origins: [...WEST_COAST, "INMAA"],
    markets: [...out(null, "north-europe", "mediterranean", "us-east"), ...home(null, "north-europe", "mediterranean")],
    rateTypes: ["Spot", "Contract"],
    isBunkerIncluded: true,
    vessels: ["NORRVIK ASTRID", "NORRVIK SKAGEN", "NORRVIK FREJA", "NORRVIK LOFOTEN"],
    full: {},
  },
  {
    carrier: carrier(
      "Halcyon Ocean",
      "quotes@halcyon.example",
      7,
      10,
      "Space is confirmed with the first vessel only.",
    ),
    serviceCode: "HBL",
    serviceName: "Halcyon Bay Link",
    speed: 15.5,
    price: 0.93,
    haulage: 1.06,
    origins: [...WEST_COAST, ...EAST_COAST],
    markets: [
      ...out("LKCMB", "north-europe", "mediterranean", "us-east", "far-east"),
      ...home("LKCMB", "north-europe", "us-east"),
    ],
    rateTypes: ["Contract"],
    isBunkerIncluded: true,
    vessels: ["HALCYON TIDE", "HALCYON CROWN", "HALCYON DAWN"],
    full: {},
  },
  {
    carrier: carrier("Kestrel Container", null, 5, 7, null),
    serviceCode: "KGA",
    serviceName: "Kestrel Gulf and Africa",
    speed: 16,
    price: 0.97,
    haulage: 1.03,
    origins: [...WEST_COAST, "INMAA"],
    markets: [
      ...out(null, "gulf", "red-sea", "east-africa", "south-africa"),
      ...out("OMSLL", "mediterranean"),
      ...home(null, "gulf"),
      { from: "gulf", to: "east-africa", hub: null },
    ],
    rateTypes: ["Spot", "Contract"],
    isBunkerIncluded: false,
    vessels: ["KESTREL RUNNER", "KESTREL HARRIER", "KESTREL MERLIN"],
    full: {},
  },
  {
    carrier: carrier("Pelagia", "rates@pelagia.example", 3, 5, null),
    serviceCode: "PXJ",
    serviceName: "Pelagia by Jebel Ali",
    speed: 16.5,
    price: 0.95,
    haulage: 0.94,
    origins: ["INNSA", "INMUN", "INPAV"],
    markets: [...out("AEJEA", "north-europe", "mediterranean", "latin-america", "west-africa"), ...out(null, "gulf")],
    rateTypes: ["Spot"],
    isBunkerIncluded: false,
    vessels: ["PELAGIA CORAL", "PELAGIA INDIGO", "PELAGIA SARGASSO"],
    full: { "INMUN>NLRTM": "1/4" },
  },
  {
    carrier: carrier("Amberline", "spot@amberline.example", 2, 6, "Rolled cargo sails with the next vessel."),
    serviceCode: "AMW",
    serviceName: "Amber Westbound",
    speed: 16,
    price: 0.99,
    haulage: 1.02,
    origins: ["INNSA", "INMUN", ...EAST_COAST, "INCOK"],
    markets: [
      ...out("MAPTM", "us-east", "latin-america", "west-africa"),
      ...out("SGSIN", "us-west"),
      ...out(null, "north-europe"),
      { from: "far-east", to: "north-europe", hub: null },
      { from: "north-europe", to: "us-east", hub: null },
    ],
    rateTypes: ["Spot"],
    isBunkerIncluded: false,
    vessels: ["AMBER TERN", "AMBER HERON", "AMBER AVOCET"],
    full: { "INNSA>NLRTM": "0/2" },
  },
  {
    carrier: carrier("ORIENT MERIDIAN", "space@orientmeridian.example", 5, 8, null),
    serviceCode: "OMA",
    serviceName: "Meridian Asia Shuttle",
    speed: 15,
    price: 0.98,
    haulage: 1.04,
    origins: [...WEST_COAST, ...EAST_COAST],
    markets: [
      ...out(null, "south-east-asia"),
      ...out("SGSIN", "far-east"),
      ...out("MYPKG", "australia"),
      ...home(null, "south-east-asia", "far-east"),
      { from: "far-east", to: "us-west", hub: null },
      { from: "south-east-asia", to: "north-europe", hub: null },
    ],
    rateTypes: ["Spot", "Contract"],
    isBunkerIncluded: false,
    vessels: ["MERIDIAN LOTUS", "MERIDIAN JADE", "MERIDIAN ORCHID"],
    full: {},
  },
];
