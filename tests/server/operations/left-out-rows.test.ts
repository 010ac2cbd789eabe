import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useSheetDesk } from "./sheet-desk.ts";

const SHEET = [
  "POL,POD,VALID TILL,CURRENCY,20GP,40HC",
  "INMAA,NLRTM,31/12/2031,USD,1.234,1900",
  "INMUN,NLRTM,31/12/2031,USD,1310,2000",
];

describe("rows that are left out on the command line", () => {
  const { run, check, folder } = useSheetDesk(/left out|Left out|can be imported/);

  it("are not read, and are stated", async () => {
    expect(await check(SHEET, "--leave-out", "2")).toEqual([
      "1 remark (1 left out):",
      'line 2: "INMAA, NLRTM, 31/12/2031, USD, 1.234, 1900" is left out, as stated.',
      "1 line can be imported, valid for departures.",
      "Left out as stated: 1 line.",
    ]);
  });

  it("are refused if they are the header or are not in the file", async () => {
    const refuse = async (row: string) => {
      const file = join(folder, "rates.csv");
      writeFileSync(file, ["Rates of December,,,,,", ...SHEET].join("\n"));
      const { complained } = await run("rates", "import", file, "--provider", "X", "--leave-out", row);
      return complained.map((line) => line.replace(file, "rates.csv"));
    };
    expect(await refuse("1")).toEqual([
      'Nothing was imported of rates.csv: --leave-out "1": only lines below the header can be left out.',
    ]);
    expect(await refuse("12")).toEqual([
      'Nothing was imported of rates.csv: --leave-out "12": the file has no such line.',
    ]);
  });

  it("are in no mapping", async () => {
    const map = join(folder, "map.json");
    await check(SHEET, "--leave-out", "2", "--save-map", map);
    expect(JSON.stringify(JSON.parse(readFileSync(map, "utf8")))).not.toContain("eave");
  });
});
