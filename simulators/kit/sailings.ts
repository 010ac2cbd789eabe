import { addDays, dayOf } from "./days.ts";
import { pick, pickText } from "./random.ts";

/** What a carrier's sailings are made of. */
export interface Fleet {
  readonly seed: string;
  readonly vessels: readonly string[];
  readonly service: { readonly code: string; readonly name: string };
  /** Where every second sailing of a lane changes vessel. */
  readonly hub: string;
}

export interface SailingLeg {
  readonly from: string;
  readonly to: string;
  readonly departureDay: string;
  readonly arrivalDay: string;
  readonly vessel: string;
  readonly imo: string;
  readonly voyage: string;
}

export interface Sailing {
  readonly departureDay: string;
  readonly arrivalDay: string;
  readonly transitDays: number;
  readonly legs: readonly SailingLeg[];
}

/** A vessel's IMO number with its check digit (the digits times 7 to 2, the last digit of the sum). */
export const imoOf = (vessel: string): string => {
  const digits = `9${pickText(vessel, 5)}`;
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (7 - index), 0);
  return `${digits}${sum % 10}`;
};

const toLeg = (fleet: Fleet, from: string, to: string, departureDay: string, days: number): SailingLeg => {
  const key = `${fleet.seed} ${from}-${to} ${departureDay}`;
  const vessel = fleet.vessels[pick(key, fleet.vessels.length)] ?? "";
  return {
    from,
    to,
    departureDay,
    arrivalDay: addDays(departureDay, days),
    vessel,
    imo: imoOf(vessel),
    voyage: `${pickText(`${key} voyage`, 3)}W`,
  };
};

const WEEK = 7;
const DAY_MS = 86_400_000;

/* Monday after Monday, week after week: the number of a week decides whether its sailing is direct. */
const toSailing = (fleet: Fleet, from: string, to: string, departureDay: string): Sailing => {
  const week = Math.floor(Date.parse(departureDay) / DAY_MS / WEEK);
  const days = 18 + pick(`${fleet.seed} ${from}-${to} days`, 12);
  const isDirect = week % 2 === 0 || from === fleet.hub || to === fleet.hub;
  const first = toLeg(fleet, from, isDirect ? to : fleet.hub, departureDay, isDirect ? days : 6);
  const legs = isDirect ? [first] : [first, toLeg(fleet, fleet.hub, to, addDays(first.arrivalDay, 3), days - 4)];
  const arrivalDay = legs.at(-1)?.arrivalDay ?? departureDay;
  return {
    departureDay,
    arrivalDay,
    transitDays: (Date.parse(arrivalDay) - Date.parse(departureDay)) / DAY_MS,
    legs,
  };
};

/** The weekly sailings of a lane from one day to another, both included; a lane has one weekday. */
export const findSailings = (
  fleet: Fleet,
  lane: { readonly from: string; readonly to: string },
  window: { readonly first: string; readonly last: string },
): readonly Sailing[] => {
  const weekday = pick(`${fleet.seed} ${lane.from}-${lane.to} weekday`, WEEK);
  const firstDay = Date.parse(window.first) / DAY_MS;
  const start = firstDay + ((weekday - (firstDay % WEEK) + WEEK) % WEEK);
  const sailings: Sailing[] = [];
  for (let day = start; day * DAY_MS <= Date.parse(window.last); day += WEEK)
    sailings.push(toSailing(fleet, lane.from, lane.to, dayOf(new Date(day * DAY_MS))));
  return sailings;
};
