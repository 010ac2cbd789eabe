import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createZoneClock, toDayBounds } from "#domain/time/zone.ts";

const clock = createZoneClock();
const MINUTES_2026_11_24_1230 = Date.UTC(2026, 10, 24, 12, 30) / 60_000;

describe("createZoneClock", () => {
  it.each([
    ["Asia/Kolkata", "2026-11-24T18:00"],
    ["Europe/Rotterdam", "2026-11-24T00:30"],
    ["Europe/Amsterdam", "2026-11-24T13:30"],
    ["America/New_York", "2026-11-24T07:30"],
    [null, "2026-11-24T00:30"],
  ])("shows the wall clock of %s", (zone, local) => {
    expect(clock.toLocal(MINUTES_2026_11_24_1230, zone)).toBe(local);
    expect(clock.toUtc(local, zone)).toBe(MINUTES_2026_11_24_1230);
  });

  it.each([
    ["2026-03-29T01:59", Date.UTC(2026, 2, 29, 0, 59)],
    ["2026-03-29T03:00", Date.UTC(2026, 2, 29, 1, 0)],
    ["2026-10-25T01:59", Date.UTC(2026, 9, 24, 23, 59)],
    ["2026-10-25T03:00", Date.UTC(2026, 9, 25, 2, 0)],
  ])("reads %s across a change of summer time in Berlin", (local, at) => {
    expect(clock.toUtc(local, "Europe/Berlin")).toBe(at / 60_000);
  });

  it("returns to the same minute from every zone without summer time", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000_000 }),
        fc.constantFrom("Asia/Kolkata", "Asia/Singapore", "UTC", "Not/AZone", null),
        (minutes, zone) => {
          fc.pre(zone !== "Asia/Singapore" || minutes > 7_000_000);
          expect(clock.toUtc(clock.toLocal(minutes, zone), zone)).toBe(minutes);
        },
      ),
    );
  });
});

it("toDayBounds takes a day without a time from its first to its last minute", () => {
  expect(toDayBounds("2026-11-24")).toEqual({ first: "2026-11-24T00:00", last: "2026-11-24T23:59" });
  expect(toDayBounds("2026-11-24T18:00")).toEqual({ first: "2026-11-24T18:00", last: "2026-11-24T18:00" });
});
