import { describe, expect, it } from "vitest";
import { toJourney } from "#domain/tracking/to-journey.ts";
import { formatDue, formatLastUpdate, formatState, formatStop } from "#domain/tracking/labels.ts";
import { AT_SEA, event, NOW, reported, STOPS } from "./fixtures.ts";

const atSea = toJourney(reported(AT_SEA), NOW);

describe("a shipment at sea", () => {
  it("says every move in plain words, by time", () => {
    const rows = atSea.rows.map(({ move, class: told, place, mode, isLatest }) =>
      [told, mode, place.name, move, isLatest ? "latest" : ""].join(" | ").trim(),
    );
    expect(rows).toStrictEqual([
      "actual | truck | Tughlakabad | Empty container released |",
      "actual | truck | Tughlakabad | Gate in, full |",
      "actual | rail | Tughlakabad | Rail departure |",
      "actual | rail | Nhava Sheva | Rail arrival |",
      "actual | sea | Nhava Sheva | Loaded on vessel |",
      "actual | sea | Nhava Sheva | Vessel departure |",
      "actual | sea | Suez | Waypoint passed | latest",
      "expected | sea | Rotterdam | Vessel arrival |",
      "expected | rail | Rotterdam | Rail departure |",
      "expected | rail | Duisburg | Rail arrival |",
    ]);
  });

  it("shows the chain with what is certain", () => {
    expect(atSea.stops.map((stop) => [stop.role, stop.kind, stop.isReached, formatStop(stop)])).toStrictEqual([
      ["POO", "inland", true, "Left 25 Oct"],
      ["POL", "sea", true, "Left 31 Oct"],
      ["POD", "sea", false, "Expected 25 Nov"],
      ["FPD", "inland", false, "Expected 27 Nov"],
    ]);
  });

  it("tells done legs from the one under way and those to go", () => {
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

  it("estimates the position by time, between departure and expected arrival", () => {
    const left = Date.parse("2026-10-30T22:18Z");
    expect(atSea.position).toStrictEqual({
      leg: 1,
      fraction: (Date.parse("2026-11-20T12:00Z") - left) / (Date.parse("2026-11-25T05:00Z") - left),
      vessel: "ASTRID MERIDIAN",
      isOverdue: false,
    });
  });

  it("lists the change of the expected arrival, and keeps the plan as history", () => {
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

  it("says in a sentence where it is, when it is due, and when the line was last heard from", () => {
    expect(formatState(atSea)).toBe("At sea, ASTRID MERIDIAN 431W");
    expect(formatDue(atSea, "2026-11-20")).toBe("Due in Rotterdam on Wed 25 Nov 2026, in 5 days.");
    expect(atSea.lastUpdatedAt).toBe("2026-11-10T08:00:00Z");
    expect(formatLastUpdate(atSea.lastUpdatedAt, NOW)).toBe("10 days ago");
  });
});

describe("other states", () => {
  const stateOf = (lines: readonly string[], more = {}) =>
    formatState(
      toJourney(
        reported(
          lines.map((line) => event(line)),
          more,
        ),
        NOW,
      ),
    );

  it.each([
    [[], "Planned, not started yet"],
    [["PLN DEPA VESSEL INNSA 2026-11-01T03:00"], "Planned, not started yet"],
    [["ACT GTIN TRUCK INTKD 2026-10-24T16:40"], "In Tughlakabad"],
    [["ACT DEPA RAIL INTKD 2026-10-24T16:40"], "On the train"],
    [["ACT GTIN TRUCK INNSA 2026-10-24T16:40"], "In Nhava Sheva"],
    [["ACT DISC VESSEL NLRTM 2026-11-18T16:40"], "In Rotterdam"],
    [["ACT GTOT TRUCK NLRTM 2026-11-18T16:40"], "On the road"],
    [["ACT ARRI RAIL DEDUI 2026-11-18T16:40"], "Arrived in Duisburg"],
    [["ACT GTOT TRUCK DEDUI 2026-11-18T16:40"], "Delivered"],
  ])("%j: %s", (lines, state) => {
    expect(stateOf(lines)).toBe(state);
  });

  it("knows what came before from what came later, and says that it is inferred", () => {
    const { legs } = toJourney(reported([event("ACT DISC VESSEL NLRTM 2026-11-18T16:40")]), NOW);
    expect(legs.map(({ state, evidence }) => [state, evidence])).toStrictEqual([
      ["done", "inferred"],
      ["done", "reported"],
      ["to-go", null],
    ]);
  });

  it("goes through a transhipment port, each sea leg with its own vessel", () => {
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

  it("a cancelled booking has no position and nothing due", () => {
    const cancelled = event("ACT CANC - INNSA 2026-11-02T10:00", { eventType: "SHIPMENT", documentType: "BKG" });
    const journey = toJourney(reported([...AT_SEA, cancelled]), NOW);
    expect([formatState(journey), formatDue(journey, "2026-11-20"), journey.position]).toStrictEqual([
      "Cancelled",
      null,
      null,
    ]);
  });

  it("an arrival that is overdue is said to be unconfirmed", () => {
    const journey = toJourney(reported(AT_SEA), "2026-11-26T12:00:00Z");
    expect(journey.position).toMatchObject({ fraction: 1, isOverdue: true });
    expect(formatDue(journey, "2026-11-26")).toBe("Due in Rotterdam on Wed 25 Nov 2026, 1 day ago, not confirmed.");
  });
});
