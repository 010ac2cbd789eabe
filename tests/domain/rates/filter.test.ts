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
import { viewOf } from "#tests/support/rates.ts";
import { toMinutes } from "#domain/time";
import { allRates } from "./compared-rates.ts";
import { all } from "./filtered-rates.ts";

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
