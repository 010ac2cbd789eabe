import { type Charge, type ChargePrice, type CostSlot, type SlotState } from "./charge.ts";

const STRENGTH: Readonly<Record<SlotState, number>> = { "not-quoted": 0, included: 1, priced: 2, unpriced: 3 };

const stateOf = (price: ChargePrice): SlotState => price.kind;

/** Nothing said about any slot. */
export const nothingQuoted = (): Record<CostSlot, SlotState> => ({
  "origin-haulage": "not-quoted",
  "origin-terminal": "not-quoted",
  "origin-documents": "not-quoted",
  "ocean-freight": "not-quoted",
  "freight-surcharges": "not-quoted",
  "destination-terminal": "not-quoted",
  "destination-documents": "not-quoted",
  "destination-haulage": "not-quoted",
  customs: "not-quoted",
  insurance: "not-quoted",
});

/**
 * What an offer says of each cost slot: `unpriced` as soon as one of its charges has no price, else `priced`, else
 * `included`, else `not-quoted`; unclassified charges speak of no slot.
 */
export const slotStates = (charges: readonly Charge[]): Readonly<Record<CostSlot, SlotState>> => {
  const states = nothingQuoted();
  for (const { slot, price } of charges) {
    if (slot === "unclassified") continue;
    const state = stateOf(price);
    if (STRENGTH[state] > STRENGTH[states[slot]]) states[slot] = state;
  }
  return states;
};
