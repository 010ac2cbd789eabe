import {
  type CalendarDate,
  toDate,
  type LocalDateTime,
  toWeekday,
  formatWeekday,
  type Instant,
  createZoneClock,
  formatCutOff,
  formatDate,
  type TimeZone,
  toMinutes,
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

const toLocalDay = (moment: Date): CalendarDate =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

/** `20 Nov 2026` in a zone, or in the user's. */
export const localDay = (instant: Instant, zone: TimeZone | null = null): string =>
  zone === null
    ? formatDate(toLocalDay(new Date(instant)))
    : formatDate(createZoneClock().toLocal(toMinutes(Date.parse(instant)), zone));

/** `20 Nov, 13:45` in the user's time zone. */
export const localDayAndTime = (instant: Instant): string => {
  const moment = new Date(instant);
  return formatCutOff(`${toLocalDay(moment)}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`);
};
