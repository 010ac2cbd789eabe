import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { startDesk } from "./support.ts";

let folder = "";
let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keelson-tables-"));
  desk = await startDesk(rateCommands);
});
afterAll(async () => {
  await desk.database.remove();
  rmSync(folder, { recursive: true, force: true });
});

const check = async (lines: readonly string[], ...words: readonly string[]) => {
  const file = join(folder, "rates.csv");
  writeFileSync(file, lines.join("\n"));
  const { said, complained } = await desk.run("rates", "import", file, "--provider", "X", "--check", ...words);
  return { said, complained: complained.map((line) => line.replace(file, "FILE")) };
};

describe("what a forwarder writes around the rates", () => {
  it("reads dates as text in several styles, and leaves totals and repeated headers out", async () => {
    const head = "POL,POD,20GP,40HC,Currency,Valid from,Valid till";
    const { said, complained } = await check([
      head,
      "INNSA,NLRTM,980,1700,USD,December 1st 2026,31st of December 2026",
      "INNSA,DEHAM,981,1701,USD,1-Dec-26,31/12/26",
      "INNSA,BEANR,982,1702,USD,46357,2026.12.31",
      "INNSA,FRLEH,983,1703,USD,01.12.26,31.12.26 23:59",
      "Total,,3926,6806,,,",
      "Grand total,,3926,6806,USD,,",
      head,
      "INMUN,NLRTM,880,1600,USD,1 Dec 2026,31 Dec 2026",
    ]);
    expect(complained).toEqual([]);
    expect(said).toEqual([
      "3 remarks (3 left out):",
      '  line 6: "Total 3926 6806" is text and no rate, and is left out.',
      '  line 7: "Grand total 3926 6806 USD" is text and no rate, and is left out.',
      '  line 8: "POL POD 20GP 40HC Currency Valid from Valid till" is text and no rate, and is left out.',
      ...[
        ["INNSA-NLRTM", "980", "1,700"],
        ["INNSA-DEHAM", "981", "1,701"],
        ["INNSA-BEANR", "982", "1,702"],
        ["INNSA-FRLEH", "983", "1,703"],
        ["INMUN-NLRTM", "880", "1,600"],
      ].flatMap(([lane = "", twenty = "", forty = ""]) => [
        `  ${lane}: 1 line, 20GP USD ${twenty}.00, 40HC USD ${forty}.00, till 2026-12-31`,
        `    20GP: OCEAN FREIGHT USD ${twenty}.00`,
        `    40HC: OCEAN FREIGHT USD ${forty}.00`,
      ]),
      "5 lines can be imported, valid for departures.",
    ]);
  });

  it("refuses a second table with other columns in the same tab", async () => {
    const { complained } = await check([
      "POL,POD,20GP,40HC,Currency",
      "INNSA,NLRTM,980,1700,USD",
      "",
      "POL,POD,40HC,20GP,Currency",
      "INMUN,NLRTM,1600,880,EUR",
    ]);
    expect(complained.slice(1)).toEqual([
      "  line 4: another table begins here. Move it to a tab or a file of its own.",
    ]);
  });

  it("refuses a table of local charges below the rates", async () => {
    const { complained } = await check([
      "POL,POD,20GP,40HC,Currency",
      "INNSA,NLRTM,980,1700,USD",
      "",
      "LOCAL CHARGES,,,,",
      "DO fee,BL,60,EUR,",
    ]);
    expect(complained[0]).toBe("Nothing was imported: 4 problems in FILE (2 place, 1 currency, 1 freight).");
  });

  it("reads decimal commas, and asks about figures that can be read in two ways", async () => {
    const lines = [
      "Origin;Destination;20' DC;40' HC;THC Origin;ISPS;Valid to",
      "Hamburg;Shanghai;1.250,00;2.100,00;265,00;12,50;31.12.2026",
      "Bremerhaven;Ningbo;1.260;2.110;265;12,50;31.12.2026",
    ];
    expect((await check(lines, "--currency", "EUR")).complained.slice(1)).toEqual([
      `  line 3, cell C3: OCEAN FREIGHT 20GP "1.260" can be 1260 or 1.260. Say --decimal comma or --decimal point.`,
      `  line 3, cell D3: OCEAN FREIGHT 40HC "2.110" can be 2110 or 2.110. Say --decimal comma or --decimal point.`,
    ]);
    expect((await check(lines, "--currency", "EUR", "--decimal", "comma")).said.slice(0, 6)).toEqual([
      "  DEHAM-CNSHA: 1 line, 20GP EUR 1,250.00, 40HC EUR 2,100.00, till 2026-12-31",
      "    20GP: OCEAN FREIGHT EUR 1,250.00; THC ORIGIN EUR 265.00; ISPS EUR 12.50",
      "    40HC: OCEAN FREIGHT EUR 2,100.00; THC ORIGIN EUR 265.00; ISPS EUR 12.50",
      "  DEBRV-CNNGB: 1 line, 20GP EUR 1,260.00, 40HC EUR 2,110.00, till 2026-12-31",
      "    20GP: OCEAN FREIGHT EUR 1,260.00; THC ORIGIN EUR 265.00; ISPS EUR 12.50",
      "    40HC: OCEAN FREIGHT EUR 2,110.00; THC ORIGIN EUR 265.00; ISPS EUR 12.50",
    ]);
  });

  it("asks what a column is by what its cells are", async () => {
    const lines = ["POL,Disch. port,Waluta,20GP,Ważne do", "INNSA,NLRTM,USD,980,31.12.2026"];
    expect((await check(lines)).complained).toEqual([
      "Nothing was imported: 3 problems in FILE (3 column).",
      '  line 1, cell B1: the column "Disch. port" is not known ("NLRTM"). Say --field "Disch. port=PORT OF LOADING", --field "Disch. port=PORT OF DISCHARGE" or --ignore "Disch. port".',
      '  line 1, cell C1: the column "Waluta" is not known ("USD"). Say --field "Waluta=CURRENCY" or --ignore "Waluta".',
      '  line 1, cell E1: the column "Ważne do" is not known ("31.12.2026"). Say --field "Ważne do=VALID FROM", --field "Ważne do=VALID TILL" or --ignore "Ważne do".',
    ]);
  });

  it("asks about a column that has the name of a field, and amounts", async () => {
    const lines = ["POL,POD,Freight W/M,CFS,Currency", "INNSA,DEHAM,35,EUR 3/CBM,USD"];
    expect((await check(lines)).complained).toEqual([
      "Nothing was imported: 1 problem in FILE (1 column).",
      '  line 1, cell D1: the column "CFS" is read as DEST CFS, but has amounts ("EUR 3/CBM"). Say --charge "CFS" or --ignore "CFS".',
    ]);
    expect((await check(lines, "--kind", "lcl", "--charge", "CFS=Origin: CFS handling")).said).toContain(
      "    all: OCEAN FREIGHT PER W/M USD 35.00; CFS HANDLING EUR 3.00/CBM",
    );
  });
});
