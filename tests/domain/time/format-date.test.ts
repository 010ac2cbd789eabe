import { describe, expect, it } from "vitest";
import { formatCutOff, formatDate, formatFullDate, formatTimeZone, formatWeekday } from "#domain/time/format-date.ts";

describe("date texts", () => {
  it("use the trade's formats", () => {
    expect(formatDate("2026-12-03")).toBe("03 Dec 2026");
    expect(formatWeekday("2026-12-03T18:00")).toBe("Thu 03 Dec");
    expect(formatFullDate("2026-12-03")).toBe("Thu 03 Dec 2026");
    expect(formatCutOff("2026-12-02T18:00")).toBe("02 Dec, 18:00");
    expect(formatCutOff("2026-12-02")).toBe("02 Dec");
  });
});

it.each([
  ["Asia/Calcutta", "Kolkata"],
  ["Asia/Kolkata", "Kolkata"],
  ["America/New_York", "New York"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["UTC", "UTC"],
])("names the zone %s %s", (zone, name) => expect(formatTimeZone(zone)).toBe(name));
