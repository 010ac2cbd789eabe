import { err, ok, type Result } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import { findHeldEvent, removeHeldEvent, requestChecks } from "../booking-events/index.ts";
import { outdateSummaries, recordBookingChange, type StoredBooking } from "../bookings/index.ts";
import { toCargoSubject } from "./events.ts";
import { reopenPart } from "./inbox-item.ts";
import { listSubmissionRows, reopenSubmission } from "./store.ts";

const EVENTS: readonly string[] = ["cargo-accepted", "cargo-returned"];

/**
 * Takes back the answer to a part of the cargo while its message is held: the part waits for an answer as before. Null if the
 * newest news of the booking are no such answer. Belongs in a transaction, which has locked the booking.
 */
export const undoPartAnswer = async (
  db: Executor,
  booking: StoredBooking,
  now: number,
): Promise<Result<void, "too-late"> | null> => {
  const held = await findHeldEvent(db, booking.id, now);
  if (held === null || !EVENTS.includes(held.kind)) return null;
  const part = (await listSubmissionRows(db, booking.id)).find(
    (one) => toCargoSubject(one, one.attempt) === held.subject,
  );
  if (part === undefined || !(await removeHeldEvent(db, held, now))) return err("too-late");
  const { subject, container, attempt, status } = part;
  await reopenSubmission(db, booking.id, { subject, container });
  await reopenPart(db, booking.id, { subject, container }, { answeredAt: held.happenedAt, now });
  await recordBookingChange(db, booking, {
    action: "cargo.answer-undone",
    before: { status },
    after: { status: "sent", subject, container, attempt },
  });
  await requestChecks(db, [booking.id]);
  await outdateSummaries(db, [booking.id]);
  return ok(undefined);
};
