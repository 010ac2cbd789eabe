import { describe, expect, it } from "vitest";
import { type Coordinates, type GeoPath, type GeoPoint, measureMiles, measurePath } from "#domain/places";
import { DEMO_PORTS, seaMiles } from "#server/demo/freight/ports.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { seaLane, findSeaLanes } from "#server/modules/tracking/sea-lanes/find-sea-lanes.ts";
import { landMeter } from "#tests/support/land.ts";
import type { RouteStop } from "#api/schema.d.ts";

const places = new Map(placeSeeds().map((seed) => [seed.code, seed]));
const port = (code: string): Coordinates => ({
  latitude: places.get(code)?.latitude ?? Number.NaN,
  longitude: places.get(code)?.longitude ?? Number.NaN,
});
const laneOf = (from: string, to: string): GeoPath => seaLane(port(from), port(to))?.path ?? [];
const passes = (path: GeoPath, place: GeoPoint): number => Math.min(...path.map((at) => measureMiles(at, place)));
/* Each port with every twentieth other one: finding a lane takes 15 ms. */
const pairs = DEMO_PORTS.flatMap((to, at) =>
  DEMO_PORTS.slice(0, at)
    .filter((_, index) => index % 20 === at % 20)
    .map((from) => [from, to] as const),
);

const SUEZ: GeoPoint = [32.55, 29.9];
const GIBRALTAR: GeoPoint = [-5.6, 35.95];
const GOOD_HOPE: GeoPoint = [18.4, -34.5];
const PANAMA: GeoPoint = [-79.7, 9.1];
const UP_A_RIVER = "CAMTR";

describe("the way by sea between two ports", () => {
  it("leads from India to the North Sea through Suez and Gibraltar", () => {
    const lane = laneOf("INNSA", "NLRTM");
    expect(passes(lane, SUEZ)).toBeLessThan(25);
    expect(passes(lane, GIBRALTAR)).toBeLessThan(25);
  });

  it("leads from Brazil to China round the Cape, from China to New York through Panama", () => {
    expect(passes(laneOf("BRSSZ", "CNSHA"), GOOD_HOPE)).toBeLessThan(150);
    expect(passes(laneOf("CNSHA", "USNYC"), PANAMA)).toBeLessThan(25);
  });

  it("crosses the Pacific and not the world: 5 708 published miles from Shanghai to Los Angeles", () => {
    const way = seaLane(port("CNSHA"), port("USLAX"));
    const jumps = way?.path.filter(([x], at, path) => Math.abs(x - (path[at - 1]?.[0] ?? x)) > 180);
    expect(jumps?.length).toBe(1);
    expect(way?.nauticalMiles).toBeGreaterThan(5708);
    expect(way?.nauticalMiles).toBeLessThan(5708 * 1.05);
  });

  it("is as long the other way round", () => {
    expect(seaLane(port("AUSYD"), port("USLAX"))?.nauticalMiles).toBe(
      seaLane(port("USLAX"), port("AUSYD"))?.nauticalMiles,
    );
  });

  it("starts and ends at the ports, with the length stated and used by the tariffs", () => {
    const odd = pairs.filter(([from, to]) => {
      const { path, nauticalMiles: miles } = seaLane(port(from), port(to)) ?? { path: [], nauticalMiles: 0 };
      const ends = [port(from), port(to)].map(({ longitude, latitude }, end): number =>
        measureMiles([longitude, latitude], path.at(-end) ?? [0, 0]),
      );
      const near = (other: number): boolean => Math.abs(miles - other) < Math.max(60, miles * 0.04);
      return (
        Math.max(...ends) > 1 ||
        path.length > 150 ||
        !near(measurePath(path)) ||
        miles > (seaMiles(from, to) ?? 0) + 150
      );
    });
    expect(odd).toEqual([]);
    expect(pairs.length).toBe(99);
    expect(new Set(pairs.flat())).toEqual(new Set(DEMO_PORTS));
  });

  it("touches land nowhere but in canals, rivers and narrows, and on small islands", () => {
    const onLand = landMeter();
    const dry = DEMO_PORTS.filter((code) => code !== UP_A_RIVER)
      .flatMap((from) =>
        ["INNSA", "NLRTM", "USLAX"].map((to) => ({
          from,
          to,
          miles: onLand(laneOf(from, to)),
        })),
      )
      .filter(({ miles }) => miles > 175);
    expect(dry).toEqual([]);
  });

  it("is none from a place to itself", () => {
    expect(seaLane(port("INNSA"), port("INNSA"))).toBeNull();
  });
});

const stop = (
  shipmentLocationType: string,
  unLocationCode: string,
  at: readonly [number, number] | null,
): RouteStop => ({
  shipmentLocationType,
  locationName: unLocationCode,
  unLocationCode,
  ...(at === null ? {} : { coordinates: { latitude: at[0], longitude: at[1] } }),
});
const DELHI = stop("POO", "INTKD", [28.5, 77.28]);
const MUMBAI = stop("POL", "INNSA", [18.95, 72.95]);
const SINGAPORE = stop("TSP", "SGSIN", [1.26, 103.83]);
const SHANGHAI = stop("POD", "CNSHA", [31.23, 121.49]);

const named = (stops: readonly RouteStop[]): readonly string[] =>
  findSeaLanes(stops).map(({ from, to, nauticalMiles: miles }) => `${from} ${to} ${miles ?? 0}`);

describe("the ways by sea of a route", () => {
  it("join the ports from loading over transhipment to discharge, and no inland place", () => {
    expect(named([DELHI, MUMBAI, SINGAPORE, SHANGHAI])).toEqual(["INNSA SGSIN 2557", "SGSIN CNSHA 2269"]);
  });

  it("are empty if a position is unknown", () => {
    expect(named([MUMBAI, stop("TSP", "XXUNK", null), SHANGHAI])).toEqual([]);
  });

  it("are none between two ports at one place, and none for a route without stops", () => {
    expect(named([MUMBAI, { ...MUMBAI, shipmentLocationType: "POD" }])).toEqual([]);
    expect(named([])).toEqual([]);
  });
});
