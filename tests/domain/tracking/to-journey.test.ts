import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getMoveLabel } from "#domain/tracking/event-labels.ts";
import { toJourney } from "#domain/tracking/to-journey.ts";
import type { TrackingEvent } from "#domain/tracking/tracking-event.ts";
import { AT_SEA, event, NOW, PLACES, reported } from "./fixtures.ts";

const atSea = toJourney(reported(AT_SEA), NOW);

describe("toJourney", () => {
  it("lists every move by time in plain words", () => {
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

  it("marks the reached stops", () => {
    expect(atSea.stops.map((stop) => [stop.role, stop.kind, stop.isReached])).toStrictEqual([
      ["POO", "inland", true],
      ["POL", "sea", true],
      ["POD", "sea", false],
      ["FPD", "inland", false],
    ]);
  });
});

const orNull = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(values, { nil: null, freq: 4 });

const days = fc
  .integer({ min: 0, max: 60 })
  .map((day) => new Date(Date.UTC(2026, 9, 1 + day)).toISOString().slice(0, 19));

const oneEvent = (classifiers: readonly string[]): fc.Arbitrary<TrackingEvent> =>
  fc
    .record({
      classifier: fc.constantFrom(...classifiers),
      code: fc.constantFrom("DEPA", "ARRI", "GTIN", "GTOT", "LOAD", "DISC", "STRP", "TELE"),
      mode: fc.constantFrom("VESSEL", "RAIL", "TRUCK", "-"),
      place: fc.constantFrom(...Object.keys(PLACES), "USNYC"),
      id: orNull(fc.constantFrom("a", "b", "c", "d")),
      at: orNull(
        fc.oneof(
          days,
          days.map((day) => `${day}+05:30`),
          fc.constantFrom("", "soon", "2026-10-09"),
        ),
      ),
      reportedAt: orNull(days.map((day) => `${day}Z`)),
      isRetracted: fc.boolean(),
      equipment: orNull(fc.constantFrom("KLSU4821178", "KLSU4821183", "KLSU4821178/KLSU4821183")),
      vesselName: orNull(fc.constant("ASTRID MERIDIAN")),
    })
    .map(({ classifier, code, mode, place, ...more }) => event(`${classifier} ${code} ${mode} ${place}`, more));

const events = (classifiers: readonly string[]) => fc.array(oneEvent(classifiers), { maxLength: 25 });

describe("toJourney with any events", () => {
  it("gives the same journey in any order", () => {
    const shuffled = events(["ACT", "EST", "PLN", "XXX"]).chain((told) =>
      fc.tuple(fc.constant(told), fc.shuffledSubarray(told, { minLength: told.length })),
    );
    fc.assert(
      fc.property(shuffled, ([told, otherwise]) => {
        expect(toJourney(reported(otherwise), NOW)).toStrictEqual(toJourney(reported(told), NOW));
      }),
    );
  });

  it("reports no progress without actual events", () => {
    fc.assert(
      fc.property(events(["EST", "PLN", "", "REQ"]), (told) => {
        const { progress, stops, legs, rows, position } = toJourney(reported(told), NOW);
        expect(progress).toStrictEqual({ kind: "nothing-reported" });
        expect(stops.some(({ isReached }) => isReached)).toBe(false);
        expect(legs.every(({ state }) => state === "to-go")).toBe(true);
        expect(rows.some(({ isLatest }) => isLatest)).toBe(false);
        expect(position).toBe(null);
      }),
    );
  });

  it("ignores events without a time or in the future as progress", () => {
    const untimely = events(["ACT"]).map((told) =>
      told.map((one, index) => ({ ...one, at: index % 2 === 0 ? null : "2027-01-05T10:00:00Z" })),
    );
    fc.assert(
      fc.property(untimely, (told) => {
        expect(toJourney(reported(told), NOW).progress).toStrictEqual({ kind: "nothing-reported" });
      }),
    );
  });

  it("orders the legs: done, at most one under way, to go", () => {
    fc.assert(
      fc.property(events(["ACT", "EST"]), (told) => {
        const states = toJourney(reported(told), NOW).legs.map(({ state }) => state);
        expect(states.join(" ")).toMatch(/^(done ?)*(under-way ?)?(to-go ?)*$/);
      }),
    );
  });

  it("keeps every event, either as a row or in a row's history", () => {
    fc.assert(
      fc.property(events(["ACT", "EST", "PLN"]), (told) => {
        const { rows } = toJourney(reported(told), NOW);
        const shown = new Set(rows.flatMap((row) => [row.move, ...row.history.map(({ move }) => move)]));
        expect(told.map(getMoveLabel).filter((move) => !shown.has(move))).toStrictEqual([]);
      }),
    );
  });
});
