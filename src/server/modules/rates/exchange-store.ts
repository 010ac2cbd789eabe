import { type ExchangeRates, joinExchange, type StatedExchange, toExchangeRates } from "#domain/money";
import { addDays } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import type { ExchangeTable } from "./tables.ts";
import { storedJson } from "#server/platform/database/statements.ts";

const MAX_AGE_DAYS = 7;

const toStated = ({ base, date, source, markUpPercent, quotes }: ExchangeTable): StatedExchange => ({
  base,
  date,
  source,
  markUpPercent,
  quotes: storedJson<StatedExchange["quotes"]>(quotes),
});

const toRates = (row: ExchangeTable): ExchangeRates => toExchangeRates(toStated(row));

/** The newest table of a base until a day, as it is stored; null without one. */
export const findStatedExchange = async (db: Executor, base: string, day: string): Promise<StatedExchange | null> => {
  const row = await db
    .selectFrom("exchange")
    .selectAll()
    .where("base", "=", base)
    .where("date", "<=", day)
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toStated(row);
};

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

export const listExchange = async (db: Executor): Promise<readonly ExchangeRates[]> =>
  (await tablesUntil(db, "9999-12-31")).map(toRates);

export const removeExchange = async (db: Executor, base: string, date: string): Promise<boolean> => {
  const removed = await db.deleteFrom("exchange").where("base", "=", base).where("date", "=", date).executeTakeFirst();
  return removed.numDeletedRows > 0n;
};

export const saveExchange = async (db: Executor, id: string, rates: StatedExchange): Promise<void> => {
  const row = { id, ...rates, quotes: JSON.stringify(rates.quotes) };
  await db
    .insertInto("exchange")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
};
