import { describe, expect, it } from "vitest";
import { readLastDay } from "#domain/margins";

const TODAY = "2026-11-29";
const OPEN = { validFrom: "2026-10-01", validTo: null };

describe("the last day of a rule", () => {
  it("is today or later", () => {
    expect(readLastDay(OPEN, TODAY, TODAY)._unsafeUnwrap()).toBe(TODAY);
    expect(readLastDay(OPEN, "2026-12-31", TODAY)._unsafeUnwrap()).toBe("2026-12-31");
  });

  it.each([
    [OPEN, "soon", "Choose a day."],
    [OPEN, "2026-11-28", "Choose today or a later day, or leave it empty to end it at once."],
    [{ ...OPEN, validFrom: "2027-01-01" }, "2026-12-31", "It begins on 01 Jan 2027. Leave the day empty to remove it."],
    [{ ...OPEN, validTo: "2026-12-31" }, "2026-12-31", "It ends on 31 Dec 2026 already. Choose an earlier day."],
  ])("of %j is not %s", (days, typed, message) => {
    expect(readLastDay(days, typed, TODAY)._unsafeUnwrapErr()).toEqual({ field: "lastDay", message });
  });
});
