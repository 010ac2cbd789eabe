import { recordBookingChange } from "./record-change.ts";
import { err, type Result } from "neverthrow";
import type { Database } from "#server/platform/database/database.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { BookingCalls, SourceBooking } from "#server/rate-sources/rate-source.ts";
import type { Executor } from "#server/schema.ts";
import { type OfferContext, readOffer, readQuoted } from "../rates/index.ts";
import { askWithin } from "./ask-within.ts";
import { type CarrierAnswer, decideNext, LATE_MS, type NextState } from "./carrier-booking.ts";
import { changeCarrierBooking } from "./carrier-booking-store.ts";
import { confirmBooking, lockBooking, type StaffRefusal } from "./confirm-booking.ts";
import { describeCarrierBooking } from "./describe-carrier-booking.ts";
import { type DeskMailing, mailBookingNews } from "./desk-mails.ts";
import { readQuotation } from "./store.ts";
import type { CarrierBookingTable, StoredBooking } from "./tables.ts";

/** One call about a booking that a source books, for the log and the metrics. */
export interface BookingCallRecord {
  readonly source: string;
  readonly booking: string;
  readonly call: "book" | "find";
  /** What was answered, or why there is no answer. */
  readonly outcome: "confirmed" | "received" | "declined" | "missing" | "unsent" | "invalid" | "unknown";
  readonly state: CarrierBookingTable["state"];
  readonly reason: string | null;
}

export interface CarrierBookingDeps extends DeskMailing {
  readonly database: Pick<Database, "db">;
  /** The calls of a source; null if it books nothing, or does not exist any more. */
  readonly findCalls: (source: string) => Promise<BookingCalls | null>;
  /** Ends a booking that the carrier does not accept, with everything that waits for it. */
  readonly reject: (
    db: Executor,
    number: string,
    reason: string,
    now: number,
  ) => Promise<Result<unknown, StaffRefusal>>;
  readonly deadlineMs: number;
  readonly record: (record: BookingCallRecord) => void;
}

const toSourceBooking = (booking: StoredBooking): Result<SourceBooking, string> => {
  const { id: key, offer, context, quotationId, reference } = booking;
  const { load } = storedJson<OfferContext>(context);
  return readQuoted(readOffer(offer)).map((quoted) => ({ key, offer: quoted, load, quotationId, reference }));
};

const callSource = async (
  { deadlineMs }: CarrierBookingDeps,
  calls: BookingCalls | null,
  booking: StoredBooking,
  wasSent: boolean,
): Promise<CarrierAnswer> => {
  if (calls === null) return err({ kind: "unsent", reason: "its source is not connected any more" });
  if (!wasSent) return askWithin(deadlineMs, (signal) => calls.find(booking.id, signal));
  const read = toSourceBooking(booking);
  return read.isErr()
    ? err({ kind: "invalid", reason: `the stored offer cannot be read: ${read.error}` })
    : askWithin(deadlineMs, (signal) => calls.book(read.value, signal));
};

/* What the carrier has made of a booking is made of it here. */
const apply = async (
  db: Executor,
  { reject }: CarrierBookingDeps,
  number: string,
  { change, booking }: NextState,
  now: number,
): Promise<NextState["change"]> => {
  if (booking?.kind === "decline") (await reject(db, number, booking.reason, now)).unwrapOr(undefined);
  if (booking?.kind !== "confirm") return change;
  const confirmed = await confirmBooking(db, number, booking.number, now);
  return confirmed.match(
    () => change,
    (refusal) => ({
      ...change,
      state: "desk" as const,
      problem: refusal === "number-malformed" ? ("number-malformed" as const) : ("number-taken" as const),
    }),
  );
};

const mailDesk = async (
  db: Executor,
  deps: CarrierBookingDeps,
  booking: StoredBooking,
  row: CarrierBookingTable,
): Promise<void> => {
  const paragraphs = describeCarrierBooking(row);
  const key = `booking|${booking.id}|carrier`;
  if (row.state === "desk")
    return mailBookingNews(db, deps, booking, { key, title: "Ask the carrier about this booking", paragraphs });
  const isLate = row.dueAt !== null && deps.clock() - booking.bookedAt >= LATE_MS;
  if (isLate)
    await mailBookingNews(db, deps, booking, { key: `${key}-late`, title: "The carrier has not decided", paragraphs });
};

const toOutcome = (answer: CarrierAnswer): BookingCallRecord["outcome"] =>
  answer.match(
    (found) => found?.kind ?? "missing",
    ({ kind }) => kind,
  );

/** What is known of a booking after a call about it. */
export interface Settled {
  readonly row: CarrierBookingTable;
  readonly booking: StoredBooking;
}

/**
 * Makes the one call about a booking that was claimed for it, and stores what it has answered. Null if the booking does not
 * exist any more.
 */
export const settleCarrierBooking = async (
  deps: CarrierBookingDeps,
  booking: StoredBooking,
  claimed: CarrierBookingTable,
  wasSent: boolean,
): Promise<Settled | null> => {
  const { database, clock, record } = deps;
  const calls = await deps.findCalls(claimed.source);
  const answer = await callSource(deps, calls, booking, wasSent);
  const settled = await database.db.transaction().execute(async (transaction): Promise<Settled | null> => {
    const locked = await lockBooking(transaction, booking.quotationId);
    if (locked.isErr()) return null;
    const now = clock();
    const given = { row: claimed, here: locked.value, isIdempotent: calls?.isIdempotent ?? false, now };
    const change = await apply(transaction, deps, booking.quotationId, decideNext(given, wasSent, answer), now);
    const row = { ...claimed, ...change };
    /* A process that has taken the booking meanwhile knows more. */
    if (await changeCarrierBooking(transaction, claimed, change)) {
      const { state, number, problem, reason } = claimed;
      await recordBookingChange(transaction, locked.value, {
        action: "booking.carrier-answered",
        before: { state, number, problem, reason },
        after: { state: row.state, number: row.number, problem: row.problem, reason: row.reason },
      });
      await mailDesk(transaction, deps, locked.value, row);
    }
    return { row, booking: await readQuotation(transaction, booking.id) };
  });
  record({
    source: claimed.source,
    booking: booking.quotationId,
    call: wasSent ? "book" : "find",
    outcome: toOutcome(answer),
    state: settled?.row.state ?? "closed",
    reason: answer.match(
      () => null,
      ({ reason }) => reason,
    ),
  });
  return settled;
};
