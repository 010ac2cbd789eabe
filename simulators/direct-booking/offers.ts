import { addDays, isDay } from "../kit/days.ts";
import { numberAt, isRecord, listAt, recordAt, textAt } from "../kit/json.ts";
import { isUnLocode, nameOfPlace } from "../kit/places.ts";
import { pick, pickText } from "../kit/random.ts";
import { type Fleet, findSailings, type Sailing } from "../kit/sailings.ts";

const SIZES: readonly string[] = ["22G1", "42G1", "45G1", "L5G1"];
const WEEKS_AHEAD_DAYS = 20;
const VALID_DAYS = 3;

interface Equipment {
  readonly size: string;
  readonly units: number;
}

interface OfferSearch {
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly equipments: readonly Equipment[];
}

const readEquipments = (value: unknown): readonly Equipment[] =>
  listAt(value, "requestedEquipments").map((item) => ({
    size: textAt(item, "ISOEquipmentCode") ?? "",
    units: numberAt(item, "units") ?? 0,
  }));

/** The search in `value`, or what is wrong with it. */
export const readOfferSearch = (value: unknown): OfferSearch | string => {
  if (!isRecord(value)) return "The body must be an object.";
  const from = textAt(recordAt(value, "portOfLoading"), "UNLocationCode") ?? "";
  const to = textAt(recordAt(value, "portOfDischarge"), "UNLocationCode") ?? "";
  const day = textAt(value, "departureDate") ?? "";
  const equipments = readEquipments(value);
  if (!isUnLocode(from) || !isUnLocode(to)) return "Both ports must be UN/LOCODE.";
  if (!isDay(day)) return "departureDate must be a day.";
  if (equipments.length === 0 || equipments.some(({ units }) => !Number.isInteger(units) || units < 1))
    return "Each equipment needs a whole number of units.";
  return equipments.every(({ size }) => SIZES.includes(size)) ? { from, to, day, equipments } : "Unknown equipment.";
};

const fleetOf = (seed: string): Fleet => ({
  seed: `${seed} direct-booking`,
  vessels: ["MERIDIAN GRACE", "MERIDIAN HOPE", "MERIDIAN LIGHT"],
  service: { code: "MX1", name: "Meridian Express" },
  hub: "AEJEA",
});

const location = (code: string) => ({ UNLocationCode: code, locationName: nameOfPlace(code) });

const toLegs = ({ legs }: Sailing) =>
  legs.map((leg) => ({
    vesselName: leg.vessel,
    carrierExportVoyageNumber: leg.voyage,
    portOfLoading: location(leg.from),
    portOfDischarge: location(leg.to),
    departureDate: leg.departureDay,
    arrivalDate: leg.arrivalDay,
  }));

/** The offers of a search: one a week for three weeks, each with a freight of one container of each size. */
export const offersOf = (seed: string, search: OfferSearch, today: string, currency: string) => {
  const { from, to, day, equipments } = search;
  return findSailings(fleetOf(seed), search, { first: day, last: addDays(day, WEEKS_AHEAD_DAYS) }).map((sailing) => ({
    offerReference: `MRO${pickText(`${seed} ${JSON.stringify(search)} ${sailing.departureDay}`, 12)}`,
    validTo: addDays(today, VALID_DAYS),
    transitDays: sailing.transitDays,
    legs: toLegs(sailing),
    prices: equipments.map(({ size }) => ({
      ISOEquipmentCode: size,
      amount: (700 + pick(`${seed} ${from}-${to} freight`, 100) * 5) * (size === "22G1" ? 1 : 2),
      currency,
    })),
  }));
};
