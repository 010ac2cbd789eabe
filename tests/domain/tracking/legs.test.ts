import { describe, expect, it } from "vitest";
import { toJourney } from "#domain/tracking/to-journey.ts";
import type { TrackingEvent } from "#domain/tracking/tracking-event.ts";
import { AT_SEA, event, NOW, reported, STOPS } from "./fixtures.ts";

const atSea = toJourney(reported(AT_SEA), NOW);

describe("legs of a shipment at sea", () => {
  it("are done, under way or to go", () => {
    expect(atSea.legs).toStrictEqual([
      { from: 0, to: 1, mode: "rail", state: "done", evidence: "reported", vessel: null, voyage: null, path: null },
      {
        from: 1,
        to: 2,
        mode: "sea",
        state: "under-way",
        evidence: null,
        vessel: "ASTRID MERIDIAN",
        voyage: "431W",
        path: null,
      },
      { from: 2, to: 3, mode: "rail", state: "to-go", evidence: null, vessel: null, voyage: null, path: null },
    ]);
    expect(atSea.progress).toStrictEqual({ kind: "under-way", leg: 1 });
  });

  it("give a position estimated by time between departure and expected arrival", () => {
    const left = Date.parse("2026-10-30T22:18Z");
    expect(atSea.position).toStrictEqual({
      leg: 1,
      fraction: (Date.parse("2026-11-20T12:00Z") - left) / (Date.parse("2026-11-25T05:00Z") - left),
      vessel: "ASTRID MERIDIAN",
      isOverdue: false,
    });
  });

  it("list the change of the expected arrival and keep the plan as history", () => {
    expect(atSea.etaChanges).toStrictEqual([
      {
        place: "Rotterdam",
        from: { kind: "known", local: "2026-11-22T06:00", offset: 60, order: Date.parse("2026-11-22T05:00Z") / 60_000 },
        to: { kind: "known", local: "2026-11-25T06:00", offset: 60, order: Date.parse("2026-11-25T05:00Z") / 60_000 },
        days: 3,
        reportedAt: "2026-11-10T08:00:00Z",
        reason: "Congestion at Suez",
      },
    ]);
    expect(atSea.rows.find(({ move }) => move === "Vessel arrival")?.history).toStrictEqual([
      {
        move: "Vessel arrival",
        class: "planned",
        time: { kind: "known", local: "2026-11-22T06:00", offset: 60, order: Date.parse("2026-11-22T05:00Z") / 60_000 },
        place: "Rotterdam",
        reportedAt: "2026-10-20T00:00:00Z",
        outcome: "overtaken",
        remark: null,
      },
    ]);
  });
});

describe("toLegs", () => {
  it("infers earlier legs from later events and marks them as inferred", () => {
    const { legs } = toJourney(reported([event("ACT DISC VESSEL NLRTM 2026-11-18T16:40")]), NOW);
    expect(legs.map(({ state, evidence }) => [state, evidence])).toStrictEqual([
      ["done", "inferred"],
      ["done", "reported"],
      ["to-go", null],
    ]);
  });

  it("passes a transhipment port with a vessel per sea leg", () => {
    const hub = {
      role: "TSP",
      name: "Colombo",
      country: "Sri Lanka",
      code: "LKCMB",
      coordinates: null,
      timeZone: null,
    };
    const path = [
      { latitude: 18.95, longitude: 72.95 },
      { latitude: 6.95, longitude: 79.85 },
    ];
    const events = [
      event("ACT DEPA VESSEL INNSA 2026-11-01T03:00"),
      event("ACT DISC VESSEL LKCMB 2026-11-05T03:00"),
      event("ACT LOAD VESSEL LKCMB 2026-11-09T03:00", { vesselName: "KESTREL TERN", voyage: "77E" }),
      event("ACT DEPA VESSEL LKCMB 2026-11-10T03:00", { vesselName: "KESTREL TERN", voyage: "77E" }),
    ];
    const lanes = [{ from: "INNSA", to: "LKCMB", path }];
    const journey = toJourney({ stops: [...STOPS, hub], lanes, events, lastUpdatedAt: null }, NOW);
    expect(journey.legs.map(({ state, vessel, path }) => [state, vessel, path])).toStrictEqual([
      ["done", null, null],
      ["done", "ASTRID MERIDIAN", path],
      ["under-way", "KESTREL TERN", null],
      ["to-go", null, null],
    ]);
    expect(journey.position).toBe(null);
  });
});

const read = (...events: readonly TrackingEvent[]) => toJourney(reported(events), NOW);

describe("findEtaChanges", () => {
  it("lists a corrected estimate and omits a retracted one", () => {
    const plan = event("PLN ARRI VESSEL NLRTM 2026-11-22T06:00", { id: "p", reportedAt: "2026-11-01T00:00:00Z" });
    const first = event("EST ARRI VESSEL NLRTM 2026-11-24T06:00", { id: "e", reportedAt: "2026-11-05T00:00:00Z" });
    const again = { ...first, at: "2026-11-23T06:00:00+01:00", reportedAt: "2026-11-08T00:00:00Z", remark: "Faster" };
    const back = { ...again, isRetracted: true, reportedAt: "2026-11-09T00:00:00Z" };
    const changes = (...told: readonly TrackingEvent[]) =>
      read(...told).etaChanges.map(({ from, to, days, reason }) => [from.local, to.local, days, reason]);
    expect(changes(again, plan, first)).toStrictEqual([
      ["2026-11-22T06:00", "2026-11-24T06:00", 2, null],
      ["2026-11-24T06:00", "2026-11-23T06:00", -1, "Faster"],
    ]);
    expect(changes(plan, first, again, back)).toStrictEqual([]);
  });
});
