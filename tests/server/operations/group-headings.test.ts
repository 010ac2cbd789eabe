import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { startDesk } from "./support.ts";
import { workbook } from "./sheets/workbook.ts";

let folder = "";
let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keelson-headings-"));
  desk = await startDesk(rateCommands);
});
afterAll(async () => {
  await desk.database.remove();
  rmSync(folder, { recursive: true, force: true });
});

const run = async (file: string, words: readonly string[]) => {
  const { said, complained } = await desk.run("rates", "import", file, "--provider", "Malabar", "--check", ...words);
  return { said, complained: complained.map((line) => line.replace(file, "FILE")) };
};
const checkUndated = (lines: readonly string[], ...words: readonly string[]) => {
  const file = join(folder, "rates.csv");
  writeFileSync(file, lines.join("\n"));
  return run(file, words);
};
const check = (lines: readonly string[], ...words: readonly string[]) =>
  checkUndated(lines, "--till", "2026-12-20", ...words);

const besideProblem = (cell: string, label: string, figure: string, currency: string): string =>
  `  line ${cell.slice(1)}, cell ${cell}: ${label} "${figure}" is beside a heading in ${currency}, which may not cover it. Say --column-currency "${label}=${currency}", or the currency that is meant.`;

const PRICED = [
  "  INNSA-NLRTM: 1 line, 20GP USD 980.00, 40HC USD 1,700.00, till 2026-12-20",
  "    20GP: OCEAN FREIGHT USD 980.00; ORIGIN THC INR 8,150.00; ORIGIN BL FEE INR 4,000.00; DESTINATION DTHC EUR 250.00; DESTINATION DO FEE EUR 60.00",
  "    40HC: OCEAN FREIGHT USD 1,700.00; ORIGIN THC INR 8,150.00; ORIGIN BL FEE INR 4,000.00; DESTINATION DTHC EUR 250.00; DESTINATION DO FEE EUR 60.00",
  "1 line can be imported, valid for departures.",
];
/* Headings that are not over a column give it no name. */
const HALF_NAMED = PRICED.map((line) =>
  line.replace("ORIGIN BL FEE", "BL FEE").replace("DESTINATION DO FEE", "DO FEE"),
);
const HEAD = "POL,POD,20GP,40HC,THC,BL FEE,DTHC,DO FEE";
const LINE = "INNSA,NLRTM,980,1700,8150,4000,250,60";

describe("headings that state a currency for their group", () => {
  it("are read over merged cells", async () => {
    const file = join(folder, "merged.xlsx");
    const rows = [
      ["", "", "OCEAN FREIGHT (USD)", "", "ORIGIN (INR)", "", "DESTINATION (EUR)", ""],
      HEAD.split(","),
      ["INNSA", "NLRTM", 980, 1700, 8150, 4000, 250, 60],
    ];
    const after =
      '<mergeCells count="3"><mergeCell ref="C1:D1"/><mergeCell ref="E1:F1"/><mergeCell ref="G1:H1"/></mergeCells>';
    writeFileSync(file, workbook({ sheets: [{ name: "Rates", rows, after }] }));
    expect(await run(file, ["--till", "2026-12-20"])).toEqual({ said: PRICED, complained: [] });
  });

  it("are read over a charge that staff declare", async () => {
    const lines = [
      ",,OCEAN FREIGHT (USD),OCEAN FREIGHT (USD),DESTINATION (EUR),DESTINATION (EUR)",
      "POL,POD,20GP,40HC,DTHC,Stamp per BL",
      "INNSA,NLRTM,980,1700,250,60",
    ];
    expect((await check(lines)).complained).toEqual([
      "Nothing was imported: 1 problem in FILE (1 column).",
      '  line 2, cell F2: the column "Stamp per BL" is not known ("60"). Say --charge "Stamp per BL" or --ignore "Stamp per BL".',
    ]);
    expect(await check(lines, "--charge", "Stamp per BL")).toEqual({
      said: [
        "  INNSA-NLRTM: 1 line, 20GP USD 980.00, 40HC USD 1,700.00, till 2026-12-20",
        "    20GP: OCEAN FREIGHT USD 980.00; DESTINATION DTHC EUR 250.00; STAMP EUR 60.00/BL",
        "    40HC: OCEAN FREIGHT USD 1,700.00; DESTINATION DTHC EUR 250.00; STAMP EUR 60.00/BL",
        "1 line can be imported, valid for departures.",
      ],
      complained: [],
    });
  });

  it("are refused where nothing says how far they go, and read with the answer", async () => {
    const lines = [",,OCEAN FREIGHT (USD),,ORIGIN (INR),,DESTINATION (EUR),", HEAD, LINE];
    expect((await check(lines)).complained).toEqual([
      "Nothing was imported: 2 problems in FILE (2 currency).",
      besideProblem("F3", "BL FEE", "4000", "INR"),
      besideProblem("H3", "DO FEE", "60", "EUR"),
    ]);
    expect((await check(lines, "--currency", "USD")).complained).toHaveLength(3);
    const map = join(folder, "headings.json");
    const answers = ["--column-currency", "BL FEE=INR", "--column-currency", "DO FEE=EUR"] as const;
    expect((await check(lines, ...answers, "--save-map", map)).said.slice(1)).toEqual(HALF_NAMED);
    expect(JSON.parse(readFileSync(map, "utf8"))).toMatchObject({
      columnCurrencies: { "BL FEE": "INR", "DO FEE": "EUR" },
    });
    expect((await check(lines, "--map", map)).said).toEqual(HALF_NAMED);
  });

  it("are read where they are repeated over each column", async () => {
    const lines = [
      ",,OCEAN FREIGHT (USD),OCEAN FREIGHT (USD),ORIGIN (INR),ORIGIN (INR),DESTINATION (EUR),DESTINATION (EUR)",
      HEAD,
      LINE,
    ];
    expect((await check(lines)).said).toEqual(PRICED);
  });

  it.each([
    ["alone", ",,USD,USD,INR,INR,EUR,EUR"],
    ["in brackets", ",,(USD),[USD],(INR),[INR],(EUR),[EUR]"],
    ["with words", ",,in USD,in USD,Amount in INR,Amount in INR,EUR per container,EUR per container"],
  ])("are read where the currency is stated %s", async (_, headings) => {
    expect((await check([headings, HEAD, LINE])).said[1]).toBe(
      "    20GP: OCEAN FREIGHT USD 980.00; THC INR 8,150.00; BL FEE INR 4,000.00; DTHC EUR 250.00; DO FEE EUR 60.00",
    );
  });

  it("are read in two lines above the header", async () => {
    const lines = [",,OCEAN FREIGHT,,ORIGIN,,DESTINATION,", ",,USD,USD,INR,INR,EUR,EUR", HEAD, LINE];
    expect((await check(lines)).said).toEqual(HALF_NAMED);
    const half = [",,OCEAN FREIGHT,,ORIGIN,,,", ",,USD,USD,INR,,,", HEAD, LINE];
    expect((await check(half, "--currency", "USD")).complained.slice(1)).toEqual([
      besideProblem("F4", "BL FEE", "4000", "INR"),
      besideProblem("G4", "DTHC", "250", "INR"),
      besideProblem("H4", "DO FEE", "60", "INR"),
    ]);
  });

  it("are read in lines below the header", async () => {
    const lines = [
      "POL,POD,OCEAN FREIGHT,OCEAN FREIGHT,THC,THC,DTHC,BL FEE",
      ",,20',40'HC,20',40'HC,all,",
      ",,USD,USD,INR,INR,EUR,INR",
      "INNSA,NLRTM,980,1700,8150,12200,250,4000",
    ];
    expect((await check(lines, "--currency", "USD")).said).toEqual([
      "  INNSA-NLRTM: 1 line, 20GP USD 980.00, 40HC USD 1,700.00, till 2026-12-20",
      "    20GP: OCEAN FREIGHT USD 980.00; THC INR 8,150.00; DTHC EUR 250.00; BL FEE INR 4,000.00",
      "    40HC: OCEAN FREIGHT USD 1,700.00; THC INR 12,200.00; DTHC EUR 250.00; BL FEE INR 4,000.00",
      "1 line can be imported, valid for departures.",
    ]);
  });

  it("are read in the first of two header lines, beside other fields", async () => {
    const lines = [
      "POL,POD,OCEAN FREIGHT (USD),,ORIGIN (INR),ORIGIN (INR),VALIDITY,",
      ",,20GP,40HC,THC,BL FEE,FROM,TO",
      "INNSA,NLRTM,980,1700,8150,4000,01 Dec 2026,31 Dec 2026",
    ];
    expect((await check(lines)).said).toEqual([
      "  INNSA-NLRTM: 1 line, 20GP USD 980.00, 40HC USD 1,700.00, till 2026-12-31",
      "    20GP: OCEAN FREIGHT USD 980.00; ORIGIN THC INR 8,150.00; ORIGIN BL FEE INR 4,000.00",
      "    40HC: OCEAN FREIGHT USD 1,700.00; ORIGIN THC INR 8,150.00; ORIGIN BL FEE INR 4,000.00",
      "1 line can be imported, valid for departures.",
    ]);
  });

  it("ask for the currency of a sign, and of several codes", async () => {
    const lines = [",,O/F ($),O/F ($),ORIGIN (Rs),ORIGIN (USD/EUR),,", HEAD, LINE];
    expect((await check(lines)).complained.slice(1)).toEqual([
      '  line 3, cell C3: OCEAN FREIGHT 20GP "980": $ stands for several currencies. Write the code, or say --currency-sign "$=USD".',
      '  line 3, cell D3: OCEAN FREIGHT 40HC "1700": $ stands for several currencies. Write the code, or say --currency-sign "$=USD".',
      '  line 3, cell E3: ORIGIN THC "8150": RS stands for several currencies. Write the code, or say --currency-sign "RS=INR".',
      expect.stringContaining('is below "USD/EUR", which names several currencies. Say --column-currency "'),
      expect.stringContaining("is beside a heading in USD/EUR, which may not cover it."),
      expect.stringContaining("is beside a heading in USD/EUR, which may not cover it."),
    ]);
  });

  it("are asked about where a title or note names another currency than --currency", async () => {
    const lines = [
      "Rates in USD. Local charges at origin in INR.,,,",
      "POL,POD,20GP,THC",
      "INNSA,NLRTM,USD 980,8150",
      "ROE 1 USD = 83 INR,,,",
    ];
    expect((await check(lines, "--currency", "USD")).complained.slice(1)).toEqual([
      '  line 3, cell D3: "8150" has no currency of its own, and line 1 names INR. Say --column-currency "THC=USD" or --column-currency "THC=INR".',
    ]);
    const answered = await check(lines, "--currency", "USD", "--column-currency", "THC=INR");
    expect(answered.said.at(-2)).toBe("    20GP: OCEAN FREIGHT USD 980.00; THC INR 8,150.00");
    expect((await check(["All rates in USD,,,", ...lines.slice(1, 3)], "--currency", "USD")).complained).toEqual([]);
  });
});

describe("what --check prints", () => {
  it("lists every charge by size with its currency, and marks what this size lacks", async () => {
    const lines = [
      "POL,POD,CURRENCY,20GP,40GP,40HC,THC (INR) 20,THC (INR) 40,BAF 20GP,ENS PER BL,PSS,VALIDITY,SERVICE",
      "INNSA,NLRTM,USD,980,1640,1700,8150,12200,EUR 45,30,5% OF OCEAN FREIGHT,2026-12-31,AE1",
      "INNSA,NLRTM,USD,990,,1710,8150,12200,EUR 45,30,INCLUDED,2026-12-31,AE5",
      "INMUN,NLRTM,USD,900,,,AT COST,,,30,,2026-12-31,",
    ];
    expect((await check(lines)).said).toEqual([
      "3 remarks (2 size, 1 amount):",
      '  line 4, cell G4: THC 20GP "AT COST" is kept as written and has no price.',
      "  line 1, cell E1: 40GP has no BAF, which 20GP has, in line 2.",
      "  line 1, cell F1: 40HC has no BAF, which 20GP has, in 2 lines, first in line 2.",
      "  INNSA-NLRTM: 2 lines, 20GP USD 980.00 to USD 990.00, 40GP USD 1,640.00, 40HC USD 1,700.00 to USD 1,710.00, till 2026-12-31",
      "    20GP: OCEAN FREIGHT USD 980.00 to USD 990.00; THC INR 8,150.00; BAF EUR 45.00; ENS USD 30.00/BL; PSS 5% OF OCEAN FREIGHT or INCLUDED",
      "    40GP: OCEAN FREIGHT USD 1,640.00; THC INR 12,200.00; ENS USD 30.00/BL; PSS 5% OF OCEAN FREIGHT or INCLUDED; NO BAF, which 20GP has; NO OCEAN FREIGHT, which 20GP and 40HC have",
      "    40HC: OCEAN FREIGHT USD 1,700.00 to USD 1,710.00; THC INR 12,200.00; ENS USD 30.00/BL; PSS 5% OF OCEAN FREIGHT or INCLUDED; NO BAF, which 20GP has",
      "  INMUN-NLRTM: 1 line, 20GP USD 900.00, till 2026-12-31",
      "    20GP: OCEAN FREIGHT USD 900.00; THC AT COST; ENS USD 30.00/BL",
      "3 lines can be imported, valid for departures.",
    ]);
  });

  it("lists the charges of each carrier, and compares lines of one size within a carrier", async () => {
    const lines = [
      "POL,POD,CARRIER,SIZE,CURRENCY,FREIGHT,BAF,VALIDITY",
      "INNSA,NLRTM,MSC,20GP,USD,980,45,2026-12-31",
      "INNSA,NLRTM,MSC,40HC,USD,1700,,2026-12-31",
      "INNSA,NLRTM,HMM,20GP,USD,1010,,2026-12-31",
    ];
    expect((await check(lines)).said).toEqual([
      "  INNSA-NLRTM: 3 lines, 20GP USD 980.00 to USD 1,010.00, 40HC USD 1,700.00, till 2026-12-31",
      "    MSC  20GP: OCEAN FREIGHT USD 980.00; BAF USD 45.00",
      "    MSC  40HC: OCEAN FREIGHT USD 1,700.00; NO BAF, which 20GP has",
      "    HMM  20GP: OCEAN FREIGHT USD 1,010.00",
      "3 lines can be imported, valid for departures.",
    ]);
  });
});

describe("a validity in a title", () => {
  const table = ["POL,POD,20GP", "INNSA,NLRTM,USD 980"];

  it("is asked for where no column states it", async () => {
    const title = '"Valid from: 22nd Nov 2026 till 15th Dec 2026 - subject to space",,';
    expect((await checkUndated([title, ...table])).complained.slice(1)).toEqual([
      '  line 1: "Valid from: 22nd Nov 2026 till 15th Dec 2026 - subject to space" states the validity, and no column does. Say --from and --till with the days that it means.',
    ]);
    const stated = await checkUndated([title, ...table], "--from", "22 Nov 2026", "--till", "15 Dec 2026");
    expect(stated.said.slice(2)).toEqual([
      "  INNSA-NLRTM: 1 line, 20GP USD 980.00, till 2026-12-15",
      "    20GP: OCEAN FREIGHT USD 980.00",
      "1 line can be imported, valid for departures.",
    ]);
  });

  it("is asked for in notes below the table, and only for what is not stated", async () => {
    const note = "Rates valid until 15/12/2026,,";
    expect((await checkUndated([...table, note])).complained.slice(1)).toEqual([
      '  line 3: "Rates valid until 15/12/2026" states the validity, and no column does. Say --till with the day that it means.',
    ]);
    expect((await checkUndated(["w.e.f. 25/11/2026,,", ...table])).complained.slice(1)).toEqual([
      '  line 1: "w.e.f. 25/11/2026" states the validity, and no column does. Say --from with the day that it means.',
    ]);
    const range = "Valid from: 22nd Nov 2026 till 15th Dec 2026,,,";
    const ending = ["POL,POD,20GP,VALIDITY", "INNSA,NLRTM,USD 980,15 Dec 2026"];
    expect((await checkUndated([range, ...ending])).complained.slice(1)).toEqual([
      '  line 1: "Valid from: 22nd Nov 2026 till 15th Dec 2026" states a first day, and no column does. Say --from with the day that it means.',
    ]);
    const dated = ["POL,POD,20GP,VALIDITY", "INNSA,NLRTM,USD 980,15 Dec 2026", `${note},`];
    expect((await checkUndated(dated)).complained).toEqual([]);
  });
});

describe("places in the words of a provider", () => {
  const lines = [
    "POL,POD,20GP,Currency,Service",
    "NSA,R'dam,980,USD,AE1",
    "IN NSA,Base ports,990,USD,AE1",
    "Nhava Sheva,NL RTM (Rotterdam),995,USD,AE5",
  ];

  it("are named with the option that answers", async () => {
    expect((await check(lines)).complained.slice(1)).toEqual([
      '  line 2, cell A2: PORT OF LOADING "NSA" is not a known place. Did you mean Nansha, China (CNNSA) or Nhava Sheva, India (INNSA)? If "NSA" is the provider\'s own name, say --alias "NSA=CNNSA" with its code.',
      '  line 2, cell B2: PORT OF DISCHARGE "R\'dam" is not a known place. If "R\'dam" is the provider\'s own name, say --alias "R\'dam=CODE" with its code.',
      '  line 3, cell B3: PORT OF DISCHARGE "Base ports" is not a known place. If "Base ports" is the provider\'s own name, say --alias "Base ports=CODE" with its code.',
    ]);
  });

  it("are stored in the map, and make a line for each of several places", async () => {
    const map = join(folder, "places.json");
    const aliases = [
      "--alias",
      "NSA=IN NSA",
      "--alias",
      "R'dam=Rotterdam",
      "--alias",
      "base  ports=DEHAM/BEANR",
    ] as const;
    const lanes = [
      "  INNSA-NLRTM: 2 lines, 20GP USD 980.00 to USD 995.00, till 2026-12-20",
      "    20GP: OCEAN FREIGHT USD 980.00 to USD 995.00",
      "  INNSA-DEHAM: 1 line, 20GP USD 990.00, till 2026-12-20",
      "    20GP: OCEAN FREIGHT USD 990.00",
      "  INNSA-BEANR: 1 line, 20GP USD 990.00, till 2026-12-20",
      "    20GP: OCEAN FREIGHT USD 990.00",
      "4 lines can be imported, valid for departures.",
    ];
    expect((await check(lines, ...aliases, "--save-map", map)).said.slice(1)).toEqual(lanes);
    expect(JSON.parse(readFileSync(map, "utf8"))).toMatchObject({
      aliases: { NSA: "IN NSA", "R'dam": "Rotterdam", "base  ports": "DEHAM/BEANR" },
    });
    expect((await check(lines, "--map", map)).said).toEqual(lanes);
    const file = join(folder, "base.csv");
    writeFileSync(file, lines.join("\n"));
    await desk.run("rates", "import", file, "--provider", "Konkan", "--map", map);
    const rows = await desk.database.db.selectFrom("rateSheetRow").select(["id", "portOfDischarge"]).execute();
    expect(rows.map(({ id, portOfDischarge }) => [id.replace(/^id-\d+-/, ""), portOfDischarge])).toEqual([
      ["2", "NLRTM"],
      ["3", "DEHAM"],
      ["3_2", "BEANR"],
      ["4", "NLRTM"],
    ]);
  });

  it("are refused where the place behind the name is none", async () => {
    expect((await check(lines.slice(0, 2), "--alias", "NSA=ZZZZZ", "--alias", "R'dam=NLRTM")).complained[1]).toContain(
      '  line 2, cell A2: PORT OF LOADING "ZZZZZ" is not a known place.',
    );
    expect((await check(lines, "--alias", "NSA")).complained).toEqual([
      '--alias "NSA" is not like --alias "NSA=INNSA".',
    ]);
  });
});

describe("decimals in a CSV file with semicolons", () => {
  const lines = ["POL;POD;CURRENCY;20GP;THC", "INNSA;NLRTM;USD;1.050;85,50"];
  const freight = async (...words: readonly string[]) =>
    (await check(lines, ...words)).said.find((line) => line.startsWith("    20GP:"));

  it("ask whether 1.050 is a thousand or one", async () => {
    expect((await check(lines)).complained).toEqual([
      "Nothing was imported: 1 problem in FILE (1 amount).",
      '  line 2, cell D2: OCEAN FREIGHT 20GP "1.050" can be 1050 or 1.050. Say --decimal comma or --decimal point.',
    ]);
    expect(await freight("--decimal", "comma")).toBe("    20GP: OCEAN FREIGHT USD 1,050.00; THC USD 85.50");
    expect(await freight("--decimal", "point")).toBe("    20GP: OCEAN FREIGHT USD 1.05; THC USD 85.50");
  });
});
