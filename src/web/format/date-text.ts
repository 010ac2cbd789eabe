import type { CalendarDate, LocalDateTime } from "../../domain/time/calendar.ts";

/*
 * Dates are read as they are written, never through a time zone: `2026-12-03` is the third of December wherever the
 * shipper sits, and `2026-12-03T18:00` is six in the evening at the place it speaks of.
 */

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const LONG_WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const LONG_MONTHS = [
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

type Written = CalendarDate | LocalDateTime;

const year = (date: Written): string => date.slice(0, 4);
const monthIndex = (date: Written): number => Number(date.slice(5, 7)) - 1;
const day = (date: Written): string => date.slice(8, 10);
const weekdayIndex = (date: Written): number => new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay();

/** `03 Dec` */
export const dayMonth = (date: Written): string => `${day(date)} ${MONTHS[monthIndex(date)] ?? ""}`;

/** `3 Dec` */
export const shortDayMonth = (date: Written): string => `${Number(day(date))} ${MONTHS[monthIndex(date)] ?? ""}`;

/** `Thu` */
export const weekday = (date: Written): string => WEEKDAYS[weekdayIndex(date)] ?? "";

/** `Thu 03 Dec` */
export const weekdayDayMonth = (date: Written): string => `${weekday(date)} ${dayMonth(date)}`;

/** `03 Dec 2026` */
export const fullDate = (date: Written): string => `${dayMonth(date)} ${year(date)}`;

/** `Thu 03 Dec 2026` */
export const weekdayFullDate = (date: Written): string => `${weekday(date)} ${fullDate(date)}`;

/** `Thursday 3 December`, for a sentence that is read out. */
export const spokenDate = (date: Written): string =>
  `${LONG_WEEKDAYS[weekdayIndex(date)] ?? ""} ${Number(day(date))} ${LONG_MONTHS[monthIndex(date)] ?? ""}`;

/** `02 Dec, 18:00`, or the day alone when no time is given. */
export const dayAndTime = (at: Written): string =>
  at.length > 10 ? `${dayMonth(at)}, ${at.slice(11, 16)}` : dayMonth(at);
