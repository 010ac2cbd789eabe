import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  isCalendarDate,
  toWeekday,
  readMonth,
} from "#domain/time";

const DAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

/**
 * A day as people write it in sheets: `2026-12-05`, `05 Dec 2026`, `5-DEC-26`, `05/12/2026` (day first), each also with a
 * time of day, which is left out; null for anything else.
 */
export const readDay = (text: string): CalendarDate | null => {
  const written = text.trim().replace(/[ T]\d{1,2}:\d{2}(?::\d{2})?$/, "");
  if (isCalendarDate(written)) return written;
  const named = /^(\d{1,2})[ .\-/]([A-Za-z]{3,9})[ .\-/,]+(\d{2}|\d{4})$/.exec(written);
  const numbered = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written);
  const [, day, month, year] = named ?? numbered ?? [];
  const monthOfYear = named === null ? Number(month) : readMonth(month ?? "");
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return day === undefined || monthOfYear === null ? null : calendarDate(fullYear, monthOfYear, Number(day));
};

/** `EVERY THU`, `WEEKLY THU`, `THURSDAYS`: the weekday, 0 for Sunday; null when the text names none. */
export const readWeekday = (text: string): number | null => {
  const word = /(?:^|\b)(SUN|MON|TUE|WED|THU|FRI|SAT)(?:DAYS?|SDAYS?|NESDAYS?|RSDAYS?|URDAYS?)?\b/.exec(
    text.toUpperCase(),
  );
  const index = DAYS.indexOf(word?.[1] ?? "");
  return index < 0 ? null : index;
};

/* Cut-offs are at most some weeks before the departure. */
const WEEKS_EXAMINED = 12;

/** The days of a weekly service in the next weeks, from a day on. */
export const listWeekdays = (weekday: number, earliest: CalendarDate): readonly CalendarDate[] => {
  const first = addDays(earliest, (weekday - toWeekday(earliest) + 7) % 7);
  return Array.from({ length: WEEKS_EXAMINED }, (_, index) => addDays(first, 7 * index));
};

/** A cut-off written relative to the departure (`ETD-3 18:00`, `3 DAYS BEFORE ETD`) as a local time; any other text stays as written. */
export const resolveCutOff = (written: string, etd: CalendarDate | null): string => {
  const relative = /^(?:ETD\s*-\s*(\d{1,2})|(\d{1,2})\s*DAYS?\s*BEFORE\s*ETD)D?(?:\s+(\d{2}:\d{2}))?$/i.exec(
    written.trim(),
  );
  if (relative === null || etd === null) return written;
  const date = addDays(etd, -Number(relative[1] ?? relative[2]));
  return relative[3] === undefined ? date : `${date} ${relative[3]}`;
};

/** The whole number in a transit time such as `25`, `25 DAYS`, `25-27 days` (the longer one); null when there is none. */
export const readDays = (written: string | undefined): number | null => {
  const days = /^\s*(?:\d{1,3}\s*(?:-|TO)\s*)?(\d{1,3})\s*(?:DAYS?)?\s*$/i.exec(written ?? "");
  return days === null ? null : Number(days[1]);
};

/** ISO 8601 week of the year. */
export const isoWeek = (date: CalendarDate): number => {
  const thursday = addDays(date, 4 - (toWeekday(date) || 7));
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7);
};

export const toMonday = (date: CalendarDate): CalendarDate => addDays(date, 1 - (toWeekday(date) || 7));
