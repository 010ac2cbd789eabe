import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Rectangle, placeLabels } from "#web/components/route-map/labels.ts";

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const wish = (key: string, at: readonly [number, number], widths: readonly number[]) => ({
  key,
  at,
  gap: 13,
  height: 24,
  widths,
});
const sign = ([x, y]: readonly [number, number]): Rectangle => ({ left: x - 7, top: y - 7, width: 14, height: 14 });

describe("map labels", () => {
  it("stand right of their marker if there is room", () => {
    expect(
      placeLabels([wish("a", [100, 100], [80])], { width: 400, height: 300, signs: [sign([100, 100])], route: [] }),
    ).toEqual([{ key: "a", wording: 0, box: { left: 113, top: 88, width: 80, height: 24 } }]);
  });

  it("move to the left at the right edge and use shorter wording if needed", () => {
    const placed = placeLabels([wish("a", [380, 100], [80]), wish("b", [60, 200], [500, 60])], {
      width: 400,
      height: 300,
      signs: [],
      route: [],
    });
    expect(placed.map(({ key, wording, box }) => [key, wording, box.left])).toEqual([
      ["a", 0, 287],
      ["b", 1, 73],
    ]);
  });

  it("avoid the route where possible", () => {
    const route = Array.from({ length: 30 }, (_, at) => [100 + at * 8, 100] as const);
    const [placed] = placeLabels([wish("a", [100, 100], [80])], { width: 400, height: 300, signs: [], route });
    expect(placed?.box.left).toBe(7);
  });

  it("are left out without room", () => {
    expect(placeLabels([wish("a", [50, 50], [300])], { width: 100, height: 100, signs: [], route: [] })).toEqual([]);
  });

  it("never overlap each other, a marker or an edge", () => {
    const place = fc.tuple(fc.integer({ min: -20, max: 420 }), fc.integer({ min: -20, max: 320 }));
    const asked = fc.array(
      fc.tuple(place, fc.array(fc.integer({ min: 20, max: 260 }), { minLength: 1, maxLength: 3 })),
      {
        maxLength: 9,
      },
    );
    fc.assert(
      fc.property(asked, (list) => {
        const wishes = list.map(([at, widths], index) => wish(String(index), at, widths));
        const signs = list.map(([at]) => sign(at));
        const boxes = placeLabels(wishes, { width: 390, height: 300, signs, route: list.map(([at]) => at) }).map(
          ({ box }) => box,
        );
        return boxes.every(
          (box, at) =>
            box.left >= 0 &&
            box.top >= 0 &&
            box.left + box.width <= 390 &&
            box.top + box.height <= 300 &&
            !signs.some((one) => overlap(box, one)) &&
            !boxes.slice(0, at).some((other) => overlap(box, other)),
        );
      }),
    );
  });
});
