import type { BookingHistoryEntry } from "#api/schema.d.ts";
import { formatTask, type MarkedTask } from "#domain/deadlines";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { DeadlineMarkTable } from "./tables.ts";

const listMarks = (db: Executor, quotation: string): Promise<readonly DeadlineMarkTable[]> =>
  db.selectFrom("deadlineMark").selectAll().where("quotation", "=", quotation).orderBy("task").execute();

/** What was marked as done of a booking. */
export const listMarkedTasks = async (db: Executor, quotation: string): Promise<readonly MarkedTask[]> =>
  (await listMarks(db, quotation)).map(({ task, markedAt }) => ({ task, at: toInstant(markedAt) }));

/** The marks of a booking for its history. */
export const listMarkHistory = async (db: Executor, quotation: string): Promise<readonly BookingHistoryEntry[]> =>
  (await listMarks(db, quotation)).map(({ task, markedAt, recipient }) => ({
    title: `Marked as done: ${formatTask({ task, of: 1 })}`,
    detail: recipient === null ? null : `With the link for ${recipient}`,
    happenedAt: toInstant(markedAt),
    by: "shipper",
  }));

/** Adds a mark; an earlier one of the same task stays as it is. Whether it is new. */
export const addMark = async (db: Executor, mark: DeadlineMarkTable): Promise<boolean> => {
  const added = await db
    .insertInto("deadlineMark")
    .values(mark)
    .onConflict((conflict) => conflict.columns(["quotation", "task"]).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

/** Whether there was one. */
export const deleteMark = async (
  db: Executor,
  { quotation, task }: Pick<DeadlineMarkTable, "quotation" | "task">,
): Promise<boolean> => {
  const deleted = await db
    .deleteFrom("deadlineMark")
    .where("quotation", "=", quotation)
    .where("task", "=", task)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
};
