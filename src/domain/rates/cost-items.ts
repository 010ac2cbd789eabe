import { toConvertibleAmount, type Charge, type CostItem } from "#domain/charges";
import { type Converter, applyRatio } from "#domain/money";
import type { CostItemAmounts, ListedRate } from "./rate.ts";

/** The running sums while the charges of an offer are visited. */
export type CostItemSums = Record<CostItem, number>;

export const createCostItemSums = (): CostItemSums => ({
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
export const sumCostItems = (charges: readonly Charge[], converter: Converter): CostItemAmounts => {
  const amounts = createCostItemSums();
  let hasOtherUnpriced = false;
  for (const { costItem, price } of charges) {
    if (costItem === "unclassified") {
      if (price.kind === "unpriced") hasOtherUnpriced = true;
    } else if (price.kind === "priced") {
      const { currency, minor } = toConvertibleAmount(price, converter.target);
      const ratio = converter.ratioFrom(currency);
      amounts[costItem] += ratio === null ? 0 : (applyRatio(minor, ratio) ?? 0);
    }
  }
  return { amounts, hasOtherUnpriced };
};

/** The cost items of an offer: as its reader added them up, else from its charges. */
export const readCostItems = (rate: ListedRate, converter: Converter): CostItemAmounts => {
  if (rate.costItems !== undefined) return rate.costItems;
  return "offer" in rate ? rate.costItems : sumCostItems(rate.charges, converter);
};
