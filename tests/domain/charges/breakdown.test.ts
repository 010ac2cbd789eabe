import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumCharges, toPriceBreakdown } from "#domain/charges/breakdown.ts";
import type { Charge } from "#domain/charges/charge.ts";
import type { ExchangeRates } from "#domain/money/exchange.ts";
import { aCharge, priced } from "./fixtures.ts";

const usd = (minor: number) => ({ currency: "USD", minor });

const exchange: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "Reserve Bank reference rate",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.922509" },
  ],
};

describe("toPriceBreakdown", () => {
  const charges = [
    aCharge({ code: "ODF00", group: "origin", price: priced("INR", 450_000) }),
    aCharge({ code: "OTH00", group: "origin", price: priced("INR", 985_000, 2) }),
    aCharge({ equipment: "20GP", price: priced("USD", 98_000, 2) }),
    aCharge({ code: "BAF00", price: { kind: "included", stated: usd(5000) } }),
    aCharge({ code: "OWS00", price: { kind: "unpriced", text: "at cost above 18 t" } }),
    aCharge({ code: "DTH00", group: "destination", price: priced("EUR", 24_500, 2) }),
  ];

  it("groups by origin, freight and destination and adds converted lines up to the cent", () => {
    const breakdown = toPriceBreakdown(charges, exchange);
    expect(breakdown.groups.map(({ group, converted }) => [group, converted])).toStrictEqual([
      ["origin", usd(27_375)],
      ["freight", usd(196_000)],
      ["destination", usd(53_116)],
    ]);
    expect(breakdown.groups[0]?.lines.map((line) => line.converted)).toStrictEqual([usd(5090), usd(22_285)]);
    expect(breakdown.groups[1]?.lines.map((line) => line.converted)).toStrictEqual([usd(196_000), null, null]);
    expect(breakdown.totals).toStrictEqual({
      perCurrency: [{ currency: "EUR", minor: 49_000 }, { currency: "INR", minor: 2_420_000 }, usd(196_000)],
      unpricedCount: 1,
    });
    expect(breakdown.converted).toStrictEqual(usd(276_491));
  });

  it("omits empty groups and gives no converted total without an exchange rate", () => {
    const breakdown = toPriceBreakdown([aCharge({ price: priced("INR", 100) })], null);
    expect(breakdown).toMatchObject({ converted: null, groups: [{ group: "freight", converted: null }] });
    expect(breakdown.totals.perCurrency).toStrictEqual([{ currency: "INR", minor: 100 }]);
  });

  it("adds up lines to groups and groups to the total for any charges", () => {
    const anyCharge = fc
      .tuple(
        fc.constantFrom("origin", "freight", "destination"),
        fc.constantFrom("USD", "INR", "EUR"),
        fc.integer({ min: -1_000_000, max: 100_000_000 }),
        fc.integer({ min: 1, max: 100 }),
      )
      .map(
        ([group, currency, minor, quantity]): Charge => aCharge({ group, price: priced(currency, minor, quantity) }),
      );
    fc.assert(
      fc.property(fc.array(anyCharge), (list) => {
        const breakdown = toPriceBreakdown(list, exchange);
        const groups = breakdown.groups.map((group) => group.converted?.minor ?? Number.NaN);
        const lines = breakdown.groups.flatMap((g) => g.lines.map((line) => line.converted?.minor ?? Number.NaN));
        const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
        expect(sum(groups)).toBe(breakdown.converted?.minor);
        expect(sum(lines)).toBe(breakdown.converted?.minor);
        expect(sumCharges(list).perCurrency).toStrictEqual(breakdown.totals.perCurrency);
      }),
    );
  });
});
