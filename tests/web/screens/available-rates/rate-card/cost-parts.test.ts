import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateTotals, type TotalScope } from "#domain/rates";
import { type CostPart, toCostParts } from "#web/screens/available-rates/rate-card/cost-parts.ts";
import type { Rate } from "#domain/rates";
import { toListedRate, expandRate } from "#domain/rates";
import { aRate } from "#tests/support/rates.ts";
import { aSearch } from "#tests/support/searches.ts";
import { aCharge, priced } from "#tests/domain/charges/fixtures.ts";
import { rateContext, anyOffer } from "#tests/domain/rates/fixtures.ts";

const usd = (minor: number) => ({ currency: "USD", minor });
const scope: TotalScope = { search: aSearch(), exchange: rateContext.exchange };
const portToPort: TotalScope = {
  ...scope,
  search: {
    origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
    destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  },
};

const partsOf = (rate: Rate, searched: TotalScope): readonly CostPart[] =>
  toCostParts(rate, calculateTotals([rate], searched).get(rate.id), searched);

const terminal = aCharge({ code: "OTH00", name: "Terminal", group: "origin", costItem: "origin-terminal" });
const bunker = aCharge({
  code: "BAF00",
  name: "Bunker adjustment",
  costItem: "freight-surcharges",
  price: { kind: "included", stated: null },
});

describe("toCostParts", () => {
  it("lists parts in transport order, with a requested haulage that has no price", () => {
    const rate = aRate({
      charges: [
        bunker,
        aCharge({ price: priced("USD", 360_000) }),
        terminal,
        aCharge({
          code: "DTH00",
          group: "destination",
          costItem: "destination-terminal",
          price: priced("EUR", 92_251),
        }),
      ],
    });

    expect(partsOf(rate, scope)).toStrictEqual([
      { label: "Haulage", state: { kind: "no-price" } },
      { label: "Origin", state: { kind: "priced", amount: usd(10_000) } },
      { label: "Freight", state: { kind: "priced", amount: usd(360_000) } },
      { label: "Bunker", state: { kind: "included" } },
      { label: "Destination", state: { kind: "priced", amount: usd(100_000) } },
    ]);
    expect(partsOf(rate, portToPort).map(({ label }) => label)).toStrictEqual([
      "Origin",
      "Freight",
      "Bunker",
      "Destination",
    ]);
  });

  it("names the mode of a priced haulage", () => {
    const [sea] = aRate().legs;
    if (sea === undefined) throw new Error("the fixture has a leg");
    const inland = { name: "Tughlakabad", code: "INTKD", country: "India", kind: "inland" } as const;
    const rail = { ...sea, from: inland, to: sea.from, mode: "rail", vessel: null } as const;
    const haulage = aCharge({ code: "OIH00", group: "origin", costItem: "origin-haulage" });

    const coverage = { ...aRate().coverage, "origin-haulage": "priced" } as const;
    const hauled = aRate({ legs: [rail, sea], charges: [haulage, aCharge()], coverage });

    expect(partsOf(hauled, scope)[0]).toStrictEqual({
      label: "Haulage, rail",
      state: { kind: "priced", amount: usd(10_000) },
    });
  });

  it("lists an unpriced ocean freight beside its priced surcharges", () => {
    const rate = aRate({
      coverage: { ...aRate().coverage, "ocean-freight": "unpriced" },
      charges: [
        aCharge({ price: { kind: "unpriced", text: "On request" } }),
        aCharge({ code: "ETS00", name: "Emissions allowance", costItem: "freight-surcharges" }),
      ],
    });

    expect(partsOf(rate, portToPort)).toStrictEqual([
      { label: "Freight", state: { kind: "no-price" } },
      { label: "Surcharges", state: { kind: "priced", amount: usd(10_000) } },
    ]);
  });

  it("is empty if an amount cannot be converted", () => {
    const rate = aRate({ charges: [aCharge({ price: priced("JPY", 1_000) })] });

    expect(partsOf(rate, portToPort)).toStrictEqual([]);
  });

  it("adds up to the converted total for any offer", () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const rate = expandRate(toListedRate(offer, rateContext));
        const { converted } = rate.price;
        if (converted.kind !== "converted") return;
        const sum = partsOf(rate, scope).reduce(
          (minor, { state }) => minor + (state.kind === "priced" ? state.amount.minor : 0),
          0,
        );
        expect(sum).toBe(converted.total.minor);
      }),
      { seed: 20_261_122 },
    );
  });
});
