import { readForeignDate } from "#domain/rates";
import { addDays, type CalendarDate, daysBetween, type TimeZone, toDate } from "#domain/time";
import { zones } from "#server/platform/time.ts";
import type { RateRequest } from "../rate-source.ts";
import type { Schedule, ScheduledSailing } from "../schedule.ts";
import { type Cells, cutOffCells, type Departure } from "./sailing-cells.ts";
import { readDay, readWeekday, listWeekdays } from "./sheet-dates.ts";

const DEPARTURES = 2;

/* Days before the departure, where no cut-off is stated: terminals usually close their gate one to two days before it. */
const ASSUMED_CLOSING_DAYS = 2;

/* A weekly service that is a day early or late is still the one that a line means. */
export const DAYS_OFF = 1;

const isReachable = (fields: Cells, departure: Departure, zone: TimeZone | null, { now }: RateRequest): boolean => {
  if (departure.day === null) return true;
  const stated = Object.values(cutOffCells(fields, departure)).flatMap((cell) => readForeignDate(cell) ?? []);
  const cutOffs = stated.length === 0 ? [addDays(departure.day, -ASSUMED_CLOSING_DAYS)] : stated;
  return cutOffs.every((at) => now < zones.endOf({ at, zone }));
};

const toKey = (text: string | null | undefined): string => (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** A line for one service is not for the sailings of another; where either names none, they may be the same. */
export const isOfService = ({ legs }: ScheduledSailing, service: string | undefined): boolean => {
  const named = legs
    .flatMap(({ serviceName, serviceCode }) => [toKey(serviceName), toKey(serviceCode)])
    .filter(Boolean);
  return toKey(service) === "" || named.length === 0 || named.includes(toKey(service));
};

export const toDeparture = (sailing: ScheduledSailing): Departure => ({ day: toDate(sailing.departure), sailing });

export const isOfVessel = ({ legs: [first] }: ScheduledSailing, vessel: string | undefined): boolean =>
  toKey(vessel) === "" || toKey(first?.vesselName) === "" || toKey(first?.vesselName) === toKey(vessel);

/** The departure on a day that a line names, with the sailing nearest to it. */
export const joinSailing = (day: CalendarDate, sailings: readonly ScheduledSailing[], daysOff: number): Departure => {
  const distance = ({ departure }: ScheduledSailing): number => Math.abs(daysBetween(day, toDate(departure)));
  const near = sailings.filter((sailing) => distance(sailing) <= daysOff);
  const [nearest] = near.toSorted((one, other) => distance(one) - distance(other));
  return nearest === undefined ? { day, sailing: null } : toDeparture(nearest);
};

const listDepartures = (
  fields: Cells,
  ready: CalendarDate,
  sailings: readonly ScheduledSailing[],
): readonly Departure[] | null => {
  const etd = fields["ETD"] ?? "";
  const day = readDay(etd);
  const weekday = readWeekday(etd);
  if (day !== null) {
    const ofVessel = sailings.filter((sailing) => isOfVessel(sailing, fields["VESSEL"]));
    return [joinSailing(day, ofVessel, 0)];
  }
  if (weekday === null) return null;
  return listWeekdays(weekday, addDays(ready, -DAYS_OFF)).map((one) => joinSailing(one, sailings, DAYS_OFF));
};

/**
 * Departures of a line from the searched day on that can still be reached and for which its price holds: the written day, or the
 * next two of a weekly service. The carrier's sailing of that day is joined to it. A line that names no day has the next two
 * sailings of the schedule, or one departure without a date.
 */
export const findDepartures = (
  fields: Cells,
  request: RateRequest,
  { schedule, zone }: { readonly schedule: Schedule | null; readonly zone: TimeZone | null },
  isCovered: (departure: Departure) => boolean,
): readonly Departure[] => {
  const sailings = (schedule?.sailings ?? []).filter((sailing) => isOfService(sailing, fields["SERVICE"]));
  const isInTime = (departure: Departure): boolean =>
    (departure.day === null || departure.day >= request.ready) && isReachable(fields, departure, zone, request);
  const stated = listDepartures(fields, request.ready, sailings);
  if (stated !== null) return stated.filter(isInTime).slice(0, DEPARTURES).filter(isCovered);
  const scheduled = sailings.map(toDeparture).filter((one) => isInTime(one) && isCovered(one));
  return scheduled.length > 0 ? scheduled.slice(0, DEPARTURES) : [{ day: null, sailing: null }].filter(isCovered);
};
