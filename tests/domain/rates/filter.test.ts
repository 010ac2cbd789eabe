import { describe, expect, it } from "vitest";
import { listFilterOptions } from "#domain/rates/facets.ts";
import {
  countFilters,
  filterRates,
  createFilterScope,
  NO_FILTERS,
  type RateFilters,
  toggleValue,
} from "#domain/rates/filter.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { toMinutes } from "#domain/time";
import { all, usd } from "./filtered-rates.ts";

const NOW = toMinutes(Date.parse("2026-12-01T12:00Z"));

const scope = listFilterOptions(all, NOW, viewOf(all));

const shown = (filters: Partial<RateFilters>) =>
  filterRates(all, { ...NO_FILTERS, ...filters }, scope).map(({ id }) => id);

describe("filterRates by route", () => {
  it.each<[string, Partial<RateFilters>, readonly string[]]>([
    ["at most 0 transhipments", { maxTranshipments: 0 }, ["norrvik"]],
    ["at most 1 transhipment", { maxTranshipments: 1 }, ["norrvik", "pelagia"]],
    ["a transit time from port to port", { maxTransitDays: 26 }, ["norrvik"]],
    ["a longer transit time", { maxTransitDays: 40 }, ["norrvik", "pelagia"]],
    ["a port of loading", { portsOfLoading: ["INMUN"] }, ["pelagia"]],
    ["two ports of loading", { portsOfLoading: ["INMUN", "INNSA"] }, ["norrvik", "pelagia"]],
    ["a port of discharge", { portsOfDischarge: ["NLRTM"] }, ["norrvik", "pelagia"]],
    ["the inland leg included", { inlandIncluded: true }, ["norrvik"]],
    ["a cut-off that is still reachable", { cutOffReachable: true }, ["norrvik"]],
  ])("returns the offers with %s", (_, filters, expected) => {
    expect(shown(filters)).toStrictEqual(expected);
  });
});

const ids = (rates: readonly Rate[]): readonly string[] => rates.map((rate) => rate.id);

const soldOut = { kind: "not-bookable", reason: "Sold-out" } as const;

const totalPrice = (minor: number) =>
  ({ ...aRate().price, converted: { kind: "converted", total: usd(minor) } }) as const;

const days = (count: number) => ({ kind: "days", days: count }) as const;

const gone = aRate({
  id: "gone",
  availability: soldOut,
  price: totalPrice(1),
  transit: days(1),
  departure: "2026-12-01",
});

const carrier = (name: string) => ({ name, logo: null });

const noTotal = { ...aRate().price, converted: { kind: "no-rate", missing: ["INR"] } } as const;

const halcyon = aRate({
  id: "halcyon",
  carrier: carrier("Halcyon Ocean"),
  commitment: "unknown",
  price: noTotal,
  transit: { kind: "on-request" },
  departure: null,
});

const castellan = aRate({
  id: "castellan",
  carrier: carrier("CASTELLAN"),
  commitment: "contract",
  price: totalPrice(634_575),
  transit: days(25),
  departure: "2026-12-05T06:00",
});

const norrvikRate = aRate({
  id: "norrvik",
  carrier: carrier("Norrvik Line"),
  price: totalPrice(628_260),
  transit: days(31),
  departure: "2026-12-03",
});

const allRates = [gone, halcyon, castellan, norrvikRate];

const NOVEMBER = toMinutes(Date.parse("2026-11-22T10:00Z"));

describe("filterRates", () => {
  it.each([
    ["all", NO_FILTERS, ["gone", "halcyon", "castellan", "norrvik"]],
    ["spot", { ...NO_FILTERS, rateType: "spot" }, ["gone", "norrvik"]],
    ["contract", { ...NO_FILTERS, rateType: "contract" }, ["castellan"]],
    ["a carrier's letters", { ...NO_FILTERS, carrierText: " castel " }, ["castellan"]],
    ["chosen carriers", { ...NO_FILTERS, carriers: ["CASTELLAN", "Halcyon Ocean"] }, ["halcyon", "castellan"]],
    ["both", { ...NO_FILTERS, carriers: ["CASTELLAN"], rateType: "spot" }, []],
  ] as const)("filters by %s", (_, filters, expected) => {
    expect(ids(filterRates(allRates, filters, createFilterScope(allRates, NOVEMBER)))).toStrictEqual(expected);
  });

  it("toggles a carrier", () => {
    const one = toggleValue(NO_FILTERS, "carriers", "CASTELLAN");
    expect(one.carriers).toStrictEqual(["CASTELLAN"]);
    expect(countFilters(one)).toBe(1);
    expect(toggleValue(one, "carriers", "CASTELLAN")).toStrictEqual(NO_FILTERS);
  });
});
