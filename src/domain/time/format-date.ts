import { type CalendarDate, toDate, type LocalDateTime, toTime, toWeekday } from "./calendar.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

const dayAndMonth = (date: CalendarDate): string =>
  `${date.slice(8, 10)} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? date.slice(5, 7)}`;

/** `03 Dec 2026`. */
export const formatDate = (moment: CalendarDate | LocalDateTime): string =>
  `${dayAndMonth(moment)} ${moment.slice(0, 4)}`;

/** `Thu 03 Dec`. */
export const formatWeekday = (moment: CalendarDate | LocalDateTime): string =>
  `${WEEKDAYS[toWeekday(toDate(moment))] ?? ""} ${dayAndMonth(moment)}`;

/** `Thu 03 Dec 2026`. */
export const formatFullDate = (moment: CalendarDate | LocalDateTime): string =>
  `${formatWeekday(moment)} ${moment.slice(0, 4)}`;

/** `02 Dec, 18:00`, or `02 Dec` when no time is known: a cut-off as a card shows it. */
export const formatCutOff = (moment: CalendarDate | LocalDateTime): string => {
  const time = toTime(moment);
  return time === null ? dayAndMonth(moment) : `${dayAndMonth(moment)}, ${time}`;
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
