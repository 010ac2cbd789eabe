import { getMinorDigits } from "./decimal.ts";
import type { CurrencyCode, Money } from "./money.ts";
import { formatDigits, type NumberFormat, STANDARD_NUMBERS } from "./number-format.ts";

/** An amount as it is shown: the currency code, and the figure with the currency's decimals. */
interface MoneyParts {
  readonly code: CurrencyCode;
  readonly figure: string;
}

const formatFigure = (minor: number, decimals: number, numbers: NumberFormat): string => {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, "0");
  const at = digits.length - decimals;
  const figure = formatDigits(digits.slice(0, at), digits.slice(at), numbers);
  return minor < 0 ? `-${figure}` : figure;
};

/** `USD` and `6,282.60`: the same groups for every currency, so that columns can be compared. */
export const toMoneyParts = (money: Money, numbers: NumberFormat = STANDARD_NUMBERS): MoneyParts => ({
  code: money.currency,
  figure: formatFigure(money.minor, getMinorDigits(money.currency), numbers),
});

/** `USD 6,282.60`. */
export const formatMoney = (money: Money, numbers: NumberFormat = STANDARD_NUMBERS): string => {
  const { code, figure } = toMoneyParts(money, numbers);
  return `${code} ${figure}`;
};

/** The figure rounded half-up to whole units (`6,283`), for charts and lists only: a price itself is never abbreviated. */
export const formatWholeFigure = (money: Money, numbers: NumberFormat = STANDARD_NUMBERS): string => {
  const rounded = Math.round(Math.abs(money.minor) / 10 ** getMinorDigits(money.currency));
  return formatFigure(money.minor < 0 ? -rounded : rounded, 0, numbers);
};

/** A difference with its sign (`+ USD 63.15`, `- USD 12.00`, `USD 0.00`). */
export const formatDifference = (money: Money, numbers: NumberFormat = STANDARD_NUMBERS): string => {
  if (money.minor === 0) return formatMoney(money, numbers);
  return `${money.minor > 0 ? "+" : "-"} ${formatMoney({ ...money, minor: Math.abs(money.minor) }, numbers)}`;
};
