import { describe, expect, it } from "vitest";
import { lanesOfRoute } from "#server/services/sea-lanes/lanes-of-route.ts";
import type { RouteStop } from "#api/schema.d.ts";

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
  lanesOfRoute(stops).map(({ from, to, nauticalMiles }) => `${from} ${to} ${nauticalMiles ?? 0}`);

describe("the ways by sea of a route", () => {
  it("join the ports from loading over transhipment to discharge, and no inland place", () => {
    expect(named([DELHI, MUMBAI, SINGAPORE, SHANGHAI])).toEqual(["INNSA SGSIN 2557", "SGSIN CNSHA 2269"]);
  });

  it("are none where a position is not known", () => {
    expect(named([MUMBAI, stop("TSP", "XXUNK", null), SHANGHAI])).toEqual([]);
  });

  it("are none between two ports at one place, and none for a route without stops", () => {
    expect(named([MUMBAI, { ...MUMBAI, shipmentLocationType: "POD" }])).toEqual([]);
    expect(named([])).toEqual([]);
  });
});
