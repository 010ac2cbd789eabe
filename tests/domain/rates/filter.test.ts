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
import type { Rate, RouteLeg, RoutePoint } from "#domain/rates/rate.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { toMinutes } from "#domain/time";

const usd = (minor: number) => ({ currency: "USD", minor });

const priced = (minor: number): Rate["price"] => ({
  perCurrency: [usd(minor)],
  converted: { kind: "converted", total: usd(minor) },
  unpricedCount: 0,
  basicFreight: null,
});

const leg = (from: RoutePoint, to: RoutePoint, changes: Partial<RouteLeg> = {}): RouteLeg => ({
  from,
  to,
  mode: "sea",
  departure: null,
  arrival: null,
  vessel: null,
  voyage: null,
  service: null,
  ...changes,
});

const port = (code: string): RoutePoint => ({ name: `Port ${code}`, code, country: null, kind: "sea" });

const [innsa, inmun, lkcmb, nlrtm, intkd] = ["INNSA", "INMUN", "LKCMB", "NLRTM", "INTKD"].map(port);

const direct = (from: RoutePoint) =>
  nlrtm === undefined ? [] : [leg(from, nlrtm, { departure: "2026-12-08T04:30", arrival: "2027-01-03T11:00" })];

const norrvik = aRate({
  id: "norrvik",
  price: priced(628_260),
  legs: [leg(intkd ?? port("INTKD"), innsa ?? port("INNSA"), { mode: "rail" }), ...direct(innsa ?? port("INNSA"))],
  transit: { kind: "days", days: 31 },
  coverage: { ...aRate().coverage, "origin-haulage": "included" },
  cutOffs: [
    { code: "PCO", at: "2026-12-07T06:00" },
    { code: "LCO", at: "2026-12-01" },
  ],
});

const pelagia = aRate({
  id: "pelagia",
  carrier: { name: "Pelagia", logo: null },
  commitment: "contract",
  price: priced(600_000),
  legs: [leg(inmun ?? port("INMUN"), lkcmb ?? port("LKCMB")), leg(lkcmb ?? port("LKCMB"), nlrtm ?? port("NLRTM"))],
  transit: { kind: "days", days: 40 },
  cutOffs: [{ code: "VCO", at: "2026-12-01T11:59" }],
});

const monsoon = aRate({
  id: "monsoon",
  carrier: { name: "Monsoon Line", logo: null },
  price: priced(700_000),
  legs: [],
  transit: { kind: "on-request" },
  cutOffs: [],
});

const all = [norrvik, pelagia, monsoon];

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
