import type { Kysely } from "kysely";

export const deadlineMarks = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("deadlineMark")
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addColumn("task", "text", (column) => column.notNull())
    .addColumn("markedAt", "bigint", (column) => column.notNull())
    .addColumn("recipient", "text")
    .addPrimaryKeyConstraint("deadlineMark_key", ["quotation", "task"])
    .execute();
};
