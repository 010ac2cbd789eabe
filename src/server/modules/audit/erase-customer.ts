import { PERSONAL_SUBJECTS } from "#domain/audit";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "./record-change.ts";

/**
 * Erases what the trail says about a deleted customer: values, reasons and networks of what the customer did, and of everything
 * that names people. Who, when and what stay, and so does the chain. Belongs in the transaction of the deletion.
 */
export const eraseCustomer = async (db: Executor, customerId: string, now: number): Promise<void> => {
  await db
    .insertInto("auditErasure")
    .values({ customerId, erasedAt: now })
    .onConflict((conflict) => conflict.column("customerId").doNothing())
    .execute();
  const erased = await db
    .updateTable("auditEntry")
    .set({ origin: null, before: null, after: null, reason: null, salt: null })
    .where("customerId", "=", customerId)
    .where((e) => e.or([e("actorId", "=", customerId), e("subjectKind", "in", PERSONAL_SUBJECTS)]))
    .executeTakeFirst();
  const after = { entries: Number(erased.numUpdatedRows) };
  await recordChange(db, { action: "trail.erased", subjectId: customerId, after });
};
