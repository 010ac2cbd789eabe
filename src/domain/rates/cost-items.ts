import { toConvertibleAmount, type Charge, type CostSlot } from "#domain/charges";
import { type Converter, applyRatio } from "#domain/money";
import type { CostItems, ListedRate, Rate } from "./rate.ts";

/** The running sums while the charges of an offer are visited. */
export type CostItemSums = Record<CostSlot, number>;

export const noSums = (): CostItemSums => ({
  "origin-haulage": 0,
  "origin-terminal": 0,
  "origin-documents": 0,
  "ocean-freight": 0,
  "freight-surcharges": 0,
  "destination-terminal": 0,
  "destination-documents": 0,
  "destination-haulage": 0,
  customs: 0,
  insurance: 0,
});

/** Adds up the charges of an offer by cost item. */
export const sumCostItems = (charges: readonly Charge[], converter: Converter): CostItems => {
  const amounts = noSums();
  let hasOtherUnpriced = false;
  for (const { slot, price } of charges) {
    if (slot === "unclassified") {
      if (price.kind === "unpriced") hasOtherUnpriced = true;
    } else if (price.kind === "priced") {
      const { currency, minor } = toConvertibleAmount(price, converter.target);
      const ratio = converter.ratioFrom(currency);
      amounts[slot] += ratio === null ? 0 : (applyRatio(minor, ratio) ?? 0);
    }
  }
  return { amounts, hasOtherUnpriced };
};

const cache = new WeakMap<Rate, CostItems>();

/** The cost items of an offer: as its reader added them up, else from its charges, once. */
export const readCostItems = (rate: ListedRate, converter: Converter): CostItems => {
  if (rate.costItems !== undefined) return rate.costItems;
  if ("offer" in rate) return rate.costItems;
  const known = cache.get(rate);
  if (known !== undefined) return known;
  const items = sumCostItems(rate.charges, converter);
  cache.set(rate, items);
  return items;
};
