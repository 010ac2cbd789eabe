import currencies from "#data/currencies.json" with { type: "json" };
import { getDecimalMark, type NumberFormat, STANDARD_NUMBERS } from "./number-format.ts";

/** An ISO 4217 alphabetic currency code, upper case. */
export type CurrencyCode = string;

const decimalsByCurrency: ReadonlyMap<CurrencyCode, number> = new Map(
  Object.entries(currencies.decimals).flatMap(([decimals, codes]) =>
    codes.split(" ").map((code) => [code, Number(decimals)] as const),
  ),
);

/** How many decimals a currency has (ISO 4217: JPY 0, USD 2, KWD 3); null for what is no active code in upper case. */
export const findDecimals = (currency: string): number | null => decimalsByCurrency.get(currency) ?? null;

/** The same with 2, the usual count, for a code that the list does not know. */
export const getMinorDigits = (currency: CurrencyCode): number => decimalsByCurrency.get(currency) ?? 2;

/** Whether a text is an active ISO 4217 code in upper case; `BAF` and `usd` are not. */
export const isCurrencyCode = (text: string): boolean => decimalsByCurrency.has(text);

/** The active ISO 4217 codes in their order. */
export const listCurrencies = (): readonly CurrencyCode[] => [...decimalsByCurrency.keys()].toSorted();

/** What a person or a machine wrote as a figure: a decimal with a dot and no groups, or why it cannot be read exactly. */
type DecimalReading =
  | { readonly kind: "decimal"; readonly text: string }
  | { readonly kind: "ambiguous" }
  | { readonly kind: "unreadable" };

const DOT_DECIMAL = /^\d*\.?\d+$/;
const COMMA_DECIMAL = /^\d+,\d+$/;
const COMMA_GROUPS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const INDIAN_GROUPS = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const DOT_GROUPS = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
const SPACE_GROUPS = /^[1-9]\d{0,2}(?:[ ']\d{3})+(?:[.,]\d+)?$/;
/** `1.200` and `1,200`: one separator with three digits after one to three, which may group or divide. */
const GROUP_OR_DECIMAL = /^[1-9]\d{0,2}([.,])\d{3}$/;

const decimal = (text: string): DecimalReading => ({ kind: "decimal", text });

/**
 * A lone comma before three digits groups thousands and a lone dot divides only where the currency has three decimals. Of
 * who has a format with a decimal comma, the comma divides and the dot groups.
 */
const readGroupOrDecimal = (
  figure: string,
  separator: string,
  decimals: number,
  numbers: NumberFormat,
): DecimalReading => {
  if (getDecimalMark(numbers) === ",") return decimal(figure.replace(separator, separator === "," ? "." : ""));
  if (separator === "," && decimals !== 3) return decimal(figure.replace(",", ""));
  if (separator === "." && decimals === 3) return decimal(figure);
  return { kind: "ambiguous" };
};

const readUnsigned = (figure: string, decimals: number, numbers: NumberFormat): DecimalReading => {
  const separator = GROUP_OR_DECIMAL.exec(figure)?.[1];
  if (separator !== undefined) return readGroupOrDecimal(figure, separator, decimals, numbers);
  if (DOT_DECIMAL.test(figure)) return decimal(figure);
  if (COMMA_GROUPS.test(figure) || INDIAN_GROUPS.test(figure)) return decimal(figure.replaceAll(",", ""));
  if (COMMA_DECIMAL.test(figure)) return decimal(figure.replace(",", "."));
  if (DOT_GROUPS.test(figure)) return decimal(figure.replaceAll(".", "").replace(",", "."));
  if (SPACE_GROUPS.test(figure)) return decimal(figure.replace(/[ ']/g, "").replace(",", "."));
  return { kind: "unreadable" };
};

/**
 * Reads a figure in any of the trade's spellings (`1,200.50`, `4.500,50`, `1 200`, `1,28,550.00`); `decimals` is the
 * currency's own count, which settles `1.200`, as does the format of who typed it if it has a decimal comma; what could mean
 * two amounts is `ambiguous` and never guessed.
 */
export const readDecimal = (
  text: string,
  decimals: number,
  numbers: NumberFormat = STANDARD_NUMBERS,
): DecimalReading => {
  const figure = text
    .trim()
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replaceAll("’", "'");
  const sign = figure.startsWith("-") ? "-" : "";
  const read = readUnsigned(figure.replace(/^[+-]/, ""), decimals, numbers);
  return read.kind === "decimal" ? decimal(sign + read.text) : read;
};

/* Settles `1.125`: hours, percentages and steps are below a thousand, and `1,125` is not guessed. */
const DIVIDES = 3;

/** A figure of 0 or more that is no amount, such as a percentage or hours, as a decimal with a dot; null where it cannot be read. */
export const readFigure = (typed: string): string | null => {
  const read = readDecimal(typed, DIVIDES);
  return read.kind === "decimal" && !read.text.startsWith("-") ? read.text.replace(/^\./, "0.") : null;
};

/** A decimal text as an exact fraction `digits / 10^scale`; null when it is not a plain decimal. */
export const toFraction = (text: string): { readonly digits: bigint; readonly scale: number } | null => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) return null;
  const [, sign = "", whole = "", part = ""] = match;
  return { digits: BigInt(sign + whole + part), scale: part.length };
};

/** A quotient rounded half-up, away from zero (2.5 → 3, −2.5 → −3); the divisor is positive. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  dividend < 0n ? -divideHalfUp(-dividend, divisor) : (2n * dividend + divisor) / (2n * divisor);

/** Dividends up to here are divided exactly by `divideHalfUpSafe`. */
export const SAFE_DIVIDEND = 2 ** 52;

/**
 * The same for a dividend within ±2^52 and a positive divisor; exact, because below 2^53 a quotient of doubles never
 * reaches the next whole number (the remainder operator would do as well, five times slower).
 */
export const divideHalfUpSafe = (dividend: number, divisor: number): number => {
  if (dividend < 0) return 0 - divideHalfUpSafe(-dividend, divisor);
  const whole = Math.floor(dividend / divisor);
  const rest = dividend - whole * divisor;
  return rest * 2 >= divisor ? whole + 1 : whole;
};
