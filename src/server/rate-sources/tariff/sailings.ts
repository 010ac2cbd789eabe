import { addDays, type CalendarDate, daysBetween, toWeekday } from "#domain/time";
import type { FreightLine } from "./tariff-book.ts";

export interface Sailing {
  readonly date: CalendarDate;
  /** Weeks since the Monday 5 January 1970: decides vessel, voyage, week price and full sailings. */
  readonly week: number;
  readonly isFull: boolean;
}

const FIRST_MONDAY = "1970-01-05";
const SAILINGS = 2;
/** Booking closes so many days before the departure, at this local time. */
export const BOOKING_CLOSES_DAYS = 3;
export const BOOKING_CLOSES_AT = "17:00";

const toWeek = (date: CalendarDate): number => Math.floor(daysBetween(FIRST_MONDAY, date) / 7);

const isFull = (fullWeeks: string | null, week: number): boolean => {
  if (fullWeeks === null) return false;
  const [phase, cycle] = fullWeeks.split("/").map(Number);
  return phase !== undefined && cycle !== undefined && cycle > 0 && week % cycle === phase;
};

interface Departure {
  readonly date: CalendarDate;
  readonly week: number;
}

const nextDepartures = (earliest: CalendarDate, day: number): readonly Departure[] => {
  const first = addDays(earliest, (day - toWeekday(earliest) + 7) % 7);
  return Array.from({ length: SAILINGS }, (_, index) => {
    const date = addDays(first, 7 * index);
    return { date, week: toWeek(date) };
  });
};

const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);

/** The next two departures of a weekly service from a day on, within the validity of the price. */
export const nextSailings = (
  line: Pick<FreightLine, "weekday" | "fullWeeks" | "validFrom" | "validTill">,
  earliest: CalendarDate,
): readonly Sailing[] =>
  nextDepartures(later(earliest, line.validFrom), line.weekday)
    .filter(({ date }) => date <= line.validTill)
    .map(({ date, week }) => ({ date, week, isFull: isFull(line.fullWeeks, week) }));

/** How a spot price moves over six weeks, in per mille of the service's swing. */
const WAVE = [0, 600, 1000, 300, -500, -900];
const STEP_MINOR = 500;

/**
 * The price of a week: within ± `swing` per mille of the tariff's price, rounded to five units. Contract prices do not
 * move.
 */
export const weekPrice = (minor: number, swing: number, week: number): number => {
  if (swing === 0) return minor;
  const move = ((WAVE[week % WAVE.length] ?? 0) * swing) / 1_000_000;
  return Math.max(STEP_MINOR, Math.round((minor * (1 + move)) / STEP_MINOR) * STEP_MINOR);
};
