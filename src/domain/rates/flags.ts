import { COST_SLOTS, type CostSlot } from "../charges/charge.ts";
import type { ListedRate, RateHeadline } from "./rate.ts";
import { comparableTotal } from "./sort.ts";
import { wholeRate } from "./whole-rate.ts";

/** What a card may be praised for. */
export type RateFlag = "lowest-total" | "fastest";

export const FLAG_LABELS: Readonly<Record<RateFlag, string>> = { "lowest-total": "Lowest total", fastest: "Fastest" };

/** Customs and insurance go by the goods and are paid beside the transport, whoever carries it. */
const isBesideTransport = (slot: string): boolean => slot === "customs" || slot === "insurance";

/** Parts of the transport that one offer may have and another lack; surcharges may as well stand inside the freight. */
const SCOPE: readonly CostSlot[] = COST_SLOTS.filter(
  (slot) => !isBesideTransport(slot) && slot !== "freight-surcharges",
);

const settles = (rate: RateHeadline, slot: CostSlot): boolean =>
  rate.slots[slot] === "priced" || rate.slots[slot] === "included";

const isComparable = (rate: RateHeadline): boolean =>
  rate.availability.kind === "bookable" && comparableTotal(rate) !== null;

/** Only an offer that leaves a charge open is looked at line by line. */
const hasGap = (rate: ListedRate): boolean =>
  rate.price.unpricedCount > 0 &&
  wholeRate(rate).charges.some(({ slot, price }) => price.kind === "unpriced" && !isBesideTransport(slot));

/** The comparable offers that price the whole transport: every part that any of them settles, and nothing left open. */
const completeAmong = (rates: readonly ListedRate[]): readonly ListedRate[] => {
  const comparable = rates.filter(isComparable);
  const scope = SCOPE.filter((slot) => comparable.some((rate) => settles(rate, slot)));
  return comparable.filter((rate) => !hasGap(rate) && scope.every((slot) => settles(rate, slot)));
};

const leastOf = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.min(...values));

/** The transit time of an offer; null when it is not stated, or its dates contradict each other. */
const plausibleDays = ({ transit, issues }: RateHeadline): number | null =>
  transit.kind === "days" && issues.length === 0 ? transit.days : null;

/**
 * Flags by offer id, at most one per card: the lowest total, else the shortest transit, among the bookable offers that
 * price the whole transport, so that a port-to-port price is not praised over one with haulage; all who share a best
 * value get it, and nobody does when fewer than two offers can be compared.
 */
export const rateFlags = (rates: readonly ListedRate[]): ReadonlyMap<string, RateFlag> => {
  const complete = completeAmong(rates);
  const flags = new Map<string, RateFlag>();
  if (complete.length < 2) return flags;
  const lowest = leastOf(complete.map((rate) => comparableTotal(rate)?.minor ?? Infinity));
  const fastest = leastOf(complete.flatMap((rate) => plausibleDays(rate) ?? []));
  for (const rate of complete) {
    if (fastest !== null && plausibleDays(rate) === fastest) flags.set(rate.id, "fastest");
    if (comparableTotal(rate)?.minor === lowest) flags.set(rate.id, "lowest-total");
  }
  return flags;
};
