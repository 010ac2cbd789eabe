import { getMinorDigits } from "./decimal.ts";
import type { CurrencyCode, Money } from "./money.ts";

/** An amount as it is shown: the currency code, and the figure in international groups with the currency's decimals. */
interface MoneyParts {
  readonly code: CurrencyCode;
  readonly figure: string;
}

const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ",");

const formatFigure = (minor: number, decimals: number): string => {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, "0");
  const whole = grouped(digits.slice(0, digits.length - decimals));
  const sign = minor < 0 ? "-" : "";
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
};

/** `USD` and `6,282.60`: groups of three for every currency, INR included, so that columns can be compared. */
export const toMoneyParts = (money: Money): MoneyParts => ({
  code: money.currency,
  figure: formatFigure(money.minor, getMinorDigits(money.currency)),
});

/** `USD 6,282.60`. */
export const formatMoney = (money: Money): string => {
  const { code, figure } = toMoneyParts(money);
  return `${code} ${figure}`;
};

/** The figure rounded half-up to whole units (`6,283`), for charts and lists only: a price itself is never abbreviated. */
export const formatWholeFigure = (money: Money): string => {
  const rounded = Math.round(Math.abs(money.minor) / 10 ** getMinorDigits(money.currency));
  return formatFigure(money.minor < 0 ? -rounded : rounded, 0);
};

/** A difference with its sign (`+ USD 63.15`, `- USD 12.00`, `USD 0.00`). */
export const formatDifference = (money: Money): string => {
  if (money.minor === 0) return formatMoney(money);
  return `${money.minor > 0 ? "+" : "-"} ${formatMoney({ ...money, minor: Math.abs(money.minor) })}`;
};
