import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkWeight,
  parseWeight,
  formatPounds,
  tidyWeight,
  toWeightKg,
  findWeightProblem,
  formatWeight,
} from "#domain/containers/weight.ts";

describe("net weight", () => {
  it.each([
    ["22500", 22_500],
    ["10 000 KGM", 10_000],
    ["10\u00A0000 kgm", 10_000],
    ["22.5 t", 22_500],
    ["22,5t", 22_500],
    ["22.500 MT", 22_500],
    ["22,500 kg", 22_500],
    ["22.500 kg", 22_500],
    ["22,500.4 Kgs.", 22_500],
    ["22.500,5 kg", 22_501],
    ["1,00,000", 100_000],
    ["1.234.567", 1_234_567],
    ["22'500", 22_500],
    ["0.500 t", 500],
    ["0.5", 1],
    ["22.", 22],
    ["49000 lb", 22_226],
    ["49,600 lbs", 22_498],
    ["49 600 pounds", 22_498],
    ["007", 7],
    ["12345678", 12_345_678],
    ["0", 0],
  ])("is read from %s as %i kg", (typed, kilograms) => {
    expect(parseWeight(typed)).toMatchObject({ kind: "weight", kilograms });
    expect(toWeightKg(typed)).toBe(kilograms);
  });

  it.each([
    "18 000 KGM22500",
    "kg",
    "22 5",
    "1,2,3",
    "22.5.1",
    "1.000.00",
    "heavy",
    "22 stone",
    "-5",
    "1e5",
    "22,50,1.5",
  ])("is unreadable in %s and left as typed", (typed) => {
    expect(parseWeight(typed)).toStrictEqual({ kind: "unreadable" });
    expect(toWeightKg(typed)).toBe(0);
    expect(tidyWeight(` ${typed} `)).toBe(typed);
  });

  it("may be blank", () => {
    expect(["", "  "].map(parseWeight)).toStrictEqual([{ kind: "blank" }, { kind: "blank" }]);
    expect([toWeightKg(""), tidyWeight(" "), findWeightProblem("20GP", "")]).toStrictEqual([0, "", null]);
  });

  it("is shown in groups of three digits", () => {
    expect([0, 950, 18_000, 1_058_500].map(formatWeight)).toStrictEqual([
      "0 KGM",
      "950 KGM",
      "18 000 KGM",
      "1 058 500 KGM",
    ]);
    expect([tidyWeight("22.5 t"), tidyWeight("49000 lb"), formatPounds(22_500)]).toStrictEqual([
      "22 500 KGM",
      "22 226 KGM",
      "49 604 lb",
    ]);
  });

  it("is over the limit above the typical payload, not at it", () => {
    expect(checkWeight("20GP", "28.25 t")).toStrictEqual({ kind: "within", kilograms: 28_250, limitKg: 28_250 });
    expect(checkWeight("20GP", "28251")).toStrictEqual({ kind: "over", kilograms: 28_251, limitKg: 28_250 });
    expect(checkWeight("40HC", "heavy")).toStrictEqual({ kind: "unreadable", limitKg: 26_540 });
    expect(checkWeight("40HC", "")).toStrictEqual({ kind: "blank", limitKg: 26_540 });
  });

  it("blocks a search if it is unreadable or above the payload", () => {
    expect(findWeightProblem("20GP", "28 250")).toBeNull();
    expect(findWeightProblem("20GP", "28 251")).toBe("Please enter at most 28 250 KGM per 20GP");
    expect(findWeightProblem("40HC", "99999999")).toBe("Please enter at most 26 540 KGM per 40HC");
    expect(findWeightProblem("40HC", "heavy")).toBe(
      "Please enter the net weight of 40HC in kg, t or lb, such as 22500, 22.5 t or 49 600 lb",
    );
  });

  it.each(["1", "23", " 22.5 ", "22,5", "60", "0.5"])("asks for the unit of the bare number %s", (typed) => {
    const text = typed.trim();
    expect(checkWeight("20GP", typed)).toStrictEqual({ kind: "unit-missing", typed: text, limitKg: 28_250 });
    expect(findWeightProblem("20GP", typed)).toBe(
      `Tonnes or kg? Please enter the net weight of 20GP as ${text} t or ${text} kg`,
    );
  });

  it("asks for no unit of other numbers, and explains signs", () => {
    for (const typed of ["0", "61", "100", "23 kg", "23 t", "22.5 t"])
      expect(findWeightProblem("20GP", typed)).toBeNull();
    expect(findWeightProblem("20GP", "-5")).toBe("Please enter the net weight of 20GP without a sign, such as 22500");
  });

  const SEEDED = { seed: 20_261_122 };
  const kilograms = fc.integer({ min: 0, max: 999_999 });

  it("does not depend on the notation", () => {
    const grouped = (count: number, separator: string) => String(count).replace(/\B(?=(?:\d{3})+$)/g, separator);
    fc.assert(
      fc.property(kilograms, fc.constantFrom("", " ", ",", ".", "'", "\u202F"), (count, separator) => {
        expect(toWeightKg(grouped(count, separator))).toBe(count);
        expect(toWeightKg(`${grouped(count, separator)} kg`)).toBe(count);
        expect(toWeightKg(`${count / 1000} t`)).toBe(count);
        expect(toWeightKg(`${String(count / 1000).replace(".", ",")} mt`)).toBe(count);
        expect(toWeightKg(`${count / 0.453_592_37} lb`)).toBe(count);
      }),
      SEEDED,
    );
  });

  it("keeps its value when tidied, and tidying loses no text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), kilograms.map(formatWeight)), (typed) => {
        const tidy = tidyWeight(typed);
        expect(tidyWeight(tidy)).toBe(tidy);
        expect(toWeightKg(tidy)).toBe(toWeightKg(typed));
        expect(parseWeight(typed).kind === "weight" || tidy === typed.trim()).toBe(true);
      }),
      SEEDED,
    );
  });
});
