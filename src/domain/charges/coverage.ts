import type { Charge, ChargePrice, CostItem, CoverageState } from "./charge.ts";

/** From weak to strong: of two charges for one cost item the stronger state counts. */
const STATES: readonly CoverageState[] = ["not-quoted", "included", "priced", "unpriced"];
const STRENGTHS = { included: 1, priced: 2, unpriced: 3 } as const;

/** The state of all cost items as one number, two bits per item: no object is created per offer while charges are visited. */
export type ItemFlags = number;

/** No cost item has a charge. */
export const NO_FLAGS: ItemFlags = 0;

const SHIFTS: Readonly<Record<CostItem, number>> = {
  "origin-haulage": 0,
  "origin-terminal": 2,
  "origin-documents": 4,
  "ocean-freight": 6,
  "freight-surcharges": 8,
  "destination-terminal": 10,
  "destination-documents": 12,
  "destination-haulage": 14,
  customs: 16,
  insurance: 18,
};

/** Adds a charge to the flags: the strongest price of each cost item counts; unclassified charges change nothing. */
export const markItem = (
  flags: ItemFlags,
  costItem: CostItem | "unclassified",
  kind: ChargePrice["kind"],
): ItemFlags => {
  if (costItem === "unclassified") return flags;
  const shift = SHIFTS[costItem];
  const strength = STRENGTHS[kind];
  return strength <= ((flags >> shift) & 3) ? flags : (flags & ~(3 << shift)) | (strength << shift);
};

/** The state of each cost item. */
export const toCoverage = (flags: ItemFlags): Readonly<Record<CostItem, CoverageState>> => {
  const toState = (costItem: CostItem): CoverageState => STATES[(flags >> SHIFTS[costItem]) & 3] ?? "not-quoted";
  return {
    "origin-haulage": toState("origin-haulage"),
    "origin-terminal": toState("origin-terminal"),
    "origin-documents": toState("origin-documents"),
    "ocean-freight": toState("ocean-freight"),
    "freight-surcharges": toState("freight-surcharges"),
    "destination-terminal": toState("destination-terminal"),
    "destination-documents": toState("destination-documents"),
    "destination-haulage": toState("destination-haulage"),
    customs: toState("customs"),
    insurance: toState("insurance"),
  };
};

/** Offers of one list have few different states; more are not stored. */
const MAX_STORED = 500;

/** `toCoverage` that gives the same object for the same flags; the caller decides how long it is used. */
export const createCoverageMemo = (): typeof toCoverage => {
  const byFlags = new Map<ItemFlags, Readonly<Record<CostItem, CoverageState>>>();
  return (flags) => {
    const known = byFlags.get(flags);
    if (known !== undefined) return known;
    const coverage = toCoverage(flags);
    if (byFlags.size < MAX_STORED) byFlags.set(flags, coverage);
    return coverage;
  };
};

/**
 * The state of each cost item of an offer: `unpriced` as soon as one of its charges has no price, else `priced`, else
 * `included`, else `not-quoted`; unclassified charges change nothing.
 */
export const findCoverageStates = (
  charges: readonly Charge[],
  readCoverage: typeof toCoverage = toCoverage,
): Readonly<Record<CostItem, CoverageState>> =>
  readCoverage(charges.reduce((flags, { costItem, price }) => markItem(flags, costItem, price.kind), NO_FLAGS));
