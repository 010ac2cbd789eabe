import {
  type CalendarDate,
  toDate,
  type LocalDateTime,
  toWeekday,
  formatWeekday,
  type Instant,
  formatCutOff,
} from "#domain/time";

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

/** `20 Nov, 13:45` in the user's time zone. */
export const localDayAndTime = (instant: Instant): string => {
  const moment = new Date(instant);
  const date = `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
  return formatCutOff(`${date}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`);
};
