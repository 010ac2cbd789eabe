import { describe, expect, it } from "vitest";
import { type ExchangeRates, formatExchangeStatements } from "#domain/money/exchange.ts";

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

describe("formatExchangeStatements", () => {
  it("states the table's own rates for the currencies in use", () => {
    expect(formatExchangeStatements(rates, ["EUR", "USD", "INR"])).toStrictEqual([
      "1 USD = 88.40 INR",
      "1 USD = 0.9225 EUR",
    ]);
  });
});
