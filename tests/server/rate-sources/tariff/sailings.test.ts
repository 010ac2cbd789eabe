import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, toWeekday } from "#domain/time";
import { nextSailings, weekPrice } from "#server/rate-sources/tariff/sailings.ts";

const thursdays = { weekday: 4, fullWeeks: null, validFrom: "2026-01-01", validTill: "9999-12-31" };

describe("the next sailings of a weekly service", () => {
  it("are the next two departures from a day on, that day included", () => {
    expect(nextSailings(thursdays, "2026-11-26")).toEqual([
      { date: "2026-11-26", week: 2968, isFull: false },
      { date: "2026-12-03", week: 2969, isFull: false },
    ]);
  });

  it("stay within the validity of the price", () => {
    const ending = { ...thursdays, validTill: "2026-11-27" };
    expect(nextSailings(ending, "2026-11-21").map(({ date }) => date)).toEqual(["2026-11-26"]);
    const later = { ...thursdays, validFrom: "2026-12-10" };
    expect(nextSailings(later, "2026-11-21")[0]?.date).toBe("2026-12-10");
  });

  it("mark weeks that are full", () => {
    const halfFull = { ...thursdays, fullWeeks: "0/2" };
    expect(nextSailings(halfFull, "2026-11-24").map(({ isFull }) => isFull)).toEqual([true, false]);
  });

  it("never run dry, whatever the day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 4000 }), (day, ahead) => {
        const earliest = addDays("2026-11-20", ahead);
        const sailings = nextSailings({ ...thursdays, weekday: day }, earliest);
        expect(sailings).toHaveLength(2);
        for (const { date } of sailings) {
          expect(toWeekday(date)).toBe(day);
          expect(date >= earliest).toBe(true);
        }
      }),
    );
  });
});

describe("the price of a week", () => {
  it("varies a spot price within its range, and never a contract price", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((week) => weekPrice(100_000, 90, week))).toEqual([
      100_000, 105_500, 109_000, 102_500, 95_500, 92_000, 100_000,
    ]);
    expect(weekPrice(98_765, 0, 3)).toBe(98_765);
  });

  it("stays within the swing and in steps of five units", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 2_000_000 }),
        fc.integer({ min: 1, max: 200 }),
        fc.nat(5000),
        (minor, swing, week) => {
          const price = weekPrice(minor, swing, week);
          expect(price % 500).toBe(0);
          expect(Math.abs(price - minor)).toBeLessThanOrEqual((minor * swing) / 1000 + 250);
        },
      ),
    );
  });
});
