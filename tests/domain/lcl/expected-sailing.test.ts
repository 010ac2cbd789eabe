import { describe, expect, it } from "vitest";
import { findExpectedSailing } from "#domain/lcl";
import { anLclRate } from "#tests/support/lcl.ts";

const rate = anLclRate({
  departures: [
    { date: "2026-11-24", cfsCutOff: "2026-11-22T17:00" },
    { date: "2026-11-27", cfsCutOff: null },
  ],
  transit: 26,
});
const [voyage] = rate.legs;

describe("the expected sailing of an LCL booking", () => {
  it.each([
    ["before the first cut-off", "2026-11-22T16:59", { departure: "2026-11-24", arrival: "2026-12-20" }],
    ["at the first cut-off", "2026-11-22T17:00", { departure: "2026-11-27", arrival: "2026-12-23" }],
    ["on the last departure", "2026-11-27T23:00", { departure: "2026-11-27", arrival: "2026-12-23" }],
    ["after the last departure", "2026-11-28T00:00", null],
  ])("is the next reachable departure: %s", (_, bookedAt, expected) => {
    const legs = voyage === undefined ? [] : [voyage];
    expect(findExpectedSailing({ ...rate, legs }, bookedAt)).toEqual(expected);
  });

  it("has no arrival at an inland CFS or without a transit time", () => {
    const legs = voyage === undefined ? [] : [voyage, voyage];
    expect(findExpectedSailing({ ...rate, legs }, "2026-11-20T10:00")?.arrival).toBeNull();
    expect(
      findExpectedSailing({ ...rate, legs: legs.slice(1), transit: { kind: "on-request" } }, "2026-11-20T10:00")
        ?.arrival,
    ).toBeNull();
  });
});
