import { readAmountCell } from "#domain/charges";
import { divideHalfUp, getMinorDigits, readDecimal, toFraction } from "#domain/money";

/** Which sign divides whole figures from decimals where `1.050` could be read both ways. */
export type DecimalSign = "point" | "comma";

/** What staff state about the amounts of a sheet. */
export interface AmountRules {
  /** Sign that is no code → currency. */
  readonly signs: ReadonlyMap<string, string>;
  readonly decimal: DecimalSign | null;
  readonly isLcl: boolean;
  /** Of part loads: freight of nothing, and freight that is paid back, are prices. */
  readonly allowsZero: boolean;
  readonly allowsNegative: boolean;
}

const AMBIGUOUS = /(?<![\d.,])([1-9]\d{0,2})([.,])(\d{3})(?![\d.,])/g;

/** Settles `1.050` and `1,050` where the sign of decimals is stated. */
export const settleDecimals = (text: string, decimal: DecimalSign | null): string => {
  if (decimal === null) return text;
  const divider = decimal === "point" ? "." : ",";
  return text.replaceAll(AMBIGUOUS, (_, whole: string, sign: string, rest: string) =>
    sign === divider ? `${whole}.${rest}0` : `${whole}${rest}`,
  );
};

const FIGURE = /\d[\d.,']*/g;

/** The amount that a text has with another figure; null where the text is no amount either way. */
const readWith = (text: string, figure: string, own: string | null) => {
  const cell = readAmountCell(text.replace(figure, "1"), own);
  return cell.kind === "amount" ? cell.unit : null;
};

/** A figure that may be read in two ways, in a text that is an amount otherwise. */
export const findAmbiguousFigure = (text: string, own: string | null): string | null =>
  text
    .match(FIGURE)
    ?.find((figure) => readDecimal(figure, 2).kind === "ambiguous" && readWith(text, figure, own) !== null) ?? null;

const FINE_DECIMAL = /(?<![\d.,])\d*\.\d{3,}(?![\d.,])/;
/** A share of an amount that rounding may change. */
const MAX_CHANGE = 1_000n;

export interface RoundedAmount {
  readonly figure: string;
  /** Null where rounding would change the amount by more than a thousandth. */
  readonly rounded: string | null;
  readonly currency: string;
}

/** A figure with more decimals than its currency has, rounded half-up; null for a text without one. */
export const roundAmount = (text: string, own: string | null): RoundedAmount | null => {
  const figure = FINE_DECIMAL.exec(text)?.[0];
  const unit = figure === undefined ? null : readWith(text, figure, own);
  const fraction = figure === undefined ? null : toFraction(figure.replace(/^\./, "0."));
  if (figure === undefined || unit === null || fraction === null) return null;
  const { currency } = unit;
  const digits = getMinorDigits(currency);
  if (fraction.scale <= digits) return null;
  const factor = 10n ** BigInt(fraction.scale - digits);
  const minor = divideHalfUp(fraction.digits, factor);
  const change = minor * factor - fraction.digits;
  if (change === 0n) return null;
  const isSmall = (change < 0n ? -change : change) * MAX_CHANGE <= fraction.digits;
  const padded = String(minor).padStart(digits + 1, "0");
  const whole = digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
  return { figure, rounded: isSmall ? whole : null, currency };
};

const ALONE =
  /^(?:([^\d\s.,'()+-][^\d\s]{0,5}?) ?)?[-+(]? ?\d[\d.,' ]*\)?(?: ?-)?(?: ?([^\d\s.,'()%/*+-][^\d\s/*%]{0,5}))?$/u;

/** A text that is a figure, alone or with one short word; null for other texts. */
export const readLoneFigure = (text: string): { readonly word: string | null } | null => {
  const found = ALONE.exec(text);
  return found === null ? null : { word: found[1] ?? found[2] ?? null };
};
