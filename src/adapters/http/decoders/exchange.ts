import * as t from "io-ts";
import type { ExchangeRates } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { object, readableList } from "./codec.ts";

/** The exchange rates that totals are converted with; a currency whose quote cannot be read has none. */
export const ExchangeRatesCodec = reading<ExchangeRates>()(
  object({
    base: t.string,
    date: t.string,
    source: t.string,
    markUpPercent: t.string,
    quotes: readableList(object({ currency: t.string, unitsPerBase: t.string })),
  }),
);
