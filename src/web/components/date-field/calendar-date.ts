import { type CalendarDate, parseDate } from "@internationalized/date";

/** A calendar date (YYYY-MM-DD) for the picker; anything else counts as no date. */
export function toCalendarDate(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = Number(iso.slice(8));
  const date = parseDate(`${iso.slice(0, 8)}01`);
  return day >= 1 && day <= date.calendar.getDaysInMonth(date) ? date.set({ day }) : null;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** The short English weekday of a calendar date, whatever the clock of the machine says. */
export function weekdayOf(date: CalendarDate): string {
  return weekdays[new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay()] ?? "";
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** The short month behind a number typed into the month's place: "12" is Dec. */
export function monthName(digits: string): string {
  return months[Number(digits) - 1] ?? digits;
}
