import { addDays, type CalendarDate, calendarDate, isCalendarDate, readMonth } from "#domain/time";

/** Which of two figures such as `05/12/2026` is the day. */
export type DateOrder = "day-first" | "month-first";

/** A date cell; `time` is HH:mm. */
export type DateCell =
  | { readonly kind: "date"; readonly date: CalendarDate; readonly time: string | null }
  /** Two dates are possible: with the day first, with the month first. */
  | { readonly kind: "ambiguous"; readonly dayFirst: CalendarDate; readonly monthFirst: CalendarDate }
  | { readonly kind: "unreadable" };

const UNREADABLE: DateCell = { kind: "unreadable" };
const WEEKDAY = /^(?:MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]*[,.]? /i;
const TIME = /[ T,]+(?:AT )?(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)? ?(AM|PM)?(?: ?HRS?| ?H| ?LT)?$/i;
const DAY_NAMED = /^(\d{1,2})(?:ST|ND|RD|TH)?[ .\-/,]*(?:OF )?([A-Z]{3,9})[ .\-/,']*(\d{4}|\d{2})$/i;
const MONTH_NAMED = /^([A-Z]{3,9})[ .\-/]*(\d{1,2})(?:ST|ND|RD|TH)?[ .\-/,']+(\d{4}|\d{2})$/i;
const NUMBERED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const ISO_LIKE = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
/* Days since 30 Dec 1899: from 1990 to 2100. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const [FIRST_SERIAL, LAST_SERIAL] = [32_874, 73_050];

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

const named = (day: string, month: string, year: string): CalendarDate | null => {
  const number = readMonth(month);
  const isName =
    number !== null &&
    /^(?:JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)$/i.test(
      month,
    );
  return isName ? calendarDate(fullYear(year), number, Number(day)) : null;
};

const readNamed = (text: string): CalendarDate | null => {
  const [, day, month, year] = DAY_NAMED.exec(text) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined) return named(day, month, year);
  const [, monthFirst, dayAfter, yearAfter] = MONTH_NAMED.exec(text) ?? [];
  return monthFirst === undefined || dayAfter === undefined || yearAfter === undefined
    ? null
    : named(dayAfter, monthFirst, yearAfter);
};

const readSerial = (text: string): CalendarDate | null => {
  const days = Number(SERIAL.exec(text)?.[1] ?? Number.NaN);
  return days >= FIRST_SERIAL && days <= LAST_SERIAL ? addDays("1899-12-30", days) : null;
};

const readIso = (text: string): CalendarDate | null => {
  const [, year, month, day] = ISO_LIKE.exec(text) ?? [];
  return year === undefined ? null : calendarDate(Number(year), Number(month), Number(day));
};

const readTime = (text: string): string | null => {
  const [, hours, minutes = "00", half] = TIME.exec(text) ?? [];
  if (hours === undefined) return null;
  const shift = half === undefined ? 0 : (/pm/i.test(half) ? 12 : 0) - (Number(hours) === 12 ? 12 : 0);
  const hour = Number(hours) + shift;
  return hour > 23 || Number(minutes) > 59 ? null : `${String(hour).padStart(2, "0")}:${minutes}`;
};

const readNumbered = (text: string, order: DateOrder | null): DateCell => {
  const [, one, separator, other, year] = NUMBERED.exec(text) ?? [];
  if (one === undefined || other === undefined || year === undefined) return UNREADABLE;
  const dayFirst = calendarDate(fullYear(year), Number(other), Number(one));
  const monthFirst = calendarDate(fullYear(year), Number(one), Number(other));
  /* 05.12.2026 is written day first everywhere. */
  const isDayFirst = separator === "." || order === "day-first" || monthFirst === null;
  const date = isDayFirst ? dayFirst : order === "month-first" || dayFirst === null ? monthFirst : null;
  if (date !== null) return { kind: "date", date, time: null };
  if (dayFirst === null || monthFirst === null) return UNREADABLE;
  return dayFirst === monthFirst
    ? { kind: "date", date: dayFirst, time: null }
    : { kind: "ambiguous", dayFirst, monthFirst };
};

/**
 * Reads a date as people write it: `2026-12-15`, `15 Dec 2026`, `15th December 2026`, `15-Dec-26`, `Dec 15, 2026`,
 * `15/12/26`, the serial number of a spreadsheet, each also with a weekday before it and a time behind it. A date of
 * figures with a slash or a dash needs an order unless one of them is above 12.
 */
export const readDateCell = (cell: string, order: DateOrder | null): DateCell => {
  const text = cell.replaceAll(/\s+/g, " ").trim();
  if (isCalendarDate(text)) return { kind: "date", date: text, time: null };
  const time = readTime(text);
  const day = (time === null ? text : text.replace(TIME, "")).replace(WEEKDAY, "").trim();
  const date = readIso(day) ?? readSerial(day) ?? readNamed(day);
  if (date !== null) return { kind: "date", date, time };
  const read = readNumbered(day, order);
  return read.kind === "date" ? { ...read, time } : read;
};

/** The order that a cell of figures proves; null for one that does not. */
const provenOrder = (cell: string): DateOrder | null => {
  const [, one, separator, other] = NUMBERED.exec(cell.trim().replace(TIME, "").replace(WEEKDAY, "")) ?? [];
  if (separator === undefined || separator === ".") return null;
  if (Number(one) > 12 && Number(other) <= 12) return "day-first";
  return Number(other) > 12 && Number(one) <= 12 ? "month-first" : null;
};

/** The order in which the dates of a sheet are written, from those that can only be read one way; `both` when they contradict. */
export const settleDateOrder = (cells: Iterable<string>): DateOrder | "both" | null => {
  let order: DateOrder | null = null;
  for (const cell of cells) {
    const proven = provenOrder(cell);
    if (proven === null) continue;
    if (order !== null && order !== proven) return "both";
    order = proven;
  }
  return order;
};

const RANGE = / ?(?:\bTO\b|\bTILL\b|\bUNTIL\b| [-–—] |[–—]) ?/i;
const SHORT_RANGE =
  /^(\d{1,2})(?:ST|ND|RD|TH)? ?(?:-|–|TO) ?(\d{1,2}(?:ST|ND|RD|TH)?[ \-/]?[A-Z]{3,9}[ \-/,]*\d{2,4})$/i;

/** The first and last day of `01 Dec 2026 - 15 Dec 2026`, `01/12/2026 to 15/12/2026` or `01-15 Dec 2026`; null for one date. */
export const splitDateRange = (cell: string): readonly [from: string, till: string] | null => {
  const [, first, last] = SHORT_RANGE.exec(cell.trim()) ?? [];
  if (first !== undefined && last !== undefined) return [last.replace(/^\d{1,2}/, first), last];
  const [from, till, ...more] = cell.trim().split(RANGE);
  return from === undefined || till === undefined || from === "" || more.length > 0 ? null : [from, till];
};

/** A date as it is stored: `2026-12-15`, `2026-12-15 18:00`. */
export const storedDate = ({ date, time }: Extract<DateCell, { readonly kind: "date" }>): string =>
  time === null ? date : `${date} ${time}`;

/** Reads the date cells of one sheet. */
export interface DateReader {
  readonly read: (cell: string) => DateCell;
  readonly splitRange: typeof splitDateRange;
}

const readOnce = <T>(read: (cell: string) => T): ((cell: string) => T) => {
  const known = new Map<string, T>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const value = read(cell);
    known.set(cell, value);
    return value;
  };
};

/** A reader that reads equal cells once: the lines of a sheet repeat few dates. */
export const createDateReader = (order: DateOrder | null): DateReader => ({
  read: readOnce((cell) => readDateCell(cell, order)),
  splitRange: readOnce(splitDateRange),
});
