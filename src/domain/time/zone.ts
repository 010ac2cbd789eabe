import { fromThrowable } from "neverthrow";
import { addDays, type CalendarDate, daysBetween, type LocalDateTime, toDate } from "./calendar.ts";
import { formatTimeZone } from "./format-date.ts";

/** A moment as whole minutes since 1970 in UTC. */
export type UtcMinutes = number;

/** The IANA name of a time zone (`Asia/Kolkata`). */
export type TimeZone = string;

/** A day or a local time with the zone in which it is meant. Null: not stated, so that it may be any zone on earth. */
export interface ZonedDate {
  readonly at: CalendarDate | LocalDateTime;
  readonly zone: TimeZone | null;
}

/** Today in a zone; where a date states none, in that of its reader. */
export type TodayIn = (zone?: TimeZone | null) => CalendarDate;

/** Wall clocks of IANA time zones. A place whose zone is not known has the clock that is behind all others (UTC−12). */
export interface ZoneClock {
  readonly toLocal: (moment: UtcMinutes, zone: TimeZone | null) => LocalDateTime;
  readonly toUtc: (local: LocalDateTime, zone: TimeZone | null) => UtcMinutes;
  /** The first minute of a day, or a local time; without a known zone the earliest on earth (UTC+14). */
  readonly startOf: (date: ZonedDate) => UtcMinutes;
  /** The minute in which a day is over, or a local time; without a known zone the latest on earth (UTC−12). */
  readonly endOf: (date: ZonedDate) => UtcMinutes;
}

const EPOCH = "1970-01-01";
const MINUTES_IN_DAY = 1440;
const MINUTE_MS = 60_000;
const FIRST_ON_EARTH = 14 * 60;
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

/* Of years with five figures nothing is written or read. */
const LAST_MOMENT = toWallMinutes("9999-12-30T00:00");

/* Clocks change at full quarters of an hour in UTC. */
const QUARTER = 15;
const MOST_OFFSETS = 10_000;

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
    if (format === null || Number.isNaN(moment)) return LAST_ON_EARTH;
    const quarter = Math.floor(Math.min(moment, LAST_MOMENT) / QUARTER);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const examined = Math.min(moment, LAST_MOMENT);
    const offset = toWallMinutes(format.format(examined * MINUTE_MS)) - examined;
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offsets.set(quarter, offset);
    return offset;
  };
  const fromWall = (wall: number, zone: TimeZone | null): UtcMinutes =>
    wall - findOffset(wall - findOffset(wall, zone), zone);
  const toUtc = (local: LocalDateTime, zone: TimeZone | null): UtcMinutes => fromWall(toWallMinutes(local), zone);
  const isKnown = (zone: TimeZone | null): zone is TimeZone =>
    zone === "UTC" || (zone !== null && findZone(zone).format !== null);
  return {
    toLocal: (moment, zone) => fromWallMinutes(moment + findOffset(moment, zone)),
    toUtc,
    startOf: ({ at, zone }) => {
      const local = at.length > 10 ? at : `${at}T00:00`;
      return isKnown(zone) ? toUtc(local, zone) : toWallMinutes(local) - FIRST_ON_EARTH;
    },
    endOf: ({ at, zone }) =>
      at.length > 10 ? toUtc(at, zone) : fromWall(toWallMinutes(`${at}T00:00`) + MINUTES_IN_DAY, zone),
  };
};

/** Today at a moment, in any zone, for a reader in a zone of their own. */
export const createTodayIn =
  (now: UtcMinutes, reader: TimeZone, { toLocal }: ZoneClock): TodayIn =>
  (zone) =>
    toDate(toLocal(now, zone ?? reader));

/** Days from today until a date, both in its zone: 0 today, negative when it has passed. */
export const daysUntil = ({ at, zone }: ZonedDate, todayIn: TodayIn): number => daysBetween(todayIn(zone), toDate(at));

/**
 * Names the zone of a date that ends at another moment for its reader: ` (Kolkata time)`. Empty where it does not or the zone
 * is not stated; a null reader is one whose zone is not known, as that of a document.
 */
export const formatZoneNote = (date: ZonedDate, reader: TimeZone | null, { endOf }: ZoneClock): string =>
  date.zone === null || (reader !== null && endOf(date) === endOf({ ...date, zone: reader }))
    ? ""
    : ` (${formatTimeZone(date.zone)} time)`;

/** The days that are today somewhere on earth. */
export const findDaysOnEarth = (moment: UtcMinutes): { readonly first: CalendarDate; readonly last: CalendarDate } => ({
  first: toDate(fromWallMinutes(moment + LAST_ON_EARTH)),
  last: toDate(fromWallMinutes(moment + FIRST_ON_EARTH)),
});

/** Whole minutes of a moment in milliseconds since 1970. */
export const toMinutes = (milliseconds: number): UtcMinutes => Math.floor(milliseconds / MINUTE_MS);

/** The first and the last minute of a moment: a day without a time lasts until its end. */
export const toDayBounds = (
  at: CalendarDate | LocalDateTime,
): { readonly first: LocalDateTime; readonly last: LocalDateTime } =>
  at.length > 10 ? { first: at, last: at } : { first: `${at}T00:00`, last: `${at}T23:59` };
