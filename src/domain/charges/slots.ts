import type { Charge, ChargePrice, CostSlot, SlotState } from "./charge.ts";

/** From weak to strong: of two charges in a slot the stronger state counts. */
const STATES: readonly SlotState[] = ["not-quoted", "included", "priced", "unpriced"];
const STRENGTHS = { included: 1, priced: 2, unpriced: 3 } as const;

/** What was noted of all slots as one number, two bits for each slot: a list of thousands of offers makes no object for it. */
export type SlotNotes = number;

/** Nothing was said of any slot. */
export const NO_NOTES: SlotNotes = 0;

const SHIFTS: Readonly<Record<CostSlot, number>> = {
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

/** The notes with one more charge: of each slot the strongest price so far; unclassified charges speak of no slot. */
export const noteSlot = (notes: SlotNotes, slot: CostSlot | "unclassified", kind: ChargePrice["kind"]): SlotNotes => {
  if (slot === "unclassified") return notes;
  const shift = SHIFTS[slot];
  const strength = STRENGTHS[kind];
  return strength <= ((notes >> shift) & 3) ? notes : (notes & ~(3 << shift)) | (strength << shift);
};

const makeStates = (notes: SlotNotes): Readonly<Record<CostSlot, SlotState>> => {
  const stateOf = (slot: CostSlot): SlotState => STATES[(notes >> SHIFTS[slot]) & 3] ?? "not-quoted";
  return {
    "origin-haulage": stateOf("origin-haulage"),
    "origin-terminal": stateOf("origin-terminal"),
    "origin-documents": stateOf("origin-documents"),
    "ocean-freight": stateOf("ocean-freight"),
    "freight-surcharges": stateOf("freight-surcharges"),
    "destination-terminal": stateOf("destination-terminal"),
    "destination-documents": stateOf("destination-documents"),
    "destination-haulage": stateOf("destination-haulage"),
    customs: stateOf("customs"),
    insurance: stateOf("insurance"),
  };
};

const remembered = new Map<SlotNotes, Readonly<Record<CostSlot, SlotState>>>();
/** Offers of one list say the same in a few ways; what is remembered of them has a limit. */
const MEMORY_LIMIT = 500;

/** The notes as the state of each slot; the same notes give the same object. */
export const notedStates = (notes: SlotNotes): Readonly<Record<CostSlot, SlotState>> => {
  const known = remembered.get(notes);
  if (known !== undefined) return known;
  if (remembered.size >= MEMORY_LIMIT) remembered.clear();
  const states = makeStates(notes);
  remembered.set(notes, states);
  return states;
};

/**
 * What an offer says of each cost slot: `unpriced` as soon as one of its charges has no price, else `priced`, else
 * `included`, else `not-quoted`; unclassified charges speak of no slot.
 */
export const slotStates = (charges: readonly Charge[]): Readonly<Record<CostSlot, SlotState>> =>
  notedStates(charges.reduce((notes, { slot, price }) => noteSlot(notes, slot, price.kind), NO_NOTES));
