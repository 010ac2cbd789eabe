import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/time";
import { readDateCell, settleDateOrder, splitDateRange } from "#server/operations/sheets/date-cells.ts";

describe("date cells", () => {
  it.each([
    ["2026-12-15", "2026-12-15", null],
    ["2026/12/15", "2026-12-15", null],
    ["15 Dec 2026", "2026-12-15", null],
    ["15th Dec 2026", "2026-12-15", null],
    ["1st December, 2026", "2026-12-01", null],
    ["15-Dec-26", "2026-12-15", null],
    ["15DEC26", "2026-12-15", null],
    ["Dec 15, 2026", "2026-12-15", null],
    ["Tue, 15 Dec 2026", "2026-12-15", null],
    ["15/12/2026", "2026-12-15", null],
    ["15/12/26", "2026-12-15", null],
    ["12/15/2026", "2026-12-15", null],
    ["05.12.2026", "2026-12-05", null],
    ["12/12/2026", "2026-12-12", null],
    ["46371", "2026-12-15", null],
    ["46371.75", "2026-12-15", null],
    ["15 Dec 2026 18:00", "2026-12-15", "18:00"],
    ["15/12/2026 6:30 PM", "2026-12-15", "18:30"],
    ["15/12/2026 1800 HRS", null, null],
  ])("reads %j as %s", (cell, date, time) => {
    expect(readDateCell(cell, null)).toEqual(date === null ? { kind: "unreadable" } : { kind: "date", date, time });
  });

  it.each(["31/02/2026", "soon", "EVERY THU", "", "1234", "15 Foo 2026", "99/99/2026"])("refuses %j", (cell) => {
    expect(readDateCell(cell, null)).toEqual({ kind: "unreadable" });
  });

  it("needs an order for a date that can be read both ways", () => {
    expect(readDateCell("05/12/2026", null)).toEqual({
      kind: "ambiguous",
      dayFirst: "2026-12-05",
      monthFirst: "2026-05-12",
    });
    expect(readDateCell("05/12/2026", "day-first")).toEqual({ kind: "date", date: "2026-12-05", time: null });
    expect(readDateCell("05-12-26", "month-first")).toEqual({ kind: "date", date: "2026-05-12", time: null });
    expect(readDateCell("12/25/2026", "day-first")).toEqual({ kind: "unreadable" });
  });

  it("finds the order of a sheet by the dates that prove it", () => {
    expect(settleDateOrder(["05/12/2026", "31/12/2026"])).toBe("day-first");
    expect(settleDateOrder(["05/12/2026", "12/31/2026"])).toBe("month-first");
    expect(settleDateOrder(["05/12/2026", "15 Dec 2026", "25.12.2026"])).toBeNull();
    expect(settleDateOrder(["31/12/2026", "12/31/2026"])).toBe("both");
  });

  it("splits a validity with both days in one cell", () => {
    expect(splitDateRange("01 Dec 2026 - 15 Dec 2026")).toEqual(["01 Dec 2026", "15 Dec 2026"]);
    expect(splitDateRange("01/12/2026 to 15/12/2026")).toEqual(["01/12/2026", "15/12/2026"]);
    expect(splitDateRange("01-15 Dec 2026")).toEqual(["01 Dec 2026", "15 Dec 2026"]);
    expect(splitDateRange("15-Dec-26")).toBeNull();
    expect(splitDateRange("2026-12-15")).toBeNull();
  });

  it("reads back any day in each spelling", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), (days) => {
        const day = addDays("1990-01-01", days);
        const [year, month, date] = day.split("-");
        for (const cell of [day, String(days + 32_874), `${date}.${month}.${year}`])
          expect(readDateCell(cell, null)).toEqual({ kind: "date", date: day, time: null });
        expect(readDateCell(`${month}/${date}/${year}`, "month-first")).toEqual({
          kind: "date",
          date: day,
          time: null,
        });
      }),
      { seed: 10 },
    );
  });
});
