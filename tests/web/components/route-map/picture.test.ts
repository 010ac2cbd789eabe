import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clipRing, fitted, toPixel } from "#web/components/route-map/projection.ts";
import { drawGrid, drawLand, roundedLine, landRings } from "#web/components/route-map/land.ts";
import { drawPicture } from "#web/components/route-map/picture.ts";
import { routeShape } from "#web/components/route-map/route-shape.ts";
import { measureText } from "#web/components/route-map/labels.ts";
import { journeyWith, legOf, stopAt } from "#tests/web/support/journeys.ts";

const SIZE = { width: 800, height: 400 };

describe("map view", () => {
  it("shows all points of a route with a margin at any width from 320 to 1440", () => {
    const places = fc.array(
      fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -60, max: 75, noNaN: true })),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(places, fc.integer({ min: 320, max: 1440 }), (points, width) => {
        const size = { width, height: 300 };
        const view = fitted(points, size, 34);
        return points
          .map((at) => toPixel(view, at))
          .every(([x, y]) => x > 33.9 && x < width - 33.9 && y > 33.9 && y < 300 - 33.9);
      }),
    );
  });

  it("clips land at its edges", () => {
    const ring = fc.array(fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 })), {
      minLength: 3,
      maxLength: 12,
    });
    fc.assert(
      fc.property(ring, (shape) =>
        clipRing(shape, SIZE).every(([x, y]) => x > -8.1 && x < 808.1 && y > -8.1 && y < 408.1),
      ),
    );
    const inside = [
      [10, 10],
      [20, 10],
      [20, 20],
    ] as const;
    expect(clipRing(inside, SIZE)).toEqual(inside);
  });

  it("shows land on both sides of the date line", () => {
    const view = fitted(
      [
        [120, 30],
        [240, 35],
      ],
      SIZE,
      40,
    );
    const xs = [...drawLand(landRings(), view).matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
    expect(xs.some((x) => x < 150)).toBe(true);
    expect(xs.some((x) => x > 650)).toBe(true);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-8.1);
    expect(drawGrid(view).startsWith("M")).toBe(true);
  });

  it("decodes land shapes without jumps across the map", () => {
    const rings = landRings();
    const jump = (ring: (typeof rings)[number]): number =>
      Math.max(...ring.map(([x], at) => Math.abs(x - (ring[at - 1]?.[0] ?? x))));
    expect(rings.length).toBe(1056);
    expect(Math.max(...rings.map(jump))).toBeLessThan(20);
  });
});

describe("route path", () => {
  it("runs from end to end with rounded corners", () => {
    const line = roundedLine([
      [0, 0],
      [100, 0],
      [100, 10],
    ]);
    expect(line).toBe("M0 0L86 0Q100 0 100 5L100 10");
    expect([roundedLine([]), roundedLine([[3, 4]])]).toEqual(["", "M3 4L3 4"]);
  });
});

describe("map picture on a phone", () => {
  it("labels every place, shorter if needed, and the estimated position", () => {
    const path = [
      { latitude: 18.95, longitude: 72.95 },
      { latitude: 12.6, longitude: 43.3 },
      { latitude: 29.9, longitude: 32.5 },
      { latitude: 36, longitude: -5.6 },
      { latitude: 51.95, longitude: 4.05 },
    ];
    const journey = journeyWith(
      [stopAt("POO", "INTKD", true), stopAt("POL", "INNSA", true), stopAt("POD", "NLRTM"), stopAt("FPD", "DEDUI")],
      [legOf(0, "rail", "done"), legOf(1, "sea", "under-way", path), legOf(2, "rail", "to-go")],
      { leg: 1, share: 0.7 },
    );
    const { labels } = drawPicture(routeShape(journey), [], { width: 350, height: 300 }, 1);
    const texts = labels.map(({ parts }) => parts.map(({ text }) => text).join(" "));
    expect(texts[0]).toContain("Estimated position");
    expect(texts.length).toBe(5);
  });

  it("leaves more room for larger text", () => {
    const parts = [{ text: "Rotterdam", tone: "strong" }] as const;
    expect(measureText(parts, 2)).toBeGreaterThan(1.9 * measureText(parts, 1));
  });
});
