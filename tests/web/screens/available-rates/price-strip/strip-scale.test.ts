import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stripScale } from "#web/screens/available-rates/price-strip/strip-scale.ts";

describe("price strip scale", () => {
  it("uses round figures", () => {
    expect(stripScale([6283, 6910, 6346, 7260]).ticks).toEqual([6000, 6500, 7000]);
    expect(stripScale([980]).ticks).toEqual([960, 970, 980, 990]);
  });

  it("places every price inside the strip, higher ones further up", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 40 }), (values) => {
        const { place, ticks } = stripScale(values);
        const places = values.toSorted((one, other) => one - other).map(place);
        expect(places.every((at) => at >= 0 && at <= 100)).toBe(true);
        expect(places).toEqual(places.toSorted((one, other) => other - one));
        expect(ticks.length).toBeGreaterThanOrEqual(1);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.every((tick) => place(tick) >= -0.001 && place(tick) <= 100.001)).toBe(true);
      }),
    );
  });
});
