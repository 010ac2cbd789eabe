import { addDays, type CalendarDate, type Instant } from "../../domain/time/calendar.ts";

const HOUR_MS = 3_600_000;
/** The offices are in India, which has one zone and no summer time. */
const OFFICE_HOURS_AHEAD = 5.5;
export const OFFICE_ZONE = "Asia/Kolkata";

const dayAt = (moment: number, hoursAhead: number): CalendarDate =>
  new Date(moment + hoursAhead * HOUR_MS).toISOString().slice(0, 10);

/** A moment (epoch milliseconds) as RFC 3339 in UTC. */
export const instantOf = (moment: number): Instant => new Date(moment).toISOString();

/** Today at the offices: the day from which validity and departures are counted. */
export const officeDay = (moment: number): CalendarDate => dayAt(moment, OFFICE_HOURS_AHEAD);

/** Today somewhere on earth: from the last place where the day before still lasts to the first where the next has begun. */
export const daysOnEarth = (moment: number): { readonly first: CalendarDate; readonly last: CalendarDate } => ({
  first: dayAt(moment, -12),
  last: dayAt(moment, 14),
});

/** The end of a day at the offices, in epoch milliseconds. */
export const endOfOfficeDay = (day: CalendarDate): number =>
  Date.parse(`${addDays(day, 1)}T00:00:00Z`) - OFFICE_HOURS_AHEAD * HOUR_MS;
