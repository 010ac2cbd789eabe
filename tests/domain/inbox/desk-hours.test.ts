import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDeskMinutes, countDeskMinutes, type DeskHours } from "#domain/inbox";
import { createZoneClock } from "#domain/time";

const clock = createZoneClock();

const KOLKATA: DeskHours = {
  zone: "Asia/Kolkata",
  weekdays: [1, 2, 3, 4, 5, 6],
  opensAt: "09:00",
  closesAt: "19:00",
  holidays: ["2026-11-24", "2027-01-26"],
};
const AMSTERDAM: DeskHours = { ...KOLKATA, zone: "Europe/Amsterdam" };
const NEW_YORK: DeskHours = { ...KOLKATA, zone: "America/New_York", opensAt: "01:30", closesAt: "04:00" };

const due = (from: string, minutes: number, hours = KOLKATA): string =>
  clock.toLocal(addDeskMinutes(clock.toUtc(from, hours.zone), minutes, hours, clock), hours.zone);

describe("addDeskMinutes", () => {
  it.each([
    ["within a day", "2026-11-23T10:40", 120, "2026-11-23T12:40"],
    ["up to the end of the day", "2026-11-23T17:00", 120, "2026-11-23T19:00"],
    ["into the day after a holiday", "2026-11-23T18:00", 120, "2026-11-25T10:00"],
    ["from before the desk opens", "2026-11-23T07:00", 60, "2026-11-23T10:00"],
    ["from after the desk closed", "2026-11-25T22:00", 60, "2026-11-26T10:00"],
    ["from a Saturday over the Sunday", "2026-11-28T18:30", 60, "2026-11-30T09:30"],
    ["from a Sunday", "2026-11-29T12:00", 60, "2026-11-30T10:00"],
    ["from a holiday", "2026-11-24T12:00", 60, "2026-11-25T10:00"],
    ["over several weeks", "2026-11-25T09:00", 10 * 60 * 12, "2026-12-08T19:00"],
  ])("counts desk hours %s", (_, from, minutes, expected) => {
    expect(due(from, minutes)).toBe(expected);
  });

  it.each([
    ["Sunday", "2026-11-29", "2026-11-30T10:00"],
    ["Monday", "2026-11-30", "2026-11-30T10:00"],
    ["Tuesday", "2026-12-01", "2026-12-01T10:00"],
    ["Wednesday", "2026-12-02", "2026-12-02T10:00"],
    ["Thursday", "2026-12-03", "2026-12-03T10:00"],
    ["Friday", "2026-12-04", "2026-12-04T10:00"],
    ["Saturday", "2026-12-05", "2026-12-05T10:00"],
  ])("begins on a %s as the week of the desk has it", (_, day, expected) => {
    expect(due(`${day}T06:00`, 60)).toBe(expected);
  });

  it("counts the hour that a change of the clock repeats, and not the one that it leaves out", () => {
    const autumn = { ...NEW_YORK, weekdays: [0] };
    expect(
      countDeskMinutes(
        clock.toUtc("2026-11-01T00:00", autumn.zone),
        clock.toUtc("2026-11-02T00:00", autumn.zone),
        autumn,
        clock,
      ),
    ).toBe(210);
    expect(
      countDeskMinutes(
        clock.toUtc("2026-03-08T00:00", autumn.zone),
        clock.toUtc("2026-03-09T00:00", autumn.zone),
        autumn,
        clock,
      ),
    ).toBe(90);
  });
});

const moment = fc.integer({ min: clock.toUtc("2026-01-01T00:00", "UTC"), max: clock.toUtc("2028-01-01T00:00", "UTC") });
const minutes = fc.integer({ min: 1, max: 8_000 });
const settings = { seed: 20261129, numRuns: 400 };

describe.each([
  ["Kolkata", KOLKATA],
  ["Amsterdam", AMSTERDAM],
  ["New York, over the changes of the clock", NEW_YORK],
])("due times in %s", (_, hours) => {
  it("are the inverse of counting desk minutes", () => {
    fc.assert(
      fc.property(moment, minutes, (from, length) => {
        expect(countDeskMinutes(from, addDeskMinutes(from, length, hours, clock), hours, clock)).toBe(length);
      }),
      settings,
    );
  });

  it("are within the hours of a working day", () => {
    fc.assert(
      fc.property(moment, minutes, (from, length) => {
        const at = clock.toLocal(addDeskMinutes(from, length, hours, clock) - 1, hours.zone);
        const weekday = new Date(`${at.slice(0, 10)}T00:00Z`).getUTCDay();
        expect(hours.weekdays).toContain(weekday);
        expect(hours.holidays).not.toContain(at.slice(0, 10));
        expect(at.slice(11) >= hours.opensAt && at.slice(11) < hours.closesAt).toBe(true);
      }),
      settings,
    );
  });

  it("are the sum of two parts, whatever lies between them", () => {
    fc.assert(
      fc.property(moment, minutes, minutes, (from, first, second) => {
        const inParts = addDeskMinutes(addDeskMinutes(from, first, hours, clock), second, hours, clock);
        expect(inParts).toBe(addDeskMinutes(from, first + second, hours, clock));
      }),
      settings,
    );
  });
});
