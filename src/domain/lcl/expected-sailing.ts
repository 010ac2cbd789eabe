import { type CutOff, type Rate, toScheduledLegs } from "#domain/rates";
import { addDays, type CalendarDate, type LocalDateTime, toDate } from "#domain/time";
import type { LclRate } from "./lcl-rate.ts";
import type { LclDeparture } from "./record.ts";

/** When a booked load is expected to sail, before a sailing is assigned to it. */
interface ExpectedSailing {
  readonly departure: CalendarDate;
  /** Null where the load travels on from the port of discharge, or the transit time is not stated. */
  readonly arrival: CalendarDate | null;
}

const isReachable = (closing: CalendarDate | LocalDateTime, now: LocalDateTime): boolean =>
  closing.length === toDate(now).length ? closing >= toDate(now) : closing > now;

/** The departures of a tariff whose CFS cut-off has not passed; `now` is local to the place of loading. */
export const listReachableDepartures = (
  departures: readonly LclDeparture[],
  now: LocalDateTime,
): readonly LclDeparture[] => departures.filter(({ date, cfsCutOff }) => isReachable(cfsCutOff ?? date, now));

const findArrival = ({ date, schedule }: LclDeparture, transit: LclRate["transit"]): CalendarDate | null => {
  const scheduled = schedule === undefined ? null : (toScheduledLegs(schedule).at(-1)?.arrival ?? null);
  if (scheduled !== null) return toDate(scheduled);
  return transit.kind === "days" ? addDays(date, transit.days) : null;
};

/**
 * The first departure of the tariff that could be reached when the load was booked; `bookedAt` is local to the place of
 * loading. Null where the tariff states none. The arrival is that of the carrier's schedule, otherwise by the transit time.
 */
export const findExpectedSailing = (
  { departures, transit, legs }: Pick<LclRate, "departures" | "transit" | "legs">,
  bookedAt: LocalDateTime,
): ExpectedSailing | null => {
  const [next] = listReachableDepartures(departures, bookedAt);
  if (next === undefined) return null;
  return { departure: next.date, arrival: legs.length === 1 ? findArrival(next, transit) : null };
};

const findDeparture = (
  departures: readonly LclDeparture[],
  day: CalendarDate | LocalDateTime | null,
): LclDeparture | undefined => departures.find(({ date }) => day !== null && date === toDate(day));

/** The sailing of a departure: the voyages of its carrier's schedule, and on to the station; as the tariff states it without one. */
export const findSailing = (
  { departures, legs }: Pick<LclRate, "departures" | "legs">,
  departure: CalendarDate | LocalDateTime | null,
): Pick<Rate, "legs" | "schedule"> => {
  const schedule = findDeparture(departures, departure)?.schedule;
  if (schedule === undefined) return { legs };
  const { carrier, askedAt } = schedule;
  return { legs: [...toScheduledLegs(schedule), ...legs.slice(1)], schedule: { carrier, askedAt } };
};

/** Until when the CFS takes cargo for the departure on a day; empty where the offer has no such departure or states no cut-off. */
export const listCfsCutOffs = (
  { departures }: Pick<LclRate, "departures">,
  departure: CalendarDate | LocalDateTime | null,
): readonly CutOff[] => {
  const found = findDeparture(departures, departure);
  return found === undefined || found.cfsCutOff === null ? [] : [{ code: "LCO", at: found.cfsCutOff }];
};
