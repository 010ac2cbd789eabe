import { expect, it } from "vitest";
import { formatRow, leaveOutRows, readRows } from "#server/operations/sheets/leave-out-rows.ts";
import type { Workbook } from "#server/operations/sheets/read-table.ts";

const EUROPE = {
  name: "Europe",
  lines: [
    { line: 1, cells: ["POL", "POD", "20GP"] },
    { line: 2, cells: ["INMAA", "", "1180"] },
    { line: 4, cells: ["INMUN", "NLRTM", "1200"] },
  ],
};
const ASIA = { name: "Asia", lines: [{ line: 2, cells: ["INMAA", "SGSIN"] }] };
const WORKBOOK: Workbook = { hash: "of the file", tabs: [EUROPE, ASIA] };

it("reads rows as the command line names them", () => {
  expect(readRows(["12", " Europe Dec!7 ", "A!B!3"])._unsafeUnwrap()).toEqual([
    { tab: null, line: 12 },
    { tab: "Europe Dec", line: 7 },
    { tab: "A!B", line: 3 },
  ]);
  expect(readRows(["0"])._unsafeUnwrapErr()).toBe(
    '--leave-out "0" is not like --leave-out 12 or --leave-out "Europe!12".',
  );
  expect(
    [
      { tab: null, line: 12 },
      { tab: "A!B", line: 3 },
    ].map(formatRow),
  ).toEqual(["12", "A!B!3"]);
});

it("leaves rows out of their tab, notes what they say, and leaves the workbook as it is", () => {
  expect(leaveOutRows(WORKBOOK, [{ tab: "europe", line: 2 }])._unsafeUnwrap()).toEqual({
    workbook: {
      hash: "of the file",
      tabs: [{ name: "Europe", lines: [EUROPE.lines[0], EUROPE.lines[2]] }, ASIA],
    },
    leftOut: [
      {
        tab: "Europe",
        line: 2,
        column: null,
        kind: "left out",
        sentence: '"INMAA, 1180" is left out, as stated.',
      },
    ],
  });
  expect(WORKBOOK.tabs[0]).toBe(EUROPE);
  const only = leaveOutRows({ hash: "", tabs: [ASIA] }, [{ tab: null, line: 2 }])._unsafeUnwrap();
  expect([only.workbook.tabs, only.leftOut.map(({ tab, line }) => [tab, line])]).toEqual([
    [{ name: "Asia", lines: [] }],
    [[null, 2]],
  ]);
});

it("refuses a row that the file does not have, and one without its tab", () => {
  expect(leaveOutRows(WORKBOOK, [{ tab: "Europe", line: 3 }])._unsafeUnwrapErr()).toBe(
    '--leave-out "Europe!3": the file has no such line.',
  );
  expect(leaveOutRows(WORKBOOK, [{ tab: null, line: 2 }])._unsafeUnwrapErr()).toBe(
    '--leave-out 2 names no tab, of which the file has 2. Say --leave-out "Europe!2".',
  );
});
