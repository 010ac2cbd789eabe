import { type CalendarDate, toDate, type LocalDateTime, toTime, toWeekday } from "./calendar.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/**
 * How a date with its year is written. No two can be confused: of the orders in figures alone only day first has
 * slashes, so 03/04/2026 is 3 April. A day without its year always has the name of its month, for the same reason.
 */
export const DATE_FORMATS = ["day-month-name", "month-name-day", "day-month-year", "year-month-day"] as const;

export type DateFormat = (typeof DATE_FORMATS)[number];

/** `03 Dec 2026`: the format of a person who has chosen none. */
export const STANDARD_DATES: DateFormat = "day-month-name";

const monthName = (date: CalendarDate): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? date.slice(5, 7);

const dayAndMonth = (date: CalendarDate, dates: DateFormat = STANDARD_DATES): string =>
  dates === "month-name-day" ? `${monthName(date)} ${date.slice(8, 10)}` : `${date.slice(8, 10)} ${monthName(date)}`;

/** `03 Dec 2026`, and in the other formats `Dec 03, 2026`, `03/12/2026`, `2026-12-03`. */
export const formatDate = (moment: CalendarDate | LocalDateTime, dates: DateFormat = STANDARD_DATES): string => {
  const date = toDate(moment);
  const year = date.slice(0, 4);
  switch (dates) {
    case "day-month-name":
      return `${dayAndMonth(date)} ${year}`;
    case "month-name-day":
      return `${dayAndMonth(date, dates)}, ${year}`;
    case "day-month-year":
      return `${date.slice(8, 10)}/${date.slice(5, 7)}/${year}`;
    case "year-month-day":
      return date;
  }
};

const weekdayName = (moment: CalendarDate | LocalDateTime): string => WEEKDAYS[toWeekday(toDate(moment))] ?? "";

/** `Thu 03 Dec`. */
export const formatWeekday = (moment: CalendarDate | LocalDateTime, dates: DateFormat = STANDARD_DATES): string =>
  `${weekdayName(moment)} ${dayAndMonth(moment, dates)}`;

/** `Thu 03 Dec 2026`. */
export const formatFullDate = (moment: CalendarDate | LocalDateTime, dates: DateFormat = STANDARD_DATES): string =>
  `${weekdayName(moment)} ${formatDate(moment, dates)}`;

/** `02 Dec, 18:00`, or `02 Dec` when no time is known: a cut-off as a card shows it. */
export const formatCutOff = (moment: CalendarDate | LocalDateTime, dates: DateFormat = STANDARD_DATES): string => {
  const time = toTime(moment);
  return time === null ? dayAndMonth(moment, dates) : `${dayAndMonth(moment, dates)}, ${time}`;
};

/** `in 3 days`, `today`, `1 day ago`: a count of days as `daysUntil` has it. */
export const formatInDays = (days: number): string => {
  if (days === 0) return "today";
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? "day" : "days"}`;
  return days > 0 ? `in ${count}` : `${count} ago`;
};

/* Browsers still name some zones as they were called decades ago. */
const RENAMED_ZONES: ReadonlyMap<string, string> = new Map([
  ["Asia/Calcutta", "Kolkata"],
  ["Asia/Katmandu", "Kathmandu"],
  ["Asia/Rangoon", "Yangon"],
  ["Asia/Saigon", "Ho Chi Minh City"],
  ["Asia/Dacca", "Dhaka"],
  ["Asia/Ujung_Pandang", "Makassar"],
  ["Atlantic/Faeroe", "Faroe"],
  ["America/Godthab", "Nuuk"],
  ["Europe/Kiev", "Kyiv"],
  ["Pacific/Enderbury", "Kanton"],
  ["Pacific/Ponape", "Pohnpei"],
  ["Pacific/Truk", "Chuuk"],
]);

/** The place that an IANA time zone is named after, as it is called today: `Kolkata`, `New York`. */
export const formatTimeZone = (timeZone: string): string =>
  RENAMED_ZONES.get(timeZone) ?? (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");

/** The month of a three-letter or full English name, 1 to 12; null when it is none. */
export const readMonth = (name: string): number | null => {
  const index = MONTHS.findIndex((month) => month.toLowerCase() === name.slice(0, 3).toLowerCase());
  return index < 0 ? null : index + 1;
};
