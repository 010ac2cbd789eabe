import { err, ok, type Result } from "neverthrow";
import { convertLimit } from "#domain/companies";
import type { ExchangeRates, Money } from "#domain/money";
import type { Executor } from "#server/schema.ts";
import { changeCompany, type Company, listMembers, lockCompany, registerGroup, setRole } from "../accounts/index.ts";
import { recordChange } from "../audit/index.ts";
import { listInvitations, saveInvitation } from "./invitation-store.ts";
import { toRecordedLimit } from "./recorded-limit.ts";

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

/* The limits of people and open invitations are amounts of the same worth in the new currency; false: no rate is stated. */
const convertLimits = async (
  db: Executor,
  company: Company,
  currency: string,
  exchange: ExchangeRates | null,
): Promise<boolean> => {
  const convert = (minor: number): Money | null =>
    convertLimit({ currency: company.currency, minor }, exchange, currency);
  for (const { id, role, approvalLimit } of await listMembers(db, company.id)) {
    if (approvalLimit === null) continue;
    const limit = convert(approvalLimit);
    if (limit === null) return false;
    await setRole(db, id, { role, limit });
    await recordChange(db, {
      action: "member.role-changed",
      subjectId: id,
      customerId: company.id,
      before: { limit: toRecordedLimit(approvalLimit, company) },
      after: { limit: { ...limit } },
    });
  }
  for (const invitation of await listInvitations(db, company.id)) {
    if (invitation.approvalLimit === null) continue;
    const limit = convert(invitation.approvalLimit);
    if (limit === null) return false;
    await saveInvitation(db, { ...invitation, approvalLimit: limit.minor });
  }
  return true;
};

/** Why a company cannot have another currency: people have limits, and no rate of exchange is stated. */
const describeMissing = (from: string, to: string): string =>
  `People have limits in ${from}, and there is no exchange rate from ${from} to ${to}. Set it under Rates first.`;

/**
 * Changes credit limit, currency and payment terms; null if there is no such company. With another currency, the limits of its
 * people are converted and never rise; refused without a rate. Belongs in a transaction that a refusal undoes.
 */
export const setCredit = async (
  db: Executor,
  companyId: string,
  terms: CreditTerms,
  exchange: ExchangeRates | null,
): Promise<Result<Company | null, string>> => {
  const before = await lockCompany(db, companyId);
  if (before === undefined) return ok(null);
  const after = { ...before, ...terms };
  if (after.currency !== before.currency && !(await convertLimits(db, before, after.currency, exchange)))
    return err(describeMissing(before.currency, after.currency));
  await changeCompany(db, companyId, terms);
  await recordChange(db, {
    action: "company.credit-changed",
    subjectId: companyId,
    customerId: companyId,
    before: toTerms(before),
    after: toTerms(after),
  });
  return ok(after);
};
