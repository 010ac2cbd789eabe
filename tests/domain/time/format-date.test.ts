import { describe, expect, it } from "vitest";
import { formatCutOff, formatDate, formatFullDate, formatWeekday } from "#domain/time/format-date.ts";

describe("date texts", () => {
  it("use the trade's formats", () => {
    expect(formatDate("2026-12-03")).toBe("03 Dec 2026");
    expect(formatWeekday("2026-12-03T18:00")).toBe("Thu 03 Dec");
    expect(formatFullDate("2026-12-03")).toBe("Thu 03 Dec 2026");
    expect(formatCutOff("2026-12-02T18:00")).toBe("02 Dec, 18:00");
    expect(formatCutOff("2026-12-02")).toBe("02 Dec");
  });
});
