import { describe, expect, it } from "vitest";
import { getMoveLabel } from "#domain/tracking/event-labels.ts";
import { toJourney } from "#domain/tracking/to-journey.ts";
import { formatLastUpdate } from "#domain/tracking/labels.ts";
import { event, NOW, STOPS } from "./fixtures.ts";

describe("moves in plain words", () => {
  it.each([
    ["ARRI VESSEL", {}, "Vessel arrival"],
    ["ARRI VESSEL", { facilityType: "ANCH" }, "Vessel arrival at anchorage"],
    ["DEPA BARGE", {}, "Barge departure"],
    ["DEPA -", {}, "Departure"],
    ["OMIT VESSEL", { eventType: "TRANSPORT" }, "Port call omitted"],
    ["LOAD RAIL", {}, "Loaded on train"],
    ["DISC -", {}, "Discharged"],
    ["GTIN TRUCK", {}, "Gate in, full"],
    ["GTIN TRUCK", { emptyIndicator: "EMPTY" }, "Empty container returned"],
    ["GTOT TRUCK", { emptyIndicator: "empty" }, "Empty container released"],
    ["GTOT TRUCK", { emptyIndicator: null }, "Gate out"],
    ["CUSR -", {}, "Released by customs"],
    ["CONF -", { eventType: "SHIPMENT", documentType: "BKG" }, "Booking confirmed"],
    ["ISSU -", { eventType: "shipment", documentType: "TRD" }, "Transport document issued"],
    ["HOLD -", { eventType: "SHIPMENT" }, "Shipment on hold"],
    ["LOAD VESSEL", { eventType: "TRANSPORT", label: "On board" }, "On board"],
    [" VESSEL", { eventType: "EQUIPMENT" }, "Move not named"],
  ])("%s %j: %s", (line, more, words) => {
    expect(getMoveLabel(event(`ACT ${line} INNSA 2026-11-01T10:00`, more))).toBe(words);
  });
});

describe("the chain", () => {
  it("reads DCSA's words for its ends, leaves out what is none, and makes no leg from a place to itself", () => {
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

  it("is empty where nothing is known", () => {
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

describe("when the line was last heard from", () => {
  it.each([
    ["2026-11-20T11:59:40Z", "just now"],
    ["2026-11-20T11:59:00Z", "1 minute ago"],
    ["2026-11-20T09:00:00Z", "3 hours ago"],
    ["2026-11-18T12:00:00Z", "2 days ago"],
    ["lately", null],
    [null, null],
  ])("%s: %s", (heardAt, words) => {
    expect(formatLastUpdate(heardAt, NOW)).toBe(words);
  });
});
