import { expect, test } from "vitest";
import { toLocalMinute } from "../../../scripts/verify/rules/local-minute.ts";

test("an instant has the minute of the clock in its zone, the second time as well", () => {
  const instant = new Date("2026-11-28T23:05:59Z");
  expect(["Asia/Kolkata", "Europe/Amsterdam", "Asia/Kolkata"].map((zone) => toLocalMinute(instant, zone))).toEqual([
    "2026-11-29T04:35",
    "2026-11-29T00:05",
    "2026-11-29T04:35",
  ]);
});

test("an unknown zone has no time, and an invalid date none in any zone", () => {
  expect(toLocalMinute(new Date("2026-11-28T23:05:00Z"), "Europe/Nowhere")).toBeNull();
  expect(toLocalMinute(new Date("never"), "Europe/Amsterdam")).toBe("no time");
});
