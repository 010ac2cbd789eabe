import type { ChangeFee } from "#domain/amendments";
import { isCurrencyCode, parseMoney } from "#domain/money";
import { type JsonObject, toAmount, toItems, toNumber, toObject, toText } from "./json.ts";

const KINDS: readonly (readonly [pattern: RegExp, kind: ChangeFee["kind"]])[] = [
  [/no.?show/i, "no-show"],
  [/cancel/i, "cancellation"],
  [/amend|change/i, "amendment"],
];

const readFee = (item: JsonObject): ChangeFee["fee"] => {
  const [amount, currency] = [toAmount(item["amount"]), toText(item["currency"])];
  if (amount === null || currency === null || !isCurrencyCode(currency)) return null;
  return parseMoney(amount, currency).match(
    (fee) => (fee.minor < 0 ? null : fee),
    () => null,
  );
};

const readDays = (value: unknown): number | null => {
  const days = toNumber(value);
  return days === null || !Number.isInteger(days) || days < 0 ? null : days;
};

/** The fees for changing, cancelling and not delivering that the `potentialFees` of a carrier's offer name. */
export const readChangeFees = (potentialFees: unknown): readonly ChangeFee[] =>
  toItems(potentialFees).flatMap((value) => {
    const item = typeof value === "string" ? { feeType: value } : toObject(value);
    const name = toText(item["feeType"]) ?? "";
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1];
    if (kind === undefined) return [];
    return [
      {
        kind,
        untilDaysBefore: readDays(item["daysBeforeDeparture"]),
        fee: readFee(item),
        basis: item["basis"] === "PER_CONTAINER" ? "container" : "booking",
      } as const,
    ];
  });
