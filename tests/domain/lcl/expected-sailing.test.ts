import { describe, expect, it } from "vitest";
import { findExpectedSailing, findSailing, listCfsCutOffs } from "#domain/lcl";
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

describe("the sailing of an LCL departure by its carrier's schedule", () => {
  const NO_CUT_OFFS = { portCutOffDate: null, vgmCutOffDate: null, bookingCutOffDate: null };
  const at = (name: string, code: string) => ({ name, code, country: null, countryCode: code.slice(0, 2) });
  const leg = {
    mode: "VESSEL",
    from: at("Nhava Sheva", "INNSA"),
    to: at("Rotterdam", "NLRTM"),
    departureDate: "2026-11-24T18:00:00",
    arrivalDate: "2026-12-18T06:00:00",
    vesselName: "PACIFIC HERON",
    voyageReference: "017W",
    serviceName: null,
    ...NO_CUT_OFFS,
  };
  const schedule = { carrier: "Castellan", askedAt: "2026-11-20T05:00:00.000Z", legs: [leg] };
  const scheduled = anLclRate({
    departures: [
      { date: "2026-11-24", cfsCutOff: "2026-11-22T17:00", schedule },
      { date: "2026-11-27", cfsCutOff: null },
    ],
    transit: 26,
  });

  it("states the arrival, and without one the transit time of the tariff does", () => {
    expect(findExpectedSailing(scheduled, "2026-11-20T10:00")).toEqual({
      departure: "2026-11-24",
      arrival: "2026-12-18",
    });
    expect(findExpectedSailing(scheduled, "2026-11-23T10:00")).toEqual({
      departure: "2026-11-27",
      arrival: "2026-12-23",
    });
    expect(
      findExpectedSailing({ ...scheduled, legs: [...scheduled.legs, ...scheduled.legs] }, "2026-11-20T10:00"),
    ).toEqual({ departure: "2026-11-24", arrival: null });
  });

  it("has the vessels of the schedule, and goes on to the station of the tariff", () => {
    const [first] = scheduled.legs;
    const onward = { ...first, mode: "unknown" } as const;
    const legs = first === undefined ? [] : [first, { ...first, ...onward }];
    const found = findSailing({ ...scheduled, legs }, "2026-11-24");
    expect(found.schedule).toEqual({ carrier: "Castellan", askedAt: "2026-11-20T05:00:00.000Z" });
    expect(found.legs.map(({ mode, vessel, voyage, arrival }) => [mode, vessel, voyage, arrival])).toEqual([
      ["sea", "PACIFIC HERON", "017W", "2026-12-18T06:00"],
      ["unknown", null, null, null],
    ]);
    expect(findSailing(scheduled, "2026-11-27")).toEqual({ legs: scheduled.legs });
    expect(findSailing(scheduled, null)).toEqual({ legs: scheduled.legs });
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
