import { toGroupKey, toGroupName } from "#domain/companies";
import type { Executor } from "#server/schema.ts";

/** A group of customers, and how many companies are in it. */
interface CustomerGroup {
  readonly name: string;
  readonly companies: number;
}

/** All groups by name, also those that no company is in yet. */
export const listGroups = async (db: Executor): Promise<readonly CustomerGroup[]> => {
  const rows = await db
    .selectFrom("customerGroup")
    .leftJoin("company", "company.customerGroup", "customerGroup.name")
    .select(["customerGroup.name", (e) => e.fn.count<number | string>("company.id").as("companies")])
    .groupBy(["customerGroup.key", "customerGroup.name"])
    .orderBy("customerGroup.key")
    .execute();
  return rows.map(({ name, companies }) => ({ name, companies: Number(companies) }));
};

/** A group as its first use has spelled it; one that is not known as it is typed. */
export const findGroup = async (db: Executor, typed: string): Promise<string> => {
  const row = await db
    .selectFrom("customerGroup")
    .select("name")
    .where("key", "=", toGroupKey(typed))
    .executeTakeFirst();
  return row?.name ?? toGroupName(typed);
};

/** The same, and adds one that is not known: of two spellings at the same moment the first counts. */
export const registerGroup = async (db: Executor, typed: string): Promise<string> => {
  await db
    .insertInto("customerGroup")
    .values({ key: toGroupKey(typed), name: toGroupName(typed) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return findGroup(db, typed);
};
