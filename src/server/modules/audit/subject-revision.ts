import type { Executor } from "#server/schema.ts";

/** How many changes of something were recorded: rises with each, so that who has read an earlier state can be told. */
export const readSubjectRevision = async (db: Executor, subjectId: string): Promise<number> => {
  const row = await db
    .selectFrom("auditEntry")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("subjectId", "=", subjectId)
    .executeTakeFirst();
  return row?.count ?? 0;
};
