import { describe, expect, it } from "vitest";
import { createConverter } from "#domain/money/convert.ts";
import { sumPrice } from "#domain/rates/price.ts";
import { aCharge, priced } from "../charges/fixtures.ts";
import { rateContext } from "./fixtures.ts";

const freight = aCharge({ price: priced("USD", 10_000) });
const handling = aCharge({ code: "OTH00", price: priced("INR", 88_400) });
const inDollars = createConverter(rateContext.exchange, "USD");
const isBasic = ({ code }: { readonly code: string | null }): boolean => code === "FRT00";

describe("sumPrice", () => {
  it("sums per currency, converts each charge and counts unpriced ones", () => {
    const charges = [
      freight,
      handling,
      aCharge({ code: "BAF00", price: { kind: "included", stated: null } }),
      aCharge({ code: "OWS00", price: { kind: "unpriced", text: "At cost" } }),
    ];
    expect(sumPrice(charges, inDollars, isBasic)).toStrictEqual({
      perCurrency: [
        { currency: "INR", minor: 88_400 },
        { currency: "USD", minor: 10_000 },
      ],
      converted: { kind: "converted", total: { currency: "USD", minor: 11_000 } },
      unpricedCount: 1,
      basicFreight: { currency: "USD", minor: 10_000 },
    });
  });

  it("names the currencies without an exchange rate", () => {
    expect(sumPrice([freight, handling], createConverter(null, "USD"), isBasic).converted).toStrictEqual({
      kind: "no-rate",
      missing: ["INR"],
    });
  });

  it("has no total without a priced charge", () => {
    expect(sumPrice([], inDollars, isBasic)).toStrictEqual({
      perCurrency: [],
      converted: { kind: "no-rate", missing: [] },
      unpricedCount: 0,
      basicFreight: null,
    });
  });

  it("states no basic freight in two currencies", () => {
    const inRupees = aCharge({ price: priced("INR", 88_400) });
    expect(sumPrice([freight, inRupees], inDollars, isBasic).basicFreight).toBeNull();
  });
});
