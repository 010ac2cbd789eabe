import { err, ok, type Result } from "neverthrow";
import {
  type AmendmentAction,
  type AmendmentState,
  applyAction,
  type Decided,
  findRequestFee,
  isOpen,
} from "#domain/amendments";
import { formatMoney, type Money } from "#domain/money";
import { formatDate, formatZoneNote } from "#domain/time";
import { OFFICE_ZONE, officeDay, zones } from "#server/platform/time.ts";
import { toSingleLine } from "#server/platform/text.ts";
import type { Executor } from "#server/schema.ts";
import { withdrawOpenRequests } from "../booking-documents/index.ts";
import { changeStatus, lockQuotation, replaceOffer, type StoredBooking } from "../bookings/index.ts";
import { refitCargo } from "../cargo/index.ts";
import { type BookingEvent, recordBookingEvents } from "../booking-events/index.ts";
import { readFee } from "./present.ts";
import { AMENDMENT_NAMES } from "./desk-mails.ts";
import { changeAmendment } from "./store.ts";
import type { BookingAmendmentTable } from "./tables.ts";

const CANCELLED = 2;

/** Why what is open ends with its booking, for the shipper. */
export const BOOKING_CANCELLED = "The booking was cancelled.";

/* The replaced offer is kept with the request: what was booked first is never lost. */
const takeEffect = async (
  db: Executor,
  quotation: StoredBooking,
  { kind, offer, context }: BookingAmendmentTable,
  now: number,
): Promise<void> => {
  if (kind === "cancellation") {
    await changeStatus(db, quotation.id, { status: CANCELLED, bookingId: quotation.bookingId });
    return withdrawOpenRequests(db, quotation.id, BOOKING_CANCELLED, now);
  }
  if (offer === null || context === null) return;
  await refitCargo(db, quotation, context, now);
  await replaceOffer(db, quotation.id, { offer, context });
};

/** Names a request for whoever reads it: what was asked, and on which day at the office. */
export const nameRequest = ({ kind, requestedAt }: BookingAmendmentTable): string => {
  const day = { at: officeDay(requestedAt), zone: OFFICE_ZONE };
  return `${AMENDMENT_NAMES[kind]} requested ${formatDate(day.at)}${formatZoneNote(day, null, zones)}`;
};

const CHANGES: Partial<Readonly<Record<AmendmentState, BookingEvent["kind"]>>> = {
  confirmed: "amendment-confirmed",
  declined: "amendment-declined",
  "fee-proposed": "amendment-fee",
};

/** What was decided, with its reason or the fee that counts. */
const describeDecision = (about: string, { state, proposedFee, reason }: Decided, shown: Money | null): string => {
  if (reason !== null) return `${about}: ${toSingleLine(reason)}`;
  const fee = findRequestFee({ fee: shown, proposedFee });
  if (fee === null) return about;
  return state === "fee-proposed" ? `${about}: ${formatMoney(fee)}` : `${about}, fee ${formatMoney(fee)}`;
};

/** Why a request cannot be decided: its state, or that its booking was cancelled meanwhile. */
export type DecisionRefusal = AmendmentState | "booking-cancelled";

/* What is granted changes the booking; a refusal or withdrawal does not. */
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
  { action, now }: { readonly action: AmendmentAction; readonly now: number },
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
  const changes = {
    state,
    reason,
    proposedFee: proposedFee === null ? null : JSON.stringify(proposedFee),
    decidedAt: isOpen({ state }) ? null : now,
    replacedOffer: isReplaced ? quotation.offer : null,
    replacedContext: isReplaced ? quotation.context : null,
  };
  if (!(await changeAmendment(db, amendment, changes))) return err(amendment.state);
  if (isConfirmed) await takeEffect(db, quotation, amendment, now);
  const isCancelled = isConfirmed && amendment.kind === "cancellation";
  const kind = isCancelled
    ? "cancelled"
    : state === "declined" && action.kind === "refuse"
      ? "amendment-refused"
      : CHANGES[state];
  if (kind === undefined) return ok({ ...amendment, ...changes });
  const about = isCancelled ? (quotation.bookingId ?? quotation.quotationId) : nameRequest(amendment);
  const fact = describeDecision(about, decided.value, readFee(amendment.fee));
  const subject = isCancelled ? fact : `${amendment.id} ${fact}${state === "fee-proposed" ? ` ${now}` : ""}`;
  await recordBookingEvents(db, [{ quotation: quotation.id, kind, subject, fact, happenedAt: now }]);
  return ok({ ...amendment, ...changes });
};
