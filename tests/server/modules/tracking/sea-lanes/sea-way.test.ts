import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GeoPath, type GeoPoint, measureMiles, measurePath } from "#domain/places";
import { createHeap } from "#server/modules/tracking/sea-lanes/heap.ts";
import { findLargestPart, createNetwork, type SeaNetwork } from "#server/modules/tracking/sea-lanes/network.ts";
import { packNetwork, unpackNetwork } from "#server/modules/tracking/sea-lanes/packed-network.ts";
import { findSeaRoute } from "#server/modules/tracking/sea-lanes/sea-way.ts";
import { findShortestPaths } from "#server/modules/tracking/sea-lanes/shortest-ways.ts";
import { simplifyPath } from "#server/modules/tracking/sea-lanes/simplify.ts";

/** Two ways from west to east, the northern one shorter, and an island of the data that touches neither. */
const SQUARE: readonly GeoPath[] = [
  [
    [0, 0],
    [5, 1],
    [10, 0],
  ],
  [
    [0, 0],
    [5, -5],
    [10, 0],
  ],
  [
    [4, 20],
    [6, 20],
  ],
];

/** A lane on each side of the date line, written as map data writes it: up to the edge, and on from the other edge. */
const PACIFIC: readonly GeoPath[] = [
  [
    [160, 30],
    [180, 40],
  ],
  [
    [-180, 40],
    [-150, 30],
  ],
];

describe("findSeaRoute", () => {
  it("takes the shorter of two ways from port to port", () => {
    expect(findSeaRoute(createNetwork(SQUARE), [-0.5, 0], [10.5, 0])?.path).toEqual([
      [-0.5, 0],
      [0, 0],
      [5, 1],
      [10, 0],
      [10.5, 0],
    ]);
  });

  it("crosses the date line", () => {
    const way = findSeaRoute(createNetwork(PACIFIC), [160, 30], [-150, 30]);
    expect(way?.path.some(([longitude]) => longitude === 180)).toBe(true);
    expect(Math.round(way?.nauticalMiles ?? 0)).toBe(2732);
  });

  it("joins ports directly that are nearer to each other than to the network", () => {
    expect(findSeaRoute(createNetwork(SQUARE), [4, 12], [5, 12])?.path).toEqual([
      [4, 12],
      [5, 12],
    ]);
  });

  it("is null to an isolated part and without roads", () => {
    expect(findSeaRoute(createNetwork(SQUARE), [0, 0], [4, 20])).toBeNull();
    expect(findSeaRoute(createNetwork([]), [0, 0], [10, 0])).toBeNull();
  });

  it("ignores isolated parts outside the largest part", () => {
    expect([...findLargestPart(createNetwork(SQUARE))].length).toBe(4);
  });

  it("is the same after packing and unpacking the network", () => {
    const network = createNetwork(SQUARE);
    const again = unpackNetwork(packNetwork(network, findLargestPart(network)));
    expect(findSeaRoute(again, [0, 0], [10, 0])).toEqual(findSeaRoute(network, [0, 0], [10, 0]));
  });
});

const point = fc.tuple(fc.double({ min: -179, max: 180, noNaN: true }), fc.double({ min: -70, max: 70, noNaN: true }));
const roadsOver = (size: number) =>
  fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { minLength: size, maxLength: 3 * size });
const anyNetwork = fc
  .array(point, { minLength: 4, maxLength: 12 })
  .chain((points) => fc.tuple(fc.constant(points), roadsOver(points.length)))
  .map(([points, pairs]) =>
    createNetwork(
      pairs.flatMap(([from, to]): readonly GeoPath[] => {
        const [start, end] = [points[from], points[to]];
        return start === undefined || end === undefined ? [] : [[start, end]];
      }),
    ),
  );

/** The slow and plain way: go over all roads until nothing gets shorter. */
const plainly = ({ points, roads }: SeaNetwork, start: number): readonly number[] => {
  const miles = points.map((_, at) => (at === start ? 0 : Number.POSITIVE_INFINITY));
  for (const _ of points)
    for (const [from, list] of roads.entries())
      for (const [to, length] of list)
        miles[to] = Math.min(miles[to] ?? 0, (miles[from] ?? Number.POSITIVE_INFINITY) + length);
  return miles;
};

describe("for any network", () => {
  it("findShortestPaths finds the same distances as exhaustive relaxation", () => {
    fc.assert(
      fc.property(anyNetwork, (network) => {
        const found = [...findShortestPaths(network, [[0, 0]]).miles];
        return plainly(network, 0).every(
          (miles, at) => miles === found[at] || Math.abs(miles - (found[at] ?? 0)) < 1e-6,
        );
      }),
    );
  });

  const isSound = (network: SeaNetwork, from: GeoPoint, to: GeoPoint): boolean => {
    const way = findSeaRoute(network, from, to);
    if (way === null) return true;
    const [first, last] = [way.path[0], way.path.at(-1)];
    return (
      first === from &&
      last === to &&
      Math.abs(measurePath(way.path) - way.nauticalMiles) < 1e-6 * way.nauticalMiles + 1e-3 &&
      way.nauticalMiles > measureMiles(from, to) - 1e-3
    );
  };

  it("findSeaRoute ends at the ports, states its length and is not shorter than the great circle", () => {
    fc.assert(fc.property(anyNetwork, point, point, isSound));
  });

  it("createNetwork measures roads between merged points", () => {
    const network = createNetwork([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0.000_04, 0],
        [2, 0],
      ],
    ]);
    expect(network.roads[0]).toEqual([
      [1, measureMiles([0, 0], [1, 0])],
      [2, measureMiles([0, 0], [2, 0])],
    ]);
  });

  it("simplifyPath keeps the ends and only points of the path", () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 2, maxLength: 30 }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (path, so) => {
          const fewer = simplifyPath(path, so);
          return (
            fewer[0] === path[0] &&
            fewer.at(-1) === path.at(-1) &&
            fewer.every((kept) => path.some((given) => given === kept))
          );
        },
      ),
    );
  });

  const expectLeastFirst = (weights: readonly number[]): void => {
    const heap = createHeap();
    for (const [item, weight] of weights.entries()) heap.push(weight, item);
    const given = weights.map(() => heap.pop()?.[0]);
    expect(given).toEqual(weights.toSorted((one, other) => one - other));
    expect(heap.pop()).toBeUndefined();
  };

  it("the heap pops the least weight first", () => {
    /* Zero and minus zero are equal weights, which may come in any order: adding zero makes them one. */
    const weight = fc.double({ noNaN: true }).map((value) => value + 0);
    fc.assert(fc.property(fc.array(weight), expectLeastFirst));
  });

  it("the heap treats minus zero as zero", () => {
    const heap = createHeap();
    for (const [item, weight] of [0, -0, 0].entries()) heap.push(weight, item);
    expect([heap.pop(), heap.pop(), heap.pop()].map((entry) => (entry?.[0] ?? 1) + 0)).toEqual([0, 0, 0]);
  });
});
