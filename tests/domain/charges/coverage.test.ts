import { describe, expect, it } from "vitest";
import { findCoverageStates } from "#domain/charges/coverage.ts";
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
