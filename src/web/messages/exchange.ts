import { type CurrencyCode, type ExchangeRates } from "#domain/money";
import { formatDate, formatExchangeStatements } from "#web/messages/formats.ts";

const OWN_CURRENCY = "The carrier bills each charge in its own currency.";

interface ConvertedCurrencies {
  readonly ours: readonly CurrencyCode[];
  readonly carrier: readonly CurrencyCode[];
}

/** What amounts were converted with, and that the carrier bills them in its own currencies. */
export const exchangeNote = (exchange: ExchangeRates | null, { ours, carrier }: ConvertedCurrencies): string => {
  const byCarrier = carrier.length === 0 ? "" : `${carrier.join(" and ")} converted by the carrier. `;
  return byCarrier + statedRates(exchange, ours);
};

const statedRates = (exchange: ExchangeRates | null, used: readonly CurrencyCode[]): string => {
  const stated = exchange === null ? [] : formatExchangeStatements(exchange, used);
  if (exchange === null || stated.length === 0) return OWN_CURRENCY;
  const rates = stated.join(", ");
  const markUp = Number(exchange.markUpPercent) === 0 ? "no mark-up" : `mark-up ${exchange.markUpPercent} %`;
  return `Converted at the rate of ${formatDate(exchange.date)} (${exchange.source}, ${markUp}): ${rates}. ${OWN_CURRENCY}`;
};
