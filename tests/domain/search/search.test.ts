import { describe, expect, it } from "vitest";
import { readTemperature, readVentilation } from "#domain/search/search.ts";
import { findDepartureProblem, toDepartureWindow } from "#domain/search/departure.ts";

describe("readTemperature", () => {
  it.each([
    ["-18", -18],
    ["+30", 30],
    ["2,5", 2.5],
    ["−5", -5],
    ["-0", 0],
    ["-35", -35],
    ["-35.1", null],
    ["30.1", null],
    ["2.55", null],
    ["cold", null],
    ["", null],
  ])("reads '%s' as %s", (text, celsius) => {
    expect(readTemperature(text)).toBe(celsius);
  });
});

describe("readVentilation", () => {
  it.each([
    ["0", 0],
    [" 25 ", 25],
    ["285", 285],
    ["286", null],
    ["2.5", null],
    ["-1", null],
    ["", null],
  ])("reads '%s' as %s", (text, cubicMetresPerHour) => {
    expect(readVentilation(text)).toBe(cubicMetresPerHour);
  });
});

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
});
