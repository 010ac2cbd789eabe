import COMPANY from "#data/company.json" with { type: "json" };
import { type CalendarBooking, type DeadlineFacts, findDeadlines, writeCalendar } from "#domain/deadlines";
import { createZoneClock, type ZoneClock } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { type FindLeadTimes, listScheduledBookings, loadLeadTimes, type ScheduledBooking } from "./store.ts";

const MINUTE_MS = 60_000;

const toTitle = ({ shipment, providerName }: ScheduledBooking): string =>
  shipment === null ? providerName : `${shipment.from.locationName} to ${shipment.to.locationName}, ${providerName}`;

const toCalendarBooking = (
  booking: ScheduledBooking,
  findLeadTimes: FindLeadTimes,
  portal: string,
  clock: ZoneClock,
): CalendarBooking => {
  const facts = storedJson<DeadlineFacts>(booking.deadlineFacts);
  const { hours, version } = findLeadTimes(facts.origin.code);
  return {
    id: booking.id,
    number: booking.bookingId ?? booking.quotationId,
    title: toTitle(booking),
    url: `${portal}/rate/quote/${encodeURIComponent(booking.quotationId)}`,
    revision: booking.revision + version,
    deadlines: findDeadlines(facts, hours, clock),
  };
};

/** The calendar of all bookings of an account; the caller refreshes the summaries first. */
export const writeAccountCalendar = async (
  db: Executor,
  accountId: string,
  { portal, now }: { readonly portal: string; readonly now: number },
): Promise<string> => {
  const findLeadTimes = await loadLeadTimes(db, accountId);
  const bookings = await listScheduledBookings(db, accountId);
  const clock = createZoneClock();
  return writeCalendar(
    bookings.map((booking) => toCalendarBooking(booking, findLeadTimes, portal, clock)),
    {
      name: `${COMPANY.shortName} deadlines`,
      host: new URL(COMPANY.website).host,
      now: Math.floor(now / MINUTE_MS),
      clock,
    },
  );
};
