import type { ContainerLine } from "#domain/containers";
import type { ExchangeCheck, ExchangeRates, CurrencyCode } from "#domain/money";
import type { CalendarDate } from "#domain/time";

/** What an offer is normalised against: the load that was asked for, the stated rates of exchange, and the day. */
export interface RateContext {
  readonly load: readonly ContainerLine[];
  readonly exchange: ExchangeRates | null;
  /** Left out where an offer was booked or printed: its exchange rates were judged when it was quoted. */
  readonly exchangeCheck?: ExchangeCheck;
  readonly today: CalendarDate;
  /** The currency in which totals are compared; USD when left out. */
  readonly currency?: CurrencyCode;
}
