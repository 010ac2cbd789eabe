import { formatMoney, type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import type { ChangeFee } from "#domain/rates";

/** The kinds of fees as they are named, in their order. */
export const FEE_NAMES = [
  ["cancellation", "Cancellation"],
  ["amendment", "Change"],
  ["no-show", "No-show"],
] as const;

const formatAmount = ({ fee, basis }: ChangeFee, numbers: NumberFormat): string => {
  if (fee === null) return "amount not stated";
  if (fee.minor === 0) return "free";
  return basis === "container" ? `${formatMoney(fee, numbers)} per container` : formatMoney(fee, numbers);
};

const formatDays = (days: number | null): string => {
  if (days === null) return "";
  return ` until ${days === 1 ? "1 day" : `${days} days`} before departure`;
};

/** The fees of one kind, `free until 14 days before departure, then USD 300.00`; null if the offer names none. */
export const formatFeesOf = (
  fees: readonly ChangeFee[],
  kind: ChangeFee["kind"],
  numbers: NumberFormat = STANDARD_NUMBERS,
): string | null => {
  const own = fees
    .filter((fee) => fee.kind === kind)
    .toSorted((one, other) => (other.untilDaysBefore ?? -1) - (one.untilDaysBefore ?? -1));
  const parts = own.map((fee, index) => {
    const then = index > 0 && fee.untilDaysBefore === null ? "then " : "";
    return `${then}${formatAmount(fee, numbers)}${formatDays(fee.untilDaysBefore)}`;
  });
  return parts.length === 0 ? null : [...new Set(parts)].join(", ");
};

/**
 * The fees of an offer in one line, `Cancellation: free until 14 days before departure, then USD 300.00; Change: USD 75.00`;
 * null if it names none.
 */
export const formatChangeFees = (
  fees: readonly ChangeFee[],
  numbers: NumberFormat = STANDARD_NUMBERS,
): string | null => {
  const texts = FEE_NAMES.flatMap(([kind, name]) => {
    const text = formatFeesOf(fees, kind, numbers);
    return text === null ? [] : [`${name}: ${text}`];
  });
  return texts.length === 0 ? null : texts.join("; ");
};

/** `a`, `a and b`, `a, b and c`. */
const join = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1) ?? ""}`;

/** `formatChangeFees` with the kinds of fees that the offer does not state: `Cancellation: USD 300.00; change and no-show: not stated`. */
export const formatFeeTerms = (fees: readonly ChangeFee[], numbers: NumberFormat = STANDARD_NUMBERS): string => {
  const known = formatChangeFees(fees, numbers);
  const unknown = FEE_NAMES.filter(([kind]) => fees.every((fee) => fee.kind !== kind)).map(([, name]) =>
    name.toLowerCase(),
  );
  if (known === null) return "not stated";
  return unknown.length === 0 ? known : `${known}; ${join(unknown)}: not stated`;
};
