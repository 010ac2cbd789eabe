import type { Executor } from "#server/schema.ts";
import { readAudience, writeAudience } from "./sheet-audience.ts";

const TABLES = ["rateSheet", "lclTariff"] as const;

const listPrivate = async (db: Executor, table: (typeof TABLES)[number], company: string) => {
  const rows = await db.selectFrom(table).select(["id", "visibleTo"]).where("visibleTo", "is not", null).execute();
  return rows
    .map(({ id, visibleTo }) => ({ id, audience: readAudience(visibleTo ?? "") }))
    .filter(({ audience }) => audience.companies.includes(company));
};

/** How many sheets and tariffs a company finds because they name it. */
export const countPrivateTariffs = async (db: Executor, company: string): Promise<number> => {
  const found = await Promise.all(TABLES.map((table) => listPrivate(db, table, company)));
  return found.flat().length;
};

/** Lets another company find what names a company, in its place. Belongs in a transaction. */
export const moveAudience = async (db: Executor, from: string, into: string): Promise<void> => {
  for (const table of TABLES)
    for (const { id, audience } of await listPrivate(db, table, from)) {
      const companies = audience.companies.map((one) => (one === from ? into : one));
      const visibleTo = writeAudience({ ...audience, companies });
      await db.updateTable(table).set({ visibleTo }).where("id", "=", id).execute();
    }
};
