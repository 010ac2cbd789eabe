import type { CalendarDate } from "../time/calendar.ts";
import type { CurrencyCode, Money } from "./money.ts";

/** How many units of `currency` one unit of the base currency costs, as an exact decimal text such as `88.40`. */
export interface ExchangeQuote {
  readonly currency: CurrencyCode;
  readonly unitsPerBase: string;
}

/** A stated table of exchange rates: without one, amounts in different currencies are never added or compared. */
export interface ExchangeRates {
  readonly base: CurrencyCode;
  readonly date: CalendarDate;
  readonly source: string;
  /** What the house adds to a converted amount, in percent, as a decimal text (`0`, `1.5`). */
  readonly markUpPercent: string;
  readonly quotes: readonly ExchangeQuote[];
}

/** The outcome of putting several currencies into one: either everything could be converted, or the named currencies could not. */
export type Converted =
  | { readonly kind: "converted"; readonly total: Money }
  | { readonly kind: "no-rate"; readonly missing: readonly CurrencyCode[] };

/** The currency that a shipper sees totals in unless another is asked for. */
export const DEFAULT_CURRENCY: CurrencyCode = "USD";

/** `1 USD = 88.40 INR` for each of the currencies that the table quotes, in the table's own figures. */
export const exchangeStatements = (exchange: ExchangeRates, currencies: readonly CurrencyCode[]): readonly string[] =>
  exchange.quotes
    .filter((quote) => quote.currency !== exchange.base && currencies.includes(quote.currency))
    .map((quote) => `1 ${exchange.base} = ${quote.unitsPerBase} ${quote.currency}`);
