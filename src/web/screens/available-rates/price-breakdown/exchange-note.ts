import { type ExchangeRates, exchangeStatements, type CurrencyCode } from "#domain/money";
import { dateText } from "#domain/time";

const OWN_CURRENCY = "The carrier bills each charge in its own currency.";

/** The currencies of an offer that are converted at the stated rates, and those that the carrier converts itself. */
interface ConvertedCurrencies {
  readonly ours: readonly CurrencyCode[];
  readonly carrier: readonly CurrencyCode[];
}

/** Where the converted figures come from: rate, source, date and mark-up of every currency, and what the carrier converted. */
export const exchangeNote = (exchange: ExchangeRates | null, { ours, carrier }: ConvertedCurrencies): string => {
  const byCarrier = carrier.length === 0 ? "" : `${carrier.join(" and ")} converted by the carrier. `;
  return byCarrier + statedRates(exchange, ours);
};

const statedRates = (exchange: ExchangeRates | null, used: readonly CurrencyCode[]): string => {
  const stated = exchange === null ? [] : exchangeStatements(exchange, used);
  if (exchange === null || stated.length === 0) return OWN_CURRENCY;
  const rates = stated.join(", ");
  const markUp = Number(exchange.markUpPercent) === 0 ? "no mark-up" : `mark-up ${exchange.markUpPercent} %`;
  return `Converted at the rate of ${dateText(exchange.date)} (${exchange.source}, ${markUp}): ${rates}. ${OWN_CURRENCY}`;
};
