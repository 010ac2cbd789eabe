import * as t from "io-ts";
import type { ExchangeRates } from "../../../wire/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, object } from "./codec.ts";

/** The stated rates of exchange that totals are converted with. */
export const ExchangeRatesCodec = reading<ExchangeRates>()(
  object({
    base: t.string,
    date: t.string,
    source: t.string,
    markUpPercent: t.string,
    quotes: list(object({ currency: t.string, unitsPerBase: t.string })),
  }),
);
