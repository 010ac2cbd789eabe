import { type CalendarDate, dateOf, type LocalDateTime, timeOf, weekday } from "./calendar.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

const dayAndMonth = (date: CalendarDate): string =>
  `${date.slice(8, 10)} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? date.slice(5, 7)}`;

/** `03 Dec 2026`. */
export const dateText = (moment: CalendarDate | LocalDateTime): string =>
  `${dayAndMonth(moment)} ${moment.slice(0, 4)}`;

/** `Thu 03 Dec`. */
export const weekdayText = (moment: CalendarDate | LocalDateTime): string =>
  `${WEEKDAYS[weekday(dateOf(moment))] ?? ""} ${dayAndMonth(moment)}`;

/** `Thu 03 Dec 2026`. */
export const fullDateText = (moment: CalendarDate | LocalDateTime): string =>
  `${weekdayText(moment)} ${moment.slice(0, 4)}`;

/** `02 Dec, 18:00`, or `02 Dec` when no time is known: a cut-off as a card shows it. */
export const cutOffText = (moment: CalendarDate | LocalDateTime): string => {
  const time = timeOf(moment);
  return time === null ? dayAndMonth(moment) : `${dayAndMonth(moment)}, ${time}`;
};

/** The month of a three-letter or full English name, 1 to 12; null when it is none. */
export const monthNumber = (name: string): number | null => {
  const index = MONTHS.findIndex((month) => month.toLowerCase() === name.slice(0, 3).toLowerCase());
  return index < 0 ? null : index + 1;
};
