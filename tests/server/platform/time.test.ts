import { describe, expect, it } from "vitest";
import { localTimeAt } from "#server/platform/time.ts";

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
