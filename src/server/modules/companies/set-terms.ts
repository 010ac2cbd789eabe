import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
import { toRecordedLimit } from "./recorded-limit.ts";
import { changeCompany, type Company, lockCompany, registerGroup } from "../accounts/index.ts";

/** Puts a company into a group of customers, spelled as it is known, or into none; null if there is no such company. Belongs in a transaction. */
export const setGroup = async (db: Executor, companyId: string, typed: string | null): Promise<Company | null> => {
  const before = await lockCompany(db, companyId);
  if (before === undefined) return null;
  const customerGroup = typed === null ? null : await registerGroup(db, typed);
  await changeCompany(db, companyId, { customerGroup });
  await recordChange(db, {
    action: "company.changed",
    subjectId: companyId,
    customerId: companyId,
    before: { customerGroup: before.customerGroup },
    after: { customerGroup },
  });
  return { ...before, customerGroup };
};

/** What is agreed with a company; `creditLimit` in minor units of `currency`, which is that of its people's limits too. */
export type CreditTerms = Partial<Pick<Company, "creditLimit" | "paymentDays" | "currency">>;

const toTerms = (company: Company) => {
  const { creditLimit, currency, paymentDays } = company;
  return { creditLimit: toRecordedLimit(creditLimit, company), currency, paymentDays };
};

/** Changes credit limit, currency and payment terms; null if there is no such company. Belongs in a transaction. */
export const setCredit = async (db: Executor, companyId: string, terms: CreditTerms): Promise<Company | null> => {
  const before = await lockCompany(db, companyId);
  if (before === undefined) return null;
  await changeCompany(db, companyId, terms);
  const after = { ...before, ...terms };
  await recordChange(db, {
    action: "company.credit-changed",
    subjectId: companyId,
    customerId: companyId,
    before: toTerms(before),
    after: toTerms(after),
  });
  return after;
};
