import { type Customer, isVisibleTo, type SheetAudience } from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";

/** The customer that a company is. */
export type FindCustomer = (company: string) => Promise<Customer>;

/** Companies without groups. */
export const findUngrouped: FindCustomer = async (company) => ({ company, group: null });

/** The text of an audience: equal for equal ones, so that it can be compared. */
export const writeAudience = ({ groups, companies }: SheetAudience): string =>
  JSON.stringify({ groups: [...new Set(groups)].toSorted(), companies: [...new Set(companies)].toSorted() });

export const readAudience = (text: string): SheetAudience => storedJson<SheetAudience>(text);

/** What is stored of a sheet with an audience; null or left out: everybody. */
export interface WithAudience {
  readonly visibleTo?: string | null;
}

const isPublic = ({ visibleTo }: WithAudience): boolean => visibleTo === undefined || visibleTo === null;

/** The rows that a customer finds; the customer is read only where a row is not public. Null: nobody in particular. */
export const filterVisible = async <Row extends WithAudience>(
  rows: readonly Row[],
  readCustomer: (() => Promise<Customer>) | null,
): Promise<readonly Row[]> => {
  if (rows.every(isPublic)) return rows;
  const customer = readCustomer === null ? null : await readCustomer();
  return rows.filter((row) => isVisibleTo(row.visibleTo == null ? null : readAudience(row.visibleTo), customer));
};
