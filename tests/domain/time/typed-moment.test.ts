import { describe, expect, it } from "vitest";
import { isReadMoment, readTypedMoment } from "#domain/time";

describe("a moment as a person types it", () => {
  it.each([
    ["5 dec 14:00", "2026-12-05T14:00"],
    ["5 Dec", "2026-12-05"],
    ["05 December 2026 6:30", "2026-12-05T06:30"],
    ["Sat 5 Dec, 14:00", "2026-12-05T14:00"],
    ["5dec 1400", "2026-12-05T14:00"],
    ["5-dec-2026, 14h", "2026-12-05T14:00"],
    ["dec 5 14.00", "2026-12-05T14:00"],
    ["Dec 5, 2026", "2026-12-05"],
    ["5.12. 14:00", "2026-12-05T14:00"],
    ["5.12.2026", "2026-12-05"],
    [" 2026-12-05  14:00 ", "2026-12-05T14:00"],
    ["2026-12-05T14:00", "2026-12-05T14:00"],
    ["3 jan", "2027-01-03"],
    ["20 nov", "2026-11-20"],
  ])("%s is %s", (typed, moment) => {
    expect(readTypedMoment(typed, "2026-11-23")).toBe(moment);
  });

  it.each([
    "",
    "soon",
    "5/12",
    "31 feb",
    "5 dec 25:00",
    "5 dec 12:75",
    "5 decade?",
    "14:00",
    "2026-13-01",
    "5 dec at noon",
  ])("%s is none", (typed) => {
    expect(readTypedMoment(typed, "2026-11-23")).toBeNull();
  });
});

it("knows the days and times that it returns", () => {
  const texts = ["2026-12-05", "2026-12-05T14:00", "2026-12-05T24:00", "2026-12-05 14:00", "2026-02-30", "5 dec", ""];
  expect(texts.map((text) => isReadMoment(text))).toEqual([true, false, false, false, false, false, false]);
  expect(texts.map((text) => isReadMoment(text, true))).toEqual([true, true, false, false, false, false, false]);
});
