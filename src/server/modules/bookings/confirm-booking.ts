import { recordBookingChange } from "./record-change.ts";
import { recordChangeOfBooking } from "./record-change.ts";
import { err, ok, type Result } from "neverthrow";
import { findHeldEvent, removeHeldEvent, requestChecks } from "../booking-events/index.ts";
import { findCarrierBooking } from "./carrier-booking-store.ts";
import type { StoredBooking } from "./tables.ts";
import {
  addFile,
  changeStatus,
  findQuotationByNumber,
  findQuotationFile,
  lockQuotation,
  renamePrintedFile,
} from "./store.ts";
import type { Executor } from "#server/schema.ts";
import { documentName } from "./book-offer.ts";
import { type BookingEvent, recordBookingEvent } from "./events.ts";

export type StaffRefusal =
  | "unknown"
  | "already-booked"
  | "already-cancelled"
  | "not-booked"
  | "number-taken"
  | "number-malformed"
  | "number-unchanged";

const CARRIER_NUMBER = /^[A-Za-z0-9-]{4,35}$/;
/** As the trail names them. */
const STATUSES = ["in-process", "confirmed", "cancelled"] as const;
const BOOKED = 1;
const CANCELLED = 2;

/** The number of a booking that its carrier has given none. */
export const ourNumber = ({ quotationId }: Pick<StoredBooking, "quotationId">): string =>
  quotationId.replace(/^QTN/, "KLB");

/** A booking by its quotation or booking number, locked until the transaction ends. */
export const lockBooking = async (db: Executor, number: string): Promise<Result<StoredBooking, StaffRefusal>> => {
  const found = await findQuotationByNumber(db, number);
  const locked = found === null ? null : await lockQuotation(db, found.id);
  return locked === null ? err("unknown") : ok(locked);
};

const addConfirmation = async (db: Executor, quotation: StoredBooking, bookingId: string): Promise<void> => {
  const fileName = documentName({ quotationId: quotation.quotationId, bookingId });
  if ((await findQuotationFile(db, quotation.id, fileName)) === null)
    await addFile(db, { quotation: quotation.id, fileName, contentType: "application/pdf", content: null });
};

/** Until when a message about an answer is held: not where a carrier has the booking, who cannot be taken back. */
export const holdAnswer = async (
  db: Executor,
  { id }: StoredBooking,
  heldUntil: number | null,
): Promise<number | null> => (heldUntil === null || (await findCarrierBooking(db, id)) !== null ? null : heldUntil);

const findNumberProblem = async (db: Executor, number: string): Promise<StaffRefusal | null> => {
  if (!CARRIER_NUMBER.test(number)) return "number-malformed";
  return (await findQuotationByNumber(db, number)) === null ? null : "number-taken";
};

/**
 * Books a request under the number of its carrier, or ours; belongs in a transaction. With `heldUntil` it can be taken back
 * until then, and its shipper gets the message afterwards; not where a carrier books it, who cannot be taken back.
 */
export const confirmBooking = async (
  db: Executor,
  number: string,
  carrierNumber: string | null,
  now: number,
  heldUntil: number | null = null,
): Promise<Result<string, StaffRefusal>> => {
  const locked = await lockBooking(db, number);
  if (locked.isErr()) return err(locked.error);
  const quotation = locked.value;
  if (quotation.status === CANCELLED) return err("already-cancelled");
  if (quotation.status === BOOKED) return err("already-booked");
  const bookingId = carrierNumber ?? ourNumber(quotation);
  const problem = await findNumberProblem(db, bookingId);
  if (problem !== null) return err(problem);
  await changeStatus(db, quotation.id, { status: BOOKED, bookingId }, now);
  await addConfirmation(db, quotation, bookingId);
  const held = await holdAnswer(db, quotation, heldUntil);
  await recordBookingEvent(db, quotation.id, { kind: "confirmed", number: bookingId }, now, held);
  await recordBookingChange(db, quotation, {
    action: "booking.confirmed",
    before: { status: STATUSES[quotation.status] ?? null, bookingId: quotation.bookingId },
    after: { status: "confirmed", bookingId },
  });
  return ok(bookingId);
};

interface Correction {
  readonly number: string;
  readonly replaced: string;
}

/* A held message with the wrong number is never sent: it states the right one, or is not needed if that was sent before. */
const recordCorrection = async (
  db: Executor,
  id: string,
  { number, replaced }: Correction,
  now: number,
  heldUntil: number | null,
): Promise<void> => {
  const held = await findHeldEvent(db, id, now);
  const isReplaced = held !== null && ["confirmed", "corrected"].includes(held.kind);
  if (isReplaced) await removeHeldEvent(db, held, now);
  if (isReplaced && held.kind === "confirmed")
    return recordBookingEvent(db, id, { kind: "confirmed", number }, held.happenedAt, heldUntil);
  const sent = isReplaced ? (held.replaced ?? replaced) : replaced;
  return sent === number
    ? requestChecks(db, [id])
    : recordBookingEvent(db, id, { kind: "corrected", number, replaced: sent }, now, heldUntil);
};

/**
 * Replaces the number of a booking; the history names both. Belongs in a transaction. With `heldUntil` it can be taken back
 * until then, and the shipper gets the message afterwards; while an earlier message about the number is held, the new one
 * replaces it and both are taken back together. Returns the earlier number.
 */
export const correctBooking = async (
  db: Executor,
  number: string,
  carrierNumber: string,
  now: number,
  heldUntil: number | null = null,
): Promise<Result<string, StaffRefusal>> => {
  const locked = await lockBooking(db, number);
  if (locked.isErr()) return err(locked.error);
  const quotation = locked.value;
  const { id, quotationId, bookingId } = quotation;
  if (quotation.status === CANCELLED) return err("already-cancelled");
  if (bookingId === null) return err("not-booked");
  if (bookingId === carrierNumber) return err("number-unchanged");
  const problem = await findNumberProblem(db, carrierNumber);
  if (problem !== null) return err(problem);
  await changeStatus(db, id, { status: quotation.status, bookingId: carrierNumber }, now);
  await renamePrintedFile(
    db,
    id,
    documentName({ quotationId, bookingId }),
    documentName({ quotationId, bookingId: carrierNumber }),
  );
  const held = await holdAnswer(db, quotation, heldUntil);
  await recordCorrection(db, id, { number: carrierNumber, replaced: bookingId }, now, held);
  await recordBookingChange(db, quotation, {
    action: "booking.number-corrected",
    before: { bookingId },
    after: { bookingId: carrierNumber },
  });
  return ok(bookingId);
};

/** What ends a booking: `reason` is why it was not accepted; null for a cancellation. */
export interface BookingEnd {
  readonly reason: string | null;
  readonly now: number;
  /** Until then it can be taken back, and no message is sent. */
  readonly heldUntil?: number | null;
}

/** Ends a booking that was locked, with the message about it. */
export const endBooking = async (
  db: Executor,
  booking: StoredBooking,
  { reason, now, heldUntil = null }: BookingEnd,
): Promise<Result<void, StaffRefusal>> => {
  const { id, status, quotationId, bookingId } = booking;
  if (status === CANCELLED) return err("already-cancelled");
  await changeStatus(db, id, { status: CANCELLED, bookingId }, now);
  const number = bookingId ?? quotationId;
  const event: BookingEvent = reason === null ? { kind: "cancelled", number } : { kind: "rejected", number, reason };
  await recordBookingEvent(db, id, event, now, await holdAnswer(db, booking, heldUntil));
  await recordBookingChange(db, booking, {
    action: reason === null ? "booking.cancelled" : "booking.rejected",
    before: { status: STATUSES[status] ?? null },
    after: { status: "cancelled" },
    reason,
  });
  return ok(undefined);
};

/** Adds a document of staff to a booking. */
export const attachDocument = (db: Executor, file: Parameters<typeof addFile>[1], now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await addFile(transaction, file);
    await recordBookingEvent(transaction, file.quotation, { kind: "file-added", fileName: file.fileName }, now);
    const after = { fileName: file.fileName, contentType: file.contentType };
    await recordChangeOfBooking(transaction, file.quotation, { action: "booking.file-added", after });
  });
