import { formatMoney } from "#domain/money";
import type { ChangeFee } from "./fees.ts";

const NAMES = [
  ["cancellation", "Cancellation"],
  ["amendment", "Change"],
  ["no-show", "No-show"],
] as const;

const formatAmount = ({ fee, basis }: ChangeFee): string => {
  if (fee === null) return "amount not stated";
  if (fee.minor === 0) return "free";
  return basis === "container" ? `${formatMoney(fee)} per container` : formatMoney(fee);
};

const formatDays = (days: number | null): string => {
  if (days === null) return "";
  return ` until ${days === 1 ? "1 day" : `${days} days`} before departure`;
};

/**
 * The fees of an offer in one line, `Cancellation: free until 14 days before departure, then USD 300.00; Change: USD 75.00`;
 * null if it names none.
 */
export const formatChangeFees = (fees: readonly ChangeFee[]): string | null => {
  const texts = NAMES.flatMap(([kind, name]) => {
    const own = fees
      .filter((fee) => fee.kind === kind)
      .toSorted((one, other) => (other.untilDaysBefore ?? -1) - (one.untilDaysBefore ?? -1));
    const parts = own.map((fee, index) => {
      const then = index > 0 && fee.untilDaysBefore === null ? "then " : "";
      return `${then}${formatAmount(fee)}${formatDays(fee.untilDaysBefore)}`;
    });
    return parts.length === 0 ? [] : [`${name}: ${[...new Set(parts)].join(", ")}`];
  });
  return texts.length === 0 ? null : texts.join("; ");
};
