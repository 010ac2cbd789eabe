import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutPath } from "../../../src/domain/sea-lanes/along.ts";
import {
  type GeoPath,
  nauticalMiles,
  nearLongitude,
  pathMiles,
  unwrapped,
  wrapLongitude,
} from "../../../src/domain/sea-lanes/geo-point.ts";
import { greatCircle } from "../../../src/domain/sea-lanes/great-circle.ts";

const point = fc.tuple(fc.double({ min: -179, max: 180, noNaN: true }), fc.double({ min: -80, max: 80, noNaN: true }));
const path = fc.array(point, { minLength: 2, maxLength: 20 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe("a path cut at a share of its length", () => {
  it("is cut in the middle of the Pacific, on one side of the date line", () => {
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

  it("keeps to its ends for a share outside 0 to 1, and is none for no path", () => {
    const way: GeoPath = [
      [0, 0],
      [10, 0],
    ];
    expect(cutPath(way, -1)?.at).toEqual([0, 0]);
    expect(cutPath(way, 7)?.at).toEqual([10, 0]);
    expect(cutPath([], 0.5)).toBeNull();
  });

  it("has both parts together as long as the whole", () => {
    fc.assert(
      fc.property(path, share, (way, so) => {
        const cut = cutPath(way, so);
        const together = pathMiles(cut?.before ?? []) + pathMiles(cut?.after ?? []);
        /* A piece of a straight line on the flat map and of the great circle are not quite the same. */
        return together >= pathMiles(way) - 1e-6 && cut?.before.at(-1) === cut?.at && cut?.after[0] === cut?.at;
      }),
    );
  });

  it("comes further with every greater share", () => {
    fc.assert(
      fc.property(path, share, share, (way, one, other) => {
        const [less, more] = [cutPath(way, Math.min(one, other)), cutPath(way, Math.max(one, other))];
        return (less?.before.length ?? 0) <= (more?.before.length ?? 0);
      }),
    );
  });
});

describe("the great circle", () => {
  it("ends at both points and is as long as the distance", () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        /* Every way round the globe is as short between two points that face each other. */
        fc.pre(nauticalMiles(from, to) < 10_700);
        const line = greatCircle(from, to);
        const [start, end] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
        return (
          nauticalMiles([start[0], start[1]], from) < 1e-3 &&
          nauticalMiles([end[0], end[1]], to) < 1e-3 &&
          Math.abs(pathMiles(line) - nauticalMiles(from, to)) < 0.5
        );
      }),
    );
  });
});

describe("longitudes", () => {
  it("are brought into one turn, and near to each other", () => {
    expect([-180, 180, 190, -190, 540, 0].map(wrapLongitude)).toEqual([180, 180, -170, 170, 180, 0]);
    expect(nearLongitude(-170, 175)).toBe(190);
    expect(nearLongitude(170, -175)).toBe(-190);
  });

  it("run on without a jump", () => {
    /* Half a turn, and what adding such longitudes rounds. */
    const most = 180 + 1e-9;
    fc.assert(
      fc.property(path, (way) =>
        unwrapped(way).every(
          ([longitude], at, whole) => Math.abs(longitude - (whole[at - 1]?.[0] ?? longitude)) <= most,
        ),
      ),
    );
  });
});
