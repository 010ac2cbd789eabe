import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumCharges, toPriceBreakdown } from "#domain/charges/breakdown.ts";
import type { Charge } from "#domain/charges/charge.ts";
import table from "#data/charges.json" with { type: "json" };
import { classifyCharge } from "#domain/charges/classify.ts";
import { PAYMENT_LABELS, toPaymentTerm } from "#domain/charges/labels.ts";
import { findCoverageStates } from "#domain/charges/coverage.ts";
import type { ExchangeRates } from "#domain/money/exchange.ts";
import { aCharge, priced } from "./given.ts";

const exchange: ExchangeRates = {
  base: "USD",
  date: "2026-11-20",
  source: "Reserve Bank reference rate",
  markUpPercent: "0",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.922509" },
  ],
};
const usd = (minor: number) => ({ currency: "USD", minor });

describe("where a charge belongs", () => {
  it.each([
    ["FRT00", "Basic freight", "ocean-freight", "freight"],
    ["BAF00", "", "freight-surcharges", "freight"],
    ["BAF05", "", "freight-surcharges", "freight"],
    ["ETS00", "", "freight-surcharges", "freight"],
    ["WRS00", "", "freight-surcharges", "freight"],
    ["PSS00", "", "freight-surcharges", "freight"],
    ["CAF00", "", "freight-surcharges", "freight"],
    ["OTH00", "", "origin-terminal", "origin"],
    ["SEA00", "", "origin-terminal", "origin"],
    ["ODF00", "", "origin-documents", "origin"],
    ["BLF00", "", "origin-documents", "origin"],
    ["OIH00", "", "origin-haulage", "origin"],
    ["DTH00", "", "destination-terminal", "destination"],
    ["ISP00", "", "destination-terminal", "destination"],
    ["DDO00", "", "destination-documents", "destination"],
    ["DIH00", "", "destination-haulage", "destination"],
    ["CUS00", "", "customs", "destination"],
    ["INS00", "", "insurance", "freight"],
  ])("%s", (code, name, costItem, group) => {
    expect(classifyCharge(code, name)).toStrictEqual({ costItem, group });
  });

  it.each([
    ["OCEAN FREIGHT", "ocean-freight", "freight"],
    ["Basic Ocean Freight", "ocean-freight", "freight"],
    ["Bunker adjustment factor", "freight-surcharges", "freight"],
    ["LOW SULPHUR SURCHARGE", "freight-surcharges", "freight"],
    ["THC ORIGIN", "origin-terminal", "origin"],
    ["Origin THC", "origin-terminal", "origin"],
    ["OTHC", "origin-terminal", "origin"],
    ["DESTINATION THC", "destination-terminal", "destination"],
    ["Terminal handling at POD", "destination-terminal", "destination"],
    ["Seal", "origin-terminal", "origin"],
    ["BL FEE", "origin-documents", "origin"],
    ["Export documentation", "origin-documents", "origin"],
    ["IMPORT DOC FEE", "destination-documents", "destination"],
    ["Delivery order", "destination-documents", "destination"],
    ["D/O", "destination-documents", "destination"],
    ["Rail haulage origin", "origin-haulage", "origin"],
    ["ON-CARRIAGE", "destination-haulage", "destination"],
    ["Export customs clearance", "customs", "origin"],
    ["Import customs clearance", "customs", "destination"],
    ["Cargo insurance", "insurance", "freight"],
    ["THC", "unclassified", "freight"],
    ["INLAND HAULAGE", "unclassified", "freight"],
    ["Origin sundries", "unclassified", "origin"],
    ["POD miscellaneous", "unclassified", "destination"],
    ["Quay rent", "unclassified", "freight"],
    ["", "unclassified", "freight"],
  ])("'%s' by its name", (name, costItem, group) => {
    expect(classifyCharge(null, name)).toStrictEqual({ costItem, group });
    expect(classifyCharge("ZZZ99", name)).toStrictEqual({ costItem, group });
  });

  it.each([
    ["DTH00", "Origin THC", "origin-terminal"],
    ["THC", "THC (L)", "origin-terminal"],
    ["THC", "THC (D)", "destination-terminal"],
    ["OTH00", "Terminal handling at discharge", "destination-terminal"],
    ["DTH00", "Terminal handling at load", "origin-terminal"],
    ["ISP00", "ISPS (L)", "origin-terminal"],
    ["DDF", "Documentation fee", "destination-documents"],
    ["ODF00", "Import documentation", "destination-documents"],
    ["ICS2", "Import control system 2 filing", "origin-documents"],
    ["BAF03", "Bunker surcharge at destination", "freight-surcharges"],
    ["SEA00", "Seal", "origin-terminal"],
    ["SEA", "Sea freight", "ocean-freight"],
    ["THC", "", "unclassified"],
    ["THC", "THC at origin and destination", "unclassified"],
  ])("%s '%s' goes by the words that state its side, then by its code", (code, name, costItem) => {
    expect(classifyCharge(code, name).costItem).toBe(costItem);
  });

  it.each([
    ["THC-D", "destination-terminal"],
    ["THC / O", "origin-terminal"],
    ["THC Load Port", "origin-terminal"],
    ["Terminal handling charge at port of loading", "origin-terminal"],
    ["ISPS POD", "destination-terminal"],
    ["ISPS", "unclassified"],
    ["OHC", "origin-terminal"],
    ["DHC", "destination-terminal"],
    ["Destination delivery charge", "destination-terminal"],
    ["Marine Fuel Recovery (MFR)", "freight-surcharges"],
    ["FuelEU maritime surcharge", "freight-surcharges"],
    ["Port congestion surcharge", "freight-surcharges"],
    ["Telex release", "origin-documents"],
    ["Mandatory user charges", "origin-terminal"],
    ["Trucking at destination", "destination-haulage"],
    ["Trucking fee", "unclassified"],
  ])("'%s' is %s", (name, costItem) => {
    expect(classifyCharge(null, name).costItem).toBe(costItem);
  });
});

describe("payment", () => {
  it("is prepaid, collect, or as agreed", () => {
    expect(["P", "C", "BKG", null].map((code) => PAYMENT_LABELS[toPaymentTerm(code)])).toStrictEqual([
      "Prepaid (due before shipment)",
      "Collect (due after shipment)",
      "As agreed",
      "As agreed",
    ]);
  });
});

describe("cost items", () => {
  it("are priced, included, not quoted or unpriced", () => {
    const charges = [
      aCharge(),
      aCharge({ costItem: "freight-surcharges", price: { kind: "included", stated: null } }),
      aCharge({ costItem: "origin-terminal", price: { kind: "included", stated: null } }),
      aCharge({ costItem: "origin-terminal" }),
      aCharge({ costItem: "destination-terminal" }),
      aCharge({ costItem: "destination-terminal", price: { kind: "unpriced", text: "AT COST" } }),
      aCharge({ costItem: "destination-terminal" }),
      aCharge({ costItem: "unclassified" }),
    ];
    expect(findCoverageStates(charges)).toStrictEqual({
      ...findCoverageStates([]),
      "ocean-freight": "priced",
      "freight-surcharges": "included",
      "origin-terminal": "priced",
      "destination-terminal": "unpriced",
    });
  });
});

describe("a price breakdown", () => {
  const charges = [
    aCharge({ code: "ODF00", group: "origin", price: priced("INR", 450_000) }),
    aCharge({ code: "OTH00", group: "origin", price: priced("INR", 985_000, 2) }),
    aCharge({ equipment: "20GP", price: priced("USD", 98_000, 2) }),
    aCharge({ code: "BAF00", price: { kind: "included", stated: usd(5000) } }),
    aCharge({ code: "OWS00", price: { kind: "unpriced", text: "at cost above 18 t" } }),
    aCharge({ code: "DTH00", group: "destination", price: priced("EUR", 24_500, 2) }),
  ];

  it("groups by origin, freight and destination, converts each line and adds up to the cent", () => {
    const breakdown = toPriceBreakdown(charges, exchange);
    expect(breakdown.groups.map(({ group, converted }) => [group, converted])).toStrictEqual([
      ["origin", usd(27_375)],
      ["freight", usd(196_000)],
      ["destination", usd(53_116)],
    ]);
    expect(breakdown.groups[0]?.lines.map((line) => line.converted)).toStrictEqual([usd(5090), usd(22_285)]);
    expect(breakdown.groups[1]?.lines.map((line) => line.converted)).toStrictEqual([usd(196_000), null, null]);
    expect(breakdown.totals).toStrictEqual({
      perCurrency: [{ currency: "EUR", minor: 49_000 }, { currency: "INR", minor: 2_420_000 }, usd(196_000)],
      unpricedCount: 1,
    });
    expect(breakdown.converted).toStrictEqual(usd(276_491));
  });

  it("leaves empty groups out and gives no converted total without a rate", () => {
    const breakdown = toPriceBreakdown([aCharge({ price: priced("INR", 100) })], null);
    expect(breakdown).toMatchObject({ converted: null, groups: [{ group: "freight", converted: null }] });
    expect(breakdown.totals.perCurrency).toStrictEqual([{ currency: "INR", minor: 100 }]);
  });

  it("always adds up: lines to groups, groups to the total", () => {
    const anyCharge = fc
      .tuple(
        fc.constantFrom("origin", "freight", "destination"),
        fc.constantFrom("USD", "INR", "EUR"),
        fc.integer({ min: -1_000_000, max: 100_000_000 }),
        fc.integer({ min: 1, max: 100 }),
      )
      .map(
        ([group, currency, minor, quantity]): Charge => aCharge({ group, price: priced(currency, minor, quantity) }),
      );
    fc.assert(
      fc.property(fc.array(anyCharge), (list) => {
        const breakdown = toPriceBreakdown(list, exchange);
        const groups = breakdown.groups.map((group) => group.converted?.minor ?? Number.NaN);
        const lines = breakdown.groups.flatMap((g) => g.lines.map((line) => line.converted?.minor ?? Number.NaN));
        const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
        expect(sum(groups)).toBe(breakdown.converted?.minor);
        expect(sum(lines)).toBe(breakdown.converted?.minor);
        expect(sumCharges(list).perCurrency).toStrictEqual(breakdown.totals.perCurrency);
      }),
    );
  });
});

describe("the table of charges", () => {
  it("has at least 150 lines, each with a source that is described", () => {
    expect(table.charges.length).toBeGreaterThanOrEqual(150);
    const letters = table.charges.flatMap(([, , , , sources = ""]) => sources.split(" "));
    expect([...new Set(letters)].toSorted()).toStrictEqual(Object.keys(table.sources).toSorted());
  });

  it("has each code and each name once", () => {
    const codes = table.charges.map(([code = ""]) => code).filter((code) => code !== "");
    const names = table.charges.map(([, , , name = ""]) => name.toLowerCase());
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toStrictEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toStrictEqual([]);
  });

  it("classifies every line by its code and by its name alike", () => {
    const differing = table.charges.filter(([code = "", , , name = ""]) => {
      const byName = classifyCharge(null, name);
      return code !== "" && classifyCharge(code, name).costItem !== byName.costItem;
    });
    expect(differing).toStrictEqual([]);
  });
});
