import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useSheetDesk } from "./sheet-desk.ts";

/* What limits a price in the eyes of a reader: a line above it, a column beside it, a second price of the same. */
describe("prices that something in the sheet limits", () => {
  const { folder, run, check } = useSheetDesk(/^ {4}\S|^ {2}line \d/);
  const head = (...cells: readonly string[]): string => ["POL", "POD", "VALID TILL", "CURRENCY", ...cells].join(",");
  const lane = (...cells: readonly string[]): string => ["INNSA", "NLRTM", "2026-12-31", "USD", ...cells].join(",");
  const other = (...cells: readonly string[]): string => ["INNSA", "DEHAM", "2026-12-31", "USD", ...cells].join(",");

  it.each(["REEFER", "Expired", "CANCELLED", "Special rates for DG cargo", "SOC RATES", "Old rates"])(
    "refuses rows below a line that limits them: %s",
    async (words) => {
      expect(await check([head("20GP"), lane("1000"), words, other("1100")])).toEqual([
        `line 3: "${words}" may limit the rows below it. Move them to a tab of their own, or say --ignore "${words}" if it does not.`,
      ]);
    },
  );

  it.each(["VALID FROM 1 DEC", "Rates valid 15-31 December 2026", "Effective 1st Dec"])(
    "refuses rows below a line with a validity of its own: %s",
    async (words) => {
      expect(await check([head("20GP"), lane("1000"), words, other("1100")])).toEqual([
        `line 3: "${words}" may limit the rows below it. Move them to a tab of their own, or say --ignore "${words}" if it does not.`,
      ]);
    },
  );

  it("refuses rows below headings of other sizes", async () => {
    expect(
      await check([head("20GP", "40HC"), lane("1000", "1500"), ",,,,20 REEFER,40 REEFER", other("3", "4")]),
    ).toEqual([
      'line 3: "20 REEFER 40 REEFER" may limit the rows below it. Move them to a tab of their own, or say --ignore "20 REEFER 40 REEFER" if it does not.',
    ]);
  });

  it("leaves names of regions and notes below the rows out", async () => {
    expect(
      await check([head("20GP"), "NORTH EUROPE", lane("1000"), "BALTIC", other("1100"), "Reefer rates on request"]),
    ).toEqual([
      'line 2: "NORTH EUROPE" is text and no rate, and is left out.',
      'line 4: "BALTIC" is text and no rate, and is left out.',
      'line 6: "Reefer rates on request" is text and no rate, and is left out.',
      "20GP: OCEAN FREIGHT USD 1,000.00",
      "20GP: OCEAN FREIGHT USD 1,100.00",
    ]);
  });

  it.each(["Reefer rates", "DG RATES", "RATES FOR HAZARDOUS CARGO", "Expired rates"])(
    "refuses a title that limits all prices: %s",
    async (title) => {
      expect(await check([title, head("20GP"), lane("1000")])).toEqual([
        `line 1: "${title}" may limit the rows below it. Move them to a tab of their own, or say --ignore "${title}" if it does not.`,
      ]);
    },
  );

  it.each([
    ["CARGO TYPE", "DG"],
    ["COMMODITY", "Hazardous cargo"],
    ["COMMODITY", "IMO class 3"],
    ["COMMODITY", "Reefer"],
    ["CARGO", "SOC"],
  ])("asks about a price of special cargo: %s %s", async (header, cargo) => {
    expect(await check([head(header, "20GP"), lane(cargo, "1000")])).toEqual([
      `line 2, cell E2: COMMODITY "${cargo}" limits the price. Remove the line, or say --ignore "${header}" if it is for any cargo.`,
    ]);
  });

  it.each(["FAK", "Non-hazardous", "General cargo (non DG)", "FAK excl. reefer", "FAK incl. IMO"])(
    "reads a price of general cargo: %s",
    async (cargo) => {
      expect(await check([head("COMMODITY", "20GP"), lane(cargo, "1000")])).toEqual([
        "20GP: OCEAN FREIGHT USD 1,000.00",
      ]);
    },
  );

  it("reads a price of a reefer beside a commodity that says so", async () => {
    expect(await check([head("COMMODITY", "20RE"), lane("Reefer", "3000")])).toEqual([
      "20RE: OCEAN FREIGHT USD 3,000.00",
    ]);
  });

  it("asks what a price beside a number of containers is for", async () => {
    expect(await check([head("SIZE", "QTY", "OCEAN FREIGHT"), lane("20GP", "2", "1900")])).toEqual([
      'line 2, cell F2: "2" containers: the price can be for one or for all of them. Write the price of one, and say --ignore "QTY".',
    ]);
    expect(await check([head("SIZE", "QTY", "OCEAN FREIGHT"), lane("20GP", "1", "950")])).toEqual([
      "20GP: OCEAN FREIGHT USD 950.00",
    ]);
  });

  it("asks which prices of the same lane, size and validity count", async () => {
    expect(await check([head("20GP"), lane("1000"), other("900"), lane("1200")])).toEqual([
      'line 4, cell E4: OCEAN FREIGHT 20GP "1200" is "1000" in line 2, and nothing else differs. Remove one of the lines, or write what distinguishes them, such as a SERVICE or a TRANSIT TIME.',
    ]);
    expect(await check([head("SERVICE", "20GP"), lane("AE1", "1000"), lane("AE5", "1200")])).toEqual([
      "20GP: OCEAN FREIGHT USD 1,000.00 to USD 1,200.00",
    ]);
    expect(await check([head("20GP", "40HC"), lane("1000", ""), lane("", "1500")])).toEqual([
      "20GP: OCEAN FREIGHT USD 1,000.00",
      "40HC: OCEAN FREIGHT USD 1,500.00",
    ]);
  });

  it.each(["20/40", "20'&40'", "20GP/40"])(
    "asks which forty feet a cell with several sizes means: %s",
    async (size) => {
      const [problem = "", ...more] = await check([head("SIZE", "OCEAN FREIGHT"), lane(size, "1000")]);
      expect(more).toEqual([]);
      expect(problem).toMatch(/^line 2, cell E2: "40'?" can be 40GP, or 40GP and 40HC. Say --size "40'?=40GP" or/);
    },
  );

  it("reads what a date means from its heading", async () => {
    const file = join(folder, "gate-in.csv");
    writeFileSync(file, "POL,POD,VALID TILL (gate in),CURRENCY,20GP\nINNSA,NLRTM,2026-12-31,USD,1000");
    const { said } = await run("rates", "import", file, "--provider", "X", "--check");
    expect(said.at(-1)).toBe("1 line can be imported, valid for gate-in.");
  });

  it("refuses the freight of a part load per container, and remarks other charges per container", async () => {
    const tariff = (freight: string, cfs: string) =>
      check([
        "POL,POD,DEST CFS,VALID TILL,CURRENCY,FREIGHT W/M,ORIGIN: CFS",
        `INNSA,DEHAM,Hamburg,2026-12-31,USD,${freight},${cfs}`,
      ]);
    expect(await tariff("35/container", "10/W/M")).toEqual([
      'line 2, cell F2: OCEAN FREIGHT PER W/M "35/container" is per container, which a part load has none of. Write the price per W/M, CBM or TON.',
    ]);
    expect(await tariff("35", "150/container")).toEqual([
      'line 2, cell G2: CFS "150/container" is per container, so a part load has no price for it.',
      expect.stringContaining("CFS"),
    ]);
  });

  it("states the last day of prices without a validity", async () => {
    const file = join(folder, "no-validity.csv");
    writeFileSync(file, "POL,POD,VALID TILL,20GP\nINNSA,NLRTM,,USD 1000\nINNSA,DEHAM,2026-12-31,USD 1000");
    const words = ["rates", "import", file, "--provider", "X", "--check"];
    const sentence = "1 line states no end of validity and will be valid till 2026-12-20. Say --till with another day.";
    expect((await run(...words)).said).toContain(sentence);
    expect((await run(...words, "--till", "2026-12-20")).said).not.toContain(sentence);
  });
});
