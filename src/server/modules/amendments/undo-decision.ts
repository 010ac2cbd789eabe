import { err, ok, type Result } from "neverthrow";
import { type AmendmentState, isWaitingForDesk } from "#domain/amendments";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import { findHeldEvent, type HeldEvent, removeHeldEvent, requestChecks } from "../booking-events/index.ts";
import { changeStatus, recordBookingChange, replaceOffer, type StoredBooking } from "../bookings/index.ts";
import { reopenItem, reopenItemsOfBooking } from "../inbox/index.ts";
import { restoreBookingMargins } from "../margins/index.ts";
import type { BeforeAnswer } from "./decide-amendment.ts";
import { readRequestId } from "./events.ts";
import { changeAmendment, findAmendment, listAmendmentsOf } from "./store.ts";
import type { BookingAmendmentTable } from "./tables.ts";
import { undoChange } from "./withdraw-change.ts";

const EVENTS: readonly string[] = ["amendment-fee", "amendment-confirmed", "amendment-declined"];

/* A cancellation that was granted is recorded as the end of its booking. */
const findDecided = async (db: Executor, { kind, quotation, subject, happenedAt }: HeldEvent) => {
  if (EVENTS.includes(kind)) return findAmendment(db, readRequestId(subject));
  if (kind !== "cancelled") return null;
  const requests = await listAmendmentsOf(db, quotation);
  return requests.find((one) => one.decidedAt === happenedAt && (one.beforeAnswer ?? null) !== null) ?? null;
};

/** The request whose decision is the newest news of a booking, while its message is held; null where there is none. */
export const findHeldDecision = async (
  db: Executor,
  quotation: string,
  now: number,
): Promise<BookingAmendmentTable | null> => {
  const held = await findHeldEvent(db, quotation, now);
  return held === null ? null : findDecided(db, held);
};

interface Undoing {
  readonly before: BeforeAnswer;
  readonly answeredAt: number;
  readonly now: number;
}

const restoreBooking = async (
  db: Executor,
  booking: StoredBooking,
  { kind, state, byDesk, replacedOffer, replacedContext }: BookingAmendmentTable,
  { before: { status, margins }, answeredAt, now }: Undoing,
): Promise<void> => {
  if (state !== "confirmed") return;
  if (kind === "cancellation") {
    await changeStatus(db, booking.id, { status, bookingId: booking.bookingId }, now);
    return reopenItem(db, { kind: "booking", subject: booking.id }, { answeredAt, now });
  }
  if (replacedOffer === null || replacedContext === null) return;
  await replaceOffer(db, booking.id, { offer: replacedOffer, context: replacedContext });
  if (byDesk !== 1) await restoreBookingMargins(db, booking.id, margins);
};

const reopenRequest = async (
  db: Executor,
  booking: StoredBooking,
  amendment: BookingAmendmentTable,
  undoing: Undoing,
): Promise<Result<BookingAmendmentTable, AmendmentState>> => {
  const { id, kind, state } = amendment;
  const { before, answeredAt, now } = undoing;
  const changes = {
    state: before.state,
    proposedFee: before.proposedFee,
    reason: before.reason,
    decidedAt: null,
    replacedOffer: null,
    replacedContext: null,
    beforeAnswer: null,
  };
  if (!(await changeAmendment(db, amendment, changes))) return err(state);
  await restoreBooking(db, booking, amendment, undoing);
  if (isWaitingForDesk(before))
    await reopenItem(
      db,
      { kind: kind === "cancellation" ? "cancellation" : "change", subject: id },
      { answeredAt, now },
    );
  await reopenItemsOfBooking(db, booking.id, "fee-declined", { answeredAt, now });
  await recordBookingChange(db, booking, {
    action: "amendment.answer-undone",
    before: { state },
    after: { state: before.state, request: id, kind },
  });
  await requestChecks(db, [booking.id]);
  return ok({ ...amendment, ...changes });
};

/**
 * Takes back what the desk has just decided about a request, while its message is held: its own change ends, the shipper's
 * request is open again as it was before, with the booking; null if the newest news of the booking are no such decision. Belongs
 * in a transaction, which has locked the booking.
 */
export const undoDecision = async (
  db: Executor,
  booking: StoredBooking,
  now: number,
): Promise<Result<BookingAmendmentTable, AmendmentState> | null> => {
  const held = await findHeldEvent(db, booking.id, now);
  const amendment = held === null ? null : await findDecided(db, held);
  if (held === null || amendment === null) return null;
  const stored = amendment.beforeAnswer ?? null;
  if (stored === null) return amendment.byDesk === 1 ? undoChange(db, booking, amendment, now) : null;
  if (!(await removeHeldEvent(db, held, now))) return err(amendment.state);
  const before = storedJson<BeforeAnswer>(stored);
  return reopenRequest(db, booking, amendment, { before, answeredAt: held.happenedAt, now });
};
