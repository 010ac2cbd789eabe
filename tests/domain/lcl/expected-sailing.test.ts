import { describe, expect, it } from "vitest";
import { findExpectedSailing, listCfsCutOffs } from "#domain/lcl";
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

describe("the CFS cut-off of an LCL booking", () => {
  it.each([
    ["a departure with a cut-off", "2026-11-24", [{ code: "LCO", at: "2026-11-22T17:00" }]],
    ["a departure with a time", "2026-11-24T06:00", [{ code: "LCO", at: "2026-11-22T17:00" }]],
    ["a departure without a cut-off", "2026-11-27", []],
    ["another day", "2026-11-25", []],
    ["no departure", null, []],
  ] as const)("is that of the departure on which it sails: %s", (_, departure, cutOffs) => {
    expect(listCfsCutOffs(rate, departure)).toEqual(cutOffs);
  });
});
