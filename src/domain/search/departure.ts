import { type CalendarDate, addDays, daysBetween, formatDate } from "#domain/time";

/** How far ahead a departure may be asked for (SpotOn v2). */
export const DEPARTURE_WINDOW_DAYS = 30;

/** The first and the last departure date that can be asked for today. */
export const toDepartureWindow = (
  today: CalendarDate,
): { readonly first: CalendarDate; readonly last: CalendarDate } => ({
  first: today,
  last: addDays(today, DEPARTURE_WINDOW_DAYS),
});

/** Why a departure date cannot be asked for today, as a sentence; null for a date from today to today + 30 days, and for none. */
export const findDepartureProblem = (date: CalendarDate | null, today: CalendarDate): string | null => {
  if (date === null) return null;
  const ahead = daysBetween(today, date);
  if (ahead < 0) return "Departure date cannot be before today";
  return ahead > DEPARTURE_WINDOW_DAYS
    ? `Departure date can be at most ${DEPARTURE_WINDOW_DAYS} days ahead, until ${formatDate(toDepartureWindow(today).last)}`
    : null;
};
