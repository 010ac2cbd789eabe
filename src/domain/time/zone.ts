import { fromThrowable } from "neverthrow";
import { addDays, type CalendarDate, daysBetween, type LocalDateTime, toDate } from "./calendar.ts";

/** A moment as whole minutes since 1970 in UTC. */
export type UtcMinutes = number;

/** Wall clocks of IANA time zones. A place whose zone is not known has the clock that is behind all others (UTC−12). */
export interface ZoneClock {
  readonly toLocal: (moment: UtcMinutes, zone: string | null) => LocalDateTime;
  readonly toUtc: (local: LocalDateTime, zone: string | null) => UtcMinutes;
}

const EPOCH = "1970-01-01";
const MINUTES_IN_DAY = 1440;
const MINUTE_MS = 60_000;
const LAST_ON_EARTH = -12 * 60;

const twoDigits = (count: number): string => String(count).padStart(2, "0");

const toWallMinutes = (local: LocalDateTime): number =>
  daysBetween(EPOCH, toDate(local)) * MINUTES_IN_DAY + Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

const fromWallMinutes = (minutes: number): LocalDateTime => {
  const days = Math.floor(minutes / MINUTES_IN_DAY);
  const ofDay = minutes - days * MINUTES_IN_DAY;
  return `${addDays(EPOCH, days)}T${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
};

const createFormat = fromThrowable(
  (timeZone: string) =>
    new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

/** Each zone is prepared once for as long as the caller holds the clock. */
export const createZoneClock = (): ZoneClock => {
  const formats = new Map<string, Intl.DateTimeFormat | null>();
  const findFormat = (zone: string): Intl.DateTimeFormat | null => {
    const known = formats.get(zone);
    if (known !== undefined) return known;
    const format = createFormat(zone).unwrapOr(null);
    formats.set(zone, format);
    return format;
  };
  const toLocal = (moment: UtcMinutes, zone: string | null): LocalDateTime => {
    const format = zone === null ? null : findFormat(zone);
    return format === null
      ? fromWallMinutes(moment + LAST_ON_EARTH)
      : format.format(moment * MINUTE_MS).replace(" ", "T");
  };
  const findOffset = (moment: UtcMinutes, zone: string | null): number => toWallMinutes(toLocal(moment, zone)) - moment;
  return {
    toLocal,
    toUtc: (local, zone) => {
      const wall = toWallMinutes(local);
      return wall - findOffset(wall - findOffset(wall, zone), zone);
    },
  };
};

/** The first and the last minute of a moment: a day without a time lasts until its end. */
export const toDayBounds = (
  at: CalendarDate | LocalDateTime,
): { readonly first: LocalDateTime; readonly last: LocalDateTime } =>
  at.length > 10 ? { first: at, last: at } : { first: `${at}T00:00`, last: `${at}T23:59` };
