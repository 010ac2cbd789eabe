import { expect, it } from "vitest";
import { correctCells } from "#server/operations/sheets/correct-cells.ts";
import type { Workbook } from "#server/operations/sheets/read-table.ts";
import { cellName, readCellName } from "#server/operations/sheets/sheet-notes.ts";

const ROUNDED = { kind: "rounded", value: "1180.4" } as const;
const ASIA = { name: "Asia", lines: [{ line: 2, cells: ["INMAA", "SGSIN"] }] };
const WORKBOOK: Workbook = {
  hash: "of the file",
  tabs: [
    {
      name: "Europe",
      lines: [
        { line: 1, cells: ["POL", "POD"] },
        { line: 2, cells: ["INMAA", "1180"], issues: new Map([[1, ROUNDED]]) },
      ],
    },
    ASIA,
  ],
};

it("corrects the cells of the named tab only, also beyond the end of a line, and leaves the workbook as it is", () => {
  const corrections = [
    { tab: "Europe", cell: "B2", from: "1180", to: " 1190 " },
    { tab: "Europe", cell: "D1", from: "", to: "VIA" },
    { tab: "Europe", cell: "B99", from: "1", to: "2" },
  ];
  expect(correctCells(WORKBOOK, corrections)).toEqual({
    hash: "of the file",
    tabs: [
      {
        name: "Europe",
        lines: [
          { line: 1, cells: ["POL", "POD", "", "VIA"] },
          { line: 2, cells: ["INMAA", "1190"] },
        ],
      },
      ASIA,
    ],
  });
  expect(WORKBOOK.tabs[0]?.lines[1]).toEqual({ line: 2, cells: ["INMAA", "1180"], issues: new Map([[1, ROUNDED]]) });
});

it("corrects the only tab of a file where none is named", () => {
  const only: Workbook = { hash: "", tabs: [{ name: "Sheet1", lines: [{ line: 7, cells: ["a"] }] }] };
  expect(correctCells(only, [{ tab: null, cell: "A7", from: "a", to: "b" }]).tabs[0]?.lines).toEqual([
    { line: 7, cells: ["b"] },
  ]);
});

it("reads the names of cells as a spreadsheet writes them", () => {
  expect(["A1", "Z9", "AA10", "XFD1048576", "a1", "A0", "1A", ""].map(readCellName)).toEqual([
    { line: 1, column: 0 },
    { line: 9, column: 25 },
    { line: 10, column: 26 },
    { line: 1_048_576, column: 16_383 },
    null,
    null,
    null,
    null,
  ]);
  expect(cellName({ line: 10, column: 26 })).toBe("AA10");
});
