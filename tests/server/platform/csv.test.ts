import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { toCsv, toCsvLines } from "#server/platform/csv.ts";

describe("CSV files of staff commands", () => {
  it("quote what a reader would split, and end each line as Excel does", () => {
    expect(
      toCsv(
        ["name", "count", "isOpen", "note"],
        [
          ['Menon "Spices"', 12, true, null],
          ["First line.\nSecond, line.", -5, false, "a;b"],
        ],
      ),
    ).toBe('name,count,isOpen,note\r\n"Menon ""Spices""",12,true,\r\n"First line.\nSecond, line.",-5,false,"a;b"\r\n');
  });

  it("begin with a byte order mark only on request", () => {
    expect(toCsv(["a"], [])).toBe("a\r\n");
    expect(toCsv(["a"], [], { bom: true })).toBe("\uFEFFa\r\n");
  });

  it.each([
    "=1+1",
    "@SUM(A1)",
    "-1+1",
    "+1+cmd|'/c calc'!A1",
    "-A1",
    "\t=1+1",
    "\r=1+1",
    "＝1+1",
    "＠SUM(A1)",
    "－A1",
    "＋A1",
  ])("write a formula as a text: %j", (formula) => {
    const [row] = parse(toCsv(["text"], [[formula]]), { from_line: 2 });
    expect(row).toEqual([`'${formula}`]);
  });

  it.each(["-5", "-12.5 %", "+91 98765 43210", "1,250.50", "THC = 5"])(
    "leave amounts and phone numbers: %s",
    (text) => {
      expect(parse(toCsv(["text"], [[text]]), { from_line: 2 })).toEqual([[text]]);
    },
  );

  it("are read back as they were written", () => {
    const rows = [["Åsa; Kiel", "", 'say "yes"', " spaces ", "a\nb"]];
    expect(parse(toCsv(["a", "b", "c", "d", "e"], rows), { from_line: 2 })).toEqual(rows);
  });

  it("have a line for each row on a terminal", () => {
    expect(toCsvLines(["id", "text"], [["a-1", "=1"]])).toEqual(["id,text", "a-1,'=1"]);
  });
});
