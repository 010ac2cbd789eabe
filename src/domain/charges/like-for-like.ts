import { convertAndAdd, converterTo } from "../money/convert.ts";
import { DEFAULT_CURRENCY, type ExchangeRates } from "../money/exchange.ts";
import type { CurrencyCode, Money } from "../money/money.ts";
import { toConvertibleAmount } from "./carrier-conversion.ts";
import { type Charge, COST_SLOTS, type CostSlot, type SlotState } from "./charge.ts";

/** What a comparison needs of an offer. */
export interface ComparedOffer {
  readonly id: string;
  readonly charges: readonly Charge[];
  readonly slots: Readonly<Record<CostSlot, SlotState>>;
}

/** One offer beside the others: its total on the common slots, and the slots that another settles and this one does not. */
export interface LikeForLikeColumn {
  readonly id: string;
  /** Null when an amount on the common slots cannot be converted. */
  readonly total: Money | null;
  readonly gaps: readonly CostSlot[];
}

export interface LikeForLike {
  /** The slots that all offers price or include, in the order of the journey. */
  readonly slots: readonly CostSlot[];
  readonly columns: readonly LikeForLikeColumn[];
}

const isSettled = (state: SlotState): boolean => state === "priced" || state === "included";

const amountsOn = (offer: ComparedOffer, slots: readonly CostSlot[], currency: CurrencyCode): readonly Money[] =>
  offer.charges.flatMap(({ slot, price }) =>
    price.kind === "priced" && (slot === "unclassified" || slots.includes(slot))
      ? [toConvertibleAmount(price, currency)]
      : [],
  );

/**
 * Compares offers on the slots that every one of them prices or includes, converted at the stated rates; charges that
 * belong to no known slot stay in, because they will be paid whatever they are called.
 */
export const compareLikeForLike = (
  offers: readonly ComparedOffer[],
  exchange: ExchangeRates | null,
  currency: CurrencyCode = DEFAULT_CURRENCY,
): LikeForLike => {
  const converter = converterTo(exchange, currency);
  const slots = COST_SLOTS.filter((slot) => offers.every((offer) => isSettled(offer.slots[slot])));
  const settledBySome = COST_SLOTS.filter((slot) => offers.some((offer) => isSettled(offer.slots[slot])));
  return {
    slots,
    columns: offers.map((offer) => {
      const converted = convertAndAdd(amountsOn(offer, slots, currency), converter);
      return {
        id: offer.id,
        total: converted.kind === "converted" ? converted.total : null,
        gaps: settledBySome.filter((slot) => !isSettled(offer.slots[slot])),
      };
    }),
  };
};
