import { describe, expect, it } from "vitest";
import { toPriceStrip } from "#domain/rates/price-strip.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";

const usd = (minor: number) => ({ currency: "USD", minor });

const totalPrice = (minor: number) =>
  ({ ...aRate().price, converted: { kind: "converted", total: usd(minor) } }) as const;

const norrvik = aRate({ id: "norrvik", price: totalPrice(628_260), departure: "2026-12-03" });
const castellan = aRate({ id: "castellan", price: totalPrice(634_575), departure: "2026-12-05T06:00" });
const withoutSailing = aRate({ id: "without-sailing", departure: null });

const soldOut = { kind: "not-bookable", reason: "Sold-out" } as const;
const tooHeavy = { kind: "not-bookable", reason: "Too heavy for this offer" } as const;
const gone = aRate({ id: "gone", availability: soldOut, price: totalPrice(1), departure: "2026-12-01" });

const leaving = (departure: string) => ({ departure, legs: aRate({ departure }).legs });

const stripOf = (rates: readonly Rate[]) => toPriceStrip(rates, viewOf(rates));

describe("toPriceStrip", () => {
  it("has every day from the first to the last sailing", () => {
    const late = { ...norrvik, ...leaving("2026-12-05"), id: "late", price: totalPrice(600_000) };
    expect(stripOf([gone, withoutSailing, castellan, norrvik, late])).toStrictEqual([
      { date: "2026-12-03", totals: [usd(628_260)], isEstimated: false },
      { date: "2026-12-04", totals: [], isEstimated: false },
      { date: "2026-12-05", totals: [usd(600_000), usd(634_575)], isEstimated: false },
    ]);
  });

  it("is empty without a sailing and limited to 62 days", () => {
    expect(stripOf([withoutSailing, gone])).toStrictEqual([]);
    expect(stripOf([norrvik, { ...castellan, ...leaving("2126-12-05") }])).toHaveLength(62);
  });

  it("includes no offer that is too heavy or sold out", () => {
    const heavy = { ...norrvik, availability: tooHeavy };
    expect(stripOf([heavy])).toEqual([]);
    expect(stripOf([{ ...norrvik, availability: soldOut }])).toEqual([]);
  });
});
