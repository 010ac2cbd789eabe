import { describe, expect, it } from "vitest";
import { findHighestLimit, findLoadOffer, isCarriedByNone, listLighterLoads } from "#domain/rates/heavy-load.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";

const tooHeavy = { kind: "not-bookable", reason: "Too heavy for this offer" } as const;
const soldOut = { kind: "not-bookable", reason: "Sold-out" } as const;
const aHeavyRate = (maxNetWeightKg: number | null, changes: Partial<Rate> = {}) =>
  aRate({
    availability: tooHeavy,
    load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 1, maxNetWeightKg }] },
    ...changes,
  });
const load = [{ equipment: "20GP", quantity: 1, weightKg: 24_000 }] as const;
const heavy = [aHeavyRate(21_700), aHeavyRate(22_100, { id: "offer-2" }), aHeavyRate(null, { id: "offer-3" })];

describe("a load that no offer carries", () => {
  it("is one for which an offer is too heavy and none can be booked", () => {
    expect(isCarriedByNone(heavy)).toBe(true);
    expect(isCarriedByNone([...heavy, aRate({ availability: soldOut })])).toBe(true);
    expect(isCarriedByNone([...heavy, aRate()])).toBe(false);
    expect(isCarriedByNone([aRate({ availability: soldOut })])).toBe(false);
    expect(isCarriedByNone([])).toBe(false);
  });

  it("is compared with the highest limit of the offers", () => {
    expect(findHighestLimit(heavy, "20GP")).toBe(22_100);
    expect(findHighestLimit(heavy, "40HC")).toBeNull();
  });

  it("is moved to each larger size, or to more containers", () => {
    expect(listLighterLoads(load, heavy)).toStrictEqual([
      [{ equipment: "40GP", quantity: 1, weightKg: 24_000 }],
      [{ equipment: "40HC", quantity: 1, weightKg: 24_000 }],
      [{ equipment: "45HC", quantity: 1, weightKg: 24_000 }],
      [{ equipment: "20GP", quantity: 2, weightKg: 12_000 }],
    ]);
    expect(listLighterLoads([{ equipment: "20GP", quantity: 1, weightKg: 20_000 }], heavy)).toStrictEqual([]);
  });
});

describe("the offer of a load", () => {
  it("is the cheapest that can be booked, with the number of those", () => {
    const dear = aRate({
      id: "dear",
      price: { ...aRate().price, converted: { kind: "converted", total: { currency: "USD", minor: 400_000 } } },
    });
    const rates = [dear, aRate(), aHeavyRate(null, { id: "heavy" })];
    expect(findLoadOffer(load, rates, viewOf(rates))).toStrictEqual({
      load,
      total: { currency: "USD", minor: 372_000 },
      carrier: "Norrvik Line",
      count: 2,
    });
    expect(findLoadOffer(load, heavy, viewOf(heavy))).toBeNull();
  });

  it("has what its carrier requires beside the total", () => {
    const displayTerms = {
      productName: null,
      hidesValidity: false,
      priceId: "PRC-2210",
      termsUrl: null,
      penalties: [],
    };
    const rates = [aRate({ displayTerms })];
    expect(findLoadOffer(load, rates, viewOf(rates))?.displayTerms).toEqual(displayTerms);
  });
});
