import { isCurrencyCode, parseMoney } from "#domain/money";
import type { ChangeFee } from "../rate.ts";
import type { CarrierFee } from "./offer.ts";

const KINDS: readonly (readonly [pattern: RegExp, kind: ChangeFee["kind"]])[] = [
  [/no.?show/i, "no-show"],
  [/cancel/i, "cancellation"],
  [/amend|change/i, "amendment"],
];

const toFee = ({ amount, currency }: CarrierFee): ChangeFee["fee"] => {
  if (amount === null || currency === null || !isCurrencyCode(currency)) return null;
  return parseMoney(amount, currency).match(
    (fee) => (fee.minor < 0 ? null : fee),
    () => null,
  );
};

const toDays = (days: number | null): number | null =>
  days === null || !Number.isInteger(days) || days < 0 ? null : days;

/** The fees of a carrier's offer for cancelling, changing and not delivering; others are left out. */
export const toChangeFees = (potentialFees: readonly CarrierFee[]): readonly ChangeFee[] =>
  potentialFees.flatMap((fee) => {
    const kind = KINDS.find(([pattern]) => pattern.test(fee.name))?.[1];
    if (kind === undefined) return [];
    return [
      {
        kind,
        untilDaysBefore: toDays(fee.daysBeforeDeparture),
        fee: toFee(fee),
        basis: fee.basis === "PER_CONTAINER" ? "container" : "booking",
      } as const,
    ];
  });
