import { type CalendarDate, toDate, type LocalDateTime, toWeekday, type Instant, type UtcMinutes } from "#domain/time";
import { formatCutOff, formatDate, formatWeekday } from "#web/messages/formats.ts";

type Written = CalendarDate | LocalDateTime;

/** From Sunday, like `weekday`. */
export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const day = (date: Written): number => Number(date.slice(8, 10));
const month = (date: Written): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? "";

/** `3 Dec`, under a column of a chart. */
export const shortDay = (date: Written): string => `${day(date)} ${month(date).slice(0, 3)}`;

/** `Thu`, under a column of a chart. */
export const shortWeekday = (date: Written): string => formatWeekday(date).slice(0, 3);

/** `Thursday 3 December`, for screen readers. */
export const spokenDate = (date: Written): string =>
  `${WEEKDAYS[toWeekday(toDate(date))] ?? ""} ${day(date)} ${month(date)}`;

const twoDigits = (value: number): string => String(value).padStart(2, "0");

const toWallClock = (instant: Instant): LocalDateTime => {
  const moment = new Date(instant);
  const [year, ...rest] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()].map(twoDigits);
  return `${[year, ...rest.map(twoDigits)].join("-")}T${hours}:${minutes}`;
};

/** `20 Nov 2026` in the reader's time zone. */
export const localDay = (instant: Instant): string => formatDate(toWallClock(instant));

/** `20 Nov, 13:45` in the reader's time zone. */
export const localDayAndTime = (instant: Instant): string => formatCutOff(toWallClock(instant));

const MINUTE_MS = 60_000;

const toOwnClock = (moment: UtcMinutes): LocalDateTime => toWallClock(new Date(moment * MINUTE_MS).toISOString());

/** `13:45` in the reader's time zone, with the day (`24 Nov, 05:30`) unless it is the day of `now`. */
export const ownTime = (moment: UtcMinutes, now: UtcMinutes): string => {
  const at = toOwnClock(moment);
  return toDate(at) === toDate(toOwnClock(now)) ? at.slice(11, 16) : formatCutOff(at);
};

/** `20 Nov, 13:45 your time`: beside times that are local to places. */
export const ownDayAndTime = (instant: Instant): string => `${localDayAndTime(instant)} your time`;

interface Booked {
  readonly bookedOn: CalendarDate | null;
  readonly bookedAt: Instant | null;
}

/** The day of a booking in its reader's time zone; that of the office where the server states no moment. */
export const toBookedDay = ({ bookedOn, bookedAt }: Booked): CalendarDate | null =>
  bookedAt === null ? bookedOn : toDate(toWallClock(bookedAt));
