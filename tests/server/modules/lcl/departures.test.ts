import { describe, expect, it } from "vitest";
import { departureProblems, nextDepartures } from "#server/modules/lcl/departures.ts";

/* 2026-11-22 is a Sunday. */
const NOW = "2026-11-22T16:30";
const cells = (departures: string, cutOff?: string) => ({
  "NEXT DEPARTURES": departures,
  ...(cutOff === undefined ? {} : { "CFS CUT OFF": cutOff }),
});
const next = (departures: string, cutOff?: string) => nextDepartures(cells(departures, cutOff), NOW);

describe("nextDepartures", () => {
  it("gives the next weekdays, each with its cut-off", () => {
    expect(next("EVERY FRI", "ETD-2 17:00")).toEqual([
      { date: "2026-11-27", cfsCutOff: "2026-11-25T17:00" },
      { date: "2026-12-04", cfsCutOff: "2026-12-02T17:00" },
      { date: "2026-12-11", cfsCutOff: "2026-12-09T17:00" },
    ]);
    expect(next("EVERY MON, THU").map(({ date }) => date)).toEqual(["2026-11-23", "2026-11-26", "2026-11-30"]);
  });

  it("reads written days with a cut-off each, in any order", () => {
    expect(next("04 DEC 2026; 27 NOV 2026", "02 DEC 2026 17:00; 25 NOV 2026")).toEqual([
      { date: "2026-11-27", cfsCutOff: "2026-11-25" },
      { date: "2026-12-04", cfsCutOff: "2026-12-02T17:00" },
    ]);
  });

  it("omits a departure whose cut-off has passed at the place of loading", () => {
    expect(next("EVERY SUN", "ETD 17:00")).toEqual([
      { date: "2026-11-22", cfsCutOff: null },
      { date: "2026-11-29", cfsCutOff: null },
      { date: "2026-12-06", cfsCutOff: null },
    ]);
    expect(next("24 NOV 2026; 25 NOV 2026", "ETD-2 16:30")).toEqual([
      { date: "2026-11-25", cfsCutOff: "2026-11-23T16:30" },
    ]);
    expect(next("24 NOV 2026", "ETD-2")).toEqual([{ date: "2026-11-24", cfsCutOff: "2026-11-22" }]);
  });

  it("gives none that has left, and none where the tariff states none", () => {
    expect(next("21 NOV 2026")).toEqual([]);
    expect(nextDepartures({}, NOW)).toEqual([]);
  });
});

describe("departureProblems", () => {
  it.each([
    [{}, []],
    [cells("EVERY MON, THU", "2 DAYS BEFORE ETD 12:00"), []],
    [cells("27 NOV 2026; 04 DEC 2026", "25 NOV 2026 17:00; 02 DEC 2026 17:00"), []],
    [{ "CFS CUT OFF": "ETD-2" }, ["CFS CUT OFF has no NEXT DEPARTURES"]],
    [cells("FRI 27 NOV"), ['NEXT DEPARTURES "FRI 27 NOV" is not a day or EVERY and a weekday']],
    [cells("27 NOV 2026; soon"), ['NEXT DEPARTURES "soon" is not a day or EVERY and a weekday']],
    [
      cells("27 NOV 2026; 04 DEC 2026", "25 NOV 2026"),
      ['CFS CUT OFF "25 NOV 2026" is neither like ETD-2 17:00 nor a day for each departure'],
    ],
    [
      cells("EVERY FRI", "25 NOV 2026"),
      ['CFS CUT OFF "25 NOV 2026" is neither like ETD-2 17:00 nor a day for each departure'],
    ],
  ])("finds in %j: %j", (fields, problems) => {
    expect(departureProblems(fields)).toEqual(problems);
  });
});
