import {
  type CalendarDate,
  addDays,
  findDaysOnEarth,
  type TimeZone,
  toDate,
  type UtcMinutes,
  type ZoneClock,
} from "#domain/time";
import { DEPARTURE_WINDOW_DAYS } from "./limits.ts";
import { SEARCH_MESSAGES } from "./messages.ts";

/** The first and the last departure date that can be asked for. */
export interface DepartureWindow {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The departures that can be asked for, from today at the place of origin on. */
export const toDepartureWindow = (today: CalendarDate): DepartureWindow => ({
  first: today,
  last: addDays(today, DEPARTURE_WINDOW_DAYS),
});

/**
 * The departures that a server accepts: those that can be asked for today at the place of origin or at the office; where the
 * zone of the origin is not known, wherever it may be.
 */
export const toAcceptedWindow = (
  now: UtcMinutes,
  { origin, office }: { readonly origin: TimeZone | null; readonly office: TimeZone },
  { toLocal }: ZoneClock,
): DepartureWindow => {
  if (origin === null) return toWidestWindow(now);
  const [first = "", last = ""] = [origin, office].map((zone) => toDate(toLocal(now, zone))).toSorted();
  return { first, last: addDays(last, DEPARTURE_WINDOW_DAYS) };
};

/** The departures that may be asked for at a moment, wherever the place of origin is. */
export const toWidestWindow = (now: UtcMinutes): DepartureWindow => {
  const { first, last } = findDaysOnEarth(now);
  return { first, last: addDays(last, DEPARTURE_WINDOW_DAYS) };
};

/** The departures that can be asked for at a moment from every place of origin. */
export const toCommonWindow = (now: UtcMinutes): DepartureWindow => {
  const { first, last } = findDaysOnEarth(now);
  return { first: last, last: addDays(first, DEPARTURE_WINDOW_DAYS) };
};

/** Where a day begins earlier than for the shipper, whose day is `readerToday`. */
interface EarlierPlace {
  readonly place: string;
  readonly readerToday: CalendarDate;
}

/** Why a departure date cannot be asked for, as a sentence; null for a date within the window, and for none. */
export const findDepartureProblem = (
  date: CalendarDate | null,
  { first, last }: DepartureWindow,
  origin: EarlierPlace | null = null,
): string | null => {
  if (date === null) return null;
  if (origin !== null && date < first && date >= origin.readerToday)
    return SEARCH_MESSAGES.departureBehind(first, origin.place);
  if (date < first) return SEARCH_MESSAGES.pastDeparture;
  return date > last ? SEARCH_MESSAGES.departureTooFar(last) : null;
};
