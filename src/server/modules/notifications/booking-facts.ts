import { toBookingStatus } from "#domain/bookings";
import { findMetCutOffs, findSailingCutOffs } from "#domain/deadlines";
import type { BookingChange, BookingFacts, DatedCutOff } from "#domain/notifications";
import type { CutOff, RouteLeg } from "#domain/rates";
import type { Instant } from "#domain/time";
import { toJourney, toUtcMinutes } from "#domain/tracking";
import type { Executor } from "#server/schema.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { zonedTime } from "#server/platform/time.ts";
import { type StoredBooking, listMarkedTasks, readBookedJourney } from "../bookings/index.ts";
import { listSentTasks } from "../cargo/index.ts";
import { placesByCode } from "../places/index.ts";
import type { OfferContext } from "../rates/index.ts";
import { reportedShipment } from "../tracking/index.ts";
import { type EventSentences, listBookingEvents } from "../booking-events/index.ts";

const MINUTE_MS = 60_000;

const findCutOffZone = async (db: Executor, legs: readonly RouteLeg[]): Promise<string | null> => {
  const code = legs.find(({ mode }) => mode === "sea")?.from.code ?? legs[0]?.from.code ?? null;
  return code === null ? null : ((await placesByCode(db, [code])).get(code)?.timeZone ?? null);
};

const toDatedCutOff = ({ code, at }: CutOff, zone: string | null): readonly DatedCutOff[] => {
  const dueAt = toUtcMinutes(zonedTime(at.length <= 10 ? `${at}T00:00` : at, zone));
  return dueAt === null ? [] : [{ code, local: at, dueAt }];
};

/**
 * A booking is its own first change, so that none is written for it. Of a booking that was confirmed later, it is the
 * receipt.
 */
const listBookingChanges = async (
  db: Executor,
  { id, quotationId, bookingId, bookedAt }: StoredBooking,
  now: number,
): Promise<readonly BookingChange[]> => {
  const events = await listBookingEvents(db, id);
  const later = events.filter(({ heldUntil }) => (heldUntil ?? 0) <= now);
  const isConfirmedLater = events.some(({ kind, happenedAt }) => kind === "confirmed" && happenedAt > bookedAt);
  const at = bookedAt / MINUTE_MS;
  const booked = events.find(({ kind }) => kind === "corrected")?.replaced ?? bookingId;
  return [
    booked === null || isConfirmedLater
      ? { kind: "received", subject: quotationId, fact: quotationId, at }
      : { kind: "confirmed", subject: booked, fact: booked, at },
    ...later.map(({ kind, subject, fact, happenedAt, details, sentences }): BookingChange => {
      const texts = { fact, lines: details === null ? [] : storedJson<readonly string[]>(details) };
      const stated = sentences === null ? texts : storedJson<EventSentences>(sentences);
      const lines = stated.lines.length === 0 ? {} : { lines: stated.lines };
      return { kind, subject, fact: stated.fact, at: happenedAt / MINUTE_MS, ...lines };
    }),
  ];
};

const countContainers = ({ context }: StoredBooking): number =>
  storedJson<OfferContext>(context).load.reduce((sum, { quantity }) => sum + quantity, 0);

/** What was sent in the portal or marked as done is not reminded of, nor what applied to a vessel that the cargo has left. */
export const readBookingFacts = async (db: Executor, quotation: StoredBooking, now: Instant): Promise<BookingFacts> => {
  const { legs, cutOffs: booked, freeTime } = readBookedJourney(quotation);
  const report = await reportedShipment(db, quotation, legs);
  const stated =
    report === null ? booked : (findSailingCutOffs({ legs, cutOffs: booked, journey: toJourney(report, now) }) ?? []);
  const met = findMetCutOffs(
    await listSentTasks(db, quotation.id),
    countContainers(quotation),
    await listMarkedTasks(db, quotation.id),
  );
  const cutOffs = stated.filter(({ code }) => !met.includes(code));
  const zone = cutOffs.length === 0 ? null : await findCutOffZone(db, legs);
  return {
    status: toBookingStatus(quotation.status),
    changes: await listBookingChanges(db, quotation, Date.parse(now)),
    cutOffs: cutOffs.flatMap((cutOff) => toDatedCutOff(cutOff, zone)),
    legs,
    freeTime,
    report,
  };
};
