import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
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

/** Names the stored audience of a sheet: it is another one after every change. */
export const toAudienceRevision = (visibleTo: string | null): string =>
  createHash("sha256")
    .update(visibleTo ?? "")
    .digest("hex")
    .slice(0, 16);

/* Not `like`, which ignores the case of letters on SQLite. Names and ids are in quotation marks. */
const holds = (column: RawBuilder<unknown>, name: string): RawBuilder<unknown> =>
  sql`replace(${column}, ${JSON.stringify(name)}, '') <> ${column}`;

/** That a private sheet is found by a customer; `column` is its `visibleTo`. */
export const isPrivateFor = (column: RawBuilder<unknown>, { company, group }: Customer): RawBuilder<unknown> =>
  group === null ? holds(column, company) : sql`(${holds(column, company)} or ${holds(column, group)})`;

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
