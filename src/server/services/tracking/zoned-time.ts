import type { CalendarDate, LocalDateTime } from "#domain/time";
import { localTimeAt } from "../local-time.ts";

const MINUTE_MS = 60_000;

const offsetAt = (moment: number, timeZone: string): number =>
  Date.parse(`${localTimeAt(moment, timeZone)}:00Z`) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;

const offsetText = (offset: number): string => {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS));
  const two = (count: number): string => String(count).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** A local time with the offset that its zone has then (RFC 3339); a day, or a time without a zone, stays as it is. */
export const zonedTime = (local: LocalDateTime | CalendarDate, timeZone: string | null): string => {
  if (timeZone === null || local.length <= 10) return local;
  const wall = Date.parse(`${local}:00Z`);
  const offset = offsetAt(wall - offsetAt(wall, timeZone), timeZone);
  return `${local}:00${offsetText(offset)}`;
};

/** A moment (epoch milliseconds) on the clock of a zone, with its offset (RFC 3339). */
export const momentIn = (moment: number, timeZone: string | null): string => {
  if (timeZone === null) return new Date(moment).toISOString();
  return `${localTimeAt(moment, timeZone)}:00${offsetText(offsetAt(moment, timeZone))}`;
};
