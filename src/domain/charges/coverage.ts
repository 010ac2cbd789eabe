import type { Charge, ChargePrice, CostItem, CoverageState, TwoEndedKind } from "./charge.ts";

/** From weak to strong: of two charges for one cost item the stronger state counts. */
const STATES: readonly CoverageState[] = ["not-quoted", "included", "priced", "unpriced"];
const STRENGTHS = { included: 1, priced: 2, unpriced: 3 } as const;

/**
 * The state of all cost items as one number: two bits per item, and one for each kind of charge of unknown end. No object is
 * created per offer while charges are visited.
 */
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

const UNKNOWN_END_BITS: Readonly<Record<TwoEndedKind, number>> = {
  terminal: 1 << 20,
  documents: 1 << 21,
  haulage: 1 << 22,
};

const REST_BIT = 1 << 23;

/** Adds the rest of an all-in rate to the flags, which may be for handling and documents at either end. */
export const markRest = (flags: ItemFlags, isRest: true | undefined): ItemFlags =>
  isRest === true ? flags | REST_BIT : flags;

/** Adds a charge of unknown end to the flags; one without a price settles neither end. */
export const markUnknownEnd = (
  flags: ItemFlags,
  kind: TwoEndedKind | undefined,
  price: ChargePrice["kind"],
): ItemFlags => (kind === undefined || price === "unpriced" ? flags : flags | UNKNOWN_END_BITS[kind]);

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
  const toEndState = (costItem: CostItem, kind: TwoEndedKind): CoverageState => {
    const state = toState(costItem);
    if (state !== "not-quoted") return state;
    if ((flags & UNKNOWN_END_BITS[kind]) !== 0) return "end-not-stated";
    return kind !== "haulage" && (flags & REST_BIT) !== 0 ? "maybe-in-all-in" : "not-quoted";
  };
  return {
    "origin-haulage": toEndState("origin-haulage", "haulage"),
    "origin-terminal": toEndState("origin-terminal", "terminal"),
    "origin-documents": toEndState("origin-documents", "documents"),
    "ocean-freight": toState("ocean-freight"),
    "freight-surcharges": toState("freight-surcharges"),
    "destination-terminal": toEndState("destination-terminal", "terminal"),
    "destination-documents": toEndState("destination-documents", "documents"),
    "destination-haulage": toEndState("destination-haulage", "haulage"),
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
 * `included`, else `not-quoted`, or `end-not-stated` where a charge of the kind does not state its end, or `maybe-in-all-in`
 * where an all-in rate has a rest without names; other unclassified charges change nothing.
 */
export const findCoverageStates = (
  charges: readonly Charge[],
  readCoverage: typeof toCoverage = toCoverage,
): Readonly<Record<CostItem, CoverageState>> =>
  readCoverage(
    charges.reduce(
      (flags, { costItem, unknownEnd, isRest, price }) =>
        markRest(markUnknownEnd(markItem(flags, costItem, price.kind), unknownEnd, price.kind), isRest),
      NO_FLAGS,
    ),
  );
