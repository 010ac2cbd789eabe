import { daysBetween, hasTimeAt, type Instant, startsWithDate } from "#domain/time";
import type { EventTime } from "./journey.ts";

const EPOCH = "1970-01-01";
const MINUTES_IN_DAY = 1440;
const TEXT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}(?:[.,]\d+)?))?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Minutes ahead of UTC of `Z`, `+05:30`, `-0300`, `+01`; null for none, and for what no clock has (the furthest is 14 hours). */
const parseOffset = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (text.toUpperCase() === "Z") return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(":", ""));
  return minutes > 14 * 60 ? null : minutes * (text.startsWith("-") ? -1 : 1);
};

const toMinutes = (date: string, time: string | undefined): number =>
  daysBetween(EPOCH, date) * MINUTES_IN_DAY +
  (time === undefined ? 0 : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));

/**
 * The time of an event: ISO 8601 with or without offset (RFC 3339 is one), or a day alone; the time stays local to the
 * place. Anything else, and days or times that do not exist, are unreadable and keep the text.
 */
export const readEventTime = (written: string | null): EventTime => {
  const text = written?.trim() ?? "";
  if (text === "") return { kind: "missing" };
  const [, date = "", time, seconds = "0", zone] = TEXT.exec(text) ?? [];
  if (date === "" || !startsWithDate(date) || (time !== undefined && !hasTimeAt(time, 0)))
    return { kind: "unreadable", written: text };
  const offset = parseOffset(zone);
  const local = time === undefined ? date : `${date}T${time}`;
  return {
    kind: "known",
    local,
    offset,
    order: toMinutes(date, time) + Number(seconds.replace(",", ".")) / 60 - (offset ?? 0),
  };
};

/** Minutes since 1970 in UTC of a moment; null when it cannot be read. */
export const toUtcMinutes = (moment: Instant | null): number | null => {
  const time = readEventTime(moment);
  return time.kind === "known" ? time.order : null;
};

/** `UTC+05:30`, `UTC`; null when the source did not say. */
export const offsetText = (time: EventTime): string | null => {
  if (time.kind !== "known" || time.offset === null) return null;
  if (time.offset === 0) return "UTC";
  const minutes = Math.abs(time.offset);
  const two = (count: number): string => String(count).padStart(2, "0");
  return `UTC${time.offset < 0 ? "−" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
