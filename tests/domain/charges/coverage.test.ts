import { describe, expect, it } from "vitest";
import { createCoverageMemo, findCoverageStates, markItem, NO_FLAGS, toCoverage } from "#domain/charges/coverage.ts";
import { aCharge } from "./fixtures.ts";

describe("findCoverageStates", () => {
  it("marks each cost item as priced, included, not quoted or unpriced", () => {
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

describe("a charge of unknown end", () => {
  const thc = aCharge({ costItem: "unclassified", unknownEnd: "terminal" });
  const ends = (charges: Parameters<typeof findCoverageStates>[0]) => {
    const states = findCoverageStates(charges);
    return [states["origin-terminal"], states["destination-terminal"], states["origin-documents"]];
  };

  it("is for either end that has no charge of its own, priced or included", () => {
    expect(ends([thc])).toStrictEqual(["end-not-stated", "end-not-stated", "not-quoted"]);
    expect(
      ends([{ ...thc, price: { kind: "included", stated: null } }, aCharge({ costItem: "origin-terminal" })]),
    ).toStrictEqual(["priced", "end-not-stated", "not-quoted"]);
  });

  it("settles no end without a price", () => {
    expect(ends([{ ...thc, price: { kind: "unpriced", text: "at cost" } }])).toStrictEqual([
      "not-quoted",
      "not-quoted",
      "not-quoted",
    ]);
  });
});

describe("createCoverageMemo", () => {
  it("gives one object per state, as toCoverage does, for more states than it stores", () => {
    const readCoverage = createCoverageMemo();
    for (let flags = 0; flags < 1000; flags += 1) expect(readCoverage(flags)).toStrictEqual(toCoverage(flags));
    const flags = markItem(NO_FLAGS, "ocean-freight", "priced");
    expect(readCoverage(flags)).toBe(readCoverage(flags));
  });
});
