import { randomBytes, randomUUID } from "node:crypto";
import { BRAND } from "#brand";
import {
  type CalendarDate,
  createZoneClock,
  type Instant,
  type LocalDateTime,
  type TimeZone,
  toDate,
  toMinutes,
  type ZonedDate,
} from "#domain/time";

export type Clock = () => number;

export interface Ids {
  /** Unique, in the order of time to the millisecond, and no secret. */
  readonly id: () => string;
  /** 256 unguessable bits as URL-safe text: a session token, a mailed link. */
  readonly secret: () => string;
}

export const systemClock: Clock = () => Date.now();

/**
 * A UUID of version 7 (RFC 9562): milliseconds, then 74 random bits. Rows that are added one after the other are next to
 * each other in every index, so a commit writes few pages.
 */
export const createTimedId = (moment: number): string => {
  const time = moment.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};

const SEQUENCE = 0x1000;

/** Makes ids as `createTimedId` does that are also in the order in which this process made those of one millisecond. */
export const createIdSequence = (): ((moment: number) => string) => {
  let last = -1;
  let sequence = 0;
  return (moment) => {
    sequence = moment === last ? (sequence + 1) % SEQUENCE : 0;
    last = moment;
    const id = createTimedId(moment);
    return `${id.slice(0, 15)}${sequence.toString(16).padStart(3, "0")}${id.slice(18)}`;
  };
};

export const randomIds: Ids = {
  id: () => createTimedId(systemClock()),
  secret: () => randomBytes(32).toString("base64url"),
};

/** The zone of the office: that of rate sheets and tariffs, and of the days of bookings and quotes. */
export const OFFICE_ZONE: TimeZone = BRAND.timeZone;

/** Offsets of time zones, looked up once for as long as the server runs. */
export const zones = createZoneClock();

/** A moment (epoch milliseconds) as RFC 3339 in UTC. */
export const toInstant = (moment: number): Instant => new Date(moment).toISOString();

/** The day at a moment (epoch milliseconds) in a zone. */
export const dayIn = (moment: number, zone: TimeZone): CalendarDate => toDate(zones.toLocal(toMinutes(moment), zone));

export const officeDay = (moment: number): CalendarDate => dayIn(moment, OFFICE_ZONE);

export const officeTime = (moment: number): LocalDateTime => placeTime(moment, OFFICE_ZONE);

/** The clock of a place at a moment (epoch milliseconds); the office's where its zone is not stated. */
export const placeTime = (moment: number, zone: TimeZone | null): LocalDateTime =>
  zones.toLocal(toMinutes(moment), zone ?? OFFICE_ZONE);

/** When a day or a local time is over, in epoch milliseconds. */
export const findEnd = (date: ZonedDate): number => zones.endOf(date) * MINUTE_MS;

/* The last zone to finish any day: what is past there is past everywhere. */
const LAST_ON_EARTH = "Etc/GMT+12";

const formats = new Map<string, Intl.DateTimeFormat>();

const wallClockFormat = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  formats.set(timeZone, format);
  return format;
};

/** The wall clock of a time zone at a moment (epoch milliseconds); without a zone, the latest clock there is. */
export const localTimeAt = (moment: number, timeZone: string | undefined): LocalDateTime =>
  wallClockFormat(timeZone ?? LAST_ON_EARTH)
    .format(moment)
    .replace(" ", "T");

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
