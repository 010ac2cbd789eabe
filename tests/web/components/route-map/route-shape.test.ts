import { describe, expect, it } from "vitest";
import { routeShape } from "#web/components/route-map/route-shape.ts";
import { journeyWith, legOf, stopAt } from "#tests/web/support/journeys.ts";

const PACIFIC = [
  { longitude: 121.49, latitude: 31.23 },
  { longitude: 180, latitude: 40 },
  { longitude: -118.26, latitude: 33.73 },
];
const kinds = (journey: ReturnType<typeof journeyWith>): readonly string[] =>
  routeShape(journey).strokes.map(({ kind }) => kind);

describe("route shape", () => {
  it("continues across the date line with the places where its legs end", () => {
    const journey = journeyWith(
      [stopAt("POL", "CNSHA", true), stopAt("POD", "USLAX"), stopAt("FPD", "USCHI")],
      [legOf(0, "sea", "to-go", PACIFIC), legOf(1, "rail", "to-go")],
    );
    const { stops: stations, strokes } = routeShape(journey);
    expect(stations.map(({ name, at }) => [name, Math.round(at[0])])).toEqual([
      ["Shanghai", 121],
      ["Los Angeles", 242],
      ["Chicago", 272],
    ]);
    expect(strokes[0]?.path.map(([longitude]) => Math.round(longitude))).toEqual([121, 180, 242]);
  });

  it("is split at the vessel into sailed and planned", () => {
    const journey = journeyWith(
      [stopAt("POL", "CNSHA", true), stopAt("POD", "USLAX")],
      [legOf(0, "sea", "under-way", PACIFIC)],
      { leg: 0, share: 0.4 },
    );
    const { strokes, vessel } = routeShape(journey);
    expect(strokes.map(({ kind, path }) => [kind, path.length])).toEqual([
      ["to-sail", 3],
      ["sailed", 2],
    ]);
    expect(vessel?.name).toBe("ASTRID MERIDIAN");
    expect(vessel?.at).toEqual(strokes[0]?.path[0]);
  });

  it("has no vessel for a cancelled booking, without times or on a direct line", () => {
    const stops = [stopAt("POL", "CNSHA", true), stopAt("POD", "USLAX")];
    const sailing = journeyWith(stops, [legOf(0, "sea", "under-way", PACIFIC)], { leg: 0, share: 0.5 });
    expect(routeShape({ ...sailing, isCancelled: true }).vessel).toBeNull();
    expect(routeShape({ ...sailing, position: null }).vessel).toBeNull();
    const direct = journeyWith(stops, [legOf(0, "sea", "under-way")], { leg: 0, share: 0.5 });
    expect(routeShape(direct).vessel).toBeNull();
    expect(kinds(direct)).toEqual(["direct-to-sail"]);
  });

  it("distinguishes land from sea and done from planned", () => {
    const stops = [
      stopAt("POO", "INTKD", true),
      stopAt("POL", "INNSA", true),
      stopAt("POD", "NLRTM"),
      stopAt("FPD", "DEDUI"),
    ];
    expect(
      kinds(journeyWith(stops, [legOf(0, "rail", "done"), legOf(1, "sea", "done"), legOf(2, "truck", "under-way")])),
    ).toEqual(["land-done", "direct-sailed", "land-to-go"]);
  });

  it("omits and reports places without a position; a sea path gives the position of its ends", () => {
    const journey = journeyWith(
      [stopAt("POL", "XXAAA"), stopAt("POD", "XXBBB"), stopAt("FPD", "XXCCC")],
      [legOf(0, "sea", "to-go", PACIFIC), legOf(1, "truck", "to-go")],
    );
    const { stops: stations, unplaced, strokes } = routeShape(journey);
    expect(stations.map(({ name }) => name)).toEqual(["XXAAA", "XXBBB"]);
    expect(unplaced).toEqual(["XXCCC"]);
    expect(strokes.length).toBe(1);
  });

  it("has one marker for two stops at one place, reached if one of them is", () => {
    const journey = journeyWith(
      [stopAt("POO", "INNSA", true), stopAt("POL", "INNSA"), stopAt("POD", "NLRTM")],
      [{ ...legOf(1, "sea", "to-go") }],
    );
    expect(routeShape(journey).stops.map(({ name, isReached }) => [name, isReached])).toEqual([
      ["Nhava Sheva", true],
      ["Rotterdam", false],
    ]);
  });
});
