import type { Executor } from "#server/schema.ts";
import { changeCompany, type Company, lockCompany } from "../accounts/index.ts";

/** Puts a company into a group of customers, or into none; null if there is no such company. Belongs in a transaction. */
export const setGroup = async (
  db: Executor,
  companyId: string,
  customerGroup: string | null,
): Promise<Company | null> => {
  const before = await lockCompany(db, companyId);
  if (before === undefined) return null;
  await changeCompany(db, companyId, { customerGroup });
  return { ...before, customerGroup };
};

/** What is agreed with a company; `creditLimit` in minor units of `currency`, which is that of its people's limits too. */
export type CreditTerms = Partial<Pick<Company, "creditLimit" | "paymentDays" | "currency">>;

/** Changes credit limit, currency and payment terms; null if there is no such company. Belongs in a transaction. */
export const setCredit = async (db: Executor, companyId: string, terms: CreditTerms): Promise<Company | null> => {
  const before = await lockCompany(db, companyId);
  if (before === undefined) return null;
  await changeCompany(db, companyId, terms);
  return { ...before, ...terms };
};
