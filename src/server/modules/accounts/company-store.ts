import type { Insertable, Selectable, Updateable } from "kysely";
import { findTaxIdentities, type TaxNumbers } from "#domain/companies";
import { readTaxNumber } from "#domain/accounts";
import { DEFAULT_CURRENCY } from "#domain/money";
import type { Executor } from "#server/schema.ts";
import type { CompanyTable, CompanyTaxNumberTable } from "./tables.ts";

export type Company = Selectable<CompanyTable>;
export type NewCompany = Insertable<CompanyTable>;

/** Adds a company, active and with limits in USD unless stated otherwise; nothing happens if there is one. */
export const addCompany = async (
  db: Executor,
  company: Pick<NewCompany, "id" | "name" | "createdAt"> & Partial<NewCompany>,
): Promise<void> => {
  await db
    .insertInto("company")
    .values({ state: "active", currency: DEFAULT_CURRENCY, ...company })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
};

/** The company of an account that exists. */
export const readCompany = (db: Executor, id: string): Promise<Company> =>
  db.selectFrom("company").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export const companyById = (db: Executor, id: string): Promise<Company | undefined> =>
  db.selectFrom("company").selectAll().where("id", "=", id).executeTakeFirst();

/** Locks a company and its people until the transaction ends. */
export const lockCompany = async (db: Executor, id: string): Promise<Company | undefined> =>
  db
    .updateTable("company")
    .set((row) => ({ name: row.ref("name") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

export const changeCompany = async (db: Executor, id: string, changes: Updateable<CompanyTable>): Promise<void> => {
  await db.updateTable("company").set(changes).where("id", "=", id).execute();
};

const toKind = (number: string, { pan, gstins }: TaxNumbers): CompanyTaxNumberTable["kind"] => {
  if (gstins.some((gstin) => readTaxNumber(gstin) === number)) return "gstin";
  return pan !== null && readTaxNumber(pan) === number ? "pan" : "pan-of-gstin";
};

/** Replaces the tax numbers of a company. */
export const saveTaxNumbers = async (db: Executor, companyId: string, numbers: TaxNumbers): Promise<void> => {
  await db.deleteFrom("companyTaxNumber").where("companyId", "=", companyId).execute();
  const rows = findTaxIdentities(numbers).map((number) => ({ companyId, number, kind: toKind(number, numbers) }));
  if (rows.length > 0) await db.insertInto("companyTaxNumber").values(rows).execute();
};

export const readTaxNumbers = async (db: Executor, companyId: string): Promise<TaxNumbers> => {
  const rows = await db
    .selectFrom("companyTaxNumber")
    .select(["number", "kind"])
    .where("companyId", "=", companyId)
    .orderBy("number")
    .execute();
  return {
    pan: rows.find(({ kind }) => kind === "pan")?.number ?? null,
    gstins: rows.filter(({ kind }) => kind === "gstin").map(({ number }) => number),
  };
};

/** The companies that have one of the tax identities, the oldest first. */
export const findByTaxNumbers = async (db: Executor, numbers: TaxNumbers): Promise<readonly Company[]> => {
  const identities = findTaxIdentities(numbers);
  if (identities.length === 0) return [];
  return db
    .selectFrom("company")
    .selectAll()
    .where("id", "in", (query) =>
      query.selectFrom("companyTaxNumber").select("companyId").where("number", "in", identities),
    )
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
};
