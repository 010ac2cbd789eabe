import type { Carrier } from "#server/rate-sources/tariff/tariff-book.ts";
import { readDemoData } from "../read-data.ts";
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

interface CarrierData extends Omit<CarrierProfile, "carrier" | "origins" | "markets"> {
  readonly name: string;
  readonly mailbox: string | null;
  readonly spotValidityDays: number;
  readonly freeDays: number;
  readonly comment: string | null;
  readonly origins: string;
  readonly markets: readonly (readonly [from: Region, to: Region, hub?: string])[];
}

export const CARRIER_PROFILES: readonly CarrierProfile[] = readDemoData<readonly CarrierData[]>(
  "freight/carriers.json",
).map(({ name, mailbox, spotValidityDays, freeDays, comment, origins, markets, ...service }) => ({
  carrier: carrier(name, mailbox, spotValidityDays, freeDays, comment),
  ...service,
  origins: origins.split(" "),
  markets: markets.map(([from, to, hub = null]) => ({ from, to, hub })),
}));
