import { describe, expect, it } from "vitest";
import { readTemperature, readVentilation } from "#domain/search/search.ts";

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
