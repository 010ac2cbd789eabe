import { err, ok, type Result } from "neverthrow";
import { type CurrencyCode, getMinorDigits, isCurrencyCode } from "./decimal.ts";
import { type Money, parseMoney } from "./money.ts";
import { type NumberFormat, STANDARD_NUMBERS } from "./number-format.ts";

const EXAMPLE = 1_200;

const readableExample = (currency: CurrencyCode): string => EXAMPLE.toFixed(getMinorDigits(currency));

/* The separator of `1.200` groups thousands, or it divides. */
const describeBoth = (text: string, currency: CurrencyCode): string => {
  const digits = getMinorDigits(currency);
  const [whole = "", part = ""] = text.split(/[.,]/);
  const shown = part.replace(/0+$/, "");
  const divided = shown.length > digits ? [] : [`${whole}.${shown.padEnd(digits, "0")}`];
  const examples = [`${whole}${part}`, ...divided].join(" or ");
  return `"${text}" can be two amounts. Enter it without separators, such as ${examples}.`;
};

const describePrecision = (currency: CurrencyCode): string => {
  const digits = getMinorDigits(currency);
  return `${currency} has ${digits === 0 ? "no" : digits} decimals. Enter an amount such as ${readableExample(currency)}.`;
};

/**
 * Reads an amount of 0 or more as a person types it: with decimal point or comma and English, continental or Indian grouping.
 * `numbers` is the format of who typed it, which settles `1.200` where it has a decimal comma. The error is a sentence that
 * says what to enter. What could mean two amounts is refused, never guessed.
 */
export const readTypedAmount = (
  typed: string,
  currency: CurrencyCode,
  numbers: NumberFormat = STANDARD_NUMBERS,
): Result<Money, string> => {
  const text = typed.trim();
  if (!isCurrencyCode(currency)) return err("Enter the currency first, such as USD.");
  if (text === "") return err(`Enter an amount in ${currency}, such as ${readableExample(currency)}.`);
  return parseMoney(text, currency, numbers)
    .mapErr(({ kind }) => {
      switch (kind) {
        case "ambiguous":
          return describeBoth(text, currency);
        case "too-precise":
          return describePrecision(currency);
        case "too-large":
          return "This amount is too large.";
        case "unreadable":
          return `"${text}" is not an amount. Enter one in ${currency}, such as ${readableExample(currency)}.`;
      }
    })
    .andThen((money) => (money.minor < 0 ? err("Enter an amount of 0 or more.") : ok(money)));
};

/** The same where nothing may be typed: null. */
export const readOptionalAmount = (typed: string, currency: CurrencyCode): Result<Money | null, string> =>
  typed.trim() === "" ? ok(null) : readTypedAmount(typed, currency);
