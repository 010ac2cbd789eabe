import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { BRAND } from "#brand";
import { findTaxIdentities, type TaxNumbers } from "#domain/companies";
import { readTaxNumber } from "#domain/accounts";
import type { Executor, Schema } from "#server/schema.ts";
import { readCompaniesWith } from "../inbox/index.ts";
import type { CompanyTable, CompanyTaxNumberTable } from "./tables.ts";

export type Company = Selectable<CompanyTable>;
export type NewCompany = Insertable<CompanyTable>;

/** Adds a company, active and with limits in the currency of the brand unless stated otherwise; nothing happens if there is one. */
export const addCompany = async (
  db: Executor,
  company: Pick<NewCompany, "id" | "name" | "createdAt"> & Partial<NewCompany>,
): Promise<void> => {
  await db
    .insertInto("company")
    .values({ state: "active", currency: BRAND.currency, ...company })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
};

export type CompanyName = Pick<Company, "id" | "name" | "customerGroup" | "state" | "stateReason">;

/** Companies by their ids, or by those of their people. */
export const readCustomerNames = async (
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CompanyName>> => {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const companies = await db
    .selectFrom("company")
    .select(["id", "name", "customerGroup", "state", "stateReason"])
    .where("id", "in", asked)
    .execute();
  const known = new Map(companies.map((one): readonly [string, CompanyName] => [one.id, one]));
  const left = asked.filter((id) => !known.has(id));
  if (left.length === 0) return known;
  const people = await db
    .selectFrom("account")
    .innerJoin("company", "company.id", "account.companyId")
    .select([
      "account.id as accountId",
      "company.id",
      "company.name",
      "company.customerGroup",
      "company.state",
      "company.stateReason",
    ])
    .where("account.id", "in", left)
    .execute();
  return new Map([...known, ...people.map(({ accountId, ...company }) => [accountId, company] as const)]);
};

/* A rule of the inbox may give the items of a group to a person; a sign-up waits for a decision about its company. */
readCompaniesWith(readCustomerNames);

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

/** Removes a company that has nobody; what names it as the one it signed up with the numbers of names another one. */
export const removeCompany = async (
  db: Executor,
  id: string,
  { instead }: { readonly instead: string },
): Promise<void> => {
  await db
    .updateTable("company")
    .set({ duplicateOf: instead })
    .where("duplicateOf", "=", id)
    .where("id", "<>", instead)
    .execute();
  await db.updateTable("company").set({ duplicateOf: null }).where("duplicateOf", "=", id).execute();
  await db.deleteFrom("company").where("id", "=", id).execute();
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

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const matchesText = (text: string) => (e: ExpressionBuilder<Schema, "company">) => {
  const typed = text.trim().toLowerCase();
  const isLike = (column: "company.name" | "account.email", pattern: string) =>
    sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  const people = e
    .selectFrom("account")
    .select("companyId")
    .where(isLike("account.email", `${escapeLike(typed)}%`));
  const numbers = e.selectFrom("companyTaxNumber").select("companyId").where("number", "=", readTaxNumber(text));
  return e.or([
    e("company.id", "=", text.trim()),
    isLike("company.name", `%${escapeLike(typed)}%`),
    e("company.id", "in", people),
    e("company.id", "in", numbers),
  ]);
};

export interface CompanySummary extends Company {
  readonly people: number;
  /** Of its first person who is still there; null without one. */
  readonly email: string | null;
}

interface CompanyFilter {
  readonly state: Company["state"] | null;
  readonly customerGroup: string | null;
  /** As `searchCompanies` reads it. */
  readonly text?: string | null;
  /** The last company of the page before. */
  readonly after?: Pick<Company, "id" | "createdAt"> | null;
  readonly limit: number;
}

/* Newest first, and those of one moment by their ids. */
const isAfter =
  ({ id, createdAt }: Pick<Company, "id" | "createdAt">) =>
  (e: ExpressionBuilder<Schema, "company">) =>
    e.or([
      e("company.createdAt", "<", createdAt),
      e.and([e("company.createdAt", "=", createdAt), e("company.id", ">", id)]),
    ]);

/** Those of these companies with a tax identity that another company has too. */
export const findSharers = async (db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("companyTaxNumber as own")
    .innerJoin("companyTaxNumber as other", "other.number", "own.number")
    .whereRef("other.companyId", "!=", "own.companyId")
    .where("own.companyId", "in", ids)
    .select("own.companyId")
    .distinct()
    .execute();
  return new Set(rows.map(({ companyId }) => companyId));
};

/** At most `limit` companies, newest first. */
export const listCompanies = (
  db: Executor,
  { state, customerGroup, text = null, after = null, limit }: CompanyFilter,
): Promise<readonly CompanySummary[]> => {
  const people = (e: ExpressionBuilder<Schema, "company">) =>
    e.selectFrom("account").whereRef("account.companyId", "=", "company.id").where("leftAt", "is", null);
  return db
    .selectFrom("company")
    .selectAll()
    .select((e) => [
      people(e)
        .select((row) => row.fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("people"),
      people(e).select("account.email").orderBy("account.createdAt").limit(1).as("email"),
    ])
    .$if(state !== null, (query) => query.where("state", "=", state ?? "pending"))
    .$if(customerGroup !== null, (query) => query.where("customerGroup", "=", customerGroup))
    .$if(text !== null, (query) => query.where(matchesText(text ?? "")))
    .$if(after !== null, (query) => query.where(isAfter(after ?? { id: "", createdAt: 0 })))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
};

/** The identities that several companies have, by company, the oldest first. */
export const listSharedTaxNumbers = async (
  db: Executor,
): Promise<readonly { readonly id: string; readonly identities: readonly string[] }[]> => {
  const rows = await db
    .selectFrom("companyTaxNumber")
    .innerJoin("company", "company.id", "companyTaxNumber.companyId")
    .select(["company.id", "companyTaxNumber.number"])
    .where("number", "in", (query) =>
      query
        .selectFrom("companyTaxNumber")
        .select("number")
        .groupBy("number")
        .having((e) => e.fn.countAll(), ">", 1),
    )
    .orderBy("company.createdAt")
    .orderBy("company.id")
    .orderBy("number")
    .execute();
  const numbers = Map.groupBy(rows, ({ id }) => id);
  return [...numbers].map(([id, shared]) => ({ id, identities: shared.map(({ number }) => number) }));
};

/** The company with an id, or of the person with an email address. */
export const findCompany = async (db: Executor, idOrEmail: string): Promise<Company | undefined> =>
  (await companyById(db, idOrEmail)) ??
  (await db
    .selectFrom("company")
    .innerJoin("account", "account.companyId", "company.id")
    .selectAll("company")
    .where("account.email", "=", idOrEmail.trim().toLowerCase())
    .executeTakeFirst());

const MAX_MATCHES = 200;

/** The ids of companies by a text: an id, a part of the name, the beginning of an email address, or a tax number. */
export const searchCompanies = async (db: Executor, text: string): Promise<readonly string[]> =>
  (await db.selectFrom("company").select("id").where(matchesText(text)).orderBy("id").limit(MAX_MATCHES).execute()).map(
    ({ id }) => id,
  );

/** The names of companies, by their ids. */
export const nameCompanies = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("company")
          .select(["id", "name"])
          .where("id", "in", [...ids])
          .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** How many companies of each state there are, of those that a text finds; null: of all. */
export const countCompanies = async (
  db: Executor,
  text: string | null = null,
): Promise<ReadonlyMap<Company["state"], number>> => {
  const rows = await db
    .selectFrom("company")
    .$if(text !== null, (query) => query.where(matchesText(text ?? "")))
    .select(["state", (e) => e.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
};
