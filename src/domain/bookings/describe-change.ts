import { formatMoney, type Money } from "#domain/money";

/* As a verb after the name of who did it. */
const VERBS: Readonly<Record<string, string>> = {
  "booking.created": "booked",
  "approval.requested": "asked for approval of the booking",
  "approval.granted": "approved the booking",
  "booking.confirmed": "confirmed the booking",
  "booking.number-corrected": "corrected the booking number",
  "booking.rejected": "rejected the booking",
  "booking.answer-undone": "took the answer back",
  "booking.correction-undone": "took the correction of the number back",
  "booking.cancelled": "cancelled the booking",
  "booking.cancellation-undone": "took the cancellation back",
  "booking.offer-replaced": "changed sailing or load",
  "booking.reference-changed": "changed the reference",
  "booking.deadline-marked": "marked a deadline as done",
  "booking.deadline-reopened": "reopened a deadline",
  "booking.messages-muted": "muted the messages",
  "booking.messages-unmuted": "unmuted the messages",
  "booking.file-added": "added a file",
  "booking.note-added": "wrote a note",
  "booking.message-written": "wrote a message",
  "booking.message-undone": "took a message back",
  "booking.price-answered": "answered about the price",
  "booking.carrier-answered": "answered about the booking",
  "amendment.requested": "asked for a change",
  "amendment.started": "started a change",
  "amendment.forwarded": "forwarded the request to the carrier",
  "amendment.fee-proposed": "proposed a fee",
  "amendment.carried-out": "carried out the request",
  "amendment.declined": "declined the request",
  "amendment.refused": "did not agree to the fee",
  "amendment.withdrawn": "withdrew the request",
  "amendment.answer-undone": "took the answer to the request back",
  "cargo.changed": "changed cargo or parties",
  "cargo.submitted": "sent a part",
  "cargo.accepted": "accepted a part",
  "cargo.returned": "returned a part",
  "cargo.answer-undone": "took the answer to a part back",
  "document.requested": "asked for a document",
  "document.request-withdrawn": "withdrew the request for a document",
  "document.version-added": "added a document",
  "document.commented": "commented on a document",
  "document.malware-found": "found malware in a document",
  "document.decided": "decided about a draft",
};

/** An entry of the history; `before` and `after` are what changed only. */
export interface RecordedBookingChange {
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const CORRECTIONS: readonly string[] = ["booking.number-corrected", "booking.correction-undone"];

const isMoney = (value: unknown): value is Money =>
  typeof value === "object" &&
  value !== null &&
  "minor" in value &&
  typeof value.minor === "number" &&
  "currency" in value &&
  typeof value.currency === "string";

/* What is recorded says more than the action. */
const describeValues = ({ action, before, after }: RecordedBookingChange): string | null => {
  const [earlier, number] = [before?.["bookingId"], after?.["bookingId"]];
  if (CORRECTIONS.includes(action) && typeof earlier === "string" && typeof number === "string")
    return `${VERBS[action] ?? action}, ${earlier} to ${number}`;
  if (action === "amendment.carried-out" && before?.["state"] === "fee-proposed") return "agreed to the fee";
  const fee = after?.["proposedFee"];
  return action === "amendment.fee-proposed" && isMoney(fee) ? `proposed a fee of ${formatMoney(fee)}` : null;
};

/**
 * What was done with a booking, as a verb: `confirmed the booking`, `corrected the booking number, MSL0048120 to MSL0048210`,
 * `proposed a fee of USD 75.00`, and `agreed to the fee` where that carried out the request. An action without a verb is named as
 * it is recorded.
 */
export const describeBookingChange = (change: RecordedBookingChange): string =>
  describeValues(change) ?? VERBS[change.action] ?? change.action.replaceAll(/[.-]/g, " ");
