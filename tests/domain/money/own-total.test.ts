import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeOwnTotal, type ExchangeRates, toOwnTotal } from "#domain/money";
import { cases } from "#tests/support/property-tests.ts";

const EXCHANGE: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "Reserve Bank",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.92" },
  ],
};

const usd = (minor: number) => ({ currency: "USD", minor });
const inr = (minor: number) => ({ currency: "INR", minor });

describe("a total in the currency of the reader", () => {
  it("adds the amounts as they are billed, so that an amount in it already is not converted twice", () => {
    const own = toOwnTotal([usd(100_000), inr(5_000_000)], { ...EXCHANGE, markUpPercent: "1.5" }, "INR");
    expect(own === null ? null : describeOwnTotal(own)).toEqual({
      amount: "INR 139,726.00",
      rate: "1 USD = 88.40 INR (Reserve Bank, 20 Nov 2026, mark-up 1.5 %)",
    });
  });

  it("is described in the formats of the reader, over the base of the table where neither is the base", () => {
    const own = toOwnTotal([{ currency: "EUR", minor: 92_000 }], EXCHANGE, "INR");
    expect(own === null ? null : describeOwnTotal(own, { dates: "year-month-day", numbers: "indian" })).toEqual({
      amount: "INR 88,400.00",
      rate: "1 USD = 88.40 INR, 1 USD = 0.92 EUR, EUR to INR over USD (Reserve Bank, 2026-11-20)",
    });
  });

  it("is none where the price is in it already, or has no amount", () => {
    expect(toOwnTotal([inr(5_000_000)], EXCHANGE, "INR")).toBeNull();
    expect(toOwnTotal([], EXCHANGE, "INR")).toBeNull();
  });

  it("names the currency without a rate instead of an amount", () => {
    const own = toOwnTotal([usd(100_000)], EXCHANGE, "KES");
    expect(own).toEqual({ kind: "no-rate", currency: "KES", missing: ["USD"] });
    expect(own === null ? null : describeOwnTotal(own)).toEqual({
      amount: null,
      rate: "No rate of exchange from USD to KES is stated.",
    });
    expect(toOwnTotal([usd(1), inr(1)], null, "INR")).toEqual({ kind: "no-rate", currency: "INR", missing: ["USD"] });
  });

  it("has one currency, and amounts in it already are added as they are", () => {
    const amounts = fc.array(
      fc.record({ currency: fc.constantFrom("USD", "INR", "EUR"), minor: fc.integer({ min: 0, max: 10 ** 9 }) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10 ** 9 }), (some, more) => {
        const [own, larger] = [some, [...some, inr(more)]].map((given) => toOwnTotal(given, EXCHANGE, "INR"));
        if (own?.kind !== "converted" || larger?.kind !== "converted") return;
        expect([own.total.currency, larger.total]).toEqual(["INR", inr(own.total.minor + more)]);
      }),
      { numRuns: cases(1000) },
    );
  });
});
