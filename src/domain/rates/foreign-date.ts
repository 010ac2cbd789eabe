import {
  type CalendarDate,
  calendarDate,
  hasTimeAt,
  type LocalDateTime,
  startsWithDate,
  readMonth,
} from "#domain/time";

/* After `HH:mm`: seconds, and the Z or offset that carriers write after times that are local to the place. */
const REST = /^(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const NAMED = /^(?:[A-Za-z]{3,9},? )?(\d{1,2})[ ./-]?([A-Za-z]{3,9})[ .,/-]*(\d{4}|\d{2})\b/;
const NUMBERED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\b/;
const TIME = /\b([01]?\d|2[0-3])[:.]?([0-5]\d) ?(?:HRS?|H)?\.?$/i;

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

const dateFromNames = (text: string): CalendarDate | null => {
  const [, day, month = "", year] = NAMED.exec(text) ?? [];
  const number = readMonth(month);
  return year === undefined || number === null ? null : calendarDate(fullYear(year), number, Number(day));
};

/** `25/12/2026`, and `05.12.2026`, which is written day first; null where day and month could be either way round. */
const dateFromNumbers = (text: string): CalendarDate | null => {
  const [, one, separator, other, year] = NUMBERED.exec(text) ?? [];
  const [first, second] = [Number(one), Number(other)];
  if (year === undefined) return null;
  if (separator === "." || first > 12 || first === second) return calendarDate(fullYear(year), second, first);
  return second > 12 ? calendarDate(fullYear(year), first, second) : null;
};

const timeAtEnd = (text: string): string | null => {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return hours === undefined ? null : `${hours.padStart(2, "0")}:${minutes ?? "00"}`;
};

const readWritten = (text: string): CalendarDate | LocalDateTime | null => {
  const written = NAMED.exec(text)?.[0] ?? NUMBERED.exec(text)?.[0];
  const date = dateFromNames(text) ?? dateFromNumbers(text);
  if (date === null || written === undefined) return null;
  const time = timeAtEnd(text.slice(written.length).trim());
  return time === null ? date : `${date}T${time}`;
};

/** `2026-12-03`, `2026-12-03T18:00:00.000Z`, `2026-12-03 18:00`: nearly all that carriers send. */
const readIso = (text: string): CalendarDate | LocalDateTime | null => {
  if (text.length === 10) return text;
  const isTimed = (text[10] === "T" || text[10] === " ") && hasTimeAt(text, 11);
  if (!isTimed || (text.length > 16 && !REST.test(text.slice(16)))) return null;
  return text[10] === "T" ? text.slice(0, 16) : `${text.slice(0, 10)}T${text.slice(11, 16)}`;
};

/**
 * A date or local date and time as a carrier or a sheet writes it (ISO 8601, `03 Dec 2026 18:00`, `25/12/2026`); a Z or an
 * offset is dropped, because the times are local to the place; null for what cannot be read one way only.
 */
export const readForeignDate = (text: string | null): CalendarDate | LocalDateTime | null => {
  if (text === null) return null;
  return startsWithDate(text) ? readIso(text) : readWritten(text.trim());
};

/** The same for departures and arrivals, where midnight means that the carrier knows only the day. */
export const readForeignDay = (text: string | null): CalendarDate | LocalDateTime | null => {
  const moment = readForeignDate(text);
  return moment?.endsWith("T00:00") === true ? moment.slice(0, 10) : moment;
};
