import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDepartureProblem, toDepartureWindow } from "#domain/search/departure.ts";
import { addDays } from "#domain/time/calendar.ts";

describe("the departure window", () => {
  it("is today and the next 30 days", () => {
    expect(toDepartureWindow("2026-11-20")).toStrictEqual({ first: "2026-11-20", last: "2026-12-20" });
  });

  it.each([
    [null, null],
    ["2026-11-20", null],
    ["2026-12-20", null],
    ["2026-11-19", "Departure date cannot be before today"],
    ["2026-12-21", "Departure date can be at most 30 days ahead, until 20 Dec 2026"],
  ])("checks %s: %s", (date, problem) => {
    expect(findDepartureProblem(date, "2026-11-20")).toBe(problem);
  });

  it("has a problem for no day inside and for every day outside", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 20_000 }), (ahead, start) => {
        const today = addDays("2000-01-01", start);
        const problem = findDepartureProblem(addDays(today, ahead), today);
        expect(problem === null).toBe(ahead >= 0 && ahead <= 30);
      }),
    );
  });
});
