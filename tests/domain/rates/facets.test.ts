import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getComparedTotal, type TotalView } from "#domain/rates/complete-total.ts";
import { listFilterOptions, countFacets, TRANSHIPMENT_LIMITS } from "#domain/rates/facets.ts";
import { filterRates, NO_FILTERS, type RateFilters } from "#domain/rates/filter.ts";
import type { ListedRate, Rate } from "#domain/rates/rate.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { toMinutes } from "#domain/time";
import { carrier, castellan, gone, halcyon, norrvikRate, totalPrice } from "./compared-rates.ts";
import { all, leg, port, priced, usd } from "./filtered-rates.ts";

const NOW = toMinutes(Date.parse("2026-12-01T12:00Z"));

const scope = listFilterOptions(all, NOW, viewOf(all));

describe("listFilterOptions and countFacets", () => {
  it("list what can be filtered", () => {
    expect(scope).toMatchObject({
      ends: { origin: true, destination: false },
      portsOfLoading: [
        { key: "INMUN", name: "Port INMUN", code: "INMUN" },
        { key: "INNSA", name: "Port INNSA", code: "INNSA" },
      ],
      transitDays: { min: 26, max: 40 },
      mostTranshipments: 1,
      hasCutOffs: true,
    });
  });

  it("keep a row for a selected value that no offer has", () => {
    const filters = { ...NO_FILTERS, portsOfLoading: ["INMAA"] };
    expect(countFacets(all, scope, filters, null, viewOf(all)).portsOfLoading).toStrictEqual([
      { key: "INMUN", name: "Port INMUN", code: "INMUN", count: 1, lowest: usd(600_000) },
      { key: "INNSA", name: "Port INNSA", code: "INNSA", count: 1, lowest: usd(628_260) },
      { key: "INMAA", name: "INMAA", code: null, count: 0, lowest: null },
    ]);
  });
});

const NOVEMBER = toMinutes(Date.parse("2026-11-22T10:00Z"));

describe("carrier facets", () => {
  it("count a carrier's offers and state its lowest total", () => {
    const dearer = { ...norrvikRate, id: "dearer", price: totalPrice(700_000) };
    const rates = [halcyon, castellan, dearer, norrvikRate, { ...gone, carrier: carrier("Pelagia") }];
    expect(
      countFacets(rates, listFilterOptions(rates, NOVEMBER, viewOf(rates)), NO_FILTERS, null, viewOf(rates)).carriers,
    ).toStrictEqual([
      { key: "Norrvik Line", name: "Norrvik Line", code: null, count: 2, lowest: usd(628_260) },
      { key: "CASTELLAN", name: "CASTELLAN", code: null, count: 1, lowest: usd(634_575) },
      { key: "Halcyon Ocean", name: "Halcyon Ocean", code: null, count: 1, lowest: null },
      { key: "Pelagia", name: "Pelagia", code: null, count: 1, lowest: null },
    ]);
  });
});

it("the lowest total of a carrier is of no offer that is too heavy", () => {
  const heavy = { ...norrvikRate, availability: { kind: "not-bookable", reason: "Too heavy for this offer" } } as const;
  const options = listFilterOptions([heavy], NOVEMBER, viewOf([heavy]));
  const { carriers } = countFacets([heavy], options, NO_FILTERS, null, viewOf([heavy]));
  expect(carriers.map(({ lowest }) => lowest?.minor)).toEqual([undefined]);
});

/** Any offer of a few ports, carriers and days, so that filters overlap. */
const anyRate: fc.Arbitrary<ListedRate> = fc
  .record({
    loading: fc.constantFrom("INNSA", "INMUN", "INMAA"),
    via: fc.constantFrom<readonly string[]>([], ["LKCMB"], ["LKCMB", "SGSIN"]),
    days: fc.constantFrom(null, 20, 25, 31),
    carrier: fc.constantFrom("Norrvik Line", "Pelagia", "CASTELLAN"),
    commitment: fc.constantFrom<Rate["commitment"]>("spot", "contract", "unknown"),
    minor: fc.constantFrom(null, 100, 200, 300),
    bookable: fc.boolean(),
    hauled: fc.boolean(),
    cutOff: fc.constantFrom(null, "2026-12-01T11:00", "2026-12-01T13:00"),
    departure: fc.constantFrom(null, "2026-12-03", "2026-12-05T06:00"),
  })
  .map(({ loading, via, days, carrier, commitment, minor, bookable, hauled, cutOff, departure }) => {
    const points = [loading, ...via, "NLRTM"].map(port);
    return aRate({
      carrier: { name: carrier, logo: null },
      commitment,
      departure,
      legs: points.slice(1).map((to, at) => leg(points[at] ?? to, to)),
      transit: days === null ? { kind: "on-request" } : { kind: "days", days },
      price: minor === null ? { ...priced(0), converted: { kind: "no-rate", missing: ["INR"] } } : priced(minor),
      availability: bookable ? { kind: "bookable" } : { kind: "not-bookable", reason: "Sold-out" },
      coverage: { ...aRate().coverage, "origin-haulage": hauled ? "priced" : "not-quoted" },
      cutOffs: cutOff === null ? [] : [{ code: "PCO", at: cutOff }],
    });
  });

const anyFilters: fc.Arbitrary<RateFilters> = fc.record({
  rateType: fc.constantFrom("all", "contract", "spot"),
  maxTranshipments: fc.constantFrom(...TRANSHIPMENT_LIMITS),
  maxTransitDays: fc.constantFrom(null, 24, 30),
  portsOfLoading: fc.subarray(["INNSA", "INMUN"]),
  portsOfDischarge: fc.subarray(["NLRTM", "BEANR"]),
  inlandIncluded: fc.boolean(),
  cutOffReachable: fc.boolean(),
  carrierText: fc.constantFrom("", "li"),
  carriers: fc.subarray(["Norrvik Line", "Pelagia"]),
});

const facetAmong = (rates: readonly ListedRate[], view: TotalView) => {
  const totals = rates.flatMap((rate) =>
    rate.availability.kind === "bookable" ? (getComparedTotal(rate, view)?.minor ?? []) : [],
  );
  return { count: rates.length, lowest: totals.length === 0 ? null : usd(Math.min(...totals)) };
};

it("countFacets counts each value and its lowest total among offers passing all other filters", () => {
  fc.assert(
    fc.property(
      fc.array(anyRate, { maxLength: 25 }),
      anyFilters,
      fc.constantFrom(null, "2026-12-03"),
      (rates, filters, day) => {
        const view = viewOf(rates);
        const options = listFilterOptions(rates, NOW, view);
        const facets = countFacets(rates, options, filters, day, view);
        const leaving = rates.filter(({ departure }) => day === null || departure?.slice(0, 10) === day);
        const facetWith = (changes: Partial<RateFilters>) =>
          facetAmong(filterRates(leaving, { ...filters, ...changes }, options), view);

        expect(facets.rateTypes.spot).toStrictEqual(facetWith({ rateType: "spot" }));
        expect(facets.rateTypes.all).toStrictEqual(facetWith({ rateType: "all" }));
        TRANSHIPMENT_LIMITS.forEach((maxTranshipments, at) =>
          expect(facets.transhipments[at]).toStrictEqual(facetWith({ maxTranshipments })),
        );
        for (const { key, count, lowest } of facets.portsOfLoading)
          expect({ count, lowest }).toStrictEqual(facetWith({ portsOfLoading: [key] }));
        for (const { key, count, lowest } of facets.portsOfDischarge)
          expect({ count, lowest }).toStrictEqual(facetWith({ portsOfDischarge: [key] }));
        for (const { key, count, lowest } of facets.carriers)
          expect({ count, lowest }).toStrictEqual(facetWith({ carriers: [key], carrierText: "" }));
        expect(facets.inlandIncluded).toStrictEqual(facetWith({ inlandIncluded: true }));
        expect(facets.cutOffReachable).toStrictEqual(facetWith({ cutOffReachable: true }));
      },
    ),
    { seed: 20_261_122, numRuns: 300 },
  );
});
