import { type DateFormat, formatDate, STANDARD_DATES } from "#domain/time";
import { convertAndAdd, createConverter } from "./convert.ts";
import { type ExchangeRates, formatExchangeStatements } from "./exchange.ts";
import { formatMoney } from "./format-money.ts";
import type { CurrencyCode, Money } from "./money.ts";
import { formatDecimal, type NumberFormat, STANDARD_NUMBERS } from "./number-format.ts";

/** A price in another currency than its own, or the currencies that have no stated rate. */
export type OwnTotal =
  | {
      readonly kind: "converted";
      readonly total: Money;
      readonly exchange: ExchangeRates;
      readonly from: readonly CurrencyCode[];
    }
  | { readonly kind: "no-rate"; readonly currency: CurrencyCode; readonly missing: readonly CurrencyCode[] };

/**
 * The amounts of a price, each converted from the currency that it is billed in, half-up, with the mark-up of the table. Null
 * where there is nothing to convert: no amount, or all of them in the currency already.
 */
export const toOwnTotal = (
  amounts: readonly Money[],
  exchange: ExchangeRates | null,
  currency: CurrencyCode,
): OwnTotal | null => {
  const from = [...new Set(amounts.map((amount) => amount.currency))].filter((code) => code !== currency).toSorted();
  if (from.length === 0) return null;
  const converted = convertAndAdd(amounts, createConverter(exchange, currency));
  return converted.kind === "converted" && exchange !== null
    ? { kind: "converted", total: converted.total, exchange, from }
    : { kind: "no-rate", currency, missing: converted.kind === "no-rate" ? converted.missing : from };
};

const STANDARD = { dates: STANDARD_DATES, numbers: STANDARD_NUMBERS };

interface OwnTotalText {
  /** `INR 88,400.00`; null without a rate. */
  readonly amount: string | null;
  /** `1 USD = 88.40 INR (Reserve Bank, 20 Nov 2026)`, or that no rate is stated. */
  readonly rate: string;
}

/** The amount, and the rates that it was converted with, with their source, day and mark-up. */
export const describeOwnTotal = (
  own: OwnTotal,
  { dates, numbers }: { readonly dates: DateFormat; readonly numbers: NumberFormat } = STANDARD,
): OwnTotalText => {
  if (own.kind === "no-rate")
    return {
      amount: null,
      rate: `No rate of exchange from ${own.missing.join(" and ")} to ${own.currency} is stated.`,
    };
  const { exchange, from, total } = own;
  const markUp =
    Number(exchange.markUpPercent) === 0 ? "" : `, mark-up ${formatDecimal(exchange.markUpPercent, numbers)} %`;
  const rates = formatExchangeStatements(exchange, from, total.currency, numbers).join(", ");
  return {
    amount: formatMoney(total, numbers),
    rate: `${rates} (${exchange.source}, ${formatDate(exchange.date, dates)}${markUp})`,
  };
};
