import type { ExchangeRates } from "../../../../domain/money/exchange.ts";
import type { CurrencyCode } from "../../../../domain/money/money.ts";
import { dateText } from "../../../../domain/time/format-date.ts";

const OWN_CURRENCY = "The carrier bills each charge in its own currency.";

/** Where the converted figures come from: rate, source, date and mark-up of every currency that was converted. */
export const exchangeNote = (exchange: ExchangeRates | null, used: readonly CurrencyCode[]): string => {
  const foreign =
    exchange?.quotes.filter(({ currency }) => used.includes(currency) && currency !== exchange.base) ?? [];
  if (exchange === null || foreign.length === 0) return OWN_CURRENCY;
  const rates = foreign
    .map(({ currency, unitsPerBase }) => `1 ${exchange.base} = ${unitsPerBase} ${currency}`)
    .join(", ");
  const markUp = Number(exchange.markUpPercent) === 0 ? "no mark-up" : `mark-up ${exchange.markUpPercent} %`;
  return `Converted at the rate of ${dateText(exchange.date)} (${exchange.source}, ${markUp}): ${rates}. ${OWN_CURRENCY}`;
};
