import type { ExchangeQuote, ExchangeRates } from "../../domain/money/exchange.ts";
import type { Executor } from "./schema.ts";
import { storedJson } from "./stored-json.ts";

/** The newest stated table of exchange rates that is not of the future; null when none was ever stated. */
export const exchangeOn = async (db: Executor, today: string): Promise<ExchangeRates | null> => {
  const row = await db
    .selectFrom("exchange")
    .selectAll()
    .where("date", "<=", today)
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { base, date, source, markUpPercent } = row;
  return { base, date, source, markUpPercent, quotes: storedJson<readonly ExchangeQuote[]>(row.quotes) };
};

/** States a table of exchange rates from its date on; the same id replaces what was stated before. */
export const stateExchange = async (db: Executor, id: string, rates: ExchangeRates): Promise<void> => {
  const row = { id, ...rates, quotes: JSON.stringify(rates.quotes) };
  await db
    .insertInto("exchange")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
};
