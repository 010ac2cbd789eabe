import { describe, expect, it } from "vitest";
import { toJourney } from "#domain/tracking/to-journey.ts";
import { NOW, STOPS } from "./fixtures.ts";

describe("the itinerary", () => {
  it("reads DCSA roles, ignores unknown stops and makes no leg from a place to itself", () => {
    const [origin, loading, discharge, destination] = STOPS;
    if (origin === undefined || loading === undefined || discharge === undefined || destination === undefined)
      throw new Error("four stops");
    const stops = [
      { ...destination, role: "pde" },
      discharge,
      { ...origin, role: "IEL" },
      loading,
      { ...loading, role: "PRE" },
      { ...loading, role: "POL", name: "told twice" },
    ];
    const journey = toJourney({ stops, lanes: [], events: [], lastUpdatedAt: null }, NOW);
    expect(journey.stops.map(({ role, name }) => [role, name])).toStrictEqual([
      ["POO", "Nhava Sheva"],
      ["POL", "Nhava Sheva"],
      ["POD", "Rotterdam"],
      ["FPD", "Duisburg"],
    ]);
    expect(journey.legs.map(({ from, to, mode }) => [from, to, mode])).toStrictEqual([
      [1, 2, "sea"],
      [2, 3, "unknown"],
    ]);
  });

  it("is empty without stops", () => {
    expect(toJourney({ stops: [], lanes: [], events: [], lastUpdatedAt: null }, NOW)).toStrictEqual({
      stops: [],
      legs: [],
      rows: [],
      progress: { kind: "nothing-reported" },
      position: null,
      isCancelled: false,
      etaChanges: [],
      containers: [],
      lastUpdatedAt: null,
    });
  });
});
