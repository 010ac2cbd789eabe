import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canApprove, findCreditLeft, needsApproval, type Role } from "#domain/companies";
import type { ExchangeRates, Money } from "#domain/money";

const usd = (minor: number): Money => ({ currency: "USD", minor });
const inr = (minor: number): Money => ({ currency: "INR", minor });
const RATES: ExchangeRates = {
  base: "USD",
  date: "2026-11-23",
  source: "test",
  markUpPercent: "0",
  quotes: [{ currency: "INR", unitsPerBase: "80" }],
};

describe("approval of a booking", () => {
  it.each<[string, Money | null, Money | null, ExchangeRates | null, boolean]>([
    ["no limit", null, usd(9_999_999), RATES, false],
    ["no limit and an unknown total", null, null, null, false],
    ["a total at the limit", usd(500_000), usd(500_000), null, false],
    ["a total a cent above the limit", usd(500_000), usd(500_001), null, true],
    ["a total in another currency at the limit", inr(40_000_000), usd(500_000), RATES, false],
    ["a total in another currency above the limit", inr(39_999_999), usd(500_000), RATES, true],
    ["a currency without a rate", inr(40_000_000), usd(1), null, true],
    ["an unknown total", usd(500_000), null, RATES, true],
    ["a limit of nothing", usd(0), usd(1), null, true],
  ])("%s", (_name, limit, total, exchange, expected) => {
    expect(needsApproval(limit, total, exchange)).toBe(expected);
  });

  it("never waits for a total up to the limit, and always above it, in one currency", () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.nat(1e12), (limit, total) => {
        expect(needsApproval(usd(limit), usd(total), null)).toBe(total > limit);
      }),
      { seed: 83 },
    );
  });
});

describe("who may approve", () => {
  it.each<[Role, Money | null, Money | null, boolean]>([
    ["admin", null, usd(99_999_999), true],
    ["admin", null, null, true],
    ["approver", usd(1_000_000), usd(1_000_000), true],
    ["approver", usd(1_000_000), usd(1_000_001), false],
    ["approver", usd(1_000_000), null, false],
    ["approver", null, usd(99_999_999), true],
    ["booker", null, usd(1), false],
    ["viewer", null, usd(1), false],
  ])("%s with limit %j of %j: %s", (role, limit, total, expected) => {
    expect(canApprove({ role, limit }, total, RATES)).toBe(expected);
  });
});

describe("credit", () => {
  it("is what is left of the limit, negative above it", () => {
    expect(findCreditLeft({ limit: usd(4_000_000), used: usd(2_165_200) })).toEqual(usd(1_834_800));
    expect(findCreditLeft({ limit: usd(1_500_000), used: usd(1_620_000) })).toEqual(usd(-120_000));
  });

  it("is unknown without a limit and in another currency", () => {
    expect(findCreditLeft({ limit: null, used: usd(1) })).toBeNull();
    expect(findCreditLeft({ limit: inr(1), used: usd(1) })).toBeNull();
  });
});
