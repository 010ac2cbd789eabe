import { type Charge, COST_SLOTS, type CostSlot, type SlotState } from "./charge.ts";

/** From weak to strong: of two charges in a slot the stronger state counts. */
const STATES: readonly SlotState[] = ["not-quoted", "included", "priced", "unpriced"];
const STRENGTHS = { included: 1, priced: 2, unpriced: 3 } as const;

const PLACES: ReadonlyMap<string, number> = new Map(COST_SLOTS.map((slot, at) => [slot, at]));

/**
 * What an offer says of each cost slot: `unpriced` as soon as one of its charges has no price, else `priced`, else
 * `included`, else `not-quoted`; unclassified charges speak of no slot.
 */
export const slotStates = (charges: readonly Charge[]): Readonly<Record<CostSlot, SlotState>> => {
  const strengths = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { slot, price } of charges) {
    const at = PLACES.get(slot);
    if (at === undefined) continue;
    const strength = STRENGTHS[price.kind];
    if (strength > (strengths[at] ?? 0)) strengths[at] = strength;
  }
  const stateAt = (at: number): SlotState => STATES[strengths[at] ?? 0] ?? "not-quoted";
  return {
    "origin-haulage": stateAt(0),
    "origin-terminal": stateAt(1),
    "origin-documents": stateAt(2),
    "ocean-freight": stateAt(3),
    "freight-surcharges": stateAt(4),
    "destination-terminal": stateAt(5),
    "destination-documents": stateAt(6),
    "destination-haulage": stateAt(7),
    customs: stateAt(8),
    insurance: stateAt(9),
  };
};
