import type { Money } from "#domain/money";
import type { Company } from "../accounts/index.ts";

/** A limit of a person or of the credit as the trail has it: an amount in the currency of the company. Older entries have the minor units alone. */
export const toRecordedLimit = (minor: number | null, company: Pick<Company, "currency"> | undefined) =>
  minor === null || company === undefined ? null : ({ currency: company.currency, minor } satisfies Money);
