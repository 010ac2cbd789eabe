import type { CalendarDate, Instant, LocalDateTime } from "#domain/time";

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

/** The wall clock at the offices: by it an offer ends that states a time. */
export const officeTime = (moment: number): LocalDateTime =>
  new Date(moment + OFFICE_HOURS_AHEAD * HOUR_MS).toISOString().slice(0, 16);

/** Today somewhere on earth: from the last place where the day before still lasts to the first where the next has begun. */
export const daysOnEarth = (moment: number): { readonly first: CalendarDate; readonly last: CalendarDate } => ({
  first: dayAt(moment, -12),
  last: dayAt(moment, 14),
});
