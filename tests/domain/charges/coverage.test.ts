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

describe("createCoverageMemo", () => {
  it("gives one object per state, as toCoverage does, for more states than it stores", () => {
    const readCoverage = createCoverageMemo();
    for (let flags = 0; flags < 1000; flags += 1) expect(readCoverage(flags)).toStrictEqual(toCoverage(flags));
    const flags = markItem(NO_FLAGS, "ocean-freight", "priced");
    expect(readCoverage(flags)).toBe(readCoverage(flags));
  });
});
