import { err, ok, type Result } from "neverthrow";
import type { FieldProblem } from "#domain/field-problem.ts";
import { type CalendarDate, formatDate, isCalendarDate } from "#domain/time";
import { isCurrencyCode, readDecimal, toFraction } from "./decimal.ts";
import type { ExchangeQuote, ExchangeRates } from "./exchange.ts";
import { isPlausibleRate } from "./exchange-check.ts";
import type { CurrencyCode } from "./money.ts";

/** A quote of a stored table; `from` where it was stated by another source or on an earlier day than its table. */
export interface StatedQuote extends ExchangeQuote {
  readonly from?: { readonly source: string; readonly date: CalendarDate };
}

/** A table of exchange rates as it is stored. */
export interface StatedExchange extends Omit<ExchangeRates, "quotes"> {
  readonly quotes: readonly StatedQuote[];
}

/** The table as it is used: its source states which currencies another source or day has stated. */
export const toExchangeRates = ({ quotes, ...table }: StatedExchange): ExchangeRates => {
  const origins = new Map<string, readonly string[]>();
  for (const { currency, from } of quotes) {
    if (from === undefined) continue;
    const origin = `${from.source}, ${from.date}`;
    origins.set(origin, [...(origins.get(origin) ?? []), currency]);
  }
  const stated = [...origins].map(([origin, currencies]) => `${currencies.join(", ")}: ${origin}`);
  return {
    ...table,
    source: [table.source, ...stated].join("; "),
    quotes: quotes.map(({ currency, unitsPerBase }) => ({ currency, unitsPerBase })),
  };
};

/** One exchange rate of a day. */
export interface StatedRate {
  readonly base: CurrencyCode;
  readonly currency: CurrencyCode;
  /** Plain decimal text. */
  readonly unitsPerBase: string;
  readonly date: CalendarDate;
  readonly source: string;
}

/**
 * The table of a day with one rate set. `before` is the newest table of the base until that day: its other rates and its mark-up stay in
 * use, each with its own source and day.
 */
export const setRate = (
  before: StatedExchange | null,
  { base, currency, unitsPerBase, date, source }: StatedRate,
): StatedExchange => {
  if (before === null) return { base, date, source, markUpPercent: "0", quotes: [{ currency, unitsPerBase }] };
  const others = before.quotes.filter((quote) => quote.currency !== currency);
  const { markUpPercent } = before;
  if (before.date < date) {
    const kept = others.map((quote) => ({
      ...quote,
      from: quote.from ?? { source: before.source, date: before.date },
    }));
    return { base, date, source, markUpPercent, quotes: [...kept, { currency, unitsPerBase }] };
  }
  const own = source === before.source ? {} : { from: { source, date } };
  return { ...before, quotes: [...others, { currency, unitsPerBase, ...own }] };
};

/** A rate as it is typed. */
export interface TypedRate {
  readonly base: string;
  readonly currency: string;
  readonly rate: string;
  /** Empty: today. */
  readonly date: string;
  readonly source: string;
}

export type RateField = keyof TypedRate;

const MAX_SOURCE = 80;
/* What settles `1.200`: rates have two decimals or four, not three. */
const DECIMALS = 2;

const readUnits = (typed: string): Result<string, string> => {
  const read = readDecimal(typed, DECIMALS);
  if (read.kind === "ambiguous")
    return err(`"${typed.trim()}" can be two rates. Type it with two or four decimals, such as 88.40.`);
  return read.kind === "decimal" && /^\d{1,9}(?:\.\d{1,9})?$/.test(read.text) && Number(read.text) > 0
    ? ok(read.text)
    : err("Type a rate above 0, such as 88.40.");
};

/** Reads a typed rate, or the problem of each field that is wrong. `today` is the day at the office. */
export const readTypedRate = (
  typed: TypedRate,
  today: CalendarDate,
): Result<StatedRate, readonly FieldProblem<RateField>[]> => {
  const [base, currency] = [typed.base.trim().toUpperCase(), typed.currency.trim().toUpperCase()];
  const date = typed.date === "" ? today : typed.date;
  const source = typed.source.trim();
  const units = readUnits(typed.rate);
  const problems: FieldProblem<RateField>[] = [];
  if (!isCurrencyCode(base)) problems.push({ field: "base", message: "Type a currency such as USD." });
  if (!isCurrencyCode(currency)) problems.push({ field: "currency", message: "Type a currency such as INR." });
  else if (currency === base)
    problems.push({ field: "currency", message: `${base} is the base. Type another currency.` });
  if (units.isErr()) problems.push({ field: "rate", message: units.error });
  else if (problems.length === 0 && !isPlausibleRate(base, currency, units.value))
    problems.push({
      field: "rate",
      message: `1 ${base} = ${units.value} ${currency} is far from the usual rate. Check the figure and the base.`,
    });
  if (!isCalendarDate(date)) problems.push({ field: "date", message: "Choose a day." });
  else if (date > today) problems.push({ field: "date", message: `Choose ${formatDate(today)} or an earlier day.` });
  if (source === "" || source.length > MAX_SOURCE)
    problems.push({ field: "source", message: `State who sets it, in at most ${MAX_SOURCE} characters.` });
  return units.isErr() || problems.length > 0
    ? err(problems)
    : ok({ base, currency, unitsPerBase: units.value, date, source });
};

const MOST_PER_CENT = 20n;

/** The rate before, where another one differs from it by 20 % or more; null otherwise, and where there is none. */
export const findRateJump = (
  before: StatedExchange | null,
  { currency, unitsPerBase }: Pick<StatedRate, "currency" | "unitsPerBase">,
): ExchangeQuote | null => {
  const last = before?.quotes.find((quote) => quote.currency === currency);
  const [was, is] = [toFraction(last?.unitsPerBase ?? ""), toFraction(unitsPerBase)];
  if (last === undefined || was === null || is === null) return null;
  const scale = Math.max(was.scale, is.scale);
  const [one, other] = [was, is].map((value) => value.digits * 10n ** BigInt(scale - value.scale));
  const gap = (other ?? 0n) - (one ?? 0n);
  const isFar = (gap < 0n ? -gap : gap) * 100n >= (one ?? 0n) * MOST_PER_CENT;
  return isFar ? { currency, unitsPerBase: last.unitsPerBase } : null;
};
