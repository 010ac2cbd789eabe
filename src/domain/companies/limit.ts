import { err, ok, type Result } from "neverthrow";
import { formatMoney, getMinorDigits, parseMoney } from "#domain/money";

/** The highest limit of a person, in units of the currency. */
export const MAX_LIMIT = 1_000_000_000;

const AMOUNT = /^\d+(?:\.\d+)?$/;

/** Reads a typed limit, in units of the currency; nothing typed is null, which is no limit. The error is a sentence. */
export const readLimit = (typed: string, currency: string): Result<number | null, string> => {
  const text = typed.replaceAll(/[\s,]/g, "");
  if (text === "") return ok(null);
  const amount = AMOUNT.test(text) ? Number(text) : Number.NaN;
  if (!(amount <= MAX_LIMIT)) return err(`Enter an amount in ${currency}, for example 5,000.`);
  return parseMoney(amount, currency)
    .map(() => amount)
    .mapErr(() => `Enter an amount in ${currency} with at most ${getMinorDigits(currency)} decimals.`);
};

/** A limit with its currency: `USD 5,000.00`. */
export const formatLimit = (limit: number, currency: string): string =>
  parseMoney(limit, currency).map(formatMoney).unwrapOr(`${currency} ${limit}`);
