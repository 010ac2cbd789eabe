import { recordChangeOfBooking } from "../bookings/index.ts";
import { err, ok, type Result } from "neverthrow";
import { isOpen } from "#domain/amendments";
import type { Executor } from "#server/schema.ts";
import { hasOpenRequests, withdrawOpenRequests } from "../booking-documents/index.ts";
import { type BookingEnd, endBooking, lockBooking, type StaffRefusal, type StoredBooking } from "../bookings/index.ts";
import { BOOKING_CANCELLED } from "./decide-amendment.ts";
import { recordAmendmentEvent } from "./events.ts";
import { changeAmendment, listAmendmentsOf } from "./store.ts";
import type { BookingAmendmentTable } from "./tables.ts";

const CANCELLED = 2;
const BOOKED = 1;

/* A request for what has happened is granted; every other one can no longer be. */
const closeRequest = async (db: Executor, request: BookingAmendmentTable, now: number): Promise<void> => {
  const isGranted = request.kind === "cancellation";
  const reason = isGranted ? null : BOOKING_CANCELLED;
  const state = isGranted ? "confirmed" : "declined";
  if (!(await changeAmendment(db, request, { state, reason, decidedAt: now }))) return;
  await recordChangeOfBooking(db, request.quotation, {
    action: isGranted ? "amendment.carried-out" : "amendment.declined",
    before: { state: request.state },
    after: { state, request: request.id, kind: request.kind },
    reason,
  });
  if (isGranted) return;
  const event = { kind: "declined", request, reason, fee: null } as const;
  await recordAmendmentEvent(db, request.quotation, event, now);
};

/** Ends the open requests of a booking that was ended, with a message about each. */
const closeRequests = async (db: Executor, quotation: string, now: number): Promise<void> => {
  for (const request of (await listAmendmentsOf(db, quotation)).filter(isOpen)) await closeRequest(db, request, now);
};

/* What ends with a booking cannot be taken back: its messages leave at once. */
const endsNothingElse = async (db: Executor, quotation: string): Promise<boolean> =>
  !(await listAmendmentsOf(db, quotation)).some(isOpen) && !(await hasOpenRequests(db, quotation));

const end = async (
  db: Executor,
  quotation: StoredBooking,
  { heldUntil = null, ...ending }: BookingEnd,
): Promise<Result<StoredBooking, StaffRefusal>> => {
  const { now } = ending;
  const isAlone = heldUntil !== null && (await endsNothingElse(db, quotation.id));
  const ended = await endBooking(db, quotation, { ...ending, heldUntil: isAlone ? heldUntil : null });
  if (ended.isErr()) return err(ended.error);
  await closeRequests(db, quotation.id, now);
  await withdrawOpenRequests(db, quotation.id, BOOKING_CANCELLED, now);
  return ok(quotation);
};

/**
 * Cancels a booking with everything that waits for an answer; belongs in a transaction. With `heldUntil` it can be taken back
 * until then, and the message leaves afterwards; not if requests end with it.
 */
export const cancelBooking = async (
  db: Executor,
  number: string,
  now: number,
  heldUntil: number | null = null,
): Promise<Result<StoredBooking, StaffRefusal>> => {
  const locked = await lockBooking(db, number);
  return locked.isErr() ? err(locked.error) : end(db, locked.value, { reason: null, now, heldUntil });
};

/**
 * Ends a booking request that the carrier does not accept; its shipper gets the reason. Belongs in a transaction. With
 * `heldUntil` it can be taken back until then, and the message leaves afterwards; not if requests end with it.
 */
export const rejectBooking = async (
  db: Executor,
  number: string,
  reason: string,
  now: number,
  heldUntil: number | null = null,
): Promise<Result<StoredBooking, StaffRefusal>> => {
  const locked = await lockBooking(db, number);
  if (locked.isErr()) return err(locked.error);
  const { status } = locked.value;
  if (status === BOOKED) return err("already-booked");
  return status === CANCELLED ? err("already-cancelled") : end(db, locked.value, { reason, now, heldUntil });
};
