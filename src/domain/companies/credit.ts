import { type ExchangeRates, type Money, convertMoney, parseMoney } from "#domain/money";
import type { Company } from "./company.ts";
import type { Role } from "./permissions.ts";

/**
 * Whether a booking waits for the approval of another person: its total is above the limit in the currency of the limit at
 * the stored exchange rates. A total that cannot be converted, and one that is not known, are above every limit.
 */
export const needsApproval = (limit: Money | null, total: Money | null, exchange: ExchangeRates | null): boolean => {
  if (limit === null) return false;
  if (total === null) return true;
  return convertMoney(total, exchange, limit.currency).match(
    ({ minor }) => minor > limit.minor,
    () => true,
  );
};

/** Whether a person may approve a total: an admin every one, an approver up to the own limit. */
export const canApprove = (
  { role, limit }: { readonly role: Role; readonly limit: Money | null },
  total: Money | null,
  exchange: ExchangeRates | null,
): boolean => {
  if (role === "admin") return true;
  return role === "approver" && !needsApproval(limit, total, exchange);
};

/** The credit of a company; `used` is the total of the bookings that are not paid, in the currency of the limit. */
export interface Credit {
  readonly limit: Money | null;
  readonly used: Money;
}

/** What is left of a credit: negative above the limit; null without a limit or where the currencies differ. */
export const findCreditLeft = ({ limit, used }: Credit): Money | null =>
  limit === null || limit.currency !== used.currency
    ? null
    : { currency: limit.currency, minor: limit.minor - used.minor };

/** What a company has stated about its credit, in its currency. */
type StatedCredit = Pick<Company, "creditLimit" | "usedCredit" | "currency">;

/** What is left of the credit of a company, negative above the limit; null where none is agreed or the used part is not known. */
export const findFreeCredit = ({ creditLimit, usedCredit, currency }: StatedCredit): Money | null => {
  if (creditLimit === null || usedCredit === null) return null;
  const [limit, used] = [parseMoney(creditLimit, currency), parseMoney(usedCredit, currency)];
  return limit.isErr() || used.isErr() ? null : findCreditLeft({ limit: limit.value, used: used.value });
};

/** A booking above the free credit, both in the currency of the company. */
export interface OverCredit {
  /** Never below 0. */
  readonly free: Money;
  readonly total: Money;
}

/** What a total needs above the free credit; null if it is within it, and where either is not known. */
export const findOverCredit = (
  company: StatedCredit,
  total: Money | null,
  exchange: ExchangeRates | null,
): OverCredit | null => {
  const free = findFreeCredit(company);
  if (free === null || total === null) return null;
  return convertMoney(total, exchange, free.currency).match(
    ({ currency, minor }) =>
      minor > Math.max(0, free.minor)
        ? { free: { ...free, minor: Math.max(0, free.minor) }, total: { currency, minor } }
        : null,
    () => null,
  );
};

/** The own limit of a person that a total is above; null within it, without one, and where the total is not known or cannot be converted. */
export const findExceededLimit = (
  { limit, currency }: Pick<Company, "limit" | "currency">,
  total: Money | null,
  exchange: ExchangeRates | null,
): Money | null => {
  const own = limit === null ? null : parseMoney(limit, currency).unwrapOr(null);
  if (own === null || total === null) return null;
  return convertMoney(total, exchange, currency).match(
    ({ minor }) => (minor > own.minor ? own : null),
    () => null,
  );
};

/** The most days of a payment term. */
export const MAX_PAYMENT_DAYS = 180;
