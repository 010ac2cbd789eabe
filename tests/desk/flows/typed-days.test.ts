import { expect, it } from "vitest";
import { findDayProblem } from "#desk/flows/typed-days.ts";

it("refuses a day that was typed and cannot be read, and nothing else", () => {
  const message = "Write a date such as 15 dec, 15.12. or 2026-12-15.";
  expect(findDayProblem("validTill", "soon")).toEqual([{ field: "validTill", message }]);
  expect(findDayProblem("validTill", "2026-12-15T10:00")).toEqual([{ field: "validTill", message }]);
  expect(findDayProblem("validTill", "2026-02-30")).toEqual([{ field: "validTill", message }]);
  expect(findDayProblem("validTill", "2026-12-15")).toEqual([]);
  expect(findDayProblem("validTill", "")).toEqual([]);
  expect(findDayProblem("validTill", null)).toEqual([]);
});
