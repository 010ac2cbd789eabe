import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDate, daysBetween, isCalendarDate, toWeekday } from "#domain/time/calendar.ts";
import { cases } from "#tests/support/property-tests.ts";

const isoOf = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10);

describe("calendar dates", () => {
  it("agree with the platform's calendar from year 1 to 9998", () => {
    const days = fc.integer({ min: -719_000, max: 2_900_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: -40_000, max: 30_000 }), (start, by) => {
        fc.pre(start + by > -719_000);
        expect(addDays(isoOf(start), by)).toBe(isoOf(start + by));
        expect(daysBetween(isoOf(start), isoOf(start + by))).toBe(by);
        expect(toWeekday(isoOf(start))).toBe(new Date(start * 86_400_000).getUTCDay());
      }),
      { numRuns: cases(2000) },
    );
  });

  it.each([
    ["2026-02-28", true],
    ["2026-02-29", false],
    ["2028-02-29", true],
    ["2100-02-29", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["2026-12-03T18:00", false],
  ])("are recognised: %s", (text, real) => {
    expect(isCalendarDate(text)).toBe(real);
  });

  it("are built from year, month and day", () => {
    expect(calendarDate(2026, 2, 3)).toBe("2026-02-03");
    expect(calendarDate(2026, 4, 31)).toBeNull();
  });
});
