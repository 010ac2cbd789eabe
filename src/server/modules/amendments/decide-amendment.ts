import type { AuditAction, AuditValue } from "#domain/audit";
import type { StoredMargins } from "#domain/margins";
import { storedJson } from "#server/platform/database/statements.ts";
import { recordBookingChange } from "../bookings/index.ts";
import { err, ok, type Result } from "neverthrow";
import { type AmendmentAction, type AmendmentState, applyAction, findRequestFee, isOpen } from "#domain/amendments";
import type { Executor } from "#server/schema.ts";
import { hasOpenRequests, withdrawOpenRequests } from "../booking-documents/index.ts";
import { changeStatus, holdAnswer, lockQuotation, replaceOffer, type StoredBooking } from "../bookings/index.ts";
import { fitsContainers, refitCargo } from "../cargo/index.ts";
import { readBookingMargins, replaceBookingMargins } from "../margins/index.ts";
import { readFee } from "./presenter.ts";
import { recordAmendmentEvent } from "./events.ts";
import { describeRequest, listRequestChanges } from "./read-sailing.ts";
import { trackAmendment, trackDeclinedFee } from "./inbox-item.ts";
import { changeAmendment } from "./store.ts";
import type { BookingAmendmentTable } from "./tables.ts";

const CANCELLED = 2;

/** Why what is open ends with its booking, for the shipper. */
export const BOOKING_CANCELLED = "The booking was cancelled.";

/* The replaced offer is kept with the request: what was booked first is never lost. */
const takeEffect = async (
  db: Executor,
  quotation: StoredBooking,
  { id, kind, offer, context, replacement, byDesk }: BookingAmendmentTable,
  now: number,
): Promise<void> => {
  if (kind === "cancellation") {
    await changeStatus(db, quotation.id, { status: CANCELLED, bookingId: quotation.bookingId }, now);
    await recordBookingChange(db, quotation, { action: "booking.cancelled", after: { status: "cancelled" } });
    return withdrawOpenRequests(db, quotation.id, BOOKING_CANCELLED, now);
  }
  if (offer === null || context === null) return;
  await refitCargo(db, quotation, context, now);
  await replaceOffer(db, quotation.id, { offer, context });
  /* The desk changes the sailing of the booked offer, which keeps its prices. */
  if (byDesk !== 1) await replaceBookingMargins(db, quotation.id, id);
  await recordBookingChange(db, quotation, {
    action: "booking.offer-replaced",
    after: { request: id, replacement: replacement === null ? null : storedJson<AuditValue>(replacement) },
  });
};

const EVENTS = {
  received: undefined,
  forwarded: undefined,
  withdrawn: undefined,
  confirmed: "confirmed",
  declined: "declined",
  "fee-proposed": "fee",
} as const satisfies Readonly<Record<AmendmentState, string | undefined>>;

const ACTIONS = {
  received: "amendment.requested",
  forwarded: "amendment.forwarded",
  withdrawn: "amendment.withdrawn",
  confirmed: "amendment.carried-out",
  declined: "amendment.declined",
  "fee-proposed": "amendment.fee-proposed",
} as const satisfies Readonly<Record<AmendmentState, AuditAction>>;

const toAmount = (fee: string | null): AuditValue => (fee === null ? null : storedJson<AuditValue>(fee));

/** Why a request cannot be decided: its state, or that its booking was cancelled meanwhile. */
export type DecisionRefusal = AmendmentState | "booking-cancelled";

interface Decision {
  readonly action: AmendmentAction;
  readonly now: number;
  /** Until then no message is sent, and the change can be taken back; null: it cannot. */
  readonly heldUntil?: number | null;
  /** It answers an open request: taken back, the request is open again. */
  readonly isAnswer?: boolean;
}

/** What an answer has changed, as it was before. */
export interface BeforeAnswer extends Pick<BookingAmendmentTable, "state" | "proposedFee" | "reason"> {
  readonly status: number;
  readonly margins: StoredMargins | null;
}

/* An answer that ends requests for documents or moves the cargo to other containers is not taken back. */
const isReversible = async (
  db: Executor,
  quotation: StoredBooking,
  { kind, context }: BookingAmendmentTable,
): Promise<boolean> =>
  kind === "cancellation"
    ? !(await hasOpenRequests(db, quotation.id))
    : context === null || (await fitsContainers(db, quotation, context));

const readBefore = async (
  db: Executor,
  { id, status }: StoredBooking,
  { state, proposedFee, reason }: BookingAmendmentTable,
): Promise<BeforeAnswer> => {
  const margins = (await readBookingMargins(db, [id])).get(id) ?? null;
  return { state, proposedFee, reason, status, margins };
};

/* What is granted changes the booking; a refusal or withdrawal does not. */
const GRANTED: readonly AmendmentState[] = ["confirmed", "fee-proposed"];
const GRANTS: readonly AmendmentAction["kind"][] = ["forward", "accept", "agree"];

/**
 * Does what was decided about a request, with its effect on the booking and the message about it; belongs in a transaction,
 * which locks the booking. Refused with the state of the request if the action is not possible any more: of two simultaneous
 * ones the second is.
 */
export const decide = async (
  db: Executor,
  id: string,
  amendment: BookingAmendmentTable,
  { action, now, heldUntil = null, isAnswer = false }: Decision,
): Promise<Result<BookingAmendmentTable, DecisionRefusal>> => {
  const quotation = await lockQuotation(db, id);
  if (quotation === null || (quotation.status === CANCELLED && isOpen(amendment) && GRANTS.includes(action.kind)))
    return err("booking-cancelled");
  const decided = applyAction(
    { state: amendment.state, fee: readFee(amendment.fee), proposedFee: readFee(amendment.proposedFee) },
    action,
  );
  if (decided.isErr()) return err(decided.error);
  const { state, proposedFee, reason } = decided.value;
  const isConfirmed = state === "confirmed";
  const isReplaced = isConfirmed && amendment.offer !== null;
  const canReverse = !isConfirmed || !isAnswer || (await isReversible(db, quotation, amendment));
  const held = canReverse ? await holdAnswer(db, quotation, heldUntil) : null;
  const changes = {
    state,
    reason,
    proposedFee: proposedFee === null ? null : JSON.stringify(proposedFee),
    decidedAt: isOpen({ state }) ? null : now,
    replacedOffer: isReplaced ? quotation.offer : null,
    replacedContext: isReplaced ? quotation.context : null,
    beforeAnswer: isAnswer && held !== null ? JSON.stringify(await readBefore(db, quotation, amendment)) : null,
  };
  if (!(await changeAmendment(db, amendment, changes))) return err(amendment.state);
  const isFeeDeclined = action.kind === "refuse";
  await recordBookingChange(db, quotation, {
    action: isFeeDeclined ? "amendment.refused" : ACTIONS[state],
    before: { state: amendment.state, proposedFee: toAmount(amendment.proposedFee) },
    after: { state, proposedFee: toAmount(changes.proposedFee), request: amendment.id, kind: amendment.kind },
    reason,
  });
  const changed = { ...amendment, ...changes };
  await trackAmendment(db, quotation, changed, now);
  if (isFeeDeclined) await trackDeclinedFee(db, quotation, changed, now);
  if (isConfirmed) await takeEffect(db, quotation, amendment, now);
  const fee = findRequestFee({ fee: readFee(amendment.fee), proposedFee });
  const lines = GRANTED.includes(state) ? describeRequest(amendment, listRequestChanges(quotation, changed), fee) : [];
  const decision = { reason, fee, lines };
  if (isConfirmed && amendment.kind === "cancellation") {
    const number = quotation.bookingId ?? quotation.quotationId;
    await recordAmendmentEvent(db, quotation.id, { kind: "cancelled", number, ...decision }, now, held);
    return ok(changed);
  }
  const kind = isFeeDeclined ? "refused" : EVENTS[state];
  if (kind !== undefined)
    await recordAmendmentEvent(db, quotation.id, { kind, request: amendment, ...decision }, now, held);
  return ok(changed);
};
