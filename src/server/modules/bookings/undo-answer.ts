import { err, ok, type Result } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import { listBookingEvents, removeHeldEvent, requestChecks } from "../booking-events/index.ts";
import { reopenItem } from "../inbox/index.ts";
import { documentName } from "./book-offer.ts";
import { lockBooking } from "./confirm-booking.ts";
import { recordBookingChange } from "./record-change.ts";
import { changeStatus, removePrintedFile, renamePrintedFile } from "./store.ts";
import type { StoredBooking } from "./tables.ts";

const [IN_PROCESS, BOOKED] = [0, 1];
const ANSWERS: readonly string[] = ["confirmed", "rejected", "cancelled"];

type UndoneEvent = Awaited<ReturnType<typeof listBookingEvents>>[number];

/* The number that the corrected one replaced is the number again. */
const restoreNumber = async (db: Executor, booking: StoredBooking, replaced: string, now: number): Promise<void> => {
  const { id, quotationId, bookingId, status } = booking;
  await changeStatus(db, id, { status, bookingId: replaced }, now);
  const [from, to] = [documentName({ quotationId, bookingId }), documentName({ quotationId, bookingId: replaced })];
  await renamePrintedFile(db, id, from, to);
  await recordBookingChange(db, booking, {
    action: "booking.correction-undone",
    before: { bookingId },
    after: { bookingId: replaced },
  });
};

const reopenBooking = async (db: Executor, booking: StoredBooking, event: UndoneEvent, now: number): Promise<void> => {
  const { id, quotationId, bookingId } = booking;
  if (bookingId !== null) await removePrintedFile(db, id, documentName({ quotationId, bookingId }));
  await changeStatus(db, id, { status: IN_PROCESS, bookingId: null }, now);
  await reopenItem(db, { kind: "booking", subject: id }, { answeredAt: event.happenedAt, now });
  await recordBookingChange(db, booking, {
    action: "booking.answer-undone",
    before: { status: event.kind, bookingId },
    after: { status: "in-process", bookingId: null },
  });
};

/* A cancelled booking keeps its number and its confirmation. */
const restoreBooking = async (db: Executor, booking: StoredBooking, event: UndoneEvent, now: number): Promise<void> => {
  const { id, bookingId } = booking;
  if (bookingId === null) return reopenBooking(db, booking, event, now);
  await changeStatus(db, id, { status: BOOKED, bookingId }, now);
  await recordBookingChange(db, booking, {
    action: "booking.cancellation-undone",
    before: { status: "cancelled" },
    after: { status: "confirmed" },
  });
};

/** `too-late`: there is no answer whose message is held, or something else happened to the booking afterwards. */
export type UndoRefusal = "unknown" | "too-late";

/**
 * Takes back the newest answer while its message is held. Of a booking that was confirmed or rejected: it is in process again
 * and waits in the inbox since when it waited before. Of a cancelled one: it is booked again. Of a corrected number: the number
 * before it counts again. Belongs in a transaction.
 */
export const undoAnswer = async (
  db: Executor,
  number: string,
  now: number,
): Promise<Result<{ readonly quotationId: string; readonly bookingId: string | null }, UndoRefusal>> => {
  const locked = await lockBooking(db, number);
  if (locked.isErr()) return err("unknown");
  const booking = locked.value;
  const { id, quotationId } = booking;
  const event = (await listBookingEvents(db, id)).at(-1);
  const replaced = event?.kind === "corrected" ? event.replaced : null;
  if (event === undefined || (replaced === null && !ANSWERS.includes(event.kind))) return err("too-late");
  if (!(await removeHeldEvent(db, event, now))) return err("too-late");
  if (event.kind === "cancelled") await restoreBooking(db, booking, event, now);
  else if (replaced === null) await reopenBooking(db, booking, event, now);
  else await restoreNumber(db, booking, replaced, now);
  await requestChecks(db, [id]);
  return ok({ quotationId, bookingId: replaced });
};
