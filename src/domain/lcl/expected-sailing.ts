import type { CutOff } from "#domain/rates";
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

/**
 * The first departure of the tariff that could be reached when the load was booked; `bookedAt` is local to the place of
 * loading. Null where the tariff states none.
 */
export const findExpectedSailing = (
  { departures, transit, legs }: Pick<LclRate, "departures" | "transit" | "legs">,
  bookedAt: LocalDateTime,
): ExpectedSailing | null => {
  const [next] = listReachableDepartures(departures, bookedAt);
  if (next === undefined) return null;
  const isPortToPort = legs.length === 1;
  const arrival = isPortToPort && transit.kind === "days" ? addDays(next.date, transit.days) : null;
  return { departure: next.date, arrival };
};

/** Until when the CFS takes cargo for the departure on a day; empty where the offer has no such departure or states no cut-off. */
export const listCfsCutOffs = (
  { departures }: Pick<LclRate, "departures">,
  departure: CalendarDate | LocalDateTime | null,
): readonly CutOff[] => {
  const found = departures.find(({ date }) => departure !== null && date === toDate(departure));
  return found === undefined || found.cfsCutOff === null ? [] : [{ code: "LCO", at: found.cfsCutOff }];
};
