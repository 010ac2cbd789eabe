import { describe, expect, it } from "vitest";
import { localTimeAt, randomIds, systemClock } from "#server/platform/time.ts";

const NOON_UTC = Date.parse("2026-11-20T12:00:00.000Z");

describe("the local time at a moment", () => {
  it.each([
    ["Asia/Kolkata", "2026-11-20T17:30"],
    ["America/New_York", "2026-11-20T07:00"],
    ["Pacific/Auckland", "2026-11-21T01:00"],
    [undefined, "2026-11-20T00:00"],
  ])("in %s", (zone, time) => {
    expect(localTimeAt(NOON_UTC, zone)).toBe(time);
  });
});

describe("an id", () => {
  it("starts with the millisecond it is created in", () => {
    const before = systemClock();
    const id = randomIds.id();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const moment = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
    expect(moment).toBeGreaterThanOrEqual(before);
    expect(moment).toBeLessThanOrEqual(systemClock());
  });

  it("differs from others of the same millisecond", () => {
    expect(new Set(Array.from({ length: 1000 }, () => randomIds.id())).size).toBe(1000);
  });
});
