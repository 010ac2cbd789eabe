import { BASIC_FREIGHT_CODE } from "../charges/code-table.ts";
import { NO_NOTES, noteSlot, notedStates } from "../charges/slots.ts";
import { converterTo } from "../money/convert.ts";
import { DEFAULT_CURRENCY } from "../money/exchange.ts";
import type { ApiOffer } from "./api-offer.ts";
import type { RateContext } from "./context.ts";
import { noTallies, tallyAmount, talliedPrice } from "./price.ts";
import type { Rate } from "./rate.ts";
import { tellCharges } from "./tell-charges.ts";

/** The price of an offer for the whole load and what it says of each cost slot, without writing its lines. */
export const apiTotals = (offer: ApiOffer, context: RateContext): Pick<Rate, "price" | "slots"> => {
  const tallies = noTallies(converterTo(context.exchange, context.currency ?? DEFAULT_CURRENCY));
  let notes = NO_NOTES;
  tellCharges(offer, context, {
    priced: ({ code }, { slot }, { quantity }, currency, minor) => {
      notes = noteSlot(notes, slot, "priced");
      tallyAmount(tallies, currency, minor * quantity, code === BASIC_FREIGHT_CODE);
    },
    included: (_, { slot }) => {
      notes = noteSlot(notes, slot, "included");
    },
    unpriced: (_, { slot }) => {
      notes = noteSlot(notes, slot, "unpriced");
      tallies.unpricedCount += 1;
    },
  });
  return { price: talliedPrice(tallies), slots: notedStates(notes) };
};
