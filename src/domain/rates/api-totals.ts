import { BASIC_FREIGHT_CODE, NO_NOTES, notedStates, noteSlot, type SlotNotes } from "#domain/charges";
import { converterTo, DEFAULT_CURRENCY } from "#domain/money";
import type { ApiOffer } from "./api-offer.ts";
import type { RateContext } from "./context.ts";
import { type CostItemSums, noSums } from "./cost-items.ts";
import { noTallies, type Tallies, talliedPrice, tallyAmount } from "./price.ts";
import type { CostItems, Rate } from "./rate.ts";
import { type ChargeListener, tellCharges } from "./tell-charges.ts";

interface Totals {
  readonly tallies: Tallies;
  readonly sums: CostItemSums;
  slots: SlotNotes;
  hasOtherUnpriced: boolean;
}

const ADDER: ChargeListener<Totals> = {
  priced: (totals, { code }, { slot }, { quantity }, currency, minor, conversion) => {
    totals.slots = noteSlot(totals.slots, slot, "priced");
    const converted =
      conversion === null ? null : { currency: conversion.currency, minor: conversion.minor * quantity };
    const isBasic = code === BASIC_FREIGHT_CODE;
    const sum = tallyAmount(totals.tallies, currency, minor * quantity, isBasic, converted);
    if (slot !== "unclassified") totals.sums[slot] += sum;
  },
  included: (totals, _, { slot }) => {
    totals.slots = noteSlot(totals.slots, slot, "included");
  },
  unpriced: (totals, _, { slot }) => {
    totals.slots = noteSlot(totals.slots, slot, "unpriced");
    totals.tallies.unpricedCount += 1;
    if (slot === "unclassified") totals.hasOtherUnpriced = true;
  },
};

/** The price of an offer for the whole load, and what it states of each cost item, without writing its lines. */
export const apiTotals = (
  offer: ApiOffer,
  context: RateContext,
): Pick<Rate, "price" | "slots"> & { readonly costItems: CostItems } => {
  const tallies = noTallies(converterTo(context.exchange, context.currency ?? DEFAULT_CURRENCY));
  const totals: Totals = { tallies, sums: noSums(), slots: NO_NOTES, hasOtherUnpriced: false };
  tellCharges(offer, context, ADDER, totals);
  return {
    price: talliedPrice(tallies),
    slots: notedStates(totals.slots),
    costItems: { amounts: totals.sums, hasOtherUnpriced: totals.hasOtherUnpriced },
  };
};
