import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Charge } from "#domain/charges/charge.ts";
import { listFilterOptions, toPriceStrip, countFacets } from "#domain/rates/facets.ts";
import { countFilters, filterRates, createFilterScope, NO_FILTERS, toggleValue } from "#domain/rates/filter.ts";
import { flagRates } from "#domain/rates/flags.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { type RateOrder, sortRates } from "#domain/rates/sort.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { aCharge } from "../charges/given.ts";

const usd = (minor: number) => ({ currency: "USD", minor });
const total = (minor: number) => ({ ...aRate().price, converted: { kind: "converted", total: usd(minor) } }) as const;
const noTotal = { ...aRate().price, converted: { kind: "no-rate", missing: ["INR"] } } as const;
const tooHeavy = { kind: "not-bookable", reason: "Too heavy for this offer" } as const;
const soldOut = { kind: "not-bookable", reason: "Sold-out" } as const;
const days = (count: number) => ({ kind: "days", days: count }) as const;
const carrier = (name: string) => ({ name, logo: null });

const norrvik = aRate({
  id: "norrvik",
  carrier: carrier("Norrvik Line"),
  price: total(628_260),
  transit: days(31),
  departure: "2026-12-03",
});
const castellan = aRate({
  id: "castellan",
  carrier: carrier("CASTELLAN"),
  commitment: "contract",
  price: total(634_575),
  transit: days(25),
  departure: "2026-12-05T06:00",
});
const halcyon = aRate({
  id: "halcyon",
  carrier: carrier("Halcyon Ocean"),
  commitment: "unknown",
  price: noTotal,
  transit: { kind: "on-request" },
  departure: null,
});
const gone = aRate({ id: "gone", availability: soldOut, price: total(1), transit: days(1), departure: "2026-12-01" });
const NOW = "2026-11-22T10:00";
const all = [gone, halcyon, castellan, norrvik];

const leaving = (departure: string) => ({ departure, legs: aRate({ departure }).legs });

const sorted = (rates: readonly Rate[], order: RateOrder): readonly Rate[] =>
  sortRates(rates, order, viewOf(rates)).flatMap((section) => section.rates);
const flagsOf = (rates: readonly Rate[]) => flagRates(rates, viewOf(rates));
const stripOf = (rates: readonly Rate[]) => toPriceStrip(rates, viewOf(rates));

const ids = (rates: readonly Rate[]): readonly string[] => rates.map((rate) => rate.id);

describe("filters", () => {
  it.each([
    ["all", NO_FILTERS, ["gone", "halcyon", "castellan", "norrvik"]],
    ["spot", { ...NO_FILTERS, rateType: "spot" }, ["gone", "norrvik"]],
    ["contract", { ...NO_FILTERS, rateType: "contract" }, ["castellan"]],
    ["a carrier's letters", { ...NO_FILTERS, carrierText: " castel " }, ["castellan"]],
    ["chosen carriers", { ...NO_FILTERS, carriers: ["CASTELLAN", "Halcyon Ocean"] }, ["halcyon", "castellan"]],
    ["both", { ...NO_FILTERS, carriers: ["CASTELLAN"], rateType: "spot" }, []],
  ] as const)("by %s", (_, filters, expected) => {
    expect(ids(filterRates(all, filters, createFilterScope(all, NOW)))).toStrictEqual(expected);
  });

  it("choose and unchoose a carrier", () => {
    const one = toggleValue(NO_FILTERS, "carriers", "CASTELLAN");
    expect(one.carriers).toStrictEqual(["CASTELLAN"]);
    expect(countFilters(one)).toBe(1);
    expect(toggleValue(one, "carriers", "CASTELLAN")).toStrictEqual(NO_FILTERS);
  });
});

describe("the four orders", () => {
  it.each([
    ["lowest-total", ["norrvik", "castellan", "gone", "halcyon"]],
    ["highest-total", ["castellan", "norrvik", "gone", "halcyon"]],
    ["transit-time", ["castellan", "norrvik", "gone", "halcyon"]],
    ["sailing-date", ["norrvik", "castellan", "gone", "halcyon"]],
  ] as const)("%s: what cannot be booked after the others, what cannot be converted last", (order, expected) => {
    expect(ids(sorted(all, order))).toStrictEqual(expected);
  });

  it("compare what currencies are worth, not their figures", () => {
    const rupees = aRate({
      id: "rupees",
      price: { ...total(5090), perCurrency: [{ currency: "INR", minor: 450_000 }] },
    });
    const euros = aRate({
      id: "euros",
      price: { ...total(53_117), perCurrency: [{ currency: "EUR", minor: 49_000 }] },
    });
    expect(ids(sorted([euros, rupees], "lowest-total"))).toStrictEqual(["rupees", "euros"]);
  });

  it("keep every offer and the order of equals", () => {
    const anyRate = fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.boolean())
      .map(([value, bookable, known]) =>
        aRate({
          price: known ? total(value) : noTotal,
          transit: known ? days(value) : { kind: "on-request" },
          departure: known ? `2026-12-0${value + 1}` : null,
          availability: bookable ? { kind: "bookable" } : soldOut,
        }),
      );
    const orders = fc.constantFrom<RateOrder>("lowest-total", "highest-total", "transit-time", "sailing-date");
    fc.assert(
      fc.property(fc.array(anyRate), orders, (rates, order) => {
        const numbered = rates.map((rate, at) => ({ ...rate, id: String(at) }));
        const once = sorted(numbered, order);
        expect(sorted(once, order)).toStrictEqual(once);
        expect(new Set(once)).toStrictEqual(new Set(numbered));
        const equals = once.filter((rate) => rate.availability.kind === "not-bookable" && rate.departure === null);
        expect(ids(equals).map(Number)).toStrictEqual(
          ids(equals)
            .map(Number)
            .toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

describe("flags", () => {
  it("mark the lowest total and the fastest, and never what cannot be booked or compared", () => {
    expect([...flagsOf(all)]).toStrictEqual([
      ["castellan", "fastest"],
      ["norrvik", "lowest-total"],
    ]);
  });

  it("are at most one per card", () => {
    const both = aRate({ id: "both", price: total(1), departure: "2026-12-29" });
    expect([...flagsOf([both, castellan])]).toStrictEqual([["both", "lowest-total"]]);
  });

  const unpriced = (costItem: Charge["costItem"]) =>
    ({ ...aCharge(), costItem, price: { kind: "unpriced", text: "AT COST" } }) as const;

  it("never stand on an offer whose transport has a charge without a price", () => {
    const price = { ...total(1), unpricedCount: 1 };
    const gaps = aRate({ id: "gaps", price, transit: days(1), charges: [unpriced("unclassified")] });
    expect([...flagsOf([gaps, castellan, norrvik])].map(([id]) => id)).toStrictEqual(["castellan", "norrvik"]);
    const customs = aRate({ id: "customs", price, departure: "2026-12-29", charges: [unpriced("customs")] });
    expect([...flagsOf([customs, castellan, norrvik])]).toStrictEqual([["customs", "lowest-total"]]);
  });

  it("need two offers that can be compared", () => {
    expect(flagsOf([norrvik, halcyon, gone]).size).toBe(0);
  });
});

describe("the sidebar", () => {
  it("counts a carrier's offers and shows its lowest total", () => {
    const dearer = { ...norrvik, id: "dearer", price: total(700_000) };
    const rates = [halcyon, castellan, dearer, norrvik, { ...gone, carrier: carrier("Pelagia") }];
    expect(
      countFacets(rates, listFilterOptions(rates, NOW, viewOf(rates)), NO_FILTERS, null, viewOf(rates)).carriers,
    ).toStrictEqual([
      { key: "Norrvik Line", name: "Norrvik Line", code: null, count: 2, lowest: usd(628_260) },
      { key: "CASTELLAN", name: "CASTELLAN", code: null, count: 1, lowest: usd(634_575) },
      { key: "Halcyon Ocean", name: "Halcyon Ocean", code: null, count: 1, lowest: null },
      { key: "Pelagia", name: "Pelagia", code: null, count: 1, lowest: null },
    ]);
  });
});

describe("the price strip", () => {
  it("has every day from the first to the last sailing", () => {
    const late = { ...norrvik, ...leaving("2026-12-05"), id: "late", price: total(600_000) };
    expect(stripOf([...all, late])).toStrictEqual([
      { date: "2026-12-03", totals: [usd(628_260)], isEstimated: false },
      { date: "2026-12-04", totals: [], isEstimated: false },
      { date: "2026-12-05", totals: [usd(600_000), usd(634_575)], isEstimated: false },
    ]);
  });

  it("is empty without a sailing, and does not run away with a far one", () => {
    expect(stripOf([halcyon, gone])).toStrictEqual([]);
    expect(stripOf([norrvik, { ...castellan, ...leaving("2126-12-05") }])).toHaveLength(62);
  });

  it("counts an offer that is only too heavy, since another load can be booked", () => {
    const heavy = { ...norrvik, availability: tooHeavy };
    expect(stripOf([heavy]).map(({ totals }) => totals.map(({ minor }) => minor))).toEqual([[628_260]]);
    const { carriers } = countFacets(
      [heavy],
      listFilterOptions([heavy], NOW, viewOf([heavy])),
      NO_FILTERS,
      null,
      viewOf([heavy]),
    );
    expect(carriers.map(({ lowest }) => lowest?.minor)).toEqual([628_260]);
    expect(stripOf([{ ...norrvik, availability: soldOut }])).toEqual([]);
  });
});
