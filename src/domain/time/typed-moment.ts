import {
  type CalendarDate,
  calendarDate,
  daysBetween,
  hasTimeAt,
  isCalendarDate,
  type LocalDateTime,
} from "./calendar.ts";
import { readMonth } from "./format-date.ts";

const TIME = /^(\d{1,2})(?:[:.h](\d{2})?|(\d{2}))(?: ?(?:h|hrs?))?$/i;
const DAY_FIRST = /^(?:[a-z]{2,9},? +)?(\d{1,2})[ .-]*([a-z]{3,9})\.?(?:[ ,.-]*(20[2-9]\d))?(?:,? +(.+))?$/i;
const MONTH_FIRST = /^([a-z]{3,9})\.? +(\d{1,2})(?:,? +(20[2-9]\d))?(?:,? +(.+))?$/i;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(20[2-9]\d)?(?:,? +(.+))?$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(.+))?$/;

const HALF_A_YEAR = 183;

const readTime = (text: string | undefined): string | null | undefined => {
  if (text === undefined) return undefined;
  const [, hours, minutes, joined] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes ?? joined ?? 0) > 59) return null;
  return `${hours.padStart(2, "0")}:${minutes ?? joined ?? "00"}`;
};

interface Parts {
  readonly year: string | undefined;
  readonly month: number | null;
  readonly day: number;
  readonly time: string | undefined;
}

const readParts = (text: string): Parts | null => {
  const iso = ISO.exec(text);
  if (iso !== null) return { year: iso[1], month: Number(iso[2]), day: Number(iso[3]), time: iso[4] };
  const dotted = DOTTED.exec(text);
  if (dotted !== null) return { year: dotted[3], month: Number(dotted[2]), day: Number(dotted[1]), time: dotted[4] };
  const named = DAY_FIRST.exec(text);
  if (named !== null)
    return { year: named[3], month: readMonth(named[2] ?? ""), day: Number(named[1]), time: named[4] };
  const american = MONTH_FIRST.exec(text);
  if (american !== null)
    return { year: american[3], month: readMonth(american[1] ?? ""), day: Number(american[2]), time: american[4] };
  return null;
};

/* Without a year the day nearest to today is meant: `3 jan` in December is of the next year. */
const findNearest = (month: number, day: number, today: CalendarDate): CalendarDate | null => {
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((one) => calendarDate(one, month, day) ?? []);
  const near = days.filter((one) => Math.abs(daysBetween(today, one)) <= HALF_A_YEAR);
  return near[0] ?? days.find((one) => one >= today) ?? null;
};

/** Whether a text is a day, or with `hasTime` a day with a time, as `readTypedMoment` returns it. */
export const isReadMoment = (text: string, hasTime = false): boolean =>
  isCalendarDate(text.slice(0, 10)) &&
  (text.length === 10 || (hasTime && text.length === 16 && text[10] === "T" && hasTimeAt(text, 11)));

/**
 * A day, or a day with a time, as a person types it: `5 dec 14:00`, `Sat 5 Dec 2026`, `5.12. 1400`, `2026-12-05 14:00`. Without
 * a year (2020 to 2099) it is the day nearest to `today`. Null for what cannot be read, also where day and month could be either way round.
 */
export const readTypedMoment = (text: string, today: CalendarDate): CalendarDate | LocalDateTime | null => {
  const parts = readParts(text.trim().replace(/\s+/g, " "));
  if (parts === null || parts.month === null) return null;
  const { year, month, day } = parts;
  const date = year === undefined ? findNearest(month, day, today) : calendarDate(Number(year), month, day);
  const time = readTime(parts.time);
  if (date === null || time === null) return null;
  return time === undefined ? date : `${date}T${time}`;
};
