import writeXlsxFile from "write-excel-file/node";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestWorkbook, workbook } from "./workbook.ts";
import { readTable } from "#server/operations/sheets/read-table.ts";

describe("a date cell of a spreadsheet", () => {
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "keelson-table-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const readBack = async (format: string, value: Date | number): Promise<unknown> => {
    const file = join(folder, "cells.xlsx");
    await writeXlsxFile([[{ value, format }]]).toFile(file);
    return (await readTable(file)).unwrapOr(null);
  };

  it.each([
    ["2026-12-03T00:00:00Z", "2026-12-03"],
    ["2026-12-03T18:00:00Z", "2026-12-03 18:00"],
    ["2026-12-03T08:20:10Z", "2026-12-03 08:20:10"],
    ["2026-12-31T23:59:59.700Z", "2027-01-01"],
  ])("%s is read as %s", async (moment, text) => {
    expect(await readBack("dd/mm/yyyy hh:mm", new Date(moment))).toEqual([{ line: 1, cells: [text] }]);
  });

  it("refuses a file that unpacks to more than 300 MB, whatever sizes it states", async () => {
    const file = join(folder, "bomb.xlsx");
    const content = deflateRawSync(Buffer.alloc(80 * 1024 * 1024));
    const archive = (entries: number): Buffer => {
      const local = Buffer.alloc(30);
      local.writeUInt32LE(0x04034b50, 0);
      local.writeUInt16LE(8, 8);
      local.writeUInt32LE(content.length, 18);
      local.writeUInt32LE(10, 22);
      const listed = Buffer.alloc(46);
      listed.writeUInt32LE(0x02014b50, 0);
      listed.writeUInt16LE(8, 10);
      listed.writeUInt32LE(content.length, 20);
      listed.writeUInt32LE(10, 24);
      const end = Buffer.alloc(22);
      end.writeUInt32LE(0x06054b50, 0);
      end.writeUInt32LE(entries * (local.length + content.length), 16);
      const bodies = Array.from({ length: entries }, () => [local, content]).flat();
      return Buffer.concat([...bodies, listed, end]);
    };
    writeFileSync(file, archive(4));
    expect((await readTable(file))._unsafeUnwrapErr()).toBe(
      `${file} cannot be read: unpacked it has more than 300 MB.`,
    );
    writeFileSync(file, archive(3));
    expect((await readTable(file))._unsafeUnwrapErr()).not.toContain("300 MB");
  });

  it("refuses what a person does not see: a second tab, hidden rows and columns, cells without a result", async () => {
    const file = join(folder, "events.xlsx");
    const rows = [
      ["KLB-1", "GTIN"],
      ["KLB-1", "LOAD"],
    ];
    const refusal = async (book: TestWorkbook): Promise<string> => {
      writeFileSync(file, workbook(book));
      return (await readTable(file))._unsafeUnwrapErr().replace(file, "FILE");
    };
    expect(
      await refusal({
        sheets: [
          { name: "A", rows },
          { name: "B", rows },
        ],
      }),
    ).toBe('FILE has several tabs with lines ("A", "B"). Save the one that is meant as a file of its own.');
    expect(await refusal({ sheets: [{ name: "A", rows, hiddenRows: new Set([2]) }] })).toBe(
      "FILE cannot be read: rows are hidden (2). Show them, or delete them.",
    );
    expect(
      await refusal({ sheets: [{ name: "A", rows, before: '<cols><col min="2" max="2" hidden="1"/></cols>' }] }),
    ).toBe("FILE cannot be read: columns are hidden (B). Show them, or delete them.");
    expect(await refusal({ sheets: [{ name: "A", rows: [["KLB-1", { xml: "<f>A1</f>" }]] }] })).toBe(
      "FILE cannot be read: cell B1 has a formula without a stored result. Open the file in Excel, save it, and import it again; or write the value.",
    );
  });

  it("reads a time of day without a day as the time alone", async () => {
    expect(await readBack("hh:mm", 0.75)).toEqual([{ line: 1, cells: ["18:00"] }]);
  });
});
