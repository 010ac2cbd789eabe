import { expect, it } from "vitest";
import { createConverter } from "#domain/money/convert.ts";
import { createCostItemSums, sumCostItems } from "#domain/rates/cost-items.ts";
import { aCharge, priced } from "../charges/fixtures.ts";
import { rateContext } from "./fixtures.ts";

it("sumCostItems adds converted amounts per cost item and reports unpriced unknown charges", () => {
  const charges = [
    aCharge({ price: priced("USD", 10_000) }),
    aCharge({ costItem: "customs", price: priced("INR", 88_400) }),
    aCharge({ costItem: "customs", price: priced("INR", 44_200) }),
    aCharge({ costItem: "insurance", price: { kind: "included", stated: null } }),
    aCharge({ costItem: "unclassified", price: { kind: "unpriced", text: "At cost" } }),
  ];
  expect(sumCostItems(charges, createConverter(rateContext.exchange, "USD"))).toStrictEqual({
    amounts: { ...createCostItemSums(), "ocean-freight": 10_000, customs: 1_500 },
    hasOtherUnpriced: true,
  });
});
