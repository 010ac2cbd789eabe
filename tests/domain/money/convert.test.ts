import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { convertAndAdd, createConverter, createConverterMemo, convertMoney } from "#domain/money/convert.ts";
import type { ExchangeRates } from "#domain/money/exchange.ts";

const money = (currency: string, minor: number) => ({ currency, minor });

const rates: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "Reserve Bank reference rate",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.9225" },
    { currency: "KWD", unitsPerBase: "0.30715" },
    { currency: "JPY", unitsPerBase: "154.2" },
    { currency: "GBP", unitsPerBase: "0" },
  ],
};

describe("convertMoney", () => {
  it.each([
    [money("INR", 450000), "USD", money("USD", 5090)],
    [money("INR", 12855000), "USD", money("USD", 145419)],
    [money("EUR", 49000), "USD", money("USD", 53117)],
    [money("EUR", 100), "INR", money("INR", 9583)],
    [money("KWD", 1000), "USD", money("USD", 326)],
    [money("USD", 1000), "JPY", money("JPY", 1542)],
    [money("USD", 100), "USD", money("USD", 100)],
    [money("INR", -450000), "USD", money("USD", -5090)],
  ])("converts %o to %s", (amount, target, expected) => {
    expect(convertMoney(amount, rates, target)).toStrictEqual(ok(expected));
  });

  it("adds the mark-up to converted amounts only", () => {
    const markedUp = { ...rates, markUpPercent: "1.5" };
    expect(convertMoney(money("INR", 884000), markedUp, "USD")).toStrictEqual(ok(money("USD", 10150)));
    expect(convertMoney(money("USD", 10000), markedUp, "USD")).toStrictEqual(ok(money("USD", 10000)));
  });

  it("refuses a currency without a usable rate, and any currency without a table", () => {
    expect(convertMoney(money("CHF", 1), rates, "USD")).toStrictEqual(err({ kind: "no-rate", currency: "CHF" }));
    expect(convertMoney(money("GBP", 1), rates, "USD")).toStrictEqual(err({ kind: "no-rate", currency: "GBP" }));
    expect(convertMoney(money("INR", 1), null, "USD")).toStrictEqual(err({ kind: "no-rate", currency: "INR" }));
    expect(convertMoney(money("USD", 1), null, "USD")).toStrictEqual(ok(money("USD", 1)));
  });

  it("refuses an overflow", () => {
    const huge = money("USD", Number.MAX_SAFE_INTEGER);
    expect(convertMoney(huge, rates, "INR")).toStrictEqual(err({ kind: "too-large" }));
  });

  it("rounds half-up exactly for any amount and rate", () => {
    const figures = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), figures, fc.integer({ min: 0, max: 400 }), (minor, figure, markUp) => {
        const unitsPerBase = (figure / 1000).toFixed(3);
        const table = {
          ...rates,
          markUpPercent: (markUp / 100).toFixed(2),
          quotes: [{ currency: "INR", unitsPerBase }],
        };
        const size = BigInt(Math.abs(minor)) * 1000n * BigInt(10_000 + markUp);
        const by = BigInt(figure) * 10_000n;
        const rounded = Number((2n * size + by) / (2n * by));
        const expected = Number.isSafeInteger(rounded)
          ? ok(money("USD", minor < 0 ? 0 - rounded : rounded))
          : err({ kind: "too-large" });
        expect(convertMoney(money("INR", minor), table, "USD")).toStrictEqual(expected);
      }),
    );
  });
});

describe("convertAndAdd", () => {
  it("rounds each line before adding", () => {
    const lines = [money("INR", 221), money("INR", 221), money("USD", 10)];
    expect(convertAndAdd(lines, createConverter(rates, "USD"))).toStrictEqual({
      kind: "converted",
      total: money("USD", 16),
    });
  });

  it("gives no total on overflow", () => {
    const most = money("USD", Number.MAX_SAFE_INTEGER);
    expect(convertAndAdd([most, most], createConverter(null, "USD"))).toStrictEqual({
      kind: "no-rate",
      missing: ["USD"],
    });
  });

  it("names every currency without a rate and gives no total", () => {
    const lines = [money("SGD", 1), money("USD", 10), money("CHF", 1), money("SGD", 2)];
    expect(convertAndAdd(lines, createConverter(rates, "USD"))).toStrictEqual({
      kind: "no-rate",
      missing: ["CHF", "SGD"],
    });
  });
});

describe("createConverterMemo", () => {
  it("gives one converter per table and currency, which converts as createConverter does", () => {
    const create = createConverterMemo();
    expect(create(rates, "USD")).toBe(create(rates, "USD"));
    expect(create(rates, "EUR")).not.toBe(create(rates, "USD"));
    const amounts = [money("INR", 450_000), money("EUR", 49_000)];
    expect(convertAndAdd(amounts, create(rates, "USD"))).toStrictEqual(
      convertAndAdd(amounts, createConverter(rates, "USD")),
    );
    expect(convertAndAdd(amounts, create(null, "USD"))).toStrictEqual({ kind: "no-rate", missing: ["EUR", "INR"] });
  });
});
