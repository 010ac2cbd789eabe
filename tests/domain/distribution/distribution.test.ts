import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addPrices,
  divideLoad,
  estimateShare,
  findOfferOfSailing,
  findRest,
  isDistributed,
  isSameLoad,
  listLoads,
  listSailingDays,
  type Share,
} from "#domain/distribution";
import type { RatePrice } from "#domain/rates";
import { aRate, viewOf } from "#tests/support/rates.ts";

const LOAD = [
  { equipment: "40HC", quantity: 20, weightKg: 18_000 },
  { equipment: "20GP", quantity: 3, weightKg: 0 },
] as const;

const usd = (minor: number) => ({ currency: "USD", minor });

const price = (...amounts: readonly { readonly currency: string; readonly minor: number }[]): RatePrice => ({
  perCurrency: amounts,
  converted: { kind: "converted", total: usd(amounts.reduce((sum, { minor }) => sum + minor, 0)) },
  unpricedCount: 0,
  basicFreight: null,
});

const sailing = (id: string, departure: string, minor: number, carrier = "Norrvik Line") =>
  aRate({ id, departure, carrier: { name: carrier, logo: null }, price: price(usd(minor)) });

describe("listSailingDays", () => {
  it("lists the bookable offers of each day, the lowest total first", () => {
    const rates = [
      sailing("late", "2026-12-12", 100),
      sailing("dear", "2026-12-05", 300),
      sailing("cheap", "2026-12-05", 200, "Pelagia"),
      aRate({ id: "gone", departure: "2026-12-06", availability: { kind: "not-bookable", reason: "sold-out" } }),
    ];
    const days = listSailingDays(rates, viewOf(rates, "quoted"));
    expect(days.map(({ day, offers }) => [day, offers.map(({ id }) => id)])).toEqual([
      ["2026-12-05", ["cheap", "dear"]],
      ["2026-12-12", ["late"]],
    ]);
  });
});

describe("divideLoad", () => {
  it("gives each part as many of each size as the others, and earlier parts the remainder", () => {
    expect(divideLoad(LOAD, 3)).toEqual([
      [
        { equipment: "40HC", quantity: 7, weightKg: 18_000 },
        { equipment: "20GP", quantity: 1, weightKg: 0 },
      ],
      [
        { equipment: "40HC", quantity: 7, weightKg: 18_000 },
        { equipment: "20GP", quantity: 1, weightKg: 0 },
      ],
      [
        { equipment: "40HC", quantity: 6, weightKg: 18_000 },
        { equipment: "20GP", quantity: 1, weightKg: 0 },
      ],
    ]);
    expect(divideLoad([{ equipment: "20GP", quantity: 1, weightKg: 0 }], 2)).toEqual([
      [{ equipment: "20GP", quantity: 1, weightKg: 0 }],
      [],
    ]);
  });

  it("loses and adds no container, and no part has two more than another", () => {
    const quantity = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(quantity, quantity, fc.integer({ min: 1, max: 31 }), (high, dry, parts) => {
        const load = [
          { equipment: "40HC", quantity: high, weightKg: 1 },
          { equipment: "20GP", quantity: dry, weightKg: 2 },
        ] as const;
        const divided = divideLoad(load, parts);
        const shares = divided.map((containers, index): Share => ({ day: String(index), rateId: "", containers }));
        expect(isDistributed(findRest(load, shares))).toBe(true);
        for (const { equipment } of load) {
          const counts = divided.map((part) => part.find((line) => line.equipment === equipment)?.quantity ?? 0);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("findRest", () => {
  it("states what is missing and what is too much of each size", () => {
    const share = { day: "2026-12-05", rateId: "a", containers: [{ ...LOAD[0], quantity: 18 }] };
    const more = { day: "2026-12-12", rateId: "b", containers: [{ ...LOAD[1], quantity: 4 }] };
    const rest = findRest(LOAD, [share, more]);
    expect(rest).toEqual([
      { equipment: "40HC", left: 2 },
      { equipment: "20GP", left: -1 },
    ]);
    expect(isDistributed(rest)).toBe(false);
  });
});

describe("estimateShare", () => {
  it.each([
    [1_000, 1, 3, 333],
    [1_000, 2, 3, 667],
    [1_000, 3, 3, 1_000],
  ])("takes of %d for %d of %d containers %d", (minor, part, all, expected) => {
    const line = { equipment: "20GP", weightKg: 0 } as const;
    const estimated = estimateShare(usd(minor), [{ ...line, quantity: all }], [{ ...line, quantity: part }]);
    expect(estimated).toEqual(usd(expected));
  });

  it("is nothing of an empty load", () => {
    expect(estimateShare(usd(100), [], [])).toEqual(usd(0));
  });
});

describe("listLoads", () => {
  it("names equal parts once", () => {
    const part = (quantity: number) => [{ equipment: "40HC", quantity, weightKg: 0 }] as const;
    const shares = [7, 6, 7].map((quantity, index) => ({ day: String(index), rateId: "", containers: part(quantity) }));
    expect(listLoads(shares)).toEqual([part(7), part(6)]);
    expect(isSameLoad(part(7), part(7))).toBe(true);
    expect(isSameLoad(part(7), part(6))).toBe(false);
  });
});

describe("findOfferOfSailing", () => {
  const chosen = sailing("chosen", "2026-12-05", 300);
  const find = (...candidates: readonly ReturnType<typeof aRate>[]) =>
    findOfferOfSailing(chosen, candidates, viewOf(candidates, "quoted"))?.id ?? null;

  it("finds the lowest offer of the same sailing", () => {
    expect(find(sailing("dear", "2026-12-05", 200), sailing("cheap", "2026-12-05", 100))).toBe("cheap");
  });

  it.each([
    ["another day", sailing("other", "2026-12-06", 100)],
    ["another carrier", sailing("other", "2026-12-05", 100, "Pelagia")],
    ["another kind of contract", { ...sailing("other", "2026-12-05", 100), commitment: "contract" as const }],
    ["an offer that is sold out", aRate({ id: "gone", availability: { kind: "not-bookable", reason: "sold-out" } })],
  ])("does not take %s", (_, other) => {
    expect(find(other)).toBeNull();
  });
});

describe("addPrices", () => {
  it("adds each currency, and the converted totals as they are shown", () => {
    const sum = addPrices([price(usd(100), { currency: "EUR", minor: 50 }), price(usd(1))], null);
    expect(sum).toEqual({ perCurrency: [{ currency: "EUR", minor: 50 }, usd(101)], converted: usd(151) });
  });

  it("has no converted total if one of them has none", () => {
    const unconverted: RatePrice = { ...price(usd(5)), converted: { kind: "no-rate", missing: ["INR"] } };
    expect(addPrices([price(usd(1)), unconverted], null)).toEqual({ perCurrency: [usd(6)], converted: null });
    expect(addPrices([unconverted], null).converted).toBeNull();
    expect(addPrices([], null)).toEqual({ perCurrency: [], converted: null });
  });

  it("does not depend on the order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 12 }), (minors) => {
        const prices = minors.map((minor) => price(usd(minor)));
        expect(addPrices(prices, null)).toEqual(addPrices(prices.toReversed(), null));
      }),
    );
  });
});
