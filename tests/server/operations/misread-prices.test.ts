import { describe, expect, it } from "vitest";
import { useSheetDesk } from "./sheet-desk.ts";

/* What other forwarders' sheets have: each was once quoted at a wrong price without a question. */
describe("prices that a sheet does not state for certain", () => {
  const { check } = useSheetDesk(/^ {4}\S|^ {2}line \d/);
  const lane = (...cells: readonly string[]): string => ["INNSA", "NLRTM", "2026-12-31", ...cells].join(",");
  const head = (...cells: readonly string[]): string => ["POL", "POD", "VALID TILL", ...cells].join(",");

  const PER_TEU = "is per TEU, and a container of 40 feet is two. Write the price of each size in a column of its own.";

  it.each([
    ["ETS (USD/TEU)", "ETS"],
    ["BAF (per TEU)", "BAF"],
    ["BAF/TEU", "BAF"],
    ["LSS USD per TEU", "LSS"],
  ])("refuses a charge that is counted by TEU: %s", async (header, name) => {
    expect(await check([head("CURRENCY", "20GP", "40HC", header), lane("USD", "1000", "1500", "20")])).toEqual([
      `line 2, cell G2: ${name} "20" ${PER_TEU}`,
    ]);
  });

  it("refuses a title that counts all prices by TEU", async () => {
    expect(await check(["All rates per TEU", head("CURRENCY", "20GP", "40HC"), lane("USD", "1000", "1500")])).toEqual([
      'line 1: "All rates per TEU" counts prices by TEU, and a container of 40 feet is two. Write the price of each size, and remove the sentence.',
    ]);
  });

  it.each(["BAF %", "BAF (%)", "BAF PERCENT"])("reads a figure below %s as a percentage", async (header) => {
    expect(await check([head("CURRENCY", "20GP", header), lane("USD", "1000", "12")])).toEqual([
      'line 2, cell F2: BAF "12%" does not state of what, so it has no price. Write "12% OF OCEAN FREIGHT" if it is of the freight.',
      "20GP: OCEAN FREIGHT USD 1,000.00; BAF 12%",
    ]);
  });

  it("asks about a figure below 1", async () => {
    expect(await check([head("CURRENCY", "20GP", "CAF"), lane("USD", "1000", "0.05")])).toEqual([
      'line 2, cell F2: CAF "0.05" can be an amount or a share. Write "USD 0.05", or "5% OF OCEAN FREIGHT".',
    ]);
    expect(await check([head("20GP", "CAF"), lane("USD 1000", "USD 0.05")])).toEqual([
      "20GP: OCEAN FREIGHT USD 1,000.00; CAF USD 0.05",
    ]);
  });

  it("takes a percentage of the freight by its usual abbreviations", async () => {
    expect(
      await check([head("CURRENCY", "OF 20GP", "PSS", "CAF"), lane("USD", "2500", "5% of OF", "3% of O/F")]),
    ).toEqual(["20GP: OCEAN FREIGHT USD 2,500.00; PSS 5% of OCEAN FREIGHT; CAF 3% of OCEAN FREIGHT"]);
    expect(await check([head("CURRENCY", "20GP", "PSS"), lane("USD", "2500", "5% of LSS")])).toEqual([
      'line 2, cell F2: PSS "5% of LSS" is a percentage of LSS, which this sheet does not price. Write the amount.',
    ]);
  });

  it.each([
    ["OF 20GP (RMB)", "CNY"],
    ["OF 20GP (Euro)", "EUR"],
    ["OF 20GP EUROS", "EUR"],
    ["OF 20GP (Pounds Sterling)", "GBP"],
    ["OF 20GP IN DOLLARS", "USD"],
  ])("reads a currency that a heading names by a word: %s", async (header, currency) => {
    expect(await check([head(header), lane("1000")], "--currency", "USD")).toEqual([
      `20GP: OCEAN FREIGHT ${currency} 1,000.00`,
    ]);
  });

  it.each([
    ["OF 20GP (Rupees)", "RUPEES"],
    ["OF 20GP (Pounds)", "POUNDS"],
    ["OF 20GP (Dirham)", "DIRHAM"],
    ["OF 20GP (Dhs)", "DHS"],
  ])("asks for a currency that several countries have: %s", async (header, word) => {
    expect(await check([head(header), lane("1000")], "--currency", "USD")).toEqual([
      expect.stringContaining(
        `${word} stands for several currencies. Write the code, or say --currency-sign "${word}=`,
      ),
    ]);
  });

  it.each([
    ["All prices in €", "EUR"],
    ["Rates quoted in Euro", "EUR"],
    ["Rates in Pounds Sterling", "GBP"],
    ["Prices in RMB", "CNY"],
  ])("asks about bare figures below a title that names another currency: %s", async (title, code) => {
    expect(await check([title, head("20GP"), lane("900")], "--currency", "USD")).toEqual([
      `line 3, cell D3: "900" has no currency of its own, and line 1 names ${code}. Say --column-currency "20GP=USD" or --column-currency "20GP=${code}".`,
    ]);
  });

  it("asks about a bare figure whose column names another currency elsewhere", async () => {
    const lines = [
      head("CURRENCY", "20GP", "THC", "SERVICE"),
      lane("USD", "1000", "INR 8150", "AE1"),
      lane("USD", "1010", "8150", "AE5"),
    ];
    expect(await check(lines)).toEqual([
      'line 3, cell F3: THC "8150" has no currency of its own, and other cells of the column are in INR. Say --column-currency "THC=INR" or --column-currency "THC=USD".',
    ]);
    expect(await check(lines, "--column-currency", "THC=INR")).toEqual([
      "20GP: OCEAN FREIGHT USD 1,000.00 to USD 1,010.00; THC INR 8,150.00",
    ]);
  });

  it("refuses several ports in a cell, however they are divided", async () => {
    const problems = async (pod: string) => check(["POL;POD;VALID TILL;20GP", `INNSA;${pod};2026-12-31;USD 1000`]);
    expect(await problems("Rotterdam, Hamburg")).toEqual([
      expect.stringMatching(/^line 2, cell B2: .*"Rotterdam, Hamburg"/),
    ]);
    expect(await problems("Le Havre, Barcelona, Genoa")).toEqual([
      expect.stringMatching(/^line 2, cell B2: .*"Le Havre, Barcelona, Genoa"/),
    ]);
    expect(await problems("Rotterdam, Netherlands")).toEqual(["20GP: OCEAN FREIGHT USD 1,000.00"]);
  });

  it("refuses a column of prices without a heading, and a cell right of the table", async () => {
    const sentence = "has no heading and has an amount";
    expect(await check([`${head("CURRENCY", "20GP")},`, lane("USD", "1000", "USD 75")])).toEqual([
      `line 2, cell F2: "USD 75" ${sentence}. Write the heading of its column, or remove it.`,
    ]);
    expect(await check([head("CURRENCY", "20GP"), lane("USD", "1000", "+ USD 40 PSS")])).toEqual([
      `line 2, cell F2: "+ USD 40 PSS" ${sentence}. Write the heading of its column, or remove it.`,
    ]);
    expect(
      await check([
        `,${head("CURRENCY", "20GP", "SERVICE")}`,
        `1,${lane("USD", "1000", "AE1")}`,
        `2,${lane("USD", "1100", "AE5")}`,
      ]),
    ).toEqual(["20GP: OCEAN FREIGHT USD 1,000.00 to USD 1,100.00"]);
  });

  it("refuses a figure in a column without a heading", async () => {
    expect(await check([head("20GP", "", "THC"), lane("USD 1000", "99", "INR 8150")])).toEqual([
      'line 2, cell E2: "99" has no heading and has an amount. Write the heading of its column, or remove it.',
    ]);
  });

  it("asks for one freight of a part load, and reads its unit in brackets", async () => {
    const tariff = (...freight: readonly string[]) =>
      check([
        ["POL", "POD", "DEST CFS", "VALID TILL", ...freight].join(","),
        ["INNSA", "DEHAM", "Hamburg", "2026-12-31", ...freight.map(() => "35")].join(","),
      ]);
    expect(await tariff("FREIGHT (USD/CBM)", "FREIGHT (USD/TON)")).toEqual([
      'line 1: the columns "FREIGHT (USD/CBM)" and "FREIGHT (USD/TON)" are both the freight, and a part load pays it once. Write one column, such as "FREIGHT W/M" for the higher of both.',
    ]);
    expect(await tariff("FREIGHT (USD/CBM)")).toEqual(["all: OCEAN FREIGHT PER CBM USD 35.00"]);
  });

  it("remarks a freight that no container costs", async () => {
    expect(await check([head("20GP"), lane("USD 1.45")])).toEqual([
      'line 2, cell D2: OCEAN FREIGHT 20GP "USD 1.45" is less than 10, for a container. Check the figure.',
      "20GP: OCEAN FREIGHT USD 1.45",
    ]);
  });

  it("reads ETS as a charge where it has amounts", async () => {
    expect(await check([head("CURRENCY", "20GP", "ETS"), lane("USD", "1000", "20")])).toEqual([
      "20GP: OCEAN FREIGHT USD 1,000.00; ETS USD 20.00",
    ]);
  });

  it("remarks a freight of a size that the line does not quote", async () => {
    expect(await check([head("SIZE", "20GP", "40HC"), lane("40HC", "USD 1000", "USD 1500")])).toEqual([
      'line 2, cell E2: OCEAN FREIGHT 20GP "USD 1000" is not quoted: CONTAINER SIZE is 40HC.',
      "40HC: OCEAN FREIGHT USD 1,500.00",
    ]);
  });

  it("refuses two prices in a cell, one below the other", async () => {
    expect(await check([head("CURRENCY", "20GP"), lane("USD", '"900\n950"')])).toEqual([
      'line 2, cell E2: OCEAN FREIGHT 20GP "900 / 950" has several figures. Write one price in each cell.',
    ]);
  });

  it.each(["THC (INR '000)", "BAF (rebate)", "THC (local currency)"])(
    "asks about a charge with words in brackets that may limit it: %s",
    async (header) => {
      expect(await check([head("CURRENCY", "20GP", header), lane("USD", "1000", "50")])).toEqual([
        `line 1, cell F1: the column "${header}" is not known ("50"). Say --charge "${header}" or --ignore "${header}".`,
      ]);
    },
  );

  it.each([
    "THC (Terminal handling)",
    "BAF (Bunker adjustment factor)",
    "THC (USD)",
    "OF 20GP (USD/CNTR)",
    "DOC (per BL)",
  ])("reads a charge with its name, currency or unit in brackets: %s", async (header) => {
    const freight = header.startsWith("OF") ? [] : ["20GP"];
    const [line = ""] = await check([
      head("CURRENCY", ...freight, header),
      lane("USD", ...freight.map(() => "1000"), "50"),
    ]);
    expect(line).toMatch(/^20GP: OCEAN FREIGHT USD/);
  });

  it.each(["REEFER", "INCLUDED IN FREIGHT", "BUY", "OPTIONAL", "HAZ / IMO"])(
    "asks about columns below a heading that may limit them: %s",
    async (heading) => {
      const [problem = ""] = await check([
        ["", "", "", "", heading, heading].join(","),
        head("CURRENCY", "OF 20GP", "OF 40HC"),
        lane("USD", "3000", "5000"),
      ]);
      expect(problem).toContain(`the column "${heading} OF 20GP" is not known`);
    },
  );

  it("reads a group of percentages", async () => {
    const lines = [",,,,,% of OF,% of OF", head("CURRENCY", "20GP", "BAF", "PSS"), lane("USD", "1000", "10", "5")];
    expect(await check(lines)).toEqual([
      "20GP: OCEAN FREIGHT USD 1,000.00; BAF 10% OF OCEAN FREIGHT; PSS 5% OF OCEAN FREIGHT",
    ]);
  });

  it("asks about a charge that stands with a size and without one", async () => {
    expect(await check([head("CURRENCY", "20GP", "THC", "THC 20GP"), lane("USD", "1000", "50", "80")])).toEqual([
      'line 1, cell G1: the columns "THC" and "THC 20GP" are both charged on a 20GP. Give one of them another heading, or say --ignore for it.',
    ]);
  });

  it.each([
    "Duisburg via NLRTM",
    "not NLRTM",
    "Antwerp except NLRTM",
    "Rotterdam (+USD 50)",
    "Hamburg (arb. USD 100)",
    "Rotterdam (suspended)",
  ])("refuses a port with further words: %s", async (pod) => {
    const [problem = ""] = await check(["POL,POD,VALID TILL,20GP", `INNSA,${pod},2026-12-31,USD 1000`]);
    expect(problem).toContain(`"${pod}"`);
  });

  it("refuses a row whose charge names another currency than its column", async () => {
    const lines = [
      "POL,POD,VALID TILL,CHARGE NAME,CURRENCY,20GP",
      "INNSA,NLRTM,2026-12-31,OCEAN FREIGHT,USD,1000",
      "INNSA,NLRTM,2026-12-31,THC (INR),USD,8150",
    ];
    expect(await check(lines)).toEqual([
      'line 3, cell E3: the row is in USD, but its charge "THC (INR)" in INR. Correct one of them.',
    ]);
  });

  it("refuses buying prices, and a price of several containers", async () => {
    expect(await check([head("RATE TYPE", "20GP"), lane("BUY", "USD 1000")])).toEqual([
      'line 2, cell D2: RATE TYPE "BUY" is a buying price, which no customer gets. Remove the line.',
    ]);
    expect(await check([head("SIZE", "OCEAN FREIGHT"), lane("2x20", "USD 1900")])).toEqual([
      'line 2, cell D2: CONTAINER SIZE "2x20" names several containers. Write the price of one, and its size.',
    ]);
  });

  it("refuses a validity of an unclear or impossible year", async () => {
    expect(await check(["POL,POD,VALID TILL,20GP", "INNSA,NLRTM,26-12-31,USD 1000"])).toEqual([
      'line 2, cell C2: VALID TILL "26-12-31" can begin with the day or with the year. Write the year with four digits.',
    ]);
    expect(await check(["POL,POD,VALID TILL,20GP", "INNSA,NLRTM,31/12/2206,USD 1000"])).toEqual([
      "line 2, cell C2: the validity ends in more than ten years (2206-12-31). Correct the date.",
    ]);
  });

  it.each([
    "CFS PER 100 KG",
    "STORAGE PER DAY",
    "CFS 1-5 CBM",
    "TOTAL",
    "FREE DAYS",
    "REFUND",
    "EXCHANGE RATE",
    "CFS MIN",
    "CFS CURRENCY",
  ])("asks about a column of a part load that is no charge: ORIGIN: %s", async (name) => {
    const header = `ORIGIN: ${name}`;
    const lines = [`POL,POD,DEST CFS,VALID TILL,FREIGHT W/M,${header}`, "INNSA,DEHAM,Hamburg,2026-12-31,USD 35,USD 20"];
    expect(await check(lines)).toEqual([
      expect.stringContaining(`line 1, cell F1: the column "${header}" is not known ("USD 20").`),
    ]);
  });

  it("refuses a ratio of weight and volume that no tariff has", async () => {
    const lines = ["POL,POD,DEST CFS,VALID TILL,FREIGHT W/M,W/M RATIO", "INNSA,DEHAM,Hamburg,2026-12-31,USD 35,1:1"];
    expect(await check(lines)).toEqual([
      'line 2, cell F2: W/M RATIO "1:1" is less than 100 kg for 1 CBM. Write it like 1 CBM = 1000 KG.',
    ]);
  });

  it.each([
    [
      "BAF (incl.)",
      '--ignore "BAF (incl.)" if the prices include it, or --charge "BAF (incl.)=BAF" if it is added to them.',
    ],
    [
      "PSS (from 15 Dec)",
      '--charge "PSS (from 15 Dec)=PSS" if it applies to every line, on every day, or --ignore "PSS (from 15 Dec)".',
    ],
    [
      "GRI eff. 10 Dec",
      '--charge "GRI eff. 10 Dec=GRI" if it applies to every line, on every day, or --ignore "GRI eff. 10 Dec".',
    ],
    [
      "AMS (USA only)",
      '--charge "AMS (USA only)=AMS" if it applies to every line, on every day, or --ignore "AMS (USA only)".',
    ],
    [
      "BAF (Hamburg only)",
      '--charge "BAF (Hamburg only)=BAF" if it applies to every line, on every day, or --ignore "BAF (Hamburg only)".',
    ],
    [
      "PSS (till 15 Dec)",
      '--charge "PSS (till 15 Dec)=PSS" if it applies to every line, on every day, or --ignore "PSS (till 15 Dec)".',
    ],
    [
      "BAF (included)",
      '--ignore "BAF (included)" if the prices include it, or --charge "BAF (included)=BAF" if it is added to them.',
    ],
    ["LSS not incl.", '--charge "LSS not incl." or --ignore "LSS not incl.".'],
  ])("states what an answer means where a heading limits its price: %s", async (header, advice) => {
    const lines = [`POL,POD,VALID TILL,20GP,${header}`, "INNSA,NLRTM,2026-12-31,USD 1450,USD 150"];
    expect(await check(lines)).toEqual([
      `line 1, cell E1: the column "${header}" is not known ("USD 150"). Say ${advice}`,
    ]);
  });

  it("advises no charge name for a minimum", async () => {
    const lines = ["POL,POD,DEST CFS,VALID TILL,MIN,FREIGHT W/M", "INNSA,NLRTM,Rotterdam,2026-12-31,USD 20,USD 35"];
    const [problem = ""] = await check(lines);
    expect(problem).toContain('Say --field "MIN=W/M MINIMUM" if it is a measure');
  });

  it.each(["1.2k", "15OO", "min 50"])("advises no currency sign for what is none: %s", async (cell) => {
    const [problem = ""] = await check([head("CURRENCY", "20GP", "THC"), lane("USD", "1000", cell)]);
    expect(problem).toContain(`THC "${cell}"`);
    expect(problem).not.toContain("--currency-sign");
  });

  it("advises no dry size for another kind of container", async () => {
    expect(await check([head("CURRENCY", "20GP", "20OT"), lane("USD", "1000", "2900")])).toEqual([
      expect.not.stringContaining("--size"),
    ]);
  });
});
