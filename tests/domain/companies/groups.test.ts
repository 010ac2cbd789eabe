import { describe, expect, it } from "vitest";
import { chooseSpellings, toGroupKey, toGroupName } from "#domain/companies";

describe("the name of a group of customers", () => {
  it("is the same whatever its case and spaces are", () => {
    const keys = ["Gold Plus", " gold  plus", "GOLDPLUS", "Gold\u00a0Plus"].map(toGroupKey);
    expect(new Set(keys)).toEqual(new Set(["goldplus"]));
    expect(toGroupName("  Gold \u00a0 Plus ")).toBe("Gold Plus");
  });

  it("is spelled as most use it", () => {
    const uses = new Map([
      ["gold", 1],
      ["Gold ", 3],
      ["GOLD", 3],
      ["Retail", 0],
      [" ", 9],
    ]);
    expect([...chooseSpellings(uses)]).toEqual([
      ["gold", "GOLD"],
      ["retail", "Retail"],
    ]);
  });
});
