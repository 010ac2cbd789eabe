import type { Database } from "#server/platform/database/database.ts";
import { changeCompany, lockCompany } from "../accounts/index.ts";
import { recordChange } from "../audit/index.ts";

/** Requires a second factor of everybody of a company, or no longer; who has none sets it up at the next sign-in. */
export const requireSecondFactor = (
  { database: { db } }: { readonly database: Database },
  companyId: string,
  isRequired: boolean,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const before = await lockCompany(transaction, companyId);
    const wasRequired = before?.requiresFactor === 1;
    if (wasRequired === isRequired) return;
    await changeCompany(transaction, companyId, { requiresFactor: isRequired ? 1 : 0 });
    await recordChange(transaction, {
      action: "company.changed",
      subjectId: companyId,
      customerId: companyId,
      before: { requiresSecondFactor: wasRequired },
      after: { requiresSecondFactor: isRequired },
    });
  });
