import { err, ok, type Result } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import { listBookingEvents, removeHeldEvent, requestChecks } from "../booking-events/index.ts";
import { reopenItem } from "../inbox/index.ts";
import { documentName } from "./book-offer.ts";
import { lockBooking } from "./confirm-booking.ts";
import { recordBookingChange } from "./record-change.ts";
import { changeStatus, removePrintedFile } from "./store.ts";

const IN_PROCESS = 0;
const ANSWERS: readonly string[] = ["confirmed", "rejected"];

/** `too-late`: there is no answer whose message is held, or something else happened to the booking afterwards. */
export type UndoRefusal = "unknown" | "too-late";

/**
 * Takes back that a booking was confirmed or rejected, while its message is held: the booking is in process again and waits
 * in the inbox since when it waited before. Belongs in a transaction.
 */
export const undoAnswer = async (
  db: Executor,
  number: string,
  now: number,
): Promise<Result<{ readonly quotationId: string }, UndoRefusal>> => {
  const locked = await lockBooking(db, number);
  if (locked.isErr()) return err("unknown");
  const booking = locked.value;
  const { id, quotationId, bookingId } = booking;
  const event = (await listBookingEvents(db, id)).at(-1);
  if (event === undefined || !ANSWERS.includes(event.kind)) return err("too-late");
  if (!(await removeHeldEvent(db, event, now))) return err("too-late");
  if (bookingId !== null) await removePrintedFile(db, id, documentName({ quotationId, bookingId }));
  await changeStatus(db, id, { status: IN_PROCESS, bookingId: null }, now);
  await reopenItem(db, { kind: "booking", subject: id }, { answeredAt: event.happenedAt, now });
  await requestChecks(db, [id]);
  await recordBookingChange(db, booking, {
    action: "booking.answer-undone",
    before: { status: event.kind, bookingId },
    after: { status: "in-process", bookingId: null },
  });
  return ok({ quotationId });
};
