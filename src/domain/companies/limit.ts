import { err, ok, type Result } from "neverthrow";
import {
  formatMoney,
  getMinorDigits,
  type NumberFormat,
  parseMoney,
  readTypedAmount,
  STANDARD_NUMBERS,
} from "#domain/money";

/** The highest limit of a person, in units of the currency. */
export const MAX_LIMIT = 1_000_000_000;

/**
 * Reads a typed limit, in units of the currency, in the format of who typed it; nothing typed is null, which is no limit. The
 * error is a sentence; what could mean two amounts is refused.
 */
export const readLimit = (
  typed: string,
  currency: string,
  numbers: NumberFormat = STANDARD_NUMBERS,
): Result<number | null, string> => {
  const text = typed.replaceAll(/\s/g, "");
  const example = `Enter an amount in ${currency}, for example 5,000.`;
  if (text === "") return ok(null);
  return parseMoney(text, currency, numbers)
    .mapErr(({ kind }) => {
      if (kind === "ambiguous")
        return readTypedAmount(text, currency, numbers).match(
          () => example,
          (message) => message,
        );
      return kind === "too-precise"
        ? `Enter an amount in ${currency} with at most ${getMinorDigits(currency)} decimals.`
        : example;
    })
    .map(({ minor }) => minor / 10 ** getMinorDigits(currency))
    .andThen((limit) => (limit >= 0 && limit <= MAX_LIMIT ? ok(limit) : err(example)));
};

/** A limit with its currency: `USD 5,000.00`. */
export const formatLimit = (limit: number, currency: string, numbers: NumberFormat = STANDARD_NUMBERS): string =>
  parseMoney(limit, currency).match(
    (money) => formatMoney(money, numbers),
    () => `${currency} ${limit}`,
  );
