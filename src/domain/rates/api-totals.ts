import { BASIC_FREIGHT_CODE } from "../charges/code-table.ts";
import { NO_NOTES, notedStates, noteSlot, type SlotNotes } from "../charges/slots.ts";
import { converterTo } from "../money/convert.ts";
import { DEFAULT_CURRENCY } from "../money/exchange.ts";
import type { ApiOffer } from "./api-offer.ts";
import type { RateContext } from "./context.ts";
import { noTallies, type Tallies, talliedPrice, tallyAmount } from "./price.ts";
import type { Rate } from "./rate.ts";
import { type ChargeListener, tellCharges } from "./tell-charges.ts";

interface Totals {
  readonly tallies: Tallies;
  slots: SlotNotes;
}

const ADDER: ChargeListener<Totals> = {
  priced: (totals, { code }, { slot }, { quantity }, currency, minor, conversion) => {
    totals.slots = noteSlot(totals.slots, slot, "priced");
    const converted =
      conversion === null ? null : { currency: conversion.currency, minor: conversion.minor * quantity };
    tallyAmount(totals.tallies, currency, minor * quantity, code === BASIC_FREIGHT_CODE, converted);
  },
  included: (totals, _, { slot }) => {
    totals.slots = noteSlot(totals.slots, slot, "included");
  },
  unpriced: (totals, _, { slot }) => {
    totals.slots = noteSlot(totals.slots, slot, "unpriced");
    totals.tallies.unpricedCount += 1;
  },
};

/** The price of an offer for the whole load and what it says of each cost slot, without writing its lines. */
export const apiTotals = (offer: ApiOffer, context: RateContext): Pick<Rate, "price" | "slots"> => {
  const tallies = noTallies(converterTo(context.exchange, context.currency ?? DEFAULT_CURRENCY));
  const totals: Totals = { tallies, slots: NO_NOTES };
  tellCharges(offer, context, ADDER, totals);
  return { price: talliedPrice(tallies), slots: notedStates(totals.slots) };
};
