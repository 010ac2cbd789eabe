/** A calendar date `YYYY-MM-DD` without time or zone: never shifted by a time zone. */
export type CalendarDate = string;

/** A wall-clock time at a place, `YYYY-MM-DDTHH:mm`, as a carrier prints it (local to the place, no offset). */
export type LocalDateTime = string;

/** A moment in time, RFC 3339 in UTC (`2026-11-20T08:15:00.000Z`). */
export type Instant = string;

/** Year, month and day as written. */
interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);

const twoDigits = (count: number): string => String(count).padStart(2, "0");

/** A date from its parts; null when there is no such day. */
export const calendarDate = (year: number, month: number, day: number): CalendarDate | null =>
  day >= 1 && day <= daysInMonth(year, month) && year >= 1 && year <= 9999
    ? `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`
    : null;

const toParts = (date: CalendarDate): DateParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const twoAt = (text: string, at: number): number => {
  const [tens, ones] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  return isDigit(tens) && isDigit(ones) ? (tens - 48) * 10 + ones - 48 : Number.NaN;
};

/** Whether a text starts with a real day written `YYYY-MM-DD`; read letter by letter, because rate lists hold thousands. */
export const startsWithDate = (text: string): boolean => {
  if (text[4] !== "-" || text[7] !== "-") return false;
  const year = twoAt(text, 0) * 100 + twoAt(text, 2);
  const month = twoAt(text, 5);
  const day = twoAt(text, 8);
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month);
};

/** Whether a text is a real day written `YYYY-MM-DD`. */
export const isCalendarDate = (text: string): boolean => text.length === 10 && startsWithDate(text);

/** Whether a text has a time `HH:mm` at a position. */
export const hasTimeAt = (text: string, at: number): boolean =>
  text[at + 2] === ":" && twoAt(text, at) <= 23 && twoAt(text, at + 3) <= 59;

/** Days since 1 March of the year 0 in the Gregorian calendar (years that start in March put the leap day last). */
const dayNumber = (date: CalendarDate): number => {
  const { year, month, day } = toParts(date);
  const shifted = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return 365 * shifted + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + dayOfYear;
};

const dateOfDayNumber = (count: number): CalendarDate => {
  const guess = Math.floor((10_000 * count + 14_780) / 3_652_425);
  const toStart = (y: number): number => 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  const shifted = count < toStart(guess) ? guess - 1 : guess;
  const dayOfYear = count - toStart(shifted);
  const marchMonth = Math.floor((100 * dayOfYear + 52) / 3060);
  const month = ((marchMonth + 2) % 12) + 1;
  const day = dayOfYear - Math.floor((marchMonth * 306 + 5) / 10) + 1;
  const year = month <= 2 ? shifted + 1 : shifted;
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
};

/** The date a number of days later (earlier when negative). */
export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOfDayNumber(dayNumber(date) + days);

/** Days from one date to another: 0 on the same day, negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/** The day of the week, 0 = Sunday. */
export const toWeekday = (date: CalendarDate): number => (dayNumber(date) + 3) % 7;

/** The date of a date or of a local date and time. */
export const toDate = (moment: CalendarDate | LocalDateTime): CalendarDate => moment.slice(0, 10);

/** Whether a day or a local time is over on a clock of the same place. */
export const isOver = (at: CalendarDate | LocalDateTime, now: LocalDateTime): boolean =>
  at.length > 10 ? at <= now : at < toDate(now);

/** The time `HH:mm` of a local date and time; null for a date. */
export const toTime = (moment: CalendarDate | LocalDateTime): string | null =>
  moment.length > 10 ? moment.slice(11, 16) : null;
