import { err, ok, type Result } from "neverthrow";
import { type CurrencyCode, getMinorDigits, toFraction, readDecimal, divideHalfUp } from "./decimal.ts";
import { type NumberFormat, STANDARD_NUMBERS } from "./number-format.ts";

export type { CurrencyCode } from "./decimal.ts";

/** An amount of money: a safe integer count of the currency's minor units (ISO 4217: JPY 0, USD 2, KWD 3 decimals). */
export interface Money {
  readonly currency: CurrencyCode;
  readonly minor: number;
}

/** Why an amount could not be read or calculated exactly. */
type MoneyRefusal =
  | { readonly kind: "unreadable"; readonly text: string }
  /** `1.200` in a currency with two decimals: a thousand two hundred, or one point two. */
  | { readonly kind: "ambiguous"; readonly text: string }
  /** More decimals than the currency has. */
  | { readonly kind: "too-precise"; readonly text: string }
  /** Beyond the safe integers. */
  | { readonly kind: "too-large" };

const POWERS = [1, 10, 100, 1000] as const;
/** Up to here a double that came from a decimal text with at most three decimals still determines that text. */
const FLOAT_LIMIT = 1e15;

const inMinorUnits = (currency: CurrencyCode, minor: number): Result<Money, MoneyRefusal> =>
  Number.isSafeInteger(minor) ? ok({ currency, minor: minor + 0 }) : err({ kind: "too-large" });

/** Minor units of a JSON number, null when it has more than `decimals` decimals or is too large to represent. */
export const toMinorUnits = (value: number, decimals: number): number | null => {
  const power = POWERS[decimals] ?? 100;
  const minor = Math.round(value * power);
  return minor / power === value && minor < FLOAT_LIMIT && minor > -FLOAT_LIMIT ? minor + 0 : null;
};

const minorOfDecimal = (text: string, currency: CurrencyCode): Result<Money, MoneyRefusal> => {
  const decimals = getMinorDigits(currency);
  const trimmed = text.includes(".") ? text.replace(/0+$/, "").replace(/\.$/, "") : text;
  const fraction = toFraction(trimmed.replace(/^(-?)\./, "$10."));
  if (fraction === null) return err({ kind: "unreadable", text });
  if (fraction.scale > decimals) return err({ kind: "too-precise", text });
  return inMinorUnits(currency, Number(fraction.digits * 10n ** BigInt(decimals - fraction.scale)));
};

const moneyOfNumber = (value: number, currency: CurrencyCode): Result<Money, MoneyRefusal> => {
  const minor = toMinorUnits(value, getMinorDigits(currency));
  if (minor !== null) return ok({ currency, minor });
  if (!Number.isFinite(value)) return err({ kind: "unreadable", text: String(value) });
  return Math.abs(value) * (POWERS[getMinorDigits(currency)] ?? 100) >= FLOAT_LIMIT
    ? err({ kind: "too-large" })
    : err({ kind: "too-precise", text: String(value) });
};

/**
 * Reads a JSON number or a text such as `1,200.50` exactly into minor units of an ISO 4217 currency; refuses what is
 * unreadable, ambiguous, finer than the currency or beyond the safe integers, and never rounds. `numbers` is the format of
 * who typed it.
 */
export const parseMoney = (
  value: number | string,
  currency: CurrencyCode,
  numbers: NumberFormat = STANDARD_NUMBERS,
): Result<Money, MoneyRefusal> => {
  if (typeof value === "number") return moneyOfNumber(value, currency);
  const read = readDecimal(value, getMinorDigits(currency), numbers);
  return read.kind === "decimal" ? minorOfDecimal(read.text, currency) : err({ kind: read.kind, text: value });
};

/** A percentage (decimal text, `5` or `2.75`) of an amount, rounded half-up to the minor unit; refuses other texts and an overflow. */
export const calculatePercent = (base: Money, percent: string): Result<Money, MoneyRefusal> => {
  const fraction = toFraction(percent);
  if (fraction === null) return err({ kind: "unreadable", text: percent });
  const share = divideHalfUp(BigInt(base.minor) * fraction.digits, 100n * 10n ** BigInt(fraction.scale));
  return inMinorUnits(base.currency, Number(share));
};

/** Sums amounts per currency, sorted by currency code; refuses an overflow; an empty list is an empty sum. */
export const sumPerCurrency = (amounts: readonly Money[]): Result<readonly Money[], MoneyRefusal> => {
  const totals = new Map<CurrencyCode, number>();
  for (const { currency, minor } of amounts) {
    const total = (totals.get(currency) ?? 0) + minor;
    if (!Number.isSafeInteger(total)) return err({ kind: "too-large" });
    totals.set(currency, total);
  }
  return ok(
    [...totals].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([currency, minor]) => ({ currency, minor })),
  );
};

/** A unit price times a quantity of at most three decimals, rounded half-up to the minor unit. */
export const multiplyMoney = ({ currency, minor }: Money, quantity: number): Money => {
  const thousandths = Math.round(quantity * 1000);
  const isWhole = thousandths % 1000 === 0;
  return {
    currency,
    minor: isWhole ? minor * (thousandths / 1000) : Number(divideHalfUp(BigInt(minor) * BigInt(thousandths), 1000n)),
  };
};

/** `1234.50`: an amount in its currency's decimals, without separators. */
export const toDecimalText = ({ currency, minor }: Money): string => {
  const digits = getMinorDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const whole = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return minor < 0 ? `-${whole}` : whole;
};
