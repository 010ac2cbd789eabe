import type { Rate } from "./rate.ts";
import { comparableTotal } from "./sort.ts";

/** What a card may be praised for. */
export type RateFlag = "lowest-total" | "fastest";

export const FLAG_LABELS: Readonly<Record<RateFlag, string>> = { "lowest-total": "Lowest total", fastest: "Fastest" };

/** Only an offer that can be booked, compared and has a price for every charge may be praised. */
const isComplete = (rate: Rate): boolean =>
  rate.availability.kind === "bookable" && rate.price.unpricedCount === 0 && comparableTotal(rate) !== null;

const leastOf = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.min(...values));

/**
 * Flags by offer id, at most one per card: the lowest total, and the shortest transit among the others' equals; all who
 * share a best value get it, and nobody does when fewer than two offers can be compared.
 */
export const rateFlags = (rates: readonly Rate[]): ReadonlyMap<string, RateFlag> => {
  const complete = rates.filter(isComplete);
  const flags = new Map<string, RateFlag>();
  if (complete.length < 2) return flags;
  const lowest = leastOf(complete.map((rate) => comparableTotal(rate)?.minor ?? Infinity));
  const fastest = leastOf(complete.flatMap((rate) => (rate.transit.kind === "days" ? [rate.transit.days] : [])));
  for (const rate of complete) {
    if (rate.transit.kind === "days" && rate.transit.days === fastest) flags.set(rate.id, "fastest");
    if (comparableTotal(rate)?.minor === lowest) flags.set(rate.id, "lowest-total");
  }
  return flags;
};
