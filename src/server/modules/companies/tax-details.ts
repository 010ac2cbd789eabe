import { err, ok, type Result } from "neverthrow";
import { addGstin, type GstinObstacle, readVatId, removeGstin, type TaxNumbers } from "#domain/companies";
import type { Database } from "#server/platform/database/database.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { changeCompany, type Company, lockCompany, readTaxNumbers, saveTaxNumbers } from "../accounts/index.ts";
import { recordChange } from "../audit/index.ts";

interface TaxDeps {
  readonly database: Database;
}

const NO_COMPANY: Refusal = { kind: "not-found", message: "This company was not found." };
const OBSTACLES: Readonly<Record<GstinObstacle, Refusal>> = {
  unknown: { kind: "not-found", message: "Your company does not have this GSTIN." },
  last: { kind: "conflict", message: "The last GSTIN stays. Add another one first." },
};

const refuseField = (field: string, message: string): Refusal => ({
  kind: "fields",
  message,
  fields: [{ field, message }],
});

const change = (
  { database: { db } }: TaxDeps,
  companyId: string,
  work: (transaction: Executor, company: Company) => Promise<Result<Company, Refusal>>,
): Promise<Result<Company, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    const company = await lockCompany(transaction, companyId);
    return company === undefined ? err(NO_COMPANY) : work(transaction, company);
  });

const changeGstins = (
  deps: TaxDeps,
  companyId: string,
  apply: (numbers: TaxNumbers) => Result<TaxNumbers, Refusal>,
): Promise<Result<Company, Refusal>> =>
  change(deps, companyId, async (transaction, company) => {
    const before = await readTaxNumbers(transaction, companyId);
    const after = apply(before);
    if (after.isErr()) return err(after.error);
    await saveTaxNumbers(transaction, companyId, after.value);
    await recordChange(transaction, {
      action: "company.changed",
      subjectId: companyId,
      customerId: companyId,
      before: { gstNumbers: [...before.gstins] },
      after: { gstNumbers: [...after.value.gstins] },
    });
    return ok(company);
  });

/** Adds a GSTIN of the company's PAN. */
export const addGstNumber = (deps: TaxDeps, companyId: string, typed: string): Promise<Result<Company, Refusal>> =>
  changeGstins(deps, companyId, (numbers) =>
    addGstin(numbers, typed).mapErr((message) => refuseField("gstNumber", message)),
  );

/** Removes a GSTIN; the last one stays. */
export const removeGstNumber = (deps: TaxDeps, companyId: string, typed: string): Promise<Result<Company, Refusal>> =>
  changeGstins(deps, companyId, (numbers) => removeGstin(numbers, typed).mapErr((obstacle) => OBSTACLES[obstacle]));

/** Sets the VAT id; an empty one removes it. */
export const setVatId = (deps: TaxDeps, companyId: string, typed: string): Promise<Result<Company, Refusal>> =>
  change(deps, companyId, async (transaction, company) => {
    const read = readVatId(typed);
    if (read.isErr()) return err(refuseField("vatId", read.error));
    const vatId = read.value;
    await changeCompany(transaction, companyId, { vatId });
    await recordChange(transaction, {
      action: "company.changed",
      subjectId: companyId,
      customerId: companyId,
      before: { vatId: company.vatId },
      after: { vatId },
    });
    return ok({ ...company, vatId });
  });
