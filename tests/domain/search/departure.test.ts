import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findDepartureProblem,
  toAcceptedWindow,
  toCommonWindow,
  toDepartureWindow,
  toWidestWindow,
} from "#domain/search/departure.ts";
import { createTodayIn, createZoneClock, toMinutes } from "#domain/time";
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
    expect(findDepartureProblem(date, toDepartureWindow("2026-11-20"))).toBe(problem);
  });

  it("has a problem for no day inside and for every day outside", () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 20_000 }), (ahead, start) => {
        const today = addDays("2000-01-01", start);
        const problem = findDepartureProblem(addDays(today, ahead), toDepartureWindow(today));
        expect(problem === null).toBe(ahead >= 0 && ahead <= 30);
      }),
    );
  });
});

const ZONES = [
  "Pacific/Honolulu",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
];
const zones = createZoneClock();
const LATE = toMinutes(Date.parse("2026-11-25T22:30Z"));

describe("the departures that a server accepts", () => {
  it("begin with a day that is today at the origin or at the office", () => {
    const office = "Asia/Kolkata";
    expect(toAcceptedWindow(LATE, { origin: "America/New_York", office }, zones)).toStrictEqual({
      first: "2026-11-25",
      last: "2026-12-26",
    });
    expect(toAcceptedWindow(LATE, { origin: "Pacific/Auckland", office }, zones)).toStrictEqual({
      first: "2026-11-26",
      last: "2026-12-26",
    });
  });

  it("begin with any day that is today somewhere, where the zone of the origin is not known", () => {
    expect(toAcceptedWindow(LATE, { origin: null, office: "Asia/Kolkata" }, zones)).toStrictEqual({
      first: "2026-11-25",
      last: "2026-12-26",
    });
    expect(toWidestWindow(LATE)).toStrictEqual({ first: "2026-11-25", last: "2026-12-26" });
    expect(toCommonWindow(LATE)).toStrictEqual({ first: "2026-11-26", last: "2026-12-25" });
  });

  it("contain all that the portal offers for an origin, and no day before both todays", () => {
    const zone = fc.constantFrom(...ZONES);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 * 1440 }), zone, zone, (minutes, origin, office) => {
        const now = LATE + minutes;
        const todayIn = createTodayIn(now, "Etc/GMT+12", zones);
        const accepted = toAcceptedWindow(now, { origin, office }, zones);
        const { first, last } = toDepartureWindow(todayIn(origin));
        expect([findDepartureProblem(first, accepted), findDepartureProblem(last, accepted)]).toStrictEqual([
          null,
          null,
        ]);
        expect([todayIn(origin), todayIn(office)]).toContain(accepted.first);
        const common = toCommonWindow(now);
        expect([
          findDepartureProblem(common.first, accepted),
          findDepartureProblem(common.last, accepted),
        ]).toStrictEqual([null, null]);
      }),
      { seed: 20_261_126 },
    );
  });
});
