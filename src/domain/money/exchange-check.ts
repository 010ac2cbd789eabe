import { addDays, type CalendarDate, isCalendarDate, type UtcMinutes, type ZoneClock } from "#domain/time";
import { toFraction } from "./decimal.ts";
import type { ExchangeRates } from "./exchange.ts";
import type { CurrencyCode } from "./money.ts";

/** What makes an exchange table, or one of its quotes, unfit for totals that are booked by. */
export type ExchangeIssue =
  | { readonly kind: "exchange-outdated"; readonly date: CalendarDate }
  | { readonly kind: "exchange-implausible"; readonly currency: CurrencyCode };

/** The issues of an exchange table: of the whole table, or of single currencies. */
export interface ExchangeCheck {
  readonly table: ExchangeIssue | null;
  readonly currencies: ReadonlyMap<CurrencyCode, ExchangeIssue>;
}

/** An exchange table may be this many days old. Its date is a day in any zone on earth. */
const MAX_AGE_DAYS = 7;
const MAX_MARK_UP_PERCENT = 25;

/**
 * Units per US dollar, to two figures, as of 2026; only currencies without high inflation. A quote may be five times more
 * or less: this catches a shifted decimal point and an inverted rate, not a market move.
 */
const USUAL_UNITS_PER_DOLLAR: ReadonlyMap<CurrencyCode, number> = new Map([
  ["USD", 1],
  ["AED", 3.7],
  ["AUD", 1.5],
  ["BDT", 120],
  ["BHD", 0.38],
  ["BRL", 5.4],
  ["CAD", 1.4],
  ["CHF", 0.85],
  ["CNY", 7.1],
  ["CZK", 22],
  ["DKK", 6.7],
  ["EUR", 0.9],
  ["GBP", 0.77],
  ["HKD", 7.8],
  ["HUF", 350],
  ["IDR", 16_000],
  ["ILS", 3.6],
  ["INR", 88],
  ["JPY", 150],
  ["KES", 130],
  ["KRW", 1400],
  ["KWD", 0.31],
  ["LKR", 300],
  ["MAD", 9.6],
  ["MXN", 19],
  ["MYR", 4.3],
  ["NOK", 10.5],
  ["NPR", 140],
  ["NZD", 1.7],
  ["OMR", 0.38],
  ["PHP", 58],
  ["PLN", 3.9],
  ["QAR", 3.6],
  ["SAR", 3.75],
  ["SEK", 10],
  ["SGD", 1.3],
  ["THB", 33],
  ["TWD", 31],
  ["TZS", 2600],
  ["VND", 25_500],
  ["ZAR", 18],
]);
const TOLERANCE = 5;
/** For any other currency: units per unit of the base. */
const LEAST_UNITS = 0.0001;
const MOST_UNITS = 1_000_000;

const readNumber = (text: string): number => (toFraction(text) === null ? Number.NaN : Number(text));

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

const isPlausible = (base: CurrencyCode, currency: CurrencyCode, units: number): boolean => {
  const [usualBase, usual] = [USUAL_UNITS_PER_DOLLAR.get(base), USUAL_UNITS_PER_DOLLAR.get(currency)];
  if (usualBase === undefined || usual === undefined) return isWithin(units, LEAST_UNITS, MOST_UNITS);
  const expected = usual / usualBase;
  return isWithin(units, expected / TOLERANCE, expected * TOLERANCE);
};

/** Whether a rate is within five times the usual one. */
export const isPlausibleRate = (base: CurrencyCode, currency: CurrencyCode, unitsPerBase: string): boolean =>
  isPlausible(base, currency, readNumber(unitsPerBase));

const isCurrent = (date: CalendarDate, now: UtcMinutes, zones: ZoneClock): boolean =>
  isCalendarDate(date) &&
  now >= zones.startOf({ at: date, zone: null }) &&
  now < zones.endOf({ at: addDays(date, MAX_AGE_DAYS), zone: null });

const tableIssue = (
  { base, date, markUpPercent }: ExchangeRates,
  now: UtcMinutes,
  zones: ZoneClock,
): ExchangeIssue | null => {
  if (!isCurrent(date, now, zones)) return { kind: "exchange-outdated", date };
  return isWithin(readNumber(markUpPercent), 0, MAX_MARK_UP_PERCENT)
    ? null
    : { kind: "exchange-implausible", currency: base };
};

/** Checks a table of exchange rates: its age (seven days at most), its mark-up, and the order of magnitude of each quote. */
export const checkExchange = (exchange: ExchangeRates, now: UtcMinutes, zones: ZoneClock): ExchangeCheck => {
  const currencies = new Map<CurrencyCode, ExchangeIssue>();
  for (const { currency, unitsPerBase } of exchange.quotes)
    if (!isPlausible(exchange.base, currency, readNumber(unitsPerBase)))
      currencies.set(currency, { kind: "exchange-implausible", currency });
  return { table: tableIssue(exchange, now, zones), currencies };
};

/** The issue that an amount has when it is converted into `target`; null when it needs no exchange rate or has a fit one. */
export const findExchangeIssue = (
  { table, currencies }: ExchangeCheck,
  currency: CurrencyCode,
  target: CurrencyCode,
): ExchangeIssue | null =>
  currency === target ? null : (table ?? currencies.get(currency) ?? currencies.get(target) ?? null);
