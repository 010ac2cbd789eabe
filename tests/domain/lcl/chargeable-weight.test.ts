import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateChargeableWeight, readWmRules, USUAL_WM_RULES } from "#domain/lcl/chargeable-weight.ts";

const SINGAPORE = { kgPerCbm: 500, minimum: 1000, roundUpTo: 100 };

describe("calculateChargeableWeight", () => {
  it.each([
    ["measure", 1200, 3.25, USUAL_WM_RULES, [1200, 3250, "measure", 3250, 3250, false]],
    ["weight", 3250.5, 1.2, USUAL_WM_RULES, [3251, 1200, "weight", 3251, 3251, false]],
    ["both", 2000, 2, USUAL_WM_RULES, [2000, 2000, "both", 2000, 2000, false]],
    ["at least the minimum", 20, 0.01, USUAL_WM_RULES, [20, 10, "weight", 20, 1000, true]],
    ["by another ratio, rounded up to a tenth", 1210, 2.25, SINGAPORE, [2420, 2250, "weight", 2500, 2500, false]],
    ["rounded before the minimum", 10, 0.96, SINGAPORE, [20, 960, "measure", 1000, 1000, false]],
    [
      "by a ratio that does not divide",
      100,
      0.1,
      { ...USUAL_WM_RULES, kgPerCbm: 333, minimum: 0 },
      [301, 100, "weight", 301, 301, false],
    ],
  ] as const)("counts %s", (_, weightKg, cbm, rules, expected) => {
    const { byWeight, byMeasure, counts, rounded, chargeable, isMinimum } = calculateChargeableWeight(
      { weightKg, cbm },
      rules,
    );
    expect([byWeight, byMeasure, counts, rounded, chargeable, isMinimum]).toEqual(expected);
  });

  const figure = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((hundredths) => hundredths / 100);
  const rules = fc.record({
    kgPerCbm: fc.constantFrom(1000, 500, 333, 250),
    minimum: fc.constantFrom(0, 1000, 2000),
    roundUpTo: fc.constantFrom(null, 1, 100, 500, 1000),
  });

  it("is at least weight, measure and minimum, and less than one rounding step above", () => {
    fc.assert(
      fc.property(figure(100_000), figure(1000), rules, (weightKg, cbm, given) => {
        const { byWeight, byMeasure, chargeable } = calculateChargeableWeight({ weightKg, cbm }, given);
        const least = Math.max(byWeight, byMeasure, given.minimum);
        expect(byWeight * given.kgPerCbm).toBeGreaterThanOrEqual(Math.round(weightKg * 1000));
        expect((byWeight - 1) * given.kgPerCbm).toBeLessThan(Math.round(weightKg * 1000));
        expect(chargeable).toBeGreaterThanOrEqual(least);
        expect(chargeable).toBeLessThan(least + (given.roundUpTo ?? 1));
      }),
    );
  });

  it("never falls when a load grows", () => {
    fc.assert(
      fc.property(
        figure(50_000),
        figure(500),
        figure(50_000),
        figure(500),
        rules,
        (kg, cbm, moreKg, moreCbm, given) => {
          const small = calculateChargeableWeight({ weightKg: kg, cbm }, given).chargeable;
          expect(
            calculateChargeableWeight({ weightKg: kg + moreKg, cbm: cbm + moreCbm }, given).chargeable,
          ).toBeGreaterThanOrEqual(small);
        },
      ),
    );
  });
});

describe("readWmRules", () => {
  const cells = (ratio: string | null, minimum: string | null = null, rounding: string | null = null) =>
    readWmRules({ ratio, minimum, rounding });

  it("returns the usual rules for a tariff without W/M cells", () => expect(cells(null)).toStrictEqual(USUAL_WM_RULES));

  it.each([
    ["1000", 1000],
    ["1 CBM = 1000 KG", 1000],
    ["1 cbm = 1,000 kgs", 1000],
    ["1:500", 500],
    ["500 KG/CBM", 500],
    ["363 kg per CBM", 363],
    ["1 W/M = 500 KG", 500],
  ])("reads the ratio %s", (ratio, kgPerCbm) => expect(cells(ratio)?.kgPerCbm).toBe(kgPerCbm));

  it.each([
    ["1", "0.1 CBM UP", 1000, 100],
    ["1 W/M", "0,5", 1000, 500],
    ["2 CBM", "1 CBM", 2000, 1000],
    ["0.5", "NONE", 500, null],
  ])("reads the minimum %s and the rounding %s", (minimum, rounding, least, roundUpTo) =>
    expect(cells(null, minimum, rounding)).toStrictEqual({ kgPerCbm: 1000, minimum: least, roundUpTo }),
  );

  it.each([
    ["half a ton", null, null],
    ["1.000", null, null],
    ["0", null, null],
    ["1 CBM = 1000 LBS", null, null],
    [null, "USD 50", null],
    [null, null, "to the next"],
    [null, null, "0"],
  ])("guesses nothing from %s, %s, %s", (ratio, minimum, rounding) =>
    expect(cells(ratio, minimum, rounding)).toBeNull(),
  );
});
