import { err, ok, type Result } from "neverthrow";
import type { FieldProblem } from "#domain/field-problem.ts";
import {
  convertMoney,
  type CurrencyCode,
  type ExchangeRates,
  isCurrencyCode,
  type Money,
  readOptionalAmount,
} from "#domain/money";
import { MAX_PAYMENT_DAYS } from "./credit.ts";
import { MAX_GROUP_NAME, toGroupName } from "./groups.ts";

/** What the desk types about a company; an empty text is nothing agreed. */
export interface TypedTerms {
  readonly group: string;
  readonly creditLimit: string;
  readonly currency: string;
  readonly paymentDays: string;
}

export type TermsField = keyof TypedTerms;

/** What is agreed with a company; null: nothing. The currency is that of all its limits. */
export interface Terms {
  readonly group: string | null;
  readonly creditLimit: Money | null;
  readonly currency: CurrencyCode;
  /** Days from the bill of lading. */
  readonly paymentDays: number | null;
}

const readDays = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= MAX_PAYMENT_DAYS ? Number(text) : null;

/* Which decimals an amount may have is known only with its currency. */
const describeLimit = (typed: string, currency: string): string | null => {
  const text = typed.trim();
  if (isCurrencyCode(currency))
    return readOptionalAmount(text, currency).match(
      () => null,
      (problem) => problem,
    );
  return text === "" || /^[\d.,'\u00a0\u202f ]*\d[\d.,'\u00a0\u202f ]*$/.test(text)
    ? null
    : `"${text}" is not an amount.`;
};

/** Reads terms, or the problem of each field that is wrong. */
export const readTerms = (typed: TypedTerms): Result<Terms, readonly FieldProblem<TermsField>[]> => {
  const currency = typed.currency.trim().toUpperCase();
  const group = toGroupName(typed.group);
  const creditLimit = readOptionalAmount(typed.creditLimit, currency);
  const paymentDays = readDays(typed.paymentDays);
  const problems: FieldProblem<TermsField>[] = [];
  if (group.length > MAX_GROUP_NAME)
    problems.push({ field: "group", message: `At most ${MAX_GROUP_NAME} characters.` });
  const limitProblem = describeLimit(typed.creditLimit, currency);
  if (limitProblem !== null) problems.push({ field: "creditLimit", message: limitProblem });
  if (!isCurrencyCode(currency)) problems.push({ field: "currency", message: "Type a currency such as USD." });
  if (paymentDays === null && typed.paymentDays.trim() !== "")
    problems.push({ field: "paymentDays", message: `Type 0 to ${MAX_PAYMENT_DAYS} days, or nothing.` });
  return problems.length > 0
    ? err(problems)
    : ok({ group: group === "" ? null : group, creditLimit: creditLimit.unwrapOr(null), currency, paymentDays });
};

/** The total of an open booking, null if it is not known, and the rates of exchange that were stored with it. */
export interface OpenTotal {
  readonly total: Money | null;
  readonly exchange: ExchangeRates | null;
}

/** The sum of open bookings, and how many of them cannot be converted and are not in it. */
export interface UsedCredit {
  readonly used: Money;
  readonly uncounted: number;
}

/** Adds the totals of open bookings in the currency of the company, each at the rates that were stored with it. */
export const sumUsedCredit = (open: readonly OpenTotal[], currency: CurrencyCode): UsedCredit => {
  const amounts = open.flatMap(({ total, exchange }) =>
    total === null
      ? []
      : convertMoney(total, exchange, currency).match(
          ({ minor }) => [minor],
          () => [],
        ),
  );
  const minor = amounts.reduce((sum, amount) => sum + amount, 0);
  return { used: { currency, minor }, uncounted: open.length - amounts.length };
};
