import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cutPath,
  type GeoPath,
  type GeoPoint,
  toGreatCircle,
  measureGreatCircle,
  measureMiles,
  toNearestLongitude,
  measurePath,
  unwrapPath,
  wrapLongitude,
} from "#domain/places/geography.ts";

const point = fc.tuple(fc.double({ min: -179, max: 180, noNaN: true }), fc.double({ min: -80, max: 80, noNaN: true }));

const path = fc.array(point, { minLength: 2, maxLength: 20 });

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("cutPath", () => {
  it("cuts a path across the date line on one side of it", () => {
    const cut = cutPath(
      [
        [170, 0],
        [-170, 0],
      ],
      0.75,
    );
    expect(cut?.before).toEqual([
      [170, 0],
      [185, 0],
    ]);
    expect(cut?.after).toEqual([
      [185, 0],
      [190, 0],
    ]);
  });

  it("returns an end for a share outside 0 to 1 and null for an empty path", () => {
    const way: GeoPath = [
      [0, 0],
      [10, 0],
    ];
    expect(cutPath(way, -1)?.at).toEqual([0, 0]);
    expect(cutPath(way, 7)?.at).toEqual([10, 0]);
    expect(cutPath([], 0.5)).toBeNull();
  });

  it("returns two parts that are together as long as the path", () => {
    fc.assert(
      fc.property(path, share, (way, so) => {
        const cut = cutPath(way, so);
        const together = measurePath(cut?.before ?? []) + measurePath(cut?.after ?? []);
        /* A piece of a straight line on the flat map and of the great circle are not quite the same. */
        return together >= measurePath(way) - 1e-6 && cut?.before.at(-1) === cut?.at && cut?.after[0] === cut?.at;
      }),
    );
  });

  it("cuts farther along for a greater share", () => {
    fc.assert(
      fc.property(path, share, share, (way, one, other) => {
        const [less, more] = [cutPath(way, Math.min(one, other)), cutPath(way, Math.max(one, other))];
        return (less?.before.length ?? 0) <= (more?.before.length ?? 0);
      }),
    );
  });
});

const joinsInShortestWay = ([from, to]: readonly [GeoPoint, GeoPoint]): boolean => {
  const line = toGreatCircle(from, to);
  return measureMiles(line[0] ?? [0, 0], from) === 0 && Math.abs(measurePath(line) - measureMiles(from, to)) < 1e-3;
};

/** Points on the other side of the globe, at most some tenths of a degree from the exact opposite. */
const nearlyOpposite = fc
  .tuple(point, fc.double({ min: -0.3, max: 0.3, noNaN: true }), fc.double({ min: -0.3, max: 0.3, noNaN: true }))
  .map(([from, east, north]): readonly [GeoPoint, GeoPoint] => [
    [...from],
    [wrapLongitude(from[0] + 180 + east), -from[1] + north],
  ]);

describe("toGreatCircle", () => {
  it("starts at the first point and is as long as the distance", () => {
    fc.assert(fc.property(fc.tuple(point, point), joinsInShortestWay));
  });

  it("is as long as the distance for nearly opposite points", () => {
    fc.assert(fc.property(nearlyOpposite, joinsInShortestWay));
  });

  it.each([
    [
      [0, 0],
      [180, 0],
    ],
    [
      [10, 45],
      [-170, -45],
    ],
    [
      [10, 45],
      [-170.000_001, -45],
    ],
    [
      [0, 90],
      [0, -90],
    ],
    [
      [77.2, 28.6],
      [77.2, 28.6],
    ],
  ] as const)("joins %j and %j", (from, to) => {
    expect(joinsInShortestWay([from, to])).toBe(true);
  });
});

describe("measureGreatCircle", () => {
  it("measures along the great circle, across the date line too", () => {
    const nhavaSheva = { latitude: 18.95, longitude: 72.95 };
    const rotterdam = { latitude: 51.95, longitude: 4.13 };
    expect(Math.round(measureGreatCircle(nhavaSheva, rotterdam))).toBe(6917);
    expect(measureGreatCircle(rotterdam, rotterdam)).toBe(0);
    const fiji = { latitude: -18, longitude: 179 };
    const samoa = { latitude: -18, longitude: -179 };
    expect(Math.round(measureGreatCircle(fiji, samoa))).toBe(212);
  });
});

describe("measureMiles", () => {
  const HALF_ROUND = Math.PI * 3440.065;

  it("is exact to a metre for nearly opposite points", () => {
    expect(measureMiles([0, 0], [180, 0])).toBeCloseTo(HALF_ROUND, 9);
    expect(measureMiles([0, 0], [179.99999, 0])).toBeCloseTo(HALF_ROUND * (1 - 0.000_01 / 180), 6);
    expect(measureMiles([20, 30], [-160, -29.9999])).toBeCloseTo(HALF_ROUND * (1 - 0.000_1 / 180), 6);
  });

  it("satisfies the triangle inequality", () => {
    fc.assert(
      fc.property(
        nearlyOpposite,
        point,
        ([from, to], over) => measureMiles(from, to) <= measureMiles(from, over) + measureMiles(over, to) + 1e-6,
      ),
    );
  });
});

describe("longitudes", () => {
  it("are normalised to one turn and to the nearest equivalent", () => {
    expect([-180, 180, 190, -190, 540, 0].map(wrapLongitude)).toEqual([180, 180, -170, 170, 180, 0]);
    expect(toNearestLongitude(-170, 175)).toBe(190);
    expect(toNearestLongitude(170, -175)).toBe(-190);
  });

  it("are unwrapped without jumps", () => {
    /* Half a turn, and what adding such longitudes rounds. */
    const most = 180 + 1e-9;
    fc.assert(
      fc.property(path, (way) =>
        unwrapPath(way).every(
          ([longitude], at, whole) => Math.abs(longitude - (whole[at - 1]?.[0] ?? longitude)) <= most,
        ),
      ),
    );
  });
});
