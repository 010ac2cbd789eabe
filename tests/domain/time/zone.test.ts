import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createZoneClock, formatZoneNote, toDayBounds } from "#domain/time/zone.ts";

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

describe("the bounds of a day", () => {
  const zones = createZoneClock();
  const at = (moment: string): number => Date.parse(moment) / 60_000;

  it.each([
    ["Asia/Kolkata", "2026-11-25T18:30Z", "2026-11-26T18:30Z"],
    ["America/New_York", "2026-11-26T05:00Z", "2026-11-27T05:00Z"],
    [null, "2026-11-25T10:00Z", "2026-11-27T12:00Z"],
    ["No/Where", "2026-11-25T10:00Z", "2026-11-27T12:00Z"],
  ])("are its midnights in %s; without a known zone the earliest and the latest on earth", (zone, start, end) => {
    const day = { at: "2026-11-26", zone };
    expect([zones.startOf(day), zones.endOf(day)]).toStrictEqual([at(start), at(end)]);
  });

  it("are 23 hours apart when clocks go forward", () => {
    const day = { at: "2026-03-29", zone: "Europe/Berlin" };
    expect(zones.endOf(day) - zones.startOf(day)).toBe(23 * 60);
  });

  it("exist for the last day that can be written, and for none that cannot be read", () => {
    expect(zones.endOf({ at: "9999-12-31", zone: "Asia/Kolkata" })).toBe(at("9999-12-31T18:30Z"));
    expect(zones.endOf({ at: "soon", zone: "Asia/Kolkata" })).toBeNaN();
  });
});

describe("the note of a zone", () => {
  it.each([
    [" (Kolkata time)", "2026-11-27", "Asia/Kolkata", "America/New_York"],
    [" (New York time)", "2026-11-27T18:00", "America/New_York", "Europe/Berlin"],
    [" (Kolkata time)", "2026-11-27", "Asia/Kolkata", null],
    ["", "2026-11-27", "Asia/Kolkata", "Asia/Calcutta"],
    ["", "2026-11-27", "Asia/Kolkata", "Asia/Colombo"],
    ["", "2026-11-27", null, "Europe/Berlin"],
    ["", "2026-11-27", "Europe/London", "UTC"],
    [" (London time)", "2026-07-27", "Europe/London", "UTC"],
  ])("is %j for %s in %s, read in %s", (note, at, zone, reader) => {
    expect(formatZoneNote({ at, zone }, reader, createZoneClock())).toBe(note);
  });
});
