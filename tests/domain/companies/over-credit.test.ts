import { describe, expect, it } from "vitest";
import { findExceededLimit, findFreeCredit, findOverCredit } from "#domain/companies";
import type { ExchangeRates } from "#domain/money";

const RATES: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "test",
  markUpPercent: "0",
  quotes: [{ currency: "INR", unitsPerBase: "88.00" }],
};
const usd = (minor: number) => ({ currency: "USD", minor });
const COMPANY = { creditLimit: 40_000, usedCredit: 38_500.5, currency: "USD" };

describe("the credit that a booking needs", () => {
  it("is free up to what is left of the limit", () => {
    expect(findFreeCredit(COMPANY)).toEqual(usd(149_950));
    expect(findOverCredit(COMPANY, usd(149_950), null)).toBeNull();
    expect(findOverCredit(COMPANY, usd(149_951), null)).toEqual({ free: usd(149_950), total: usd(149_951) });
  });

  it("is compared in the currency of the company at the rates of the offer", () => {
    const rupees = { currency: "INR", minor: 8_800_000 };
    expect(findOverCredit({ ...COMPANY, usedCredit: 39_500 }, rupees, RATES)).toEqual({
      free: usd(50_000),
      total: usd(100_000),
    });
    expect(findOverCredit(COMPANY, rupees, null)).toBeNull();
  });

  it("is nothing free where the limit is used up, and unknown without a limit", () => {
    expect(findFreeCredit({ ...COMPANY, usedCredit: 41_000 })).toEqual(usd(-100_000));
    expect(findOverCredit({ ...COMPANY, usedCredit: 41_000 }, usd(1), null)).toEqual({ free: usd(0), total: usd(1) });
    expect(findOverCredit({ ...COMPANY, creditLimit: null }, usd(1), null)).toBeNull();
    expect(findOverCredit({ ...COMPANY, usedCredit: null }, usd(1), null)).toBeNull();
    expect(findOverCredit(COMPANY, null, null)).toBeNull();
  });
});

describe("the own limit of a person", () => {
  const own = { limit: 1_000, currency: "USD" };

  it("is exceeded by a total above it, in its currency", () => {
    expect(findExceededLimit(own, usd(100_000), null)).toBeNull();
    expect(findExceededLimit(own, usd(100_001), null)).toEqual(usd(100_000));
    expect(findExceededLimit(own, { currency: "INR", minor: 1_000_000_000 }, RATES)).toEqual(usd(100_000));
  });

  it("is not known to be exceeded without a limit, a total or an exchange rate", () => {
    expect(findExceededLimit({ ...own, limit: null }, usd(100_001), null)).toBeNull();
    expect(findExceededLimit(own, null, null)).toBeNull();
    expect(findExceededLimit(own, { currency: "INR", minor: 1_000_000_000 }, null)).toBeNull();
  });
});
