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

/* Clocks change at full quarters of an hour in UTC. */
const QUARTER = 15;

interface KnownZone {
  readonly format: Intl.DateTimeFormat | null;
  /** Minutes ahead of UTC by quarter of an hour. */
  readonly offsets: Map<number, number>;
}

/** Zones and their offsets are looked up once for as long as the caller holds the clock. */
export const createZoneClock = (): ZoneClock => {
  const zones = new Map<string, KnownZone>();
  const findZone = (name: string): KnownZone => {
    const known = zones.get(name);
    if (known !== undefined) return known;
    const zone = { format: createFormat(name).unwrapOr(null), offsets: new Map<number, number>() };
    zones.set(name, zone);
    return zone;
  };
  const findOffset = (moment: UtcMinutes, name: string | null): number => {
    if (name === "UTC") return 0;
    if (name === null) return LAST_ON_EARTH;
    const { format, offsets } = findZone(name);
    if (format === null) return LAST_ON_EARTH;
    const quarter = Math.floor(moment / QUARTER);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const offset = toWallMinutes(format.format(moment * MINUTE_MS)) - moment;
    offsets.set(quarter, offset);
    return offset;
  };
  return {
    toLocal: (moment, zone) => fromWallMinutes(moment + findOffset(moment, zone)),
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
