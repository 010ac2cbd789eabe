import { containsAll } from "#server/platform/database/contains-all.ts";
import type { Executor } from "#server/schema.ts";
import type { Company } from "./company-store.ts";

/** A company, and its tax number if that was found. */
export interface FoundCompany extends Pick<Company, "id" | "name" | "state" | "customerGroup"> {
  readonly taxNumber: string | null;
}

/** Companies by name, group, VAT id, GSTIN or PAN, by name; `words` are in lower case. */
export const findCompaniesWith = async (
  db: Executor,
  words: readonly string[],
  most: number,
): Promise<readonly FoundCompany[]> => {
  const numbers = await db
    .selectFrom("companyTaxNumber")
    .select(["companyId", "number"])
    .where(containsAll(["number"], words))
    .limit(most)
    .execute();
  const taxNumbers = new Map(numbers.map(({ companyId, number }) => [companyId, number]));
  const rows = await db
    .selectFrom("company")
    .select(["id", "name", "state", "customerGroup"])
    .where((e) =>
      e.or([containsAll(["name", "customerGroup", "vatId"], words), e("id", "in", [...taxNumbers.keys(), ""])]),
    )
    .orderBy("name")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, taxNumber: taxNumbers.get(row.id) ?? null }));
};

/** People of companies by address or name. */
export const searchPeople = (db: Executor, words: readonly string[], most: number) =>
  db
    .selectFrom("account")
    .innerJoin("company", "company.id", "account.companyId")
    .select(["account.firstName", "account.lastName", "account.email", "account.companyId", "company.name"])
    .where(containsAll(["account.email", "account.firstName", "account.lastName"], words))
    .where("account.leftAt", "is", null)
    .orderBy("account.email")
    .limit(most)
    .execute();

/** The ids of companies, and of their people, whose name contains a word in lower case. */
export const listCustomersNamed = async (db: Executor, word: string, most: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("company")
    .innerJoin("account", "account.companyId", "company.id")
    .select(["company.id as company", "account.id as account"])
    .where(containsAll(["company.name"], [word]))
    .limit(most)
    .execute();
  return [...new Set(rows.flatMap(({ company, account }) => [company, account]))];
};
