import { getComparedTotal, type TotalView } from "./complete-total.ts";
import type { ListedRate } from "./rate.ts";
import { getRouteFacts } from "./route-facts.ts";

/** What a card may be marked with. */
export type RateFlag = "lowest-total" | "fastest";

const findLeast = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.min(...values));

/** The days from port to port; null when they are not stated, or the offer's dates contradict each other. */
const plausibleDays = (rate: ListedRate): number | null =>
  rate.issues.length === 0 ? getRouteFacts(rate).portToPortDays : null;

/**
 * Flags by offer id, at most one per card: the lowest total, else the shortest transit from port to port, among the bookable
 * offers without a gap; all who share a best value get it, and nobody does when fewer than two offers can be compared.
 */
export const flagRates = (rates: readonly ListedRate[], view: TotalView): ReadonlyMap<string, RateFlag> => {
  const comparable = rates.filter(
    ({ id, availability }) => availability.kind === "bookable" && view.totals.get(id)?.kind === "complete",
  );
  const flags = new Map<string, RateFlag>();
  if (comparable.length < 2) return flags;
  const lowest = findLeast(comparable.map((rate) => getComparedTotal(rate, view)?.minor ?? Infinity));
  const fastest = findLeast(comparable.flatMap((rate) => plausibleDays(rate) ?? []));
  for (const rate of comparable) {
    if (fastest !== null && plausibleDays(rate) === fastest) flags.set(rate.id, "fastest");
    if (getComparedTotal(rate, view)?.minor === lowest) flags.set(rate.id, "lowest-total");
  }
  return flags;
};
