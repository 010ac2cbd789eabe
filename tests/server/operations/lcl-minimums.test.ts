import { describe, expect, it } from "vitest";
import { useSheetDesk } from "./sheet-desk.ts";

const { check } = useSheetDesk(/^ +all:/);
const LANE = "INNSA,NLRTM,Rotterdam,2026-12-31";
const head = (...columns: readonly string[]): string => ["POL,POD,DEST CFS,VALID TILL", ...columns].join(",");
const line = (...cells: readonly string[]): string => [LANE, ...cells].join(",");

describe("a column of minimums of a part load", () => {
  it.each([
    [["FREIGHT W/M", "MIN"], ["USD 35", "USD 50"], "OCEAN FREIGHT PER W/M USD 35/W/M MIN USD 50"],
    [["OCEAN FREIGHT (USD) PER W/M", "MIN (USD)"], ["35", "50"], "OCEAN FREIGHT PER W/M USD 35/W/M MIN USD 50"],
    [["OCEAN FREIGHT", "MINIMUM CHARGE"], ["USD 35/W/M", "50"], "OCEAN FREIGHT USD 35/W/M MIN USD 50"],
    [["FREIGHT W/M", "FREIGHT MIN", "CURRENCY"], ["3", "5", "EUR"], "OCEAN FREIGHT PER W/M 3/W/M MIN EUR 5"],
    [["FREIGHT W/M", "FREIGHT MIN", "CURRENCY"], ["35", "20", "EUR"], "OCEAN FREIGHT PER W/M 35/W/M MIN EUR 20"],
    [["FREIGHT W/M", "MIN", "CURRENCY"], ["35", "", "USD"], "OCEAN FREIGHT PER W/M USD 35.00"],
    [
      ["FREIGHT W/M", "ORIGIN: CFS PER CBM", "ORIGIN: CFS MIN"],
      ["USD 35", "INR 650", "INR 1500"],
      "OCEAN FREIGHT PER W/M USD 35.00; CFS PER CBM INR 650/CBM MIN INR 1500",
    ],
    [
      ["FREIGHT W/M", "ORIGIN: CFS PER CBM", "DESTINATION: CFS PER CBM", "DESTINATION: CFS MIN"],
      ["USD 35", "INR 650", "EUR 9", "EUR 40"],
      "OCEAN FREIGHT PER W/M USD 35.00; CFS PER CBM INR 650.00 or EUR 9/CBM MIN EUR 40",
    ],
    [
      ["FREIGHT W/M", "MIN FREIGHT", "BAF PER W/M", "MIN BAF"],
      ["USD 35", "USD 50", "USD 4", "USD 8"],
      "OCEAN FREIGHT PER W/M USD 35/W/M MIN USD 50; BAF PER W/M USD 4/W/M MIN USD 8",
    ],
  ])("counts for its charge: %s %s", async (columns, cells, charges) => {
    expect(await check([head(...columns), line(...cells)])).toEqual([`all: ${charges}`]);
  });

  it.each([
    ["a figure that may be a measure", ["FREIGHT W/M", "MIN"], ["USD 35", "3"]],
    ["a minimum without a charge at its left", ["MIN", "FREIGHT W/M"], ["USD 50", "USD 35"]],
    ["the minimum of a charge that the sheet does not price", ["FREIGHT W/M", "THC MIN"], ["USD 35", "USD 50"]],
    [
      "the minimum of one of two charges",
      ["FREIGHT W/M", "CFS MIN", "ORIGIN: CFS PER CBM", "DESTINATION: CFS PER CBM"],
      ["USD 35", "USD 50", "USD 5", "USD 9"],
    ],
    ["a minimum where nothing is charged", ["FREIGHT W/M", "BAF PER W/M", "BAF MIN"], ["USD 35", "", "USD 8"]],
  ])("is asked about: %s", async (_, columns, cells) => {
    const index = columns.findIndex((name) => name.includes("MIN"));
    const [problem = "", ...others] = await check([head(...columns), line(...cells)]);
    expect(problem).toContain(`line 1, cell ${"EFG"[index]}1: the column "${columns[index]}" is not known`);
    expect(others).toEqual([]);
  });

  it("is refused where it is in another currency than its charge", async () => {
    const [problem = ""] = await check([head("FREIGHT W/M", "MIN"), line("USD 35", "EUR 50")]);
    expect(problem).toContain('line 1, cell F1: the column "MIN" is not known ("EUR 50").');
  });
});
