import { recordChange } from "#server/modules/audit/index.ts";
import type { Executor } from "#server/schema.ts";

/** Who has downloaded the data of a company is in the trail. */
export const recordExport = (db: Executor, companyId: string): Promise<void> =>
  db
    .transaction()
    .execute((transaction) =>
      recordChange(transaction, { action: "company.exported", subjectId: companyId, customerId: companyId }),
    );
