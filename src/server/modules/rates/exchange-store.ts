import { type ExchangeQuote, type ExchangeRates, joinExchange } from "#domain/money";
import { addDays } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import type { ExchangeTable } from "#server/rate-sources/rate-sheets/tables.ts";
import { storedJson } from "#server/platform/database/statements.ts";

/** A table of another base is used beside the newest one for as long as a table may be used at all. */
const MAX_AGE_DAYS = 7;

const toRates = ({ base, date, source, markUpPercent, quotes }: ExchangeTable): ExchangeRates => ({
  base,
  date,
  source,
  markUpPercent,
  quotes: storedJson<readonly ExchangeQuote[]>(quotes),
});

/** The stated tables of exchange rates that are not of the future, newest first. */
const tablesUntil = async (db: Executor, today: string): Promise<readonly ExchangeTable[]> =>
  db
    .selectFrom("exchange")
    .selectAll()
    .where("date", "<=", today)
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();

/**
 * The newest stated table of exchange rates, with the currencies that only the newest tables of other bases quote; null
 * when none was ever stated.
 */
export const findExchange = async (db: Executor, today: string): Promise<ExchangeRates | null> => {
  const tables = await tablesUntil(db, today);
  const [newest, ...others] = [...Map.groupBy(tables, ({ base }) => base).values()].flatMap(([first]) => first ?? []);
  if (newest === undefined) return null;
  const oldest = addDays(today, -MAX_AGE_DAYS);
  return joinExchange(toRates(newest), others.filter(({ date }) => date >= oldest).map(toRates));
};

/** All stated tables with the number of their rates, newest first. */
export const listExchange = async (db: Executor): Promise<readonly ExchangeRates[]> =>
  (await tablesUntil(db, "9999-12-31")).map(toRates);

/** Removes the table of a base and a day; answers whether there was one. */
export const removeExchange = async (db: Executor, base: string, date: string): Promise<boolean> => {
  const removed = await db.deleteFrom("exchange").where("base", "=", base).where("date", "=", date).executeTakeFirst();
  return removed.numDeletedRows > 0n;
};

/** States a table of exchange rates from its date on; the same id replaces what was stated before. */
export const saveExchange = async (db: Executor, id: string, rates: ExchangeRates): Promise<void> => {
  const row = { id, ...rates, quotes: JSON.stringify(rates.quotes) };
  await db
    .insertInto("exchange")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
};
