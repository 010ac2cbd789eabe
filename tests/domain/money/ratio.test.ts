import { describe, expect, it } from "vitest";
import type { ExchangeRates } from "#domain/money/exchange.ts";
import { applyRatio, findRatio, UNCHANGED } from "#domain/money/ratio.ts";

const exchange: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "Reserve Bank reference rate",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "JPY", unitsPerBase: "154.2" },
    { currency: "GBP", unitsPerBase: "0" },
  ],
};
const ratio = (numerator: number, denominator: number) => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
  fastNumerator: numerator,
  fastDenominator: denominator,
});

describe("findRatio", () => {
  it.each([
    ["USD", "INR", ratio(442, 5)],
    ["INR", "USD", ratio(5, 442)],
    ["USD", "JPY", ratio(771, 500)],
    ["INR", "INR", ratio(1, 1)],
  ])("reduces the ratio from %s to %s", (from, to, expected) => {
    expect(findRatio(exchange, from, to)).toStrictEqual(expected);
  });

  it("includes the mark-up", () => {
    expect(findRatio({ ...exchange, markUpPercent: "1.5" }, "USD", "INR")).toStrictEqual(ratio(44_863, 500));
  });

  it.each([
    ["a currency without a quote", exchange, "CHF"],
    ["a quote of zero", exchange, "GBP"],
    ["an unreadable mark-up", { ...exchange, markUpPercent: "some" }, "INR"],
    ["a negative mark-up", { ...exchange, markUpPercent: "-1" }, "INR"],
  ])("is null for %s", (_, table, currency) => {
    expect(findRatio(table, currency, "USD")).toBeNull();
  });
});

describe("applyRatio", () => {
  it.each([
    [1000, ratio(771, 500), 1542],
    [3, ratio(1, 2), 2],
    [-3, ratio(1, 2), -2],
    [Number.MAX_SAFE_INTEGER, ratio(5, 442), 101_891_394_284_400],
    [Number.MAX_SAFE_INTEGER, UNCHANGED, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, ratio(442, 5), null],
  ])("converts %i at %o to %s", (minor, given, expected) => {
    expect(applyRatio(minor, given)).toBe(expected);
  });
});
