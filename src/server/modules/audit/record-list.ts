import type { AuditValues } from "#domain/audit";
import type { ListChange } from "#server/platform/account-list.ts";
import type { ListRow } from "#server/platform/database/list-tables.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "./record-change.ts";

/** Records changes of a list of an account; `toValues` says what of a row is recorded. */
export const listRecorder =
  <Row extends ListRow>(subject: "address" | "template" | "saved-view", toValues: (row: Row) => AuditValues) =>
  async (db: Executor, { verb, before, after }: ListChange<Row>): Promise<void> => {
    const row = after ?? before;
    if (row === null) return;
    await recordChange(db, {
      action: `${subject}.${verb}`,
      subjectId: row.id,
      customerId: row.accountId,
      before: before === null ? null : toValues(before),
      after: after === null ? null : toValues(after),
    });
  };
