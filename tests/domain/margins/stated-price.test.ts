import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findLoss,
  findShortfall,
  type MarginFloor,
  overrideFloor,
  priceWithMargins,
  toStatedMargins,
} from "#domain/margins";
import type { Charge } from "#domain/charges";
import type { ExchangeRates } from "#domain/money";
import { aFloor, aRule, SUBJECT } from "#tests/support/margins.ts";

const EXCHANGE: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "test",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "JPY", unitsPerBase: "153.7" },
  ],
};
const usd = (minor: number) => ({ currency: "USD", minor });

const aCharge = (minor: number, changes: Partial<Charge> = {}, currency = "USD", quantity = 2): Charge => ({
  code: null,
  name: "OCEAN FREIGHT",
  group: "freight",
  costItem: "ocean-freight",
  basis: "per-container",
  equipment: "20GP",
  payment: "unknown",
  price: { kind: "priced", unit: { currency, minor }, quantity, amount: { currency, minor: minor * quantity } },
  ...changes,
});

const state = (sold: readonly Charge[], bought: readonly Charge[], floors: readonly MarginFloor[] = [aFloor("F-01")]) =>
  toStatedMargins(sold, bought, floors, SUBJECT, EXCHANGE);

describe("a price that a person has stated", () => {
  it("has a margin, the highest floor, and what it lacks to it", () => {
    const margins = state([aCharge(101_000)], [aCharge(100_000)]);
    expect(margins).toEqual({
      company: "menon",
      group: "retail",
      lines: [
        {
          charge: "OCEAN FREIGHT",
          equipment: "20GP",
          quantity: 2,
          buying: usd(100_000),
          selling: usd(101_000),
          rule: null,
        },
      ],
      fee: null,
      totals: { buying: usd(200_000), selling: usd(202_000), margin: usd(2_000) },
      floor: { id: "F-01", least: usd(210_527) },
      raisedBy: usd(0),
    });
    expect(margins === null ? null : findShortfall(margins)).toEqual(usd(8_527));
  });

  it("may be below its floor with a reason only, and needs none at or above it", () => {
    const low = state([aCharge(101_000)], [aCharge(100_000)]);
    const high = state([aCharge(120_000)], [aCharge(100_000)]);
    if (low === null || high === null) throw new Error("Both are known.");
    expect(overrideFloor(low, null)).toBeNull();
    expect(overrideFloor(low, "Opening offer")).toEqual({ ...low, belowFloor: { reason: "Opening offer" } });
    expect(overrideFloor(high, null)).toBe(high);
    expect(overrideFloor(high, "Not needed")).toBe(high);
  });

  it("may be below what it is bought for with a reason only, where no floor applies", () => {
    const [lost, even] = [state([aCharge(99_900)], [aCharge(100_000)], []), state([aCharge(1)], [aCharge(1)], [])];
    if (lost === null || even === null) throw new Error("Both are known.");
    expect(findLoss(lost.totals)).toEqual(usd(200));
    expect(overrideFloor(lost, null)).toBeNull();
    expect(overrideFloor(lost, "Opening offer")).toEqual({ ...lost, belowFloor: { reason: "Opening offer" } });
    expect(findLoss(even.totals)).toBeNull();
    expect(overrideFloor(even, null)).toBe(even);
  });

  it("has no margin where the buying price of a charge is not known", () => {
    const words: Charge["price"] = { kind: "unpriced", text: "At cost" };
    expect(state([aCharge(101_000)], [])).toBeNull();
    expect(state([aCharge(101_000)], [aCharge(1, { price: words })])).toBeNull();
    expect(state([aCharge(101_000)], [aCharge(100_000, { name: "THC" })])).toBeNull();
    expect(state([aCharge(101_000)], [aCharge(100_000, { equipment: "40HC" })])).toBeNull();
    expect(state([aCharge(1, { price: words })], [aCharge(1)])).toBeNull();
    expect(
      state([aCharge(1, { price: words }), aCharge(2)], [aCharge(1, { price: words }), aCharge(1)]),
    ).not.toBeNull();
  });

  it("is never below its floor without a reason, and keeps its currencies", () => {
    const currency = fc.constantFrom("USD", "INR", "JPY");
    const lines = fc.array(fc.tuple(fc.nat(500_000), fc.nat(500_000), currency, fc.constantFrom(1, 2, 3.25)), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(lines, fc.option(fc.constant("Opening offer"), { nil: null }), (drawn, reason) => {
        const sold = drawn.map(([, selling, own, quantity]) => aCharge(selling, {}, own, quantity));
        const bought = drawn.map(([buying, , own, quantity]) => aCharge(buying, {}, own, quantity));
        const margins = state(sold, bought);
        const stated = margins === null ? null : overrideFloor(margins, reason);
        if (stated === null) expect(reason).toBeNull();
        if (stated !== null && stated.belowFloor === undefined) expect(findShortfall(stated)).toBeNull();
        for (const { buying, selling } of stated?.lines ?? []) expect(selling.currency).toBe(buying.currency);
      }),
      { seed: 33, numRuns: 300 },
    );
  });
});

describe("a price that is raised to a floor", () => {
  /* JPY 105,382 converts to USD 685.63, one cent below the floor. */
  it("is raised again where rounding has left a minor unit open", () => {
    const price = priceWithMargins(
      [
        {
          key: "freight",
          kind: "freight",
          size: "20GP",
          countedBy: "container",
          unit: { currency: "JPY", minor: 100_112 },
          quantity: 1,
        },
      ],
      { rules: [], floors: [aFloor("F-01")] },
      SUBJECT,
      EXCHANGE,
    )._unsafeUnwrap();
    expect(price.lines.map(({ unit }) => unit)).toEqual([{ currency: "JPY", minor: 105_384 }]);
    expect([price.floor?.least, price.totals.selling]).toEqual([usd(68_564), usd(68_565)]);
  });

  it("reaches it with fractional quantities in any currency", () => {
    const currency = fc.constantFrom("USD", "INR", "JPY");
    const quantity = fc.integer({ min: 1, max: 40_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), currency, quantity, (minor, own, count) => {
        const line = { key: "freight", kind: "freight", size: null, countedBy: "wm", quantity: count } as const;
        const { floor, totals } = priceWithMargins(
          [{ ...line, unit: { currency: own, minor } }],
          { rules: [aRule("M-1")], floors: [aFloor("F-01")] },
          { ...SUBJECT, mode: "lcl" },
          EXCHANGE,
        )._unsafeUnwrap();
        if (floor !== null) expect(totals.selling.minor).toBeGreaterThanOrEqual(floor.least.minor);
      }),
      { seed: 34, numRuns: 500 },
    );
  });
});
