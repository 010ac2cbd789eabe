import type { DateFormat } from "#domain/time";
import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { BRAND } from "#brand";
import {
  CALENDAR_END,
  type CalendarBooking,
  type DeadlineFacts,
  findDeadlines,
  writeCalendarEntries,
  writeCalendarHead,
} from "#domain/deadlines";
import { storedJson } from "#server/platform/database/statements.ts";
import { zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readSummaryFingerprint, type ScheduledBooking, scheduledBookings } from "../bookings/index.ts";
import { type FindLeadTimes, loadLeadTimes, readLeadTimesFingerprint } from "../lead-times/index.ts";

const MINUTE_MS = 60_000;

const toTitle = ({ shipment, providerName }: ScheduledBooking): string =>
  shipment === null ? providerName : `${shipment.from.locationName} to ${shipment.to.locationName}, ${providerName}`;

const toCalendarBooking = (
  booking: ScheduledBooking,
  findLeadTimes: FindLeadTimes,
  portal: string,
): CalendarBooking => {
  const facts = storedJson<DeadlineFacts>(booking.deadlineFacts);
  const { hours, version } = findLeadTimes(facts.origin.code);
  return {
    id: booking.id,
    number: booking.bookingId ?? booking.quotationId,
    title: toTitle(booking),
    url: `${portal}/rate/quote/${encodeURIComponent(booking.quotationId)}`,
    revision: booking.revision + version,
    deadlines: findDeadlines(facts, hours, zones),
  };
};

const BOOKINGS_PER_SLICE = 50;

export interface AccountCalendar {
  readonly content: Uint8Array;
  /** The same for the same entries, whenever they are written. */
  readonly etag: string;
}

interface ReadCalendar {
  readonly now: number;
  /** Of the person who reads it. */
  readonly dates: DateFormat;
}

/** The calendar of all bookings of an account, written in slices with other requests in between. */
export const writeAccountCalendar = async (
  db: Executor,
  accountId: string,
  { portal, now, dates }: ReadCalendar & { readonly portal: string },
): Promise<AccountCalendar> => {
  const findLeadTimes = await loadLeadTimes(db, accountId);
  const options = {
    name: `${BRAND.shortName} deadlines`,
    host: new URL(BRAND.website).host,
    now: Math.floor(now / MINUTE_MS),
    clock: zones,
    dates,
  };
  const parts = [Buffer.from(writeCalendarHead(options))];
  const hash = createHash("sha256");
  for await (const slice of scheduledBookings(db, accountId, BOOKINGS_PER_SLICE)) {
    const entries = writeCalendarEntries(
      slice.map((booking) => toCalendarBooking(booking, findLeadTimes, portal)),
      options,
    );
    hash.update(entries.replaceAll(/^DTSTAMP:.*\r\n/gm, ""));
    parts.push(Buffer.from(entries));
    await nextTurn();
  }
  parts.push(Buffer.from(CALENDAR_END));
  return { content: Buffer.concat(parts), etag: `"${hash.digest("base64url")}"` };
};

interface Written {
  readonly fingerprint: string;
  readonly calendar: Promise<AccountCalendar>;
}

const MAX_REMEMBERED = 50;

export type LoadCalendar = (accountId: string, read: ReadCalendar) => Promise<AccountCalendar>;

/** Writes the calendar of an account once for each change, as calendar applications ask for it every few minutes; the caller refreshes the summaries first. */
export const rememberCalendars = (db: Executor, portal: string): LoadCalendar => {
  const written = new Map<string, Written>();
  return async (accountId, { now, dates }) => {
    const name = `${accountId} ${dates}`;
    const fingerprint = `${await readSummaryFingerprint(db, accountId)} ${await readLeadTimesFingerprint(db, accountId)}`;
    const known = written.get(name);
    written.delete(name);
    const calendar =
      known?.fingerprint === fingerprint ? known.calendar : writeAccountCalendar(db, accountId, { portal, now, dates });
    written.set(name, { fingerprint, calendar });
    const [oldest] = written.keys();
    if (written.size > MAX_REMEMBERED && oldest !== undefined) written.delete(oldest);
    return calendar.catch((error: unknown) => {
      written.delete(name);
      throw error;
    });
  };
};
