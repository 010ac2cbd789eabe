import { err, ok, type Result } from "neverthrow";
import {
  canMarkDeadline,
  type DeadlineFacts,
  type DeadlineTask,
  findDeadlines,
  STANDARD_LEAD_TIMES,
} from "#domain/deadlines";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { summarise } from "../booking-views/index.ts";
import {
  outdateSummaries,
  readQuotation,
  type StoredBooking,
  addMark,
  recordBookingChange,
  deleteMark,
} from "../bookings/index.ts";

const CANCELLED = 2;
const NOT_DUE: Refusal = { kind: "not-found", message: "This booking has no such deadline." };

export interface DeadlineMark {
  readonly task: DeadlineTask;
  /** False reopens the deadline. */
  readonly isDone: boolean;
  /** For whom the link is that it was marked with; null for the shipper. */
  readonly recipient: string | null;
}

const findDeadline = async (db: Executor, quotation: StoredBooking, task: DeadlineTask, now: number) => {
  const { deadlineFacts } = await summarise(db, quotation, now);
  if (deadlineFacts === null) return undefined;
  const facts = storedJson<DeadlineFacts>(deadlineFacts);
  return findDeadlines(facts, STANDARD_LEAD_TIMES, zones).find((one) => one.task === task);
};

/** Marks a deadline as done, or reopens it, belongs in a transaction; what is so already stays as it is. */
export const markDeadline = async (
  db: Executor,
  { id }: Pick<StoredBooking, "id">,
  { task, isDone, recipient }: DeadlineMark,
  now: number,
): Promise<Result<null, Refusal>> => {
  await outdateSummaries(db, [id]);
  const quotation = await readQuotation(db, id);
  if (quotation.status === CANCELLED)
    return err({ kind: "conflict", message: "This booking is cancelled. It has no deadlines any more." });
  const deadline = await findDeadline(db, quotation, task, now);
  if (deadline === undefined || deadline.responsible === "carrier") return err(NOT_DUE);
  const isChanged = isDone
    ? canMarkDeadline(deadline) && (await addMark(db, { quotation: id, task, markedAt: now, recipient }))
    : await deleteMark(db, { quotation: id, task });
  if (isChanged)
    await recordBookingChange(db, quotation, {
      action: isDone ? "booking.deadline-marked" : "booking.deadline-reopened",
      after: { task, recipient },
    });
  return ok(null);
};
