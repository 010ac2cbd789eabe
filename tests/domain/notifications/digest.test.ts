import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canWait, findNextDigest } from "#domain/notifications";
import { createZoneClock } from "#domain/time";

const clock = createZoneClock();
const toMinutes = (moment: string): number => Date.parse(moment) / 60_000;
const next = (now: string, zone: string): string =>
  new Date(findNextDigest(toMinutes(now), zone, clock) * 60_000).toISOString();

describe("the next digest", () => {
  it.each([
    ["2026-11-20T01:00:00Z", "Asia/Kolkata", "2026-11-20T01:30:00.000Z"],
    ["2026-11-20T01:30:00Z", "Asia/Kolkata", "2026-11-21T01:30:00.000Z"],
    ["2026-03-28T12:00:00Z", "Europe/Berlin", "2026-03-29T05:00:00.000Z"],
    ["2026-10-24T12:00:00Z", "Europe/Berlin", "2026-10-25T06:00:00.000Z"],
    ["2026-11-20T23:00:00Z", "Pacific/Auckland", "2026-11-21T18:00:00.000Z"],
  ])("after %s in %s is at %s, the 07:00 of the place", (now, zone, expected) => {
    expect(next(now, zone)).toBe(expected);
  });

  it("is at 07:00 of the place, later than now and at most 25 hours away", () => {
    const zones = fc.constantFrom("Asia/Kolkata", "Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "UTC");
    const moments = fc.integer({ min: toMinutes("2026-01-01T00:00:00Z"), max: toMinutes("2027-12-31T00:00:00Z") });
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const found = findNextDigest(now, zone, clock);
        expect(clock.toLocal(found, zone).slice(11)).toBe("07:00");
        expect(found).toBeGreaterThan(now);
        expect(found - now).toBeLessThanOrEqual(25 * 60);
      }),
    );
  });
});

describe("a message", () => {
  it.each([
    [null, true],
    [100, false],
    [101, true],
  ])("of use until %s can wait for a digest at 100: %s", (until, expected) => {
    expect(canWait({ kind: "cut-off", until }, 100)).toBe(expected);
  });

  it("about a fee to agree to does not wait", () => {
    expect(canWait({ kind: "amendment-fee", until: null }, 100)).toBe(false);
  });
});
