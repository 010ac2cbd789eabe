import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { lclLines } from "#server/modules/lcl/store.ts";
import { sheetLines } from "#server/rate-sources/rate-sheets/store.ts";
import { startDesk } from "./support.ts";

let folder = "";
let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keelson-rows-"));
  desk = await startDesk(rateCommands);
});
afterAll(async () => {
  await desk.database.remove();
  rmSync(folder, { recursive: true, force: true });
});

const importLines = async (lines: readonly string[], ...words: readonly string[]) => {
  const file = join(folder, "rates.csv");
  writeFileSync(file, lines.join("\n"));
  const { said, complained } = await desk.run(
    "rates",
    "import",
    file,
    "--provider",
    "Malabar",
    "--till",
    "2026-12-20",
    ...words,
  );
  return { said, complained: complained.map((line) => line.replace(file, "FILE")) };
};
const check = (lines: readonly string[], ...words: readonly string[]) => importLines(lines, "--check", ...words);

const ROWS = [
  "POL,POD,Carrier,Size,Charge Name,Amount,Currency,Basis,Validity",
  "INNSA,NLRTM,MSC,20,Ocean Freight,980,USD,Per container,31 Dec 2026",
  "INNSA,NLRTM,MSC,40,Ocean Freight,1640,USD,Per container,31 Dec 2026",
  "INNSA,NLRTM,MSC,20,THC,8150,INR,Per container,31 Dec 2026",
  "INNSA,NLRTM,MSC,40,THC,12200,INR,Per container,31 Dec 2026",
  "INNSA,NLRTM,MSC,,BL fee,4000,INR,Per BL,31 Dec 2026",
  "INNSA,NLRTM,MSC,20GP,BAF,10,,% of Ocean Freight,31 Dec 2026",
  "INNSA,DEHAM,MSC,20GP,Ocean Freight,1010,USD,,31 Dec 2026",
  "INNSA,DEHAM,MSC,20GP,Green fee,12,EUR,,31 Dec 2026",
];

describe("a sheet with one charge in each row", () => {
  it("asks what a bare 40 of freight and an unknown charge mean", async () => {
    expect((await check(ROWS)).complained).toEqual([
      "Nothing was imported: 2 problems in FILE (1 size, 1 column).",
      '  line 3, cell F3: the freight of "40" can be for 40GP, or for 40GP and 40HC. Say --size "40=40GP" or --size "40=40GP/40HC".',
      '  line 9, cell E9: the charge "Green fee" is not known. Say --charge "Green fee" or --ignore "Green fee".',
    ]);
  });

  it("joins the rows of a line, with the currency, size and unit of each", async () => {
    const map = join(folder, "map.json");
    const answers = ["--size", "40=40GP/40HC", "--charge", "Green fee"] as const;
    const remarks = [
      "2 remarks (2 size):",
      "  line 1: 40GP has no BAF, which 20GP has, in line 2.",
      "  line 1: 40HC has no BAF, which 20GP has, in line 2.",
    ];
    const lanes = [
      "  INNSA-NLRTM: 1 line, 20GP USD 980.00, 40GP USD 1,640.00, 40HC USD 1,640.00, till 2026-12-31",
      "    20GP: OCEAN FREIGHT USD 980.00; THC INR 8,150.00; BL FEE INR 4,000.00/BL; BAF 10% OF OCEAN FREIGHT",
      "    40GP: OCEAN FREIGHT USD 1,640.00; THC INR 12,200.00; BL FEE INR 4,000.00/BL; NO BAF, which 20GP has",
      "    40HC: OCEAN FREIGHT USD 1,640.00; THC INR 12,200.00; BL FEE INR 4,000.00/BL; NO BAF, which 20GP has",
      "  INNSA-DEHAM: 1 line, 20GP USD 1,010.00, till 2026-12-31",
      "    20GP: OCEAN FREIGHT USD 1,010.00; GREEN FEE EUR 12.00",
      "2 lines can be imported, valid for departures.",
    ];
    expect(await check(ROWS, ...answers, "--save-map", map)).toEqual({
      said: [...remarks, `The mapping is in ${map}.`, ...lanes],
      complained: [],
    });
    expect(JSON.parse(readFileSync(map, "utf8"))).toMatchObject({
      charges: ["Green fee"],
      sizes: { "40": "40GP/40HC" },
    });
    expect(await check(ROWS, "--map", map)).toEqual({ said: [...remarks, ...lanes], complained: [] });
    expect((await importLines(ROWS, "--map", map)).complained).toEqual([]);
    const [line] = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-12-20");
    expect([line?.fields, line?.charges]).toEqual([
      { LINE: "MSC", "VALID TILL": "2026-12-31" },
      {
        "OCEAN FREIGHT 20GP": "USD 980/CONTAINER",
        "OCEAN FREIGHT 40GP": "USD 1640/CONTAINER",
        "OCEAN FREIGHT 40HC": "USD 1640/CONTAINER",
        "THC 20GP": "INR 8150/CONTAINER",
        "THC 40GP": "INR 12200/CONTAINER",
        "THC 40HC": "INR 12200/CONTAINER",
        "BL FEE": "INR 4000/BL",
        "BAF 20GP": "10% OF OCEAN FREIGHT",
      },
    ]);
  });

  it("reads sizes from the columns of amounts", async () => {
    const lines = [
      "POL,POD,Charges,Curr,20GP,40GP,40HC,Remarks",
      "Nhava Sheva,Rotterdam,Ocean freight,USD,980,1640,1700,",
      "Nhava Sheva,Rotterdam,THC,INR,8150,12200,12200,",
      "Nhava Sheva,Rotterdam,BL fee,INR,4000/BL,4000/BL,4000/BL,once",
      "Nhava Sheva,Rotterdam,Total,USD,1100,1800,1850,",
    ];
    expect((await check(lines)).complained.slice(1)).toEqual([
      '  line 5, cell C5: the charge "Total" is not known. Say --charge "Total" or --ignore "Total".',
    ]);
    expect((await check(lines, "--ignore", "Total")).said.slice(1, 4)).toEqual([
      "    20GP: OCEAN FREIGHT USD 980.00; THC INR 8,150.00; BL FEE INR 4,000.00/BL",
      "    40GP: OCEAN FREIGHT USD 1,640.00; THC INR 12,200.00; BL FEE INR 4,000.00/BL",
      "    40HC: OCEAN FREIGHT USD 1,700.00; THC INR 12,200.00; BL FEE INR 4,000.00/BL",
    ]);
  });

  it("names the option for columns in other words, and the cells that lack a lane", async () => {
    const lines = [
      "POL,POD,Equipment,Charge code,Description,Rate,Ccy",
      "INNSA,NLRTM,20DV,BAS,Ocean freight,980,USD",
      "INNSA,NLRTM,20DV,THC,Terminal handling,8150,INR",
      ",,20DV,BAF,Bunker,150,USD",
    ];
    expect((await check(lines)).complained.slice(1, 3)).toEqual([
      '  line 1, cell D1: the column "Charge code" is not known ("BAS", "THC"). Say --field "Charge code=CHARGE NAME" or --ignore "Charge code".',
      '  line 1, cell E1: the column "Description" is not known ("Ocean freight", "Terminal handling"). Say --field "Description=CHARGE NAME" or --ignore "Description".',
    ]);
    const answers = ["--field", "Charge code=CHARGE NAME", "--ignore", "Description"] as const;
    expect((await check(lines, ...answers)).complained.slice(1)).toEqual([
      "  line 4, cell A4: PORT OF LOADING is empty.",
      "  line 4, cell B4: PORT OF DISCHARGE is empty.",
      "  line 4: no OCEAN FREIGHT is stated. Write the price, or remove the line.",
    ]);
    expect((await check(lines.slice(0, 3), ...answers)).said[1]).toBe("    20GP: BAS USD 980.00; THC INR 8,150.00");
  });

  it("names the cell of whatever cannot be read for certain", async () => {
    const { complained } = await check([
      "POL,POD,Size,Charge,Amount,Currency,Basis",
      "INNSA,NLRTM,20GP,Ocean freight,980,USD,TEU",
      "INNSA,NLRTM,20GP,THC,8150,US DOLLAR,",
      "INNSA,NLRTM,20GP,BAF,150,USD,",
      "INNSA,NLRTM,20GP,BAF,160,USD,",
      "INNSA,NLRTM,40HC,THC 20GP,160,USD,",
      "INNSA,NLRTM,big,THC,160,USD,",
      "INNSA,NLRTM,20GP,,160,USD,",
      "INNSA,NLRTM,20GP,CAF,#N/A,USD,",
      "INNSA,NLRTM,20GP,PSS,100,#REF!,",
    ]);
    expect(complained.slice(1)).toEqual([
      '  line 2, cell G2: CHARGE BASIS "TEU" is not known. Write CONTAINER, BL, SHIPMENT or W/M, or say --ignore "Basis" if each charge is counted as usual.',
      '  line 3, cell F3: CURRENCY "US DOLLAR" is not a currency (ISO 4217, such as USD).',
      '  line 6, cell C6: CONTAINER SIZE "40HC" is not the size of the charge (20GP). Correct one of them.',
      '  line 7, cell C7: CONTAINER SIZE "big" is not a container size (such as 20GP or 40HC). Say --size "big=40HC" with the size that it means.',
      "  line 8, cell D8: CHARGE NAME is empty.",
      "  line 10, cell F10: Currency has a formula with an error. Write the value.",
      "  line 5, cell E5: BAF 20GP is stated in line 4 too, for the same lane, carrier and validity. Correct one of them, or remove it.",
    ]);
  });

  it("names the row of an amount that the line cannot have", async () => {
    const { complained } = await check([
      "POL,POD,Size,Charge,Amount (USD),Currency",
      "INNSA,NLRTM,20GP,Ocean freight,980,",
      "INNSA,NLRTM,20GP,THC,1.050,",
      "INNSA,NLRTM,20GP,BAF,kr 40,",
      "INNSA,NLRTM,20GP,CAF,#N/A,",
      "INNSA,NLRTM,20GP,PSS,-5,",
    ]);
    expect(complained.slice(1)).toEqual([
      '  line 3, cell E3: THC 20GP "USD 1.050" can be 1050 or 1.050. Say --decimal comma or --decimal point.',
      '  line 4, cell E4: BAF 20GP "kr 40": "kr" is no currency that is known. Write its code, or say --currency-sign "kr=USD" with the currency that it means.',
      "  line 5, cell E5: CAF 20GP has a formula with an error. Write the value.",
      '  line 6, cell E6: PSS 20GP "USD -5" is negative. Take a rebate off the freight.',
    ]);
    const { complained: both } = await check([
      "POL,POD,Size,Charge,Amount (USD),Currency",
      "INNSA,NLRTM,20GP,Ocean freight,980,INR",
    ]);
    expect(both[1]).toBe(
      '  line 2, cell E2: the row is in INR, but the column "Amount (USD)" in USD. Correct one of them.',
    );
  });

  it("takes rows that are counted by measure as an LCL tariff, each with its minimum", async () => {
    const lines = [
      "POL,POD,Charge description,Rate (USD),Unit,Min",
      "INNSA,DEHAM,Ocean freight,35,W/M,50",
      "INNSA,DEHAM,CFS charges,10,per W/M,20",
      "INNSA,DEHAM,BL fee,40,BL,",
    ];
    expect((await importLines(lines, "--charge", "CFS charges")).complained).toEqual([]);
    const [line] = await lclLines(desk.database.db, "Nhava Sheva", "Hamburg", "2026-11-20");
    expect(line?.charges.origin).toEqual({
      "OCEAN FREIGHT": "USD 35/W/M MIN USD 50",
      "CFS CHARGES": "USD 10/W/M MIN USD 20",
      "BL FEE": "USD 40/BL",
    });
  });
});

describe("container sizes in the words of a sheet", () => {
  const HEAD_PORTS = "POL,POD,";
  const sized = (head: string, row: string): readonly string[] => [
    `${HEAD_PORTS}${head},Currency`,
    `INNSA,NLRTM,${row},USD`,
  ];
  const sizesOf = async (lines: readonly string[], ...words: readonly string[]) => {
    const { said, complained } = await check(lines, ...words);
    return complained.length > 0
      ? complained.slice(1).map((line) => line.trim())
      : said.filter((line) => /^ {4}\d\d[A-Z]{2}:/.test(line)).map((line) => line.trim());
  };

  it("asks which sizes the freight of a bare 40 is for, and gives THC 40 to 40HC", async () => {
    const lines = sized("20,40,THC 20,THC 40", "980,1640,100,160");
    expect(await sizesOf(lines)).toEqual([
      'line 1, cell D1: the freight "40" can be for 40GP, or for 40GP and 40HC. Say --size "40=40GP" or --size "40=40GP/40HC".',
    ]);
    expect(await sizesOf(lines, "--size", "40=40GP/40HC")).toEqual([
      "20GP: OCEAN FREIGHT USD 980.00; THC USD 100.00",
      "40GP: OCEAN FREIGHT USD 1,640.00; THC USD 160.00",
      "40HC: OCEAN FREIGHT USD 1,640.00; THC USD 160.00",
    ]);
    expect(await sizesOf(lines, "--size", "40=40GP")).toEqual([
      "20GP: OCEAN FREIGHT USD 980.00; THC USD 100.00",
      "40GP: OCEAN FREIGHT USD 1,640.00; THC USD 160.00",
    ]);
  });

  it("reads a bare 40 beside a price of 40HC as 40GP", async () => {
    expect(await sizesOf(sized("20',40',40'HC,THC 20',THC 40'", "980,1640,1700,100,160"))).toEqual([
      "20GP: OCEAN FREIGHT USD 980.00; THC USD 100.00",
      "40GP: OCEAN FREIGHT USD 1,640.00; THC USD 160.00",
      "40HC: OCEAN FREIGHT USD 1,700.00; THC USD 160.00",
    ]);
  });

  it("asks about a bare 40 in a column of sizes", async () => {
    const lines = ["POL,POD,Size,Freight,THC,Currency", "INNSA,NLRTM,20,980,100,USD", "INNSA,NLRTM,40,1640,160,USD"];
    expect(await sizesOf(lines)).toEqual([
      'line 3, cell C3: "40" can be 40GP, or 40GP and 40HC. Say --size "40=40GP" or --size "40=40GP/40HC".',
    ]);
    expect(await sizesOf([...lines, "INNSA,NLRTM,40HC,1700,170,USD"])).toEqual([
      "20GP: OCEAN FREIGHT USD 980.00; THC USD 100.00",
      "40GP: OCEAN FREIGHT USD 1,640.00; THC USD 160.00",
      "40HC: OCEAN FREIGHT USD 1,700.00; THC USD 170.00",
    ]);
  });

  it("reads headers of several sizes", async () => {
    expect(await sizesOf(sized("20GP,40GP & 40HC,THC (20GP),THC (40GP/HC)", "980,1640,100,160"))).toEqual([
      "20GP: OCEAN FREIGHT USD 980.00; THC USD 100.00",
      "40GP: OCEAN FREIGHT USD 1,640.00; THC USD 160.00",
      "40HC: OCEAN FREIGHT USD 1,640.00; THC USD 160.00",
    ]);
    expect(await sizesOf(sized("20/40,THC", "980,100"))).toEqual([
      'line 1, cell C1: the freight "20/40" can be for 40GP, or for 40GP and 40HC. Say --size "40=40GP" or --size "40=40GP/40HC".',
    ]);
    expect(await sizesOf(sized("20GP,40GP/HC,40HC", "980,1640,1700"))).toEqual([
      'line 1, cell E1: the columns "40GP/HC" and "40HC" mean the same. Say --ignore for one of them.',
    ]);
  });

  it("reads the type of a container beside its size", async () => {
    const lines = [
      "POL,POD,Size,Kind,Freight,Currency",
      "INNSA,NLRTM,20,DRY,980,USD",
      "INNSA,NLRTM,40,HC,1640,USD",
      "INNSA,NLRTM,40,REEFER,2640,USD",
    ];
    expect(await sizesOf(lines)).toEqual([
      'line 1, cell D1: the column "Kind" is not known ("DRY", "HC"). Say --field "Kind=EQUIPMENT TYPE" or --ignore "Kind".',
    ]);
    const named = ["--field", "Kind=EQUIPMENT TYPE"] as const;
    expect(await sizesOf(lines, ...named)).toEqual([
      "20GP: OCEAN FREIGHT USD 980.00",
      "40HC: OCEAN FREIGHT USD 1,640.00",
      "40RH: OCEAN FREIGHT USD 2,640.00",
    ]);
    expect(await sizesOf([...lines, "INNSA,NLRTM,40,FLAT RACK,3640,USD"], ...named)).toEqual([
      'line 5, cell C5: CONTAINER SIZE "40 FLAT RACK" is not a container size (such as 20GP or 40HC). Say --size "40 FLAT RACK=40HC" with the size that it means.',
    ]);
  });

  it("names --size for sizes in other spellings, alone and behind a charge", async () => {
    const lines = sized("PC20,PC40HC,40HDRY,OCEAN FREIGHT 45HDRY,THC 45HDRY,THC 20", "980,1640,1,1800,160,100");
    const ignore = ["--ignore", "40HDRY"] as const;
    expect(await sizesOf(lines)).toEqual([
      'line 1, cell C1: the column "PC20" is not known ("980"). Say --size "PC20=20GP" or --ignore "PC20".',
      'line 1, cell D1: the column "PC40HC" is not known ("1640"). Say --size "PC40HC=40HC" or --ignore "PC40HC".',
      'line 1, cell E1: the column "40HDRY" is not known ("1"). Say --size "40HDRY=40HC" or --ignore "40HDRY".',
      'line 1, cell F1: the column "OCEAN FREIGHT 45HDRY" is not known ("1800"). Say --size "45HDRY=45HC" or --ignore "OCEAN FREIGHT 45HDRY".',
      'line 1, cell G1: the column "THC 45HDRY" is not known ("160"). Say --size "45HDRY=45HC" or --ignore "THC 45HDRY".',
    ]);
    const sizes = ["--size", "PC20=20GP", "--size", "PC40HC=40HC", "--size", "45HDRY=45HC"] as const;
    expect(await sizesOf(lines, ...ignore, ...sizes)).toEqual([
      "20GP: OCEAN FREIGHT USD 980.00; THC USD 100.00",
      "40HC: OCEAN FREIGHT USD 1,640.00; NO THC, which 20GP and 45HC have",
      "45HC: OCEAN FREIGHT USD 1,800.00; THC USD 160.00",
    ]);
    expect(
      await sizesOf(
        lines,
        ...ignore,
        ...sizes.slice(0, 4),
        "--charge",
        "OCEAN FREIGHT 45HDRY",
        "--ignore",
        "THC 45HDRY",
      ),
    ).toEqual(['line 1, cell F1: "OCEAN FREIGHT 45HDRY" names a size that is not known. Say --size "45HDRY=45HC".']);
  });

  it("keeps size and currency of a header that staff name as another charge", async () => {
    const lines = sized("Frt (INR) 20,Box (EUR) 40HC", "98000,1640");
    expect(
      await sizesOf(lines, "--charge", "Frt (INR) 20=OCEAN FREIGHT", "--charge", "Box (EUR) 40HC=OCEAN FREIGHT"),
    ).toEqual(["20GP: OCEAN FREIGHT INR 98,000.00", "40HC: OCEAN FREIGHT EUR 1,640.00"]);
  });

  it("asks about a column that its header limits to a kind of container or a weight", async () => {
    expect(await sizesOf(sized("20GP (REEFER),20GP (<14T)", "35,100"))).toEqual([
      'line 1, cell C1: the column "20GP (REEFER)" is not known ("35"). Say --charge "20GP (REEFER)=OCEAN FREIGHT 20RE" if it is the freight or --ignore "20GP (REEFER)".',
      'line 1, cell D1: the column "20GP (<14T)" is not known ("100"). Say --charge "20GP (<14T)=OCEAN FREIGHT 20GP" if it is the freight or --ignore "20GP (<14T)".',
    ]);
  });
});
