import { describe, expect, it } from "vitest";
import { readForeignDate } from "#domain/rates/foreign-date.ts";

describe("readForeignDate", () => {
  it.each([
    ["2026-12-03T18:00:00.000Z", "2026-12-03T18:00"],
    ["2026-12-03T18:00:00+05:30", "2026-12-03T18:00"],
    ["2026-12-03 18:00", "2026-12-03T18:00"],
    ["2026-12-03", "2026-12-03"],
    ["3-DEC-26", "2026-12-03"],
    ["Thu, 03 December 2026", "2026-12-03"],
    ["03 Dec 2026 1800 hrs", "2026-12-03T18:00"],
    ["25/12/2026 09:30", "2026-12-25T09:30"],
    ["12/25/2026", "2026-12-25"],
    ["11/11/2026", "2026-11-11"],
    ["05.12.26", "2026-12-05"],
    ["05/12/2026", null],
    ["2026-02-30", null],
    ["31 Feb 2026", null],
    ["ETD-3", null],
    ["", null],
  ])("reads %s", (text, moment) => {
    expect(readForeignDate(text)).toBe(moment);
  });
});
