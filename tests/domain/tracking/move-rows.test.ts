import { describe, expect, it } from "vitest";
import { toJourney } from "#domain/tracking/to-journey.ts";
import type { TrackingEvent } from "#domain/tracking/tracking-event.ts";
import { event, NOW, reported } from "./fixtures.ts";

const doubtful: readonly (readonly [string, TrackingEvent, string])[] = [
  ["no time", event("ACT DEPA VESSEL INNSA"), "no-time"],
  ["no readable time", event("ACT DEPA VESSEL INNSA", { at: "31 Octember" }), "unreadable-time"],
  ["a day that does not exist", event("ACT DEPA VESSEL INNSA", { at: "2026-11-31T10:00:00Z" }), "unreadable-time"],
  ["a time to come", event("ACT DEPA VESSEL INNSA 2026-11-21T10:00"), "in-the-future"],
  ["an unknown code", event("ACT TELE VESSEL INNSA 2026-11-01T10:00"), "unknown-move"],
  ["an unknown type", event("ACT DEPA VESSEL INNSA 2026-11-01T10:00", { eventType: "IOT" }), "unknown-move"],
  ["no classifier", event("ACT DEPA VESSEL INNSA 2026-11-01T10:00", { classifier: null }), "unknown-class"],
  [
    "several containers at once",
    event("ACT GTIN TRUCK INNSA 2026-11-01T10:00", { equipment: "KLSU4821178, KLSU4821183" }),
    "several-containers",
  ],
  ["no vessel", event("ACT DEPA VESSEL INNSA 2026-11-01T10:00", { vesselName: null, voyage: " " }), "no-vessel"],
];

const read = (...events: readonly TrackingEvent[]) => toJourney(reported(events), NOW);

describe("an event without progress", () => {
  it.each(doubtful)("is one with %s", (_, doubted, doubt) => {
    const journey = read(doubted);
    expect(journey.progress).toStrictEqual({ kind: "nothing-reported" });
    expect(journey.rows.map(({ issues, isLatest }) => [issues, isLatest])).toStrictEqual([[[doubt], false]]);
    expect(journey.stops.map(({ arrival, departure, isReached }) => [arrival, departure, isReached])).toStrictEqual(
      Array.from({ length: 4 }, () => [null, null, false]),
    );
  });

  it("is one dated before an event that must precede it", () => {
    const journey = read(
      event("ACT DEPA VESSEL INNSA 2026-11-05T10:00"),
      event("ACT ARRI VESSEL NLRTM 2026-11-01T10:00"),
    );
    expect(journey.rows.map(({ move, issues }) => [move, issues])).toStrictEqual([
      ["Vessel arrival", ["out-of-order"]],
      ["Vessel departure", []],
    ]);
    expect(journey.progress).toStrictEqual({ kind: "under-way", leg: 1 });
  });

  it("is a doubtful arrival, which does not hide the expected one", () => {
    const estimate = event("EST ARRI VESSEL NLRTM 2026-11-25T06:00");
    const departed = event("ACT DEPA VESSEL INNSA 2026-11-05T10:00");
    for (const doubtful of [
      event("ACT ARRI VESSEL NLRTM 2026-11-18T10:00", { vesselName: null, voyage: null }),
      event("ACT ARRI VESSEL NLRTM 2026-11-01T10:00"),
      event("ACT ARRI VESSEL NLRTM"),
    ]) {
      const journey = read(departed, estimate, doubtful);
      expect(journey.rows.map((row) => row.class).toSorted()).toStrictEqual(["actual", "actual", "expected"]);
      expect(journey.stops[2]?.arrival).toMatchObject({ class: "expected", time: { local: "2026-11-25T06:00" } });
      expect(journey.position?.leg).toBe(1);
    }
  });

  it("is that of one container until every container has reached the stop", () => {
    const [one, other] = ["KLSU 482117 8", "KLSU4821183"].map((equipment, day) =>
      event(`ACT GTIN TRUCK INNSA 2026-11-0${day + 1}T10:00`, { equipment }),
    );
    const known = event("EST GTIN TRUCK INNSA 2026-11-02T10:00", { equipment: "KLSU4821183" });
    if (one === undefined || other === undefined) throw new Error("two boxes");
    expect(read(one, known).progress).toStrictEqual({ kind: "nothing-reported" });
    expect(read(one, other).progress).toStrictEqual({ kind: "at-stop", stop: 1 });
    expect(read(one, other).containers).toStrictEqual(["KLSU4821178", "KLSU4821183"]);
  });

  it("is an unknown move, labelled by the source or by its code", () => {
    const [named, coded] = [{ label: "Teleported" }, {}].map(
      (more) => read(event("ACT TELE VESSEL INNSA 2026-11-01T10:00", more)).rows[0]?.move,
    );
    expect([named, coded]).toStrictEqual(["Teleported", "Unknown move (TELE)"]);
  });

  it("is one without a time, listed last", () => {
    const { rows } = read(event("ACT DEPA RAIL INTKD"), event("EST ARRI RAIL DEDUI 2026-11-27T08:00"));
    expect(rows.map(({ move, time }) => [move, time.kind])).toStrictEqual([
      ["Rail arrival", "known"],
      ["Rail departure", "missing"],
    ]);
  });

  it("has no voyage link unless it is an http(s) URL", () => {
    const links = ["javascript:alert(1)", "https://line.example/voyage/431W", "/voyage"].map(
      (voyageLink) => read(event("ACT DEPA VESSEL INNSA 2026-11-01T10:00", { voyageLink })).rows[0]?.voyageLink,
    );
    expect(links).toStrictEqual([null, "https://line.example/voyage/431W", null]);
  });
});
