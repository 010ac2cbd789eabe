import { err, ok, type Result } from "neverthrow";
import { type AmendmentAction, type AmendmentState, applyAction } from "#domain/amendments";
import type { Executor } from "#server/schema.ts";
import { listBookingEvents, removeHeldEvent, requestChecks } from "../booking-events/index.ts";
import { recordBookingChange, replaceOffer, type StoredBooking } from "../bookings/index.ts";
import { reopenItemsOfBooking } from "../inbox/index.ts";
import { readRequestId, recordAmendmentEvent } from "./events.ts";
import { trackAmendment } from "./inbox-item.ts";
import { readFee } from "./presenter.ts";
import { changeAmendment } from "./store.ts";
import type { BookingAmendmentTable } from "./tables.ts";

const EVENTS: readonly string[] = ["amendment-fee", "amendment-confirmed"];

/* What the shipper has not been sent is never sent; true if something was sent. */
const removeMessages = async (
  db: Executor,
  { id, quotation }: BookingAmendmentTable,
  now: number,
): Promise<boolean> => {
  const own = (await listBookingEvents(db, quotation)).filter(
    ({ kind, subject }) => EVENTS.includes(kind) && readRequestId(subject) === id,
  );
  let wasSent = false;
  for (const event of own) if (!(await removeHeldEvent(db, event, now))) wasSent = true;
  await requestChecks(db, [quotation]);
  return wasSent;
};

const restoreOffer = async (
  db: Executor,
  booking: StoredBooking,
  { id, replacedOffer, replacedContext }: BookingAmendmentTable,
): Promise<void> => {
  if (replacedOffer === null || replacedContext === null) return;
  await replaceOffer(db, booking.id, { offer: replacedOffer, context: replacedContext });
  await recordBookingChange(db, booking, {
    action: "booking.offer-replaced",
    after: { request: id, replacement: null },
  });
};

const withdraw = async (
  db: Executor,
  booking: StoredBooking,
  amendment: BookingAmendmentTable,
  { action, now }: { readonly action: AmendmentAction; readonly now: number },
): Promise<Result<BookingAmendmentTable, AmendmentState>> => {
  const { state, fee, proposedFee, byDesk } = amendment;
  const request = { state, fee: readFee(fee), proposedFee: readFee(proposedFee), byDesk: byDesk === 1 };
  const decided = applyAction(request, action);
  if (decided.isErr()) return err(decided.error);
  const changes = { state: decided.value.state, reason: null, decidedAt: now, proposedFee: null };
  const changed = { ...amendment, ...changes, replacedOffer: null, replacedContext: null };
  if (!(await changeAmendment(db, amendment, { ...changes, replacedOffer: null, replacedContext: null })))
    return err(state);
  await recordBookingChange(db, booking, {
    action: "amendment.withdrawn",
    before: { state, proposedFee: request.proposedFee === null ? null : { ...request.proposedFee } },
    after: { state: changes.state, request: amendment.id, kind: amendment.kind },
  });
  await trackAmendment(db, booking, changed, now);
  /* A declined fee that this change had answered waits again. */
  if (action.kind === "undo-own")
    await reopenItemsOfBooking(db, booking.id, "fee-declined", { answeredAt: amendment.requestedAt, now });
  if (state === "confirmed") await restoreOffer(db, booking, amendment);
  if (await removeMessages(db, amendment, now)) {
    const event = { kind: "withdrawn", request: amendment, reason: null, fee: null } as const;
    await recordAmendmentEvent(db, booking.id, event, now);
  }
  return ok(changed);
};

/**
 * Withdraws a change that the desk has started, while the shipper has not decided about its fee. The shipper gets a message if
 * the proposal was sent. Belongs in a transaction, which has locked the booking; refused with the state of the request.
 */
export const withdrawChange = (
  db: Executor,
  booking: StoredBooking,
  amendment: BookingAmendmentTable,
  now: number,
): Promise<Result<BookingAmendmentTable, AmendmentState>> =>
  withdraw(db, booking, amendment, { action: { kind: "withdraw-own" }, now });

/**
 * Takes a change back that the desk has just started, also one that was carried out, while its message is held. Belongs in a
 * transaction, which has locked the booking.
 */
export const undoChange = (
  db: Executor,
  booking: StoredBooking,
  amendment: BookingAmendmentTable,
  now: number,
): Promise<Result<BookingAmendmentTable, AmendmentState>> =>
  withdraw(db, booking, amendment, { action: { kind: "undo-own" }, now });
