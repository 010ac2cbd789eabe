import type { CalendarDate } from "#domain/time";
import { toFraction, divideHalfUp } from "./decimal.ts";
import type { CurrencyCode, Money } from "./money.ts";
import { formatDecimal, type NumberFormat, STANDARD_NUMBERS } from "./number-format.ts";

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
  /** The forwarder's mark-up on a converted amount, in percent, as a decimal text (`0`, `1.5`). */
  readonly markUpPercent: string;
  readonly quotes: readonly ExchangeQuote[];
}

/** The outcome of putting several currencies into one: either everything could be converted, or the named currencies could not. */
export type Converted =
  | { readonly kind: "converted"; readonly total: Money }
  | { readonly kind: "no-rate"; readonly missing: readonly CurrencyCode[] };

/** The currency that a shipper sees totals in unless another is asked for. */
export const DEFAULT_CURRENCY: CurrencyCode = "USD";

const statement = (base: CurrencyCode, { unitsPerBase, currency }: ExchangeQuote, numbers: NumberFormat): string =>
  `1 ${base} = ${formatDecimal(unitsPerBase, numbers)} ${currency}`;

/**
 * `1 USD = 88.40 INR` for each of the currencies that is converted into `target`, in the table's own figures. Where neither
 * is the table's base, both rates are stated, and that the amount goes over the base.
 */
export const formatExchangeStatements = (
  { base, quotes }: ExchangeRates,
  currencies: readonly CurrencyCode[],
  target: CurrencyCode = DEFAULT_CURRENCY,
  numbers: NumberFormat = STANDARD_NUMBERS,
): readonly string[] => {
  const converted = currencies.filter((currency) => currency !== target);
  const isUsed = ({ currency }: ExchangeQuote): boolean =>
    currency !== base && (converted.includes(currency) || (currency === target && converted.length > 0));
  const over = converted.filter((currency) => currency !== base && quotes.some((quote) => quote.currency === currency));
  return [
    ...quotes.filter(isUsed).map((quote) => statement(base, quote, numbers)),
    ...(target === base || over.length === 0 ? [] : [`${over.join(" and ")} to ${target} over ${base}`]),
  ];
};

/** Decimals of a rate that is worked out from two others. */
const CROSS_DECIMALS = 10;

const plainDecimal = (digits: bigint, scale: number): string => {
  const text = String(digits).padStart(scale + 1, "0");
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`.replace(/\.?0+$/, "");
};

/** The product of a rate and another, or of a rate and the inverse of another; null when one of them is no positive decimal. */
const crossRate = (rate: string, over: string, isInverse: boolean): string | null => {
  const [one, other] = [toFraction(rate), toFraction(over)];
  if (one === null || other === null || one.digits <= 0n || other.digits <= 0n) return null;
  if (!isInverse) return plainDecimal(one.digits * other.digits, one.scale + other.scale);
  const scaled = one.digits * 10n ** BigInt(CROSS_DECIMALS + other.scale);
  return plainDecimal(divideHalfUp(scaled, other.digits * 10n ** BigInt(one.scale)), CROSS_DECIMALS);
};

const toUnits = ({ quotes }: ExchangeRates, currency: CurrencyCode): string | undefined =>
  quotes.find((quote) => quote.currency === currency)?.unitsPerBase;

/** The quotes of another table in units per unit of the first one's base, for currencies that the first one does not quote. */
const crossQuotes = (first: ExchangeRates, other: ExchangeRates): readonly ExchangeQuote[] => {
  const [direct, inverse] = [toUnits(first, other.base), toUnits(other, first.base)];
  const over = direct ?? inverse;
  if (over === undefined) return [];
  const isNew = ({ currency }: ExchangeQuote): boolean =>
    currency !== first.base && toUnits(first, currency) === undefined;
  const own = direct === undefined ? [{ currency: other.base, unitsPerBase: "1" }] : [];
  return [...own, ...other.quotes].filter(isNew).flatMap(({ currency, unitsPerBase }) => {
    const rate = crossRate(unitsPerBase, over, direct === undefined);
    return rate === null ? [] : [{ currency, unitsPerBase: rate }];
  });
};

/**
 * Tables with different bases as one: a currency that only a later table quotes is converted over that table's base, which
 * the source of the joint table states. The mark-up is that of the first table.
 */
export const joinExchange = (first: ExchangeRates, others: readonly ExchangeRates[]): ExchangeRates =>
  others.reduce((joint, other) => {
    const quotes = crossQuotes(joint, other);
    const codes = quotes.map(({ currency }) => currency).filter((currency) => currency !== other.base);
    if (quotes.length === 0) return joint;
    const named = codes.length === 0 ? other.base : `${codes.join(", ")} over ${other.base}`;
    return {
      ...joint,
      source: `${joint.source}; ${named}: ${other.source}, ${other.date}`,
      quotes: [...joint.quotes, ...quotes],
    };
  }, first);
