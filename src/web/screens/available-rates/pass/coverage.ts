import { COST_SLOTS, type CostSlot } from "../../../../domain/charges/charge.ts";
import { SLOT_LABELS } from "../../../../domain/charges/labels.ts";
import type { Rate } from "../../../../domain/rates/rate.ts";

const listed = (slots: readonly CostSlot[]): string => {
  const words = slots.map((slot, at) => (at === 0 ? SLOT_LABELS[slot] : SLOT_LABELS[slot].toLowerCase())).join(", ");
  return words === "" ? "nothing stated" : words;
};

/** The fine print of a pass: what its total covers, and what will come on top. */
export const coverageOf = ({ slots }: Rate): { readonly included: string; readonly notIncluded: string } => ({
  included: listed(COST_SLOTS.filter((slot) => slots[slot] === "priced" || slots[slot] === "included")),
  notIncluded: listed(COST_SLOTS.filter((slot) => slots[slot] === "not-quoted" || slots[slot] === "unpriced")),
});
