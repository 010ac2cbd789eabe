import { describe, expect, it } from "vitest";
import { useSheetDesk } from "./sheet-desk.ts";

/* Titles, notes, customers and minimums that change what a figure of the sheet means. */
describe("notes that change prices", () => {
  const { check } = useSheetDesk(/^ {4}\S/);
  const HEAD = "POL,POD,VALID TILL,CURRENCY,20GP,40HC";
  const LANE = "INNSA,NLRTM,2026-12-31,USD,900,1400";
  const QUOTED = ["20GP: OCEAN FREIGHT USD 900.00", "40HC: OCEAN FREIGHT USD 1,400.00"];

  it.each([
    "PLUS BAF USD 120 PER CONTAINER",
    "THC AT ORIGIN: INR 8150 PER 20'",
    "* subject to congestion surcharge USD 150/20'",
    "Rates exclude BAF (USD 150/TEU)",
    "All rates less 5% commission",
    "Prices in thousands",
    "All amounts in USD hundreds",
    "Rates per 2 x 20'",
  ])("asks about an amount or a change that no column has: %s", async (note) => {
    expect(await check([HEAD, LANE, note])).toEqual([
      `line 3: "${note}" may change the prices of the table. Write it into the cells or a column, say --remark "${note}=WAR RISK USD 50/TEU" (or /container, /BL), or say --ignore "${note}" if they include it.`,
    ]);
    expect(await check([HEAD, LANE, note], "--ignore", note)).toEqual(QUOTED);
  });

  it.each([
    "Rates exclude PSS/GRI if any. Hazardous on request.",
    "Rates subject to space and equipment",
    "Free time 7 days then USD 60/day",
    "Exchange rate 1 EUR = 1.08 USD",
    "VATOS at time of shipment",
  ])("leaves out a note that changes no amount: %s", async (note) => {
    expect(await check([HEAD, LANE, note])).toEqual(QUOTED);
  });

  it("charges what a remark means on its lines, by container, TEU or bill of lading", async () => {
    const remark = "War risk USD 50/teu extra";
    const lines = [`${HEAD},REMARKS`, `${LANE},${remark}`, "INNSA,DEHAM,2026-12-31,USD,900,1400,"];
    const checkAs = (meaning: string) => check(lines, "--remark", `${remark}=${meaning}`);
    expect(await checkAs("War risk usd 50/teu")).toEqual([
      "20GP: OCEAN FREIGHT USD 900.00; WAR RISK USD 50.00",
      "40HC: OCEAN FREIGHT USD 1,400.00; WAR RISK USD 100.00",
      ...QUOTED,
    ]);
    expect(await checkAs("WAR RISK USD 50,5/container")).toEqual([
      "20GP: OCEAN FREIGHT USD 900.00; WAR RISK USD 50.50",
      "40HC: OCEAN FREIGHT USD 1,400.00; WAR RISK USD 50.50",
      ...QUOTED,
    ]);
    expect(await checkAs("WAR RISK INR 4,000/BL")).toEqual([
      "20GP: OCEAN FREIGHT USD 900.00; WAR RISK INR 4,000.00/BL",
      "40HC: OCEAN FREIGHT USD 1,400.00; WAR RISK INR 4,000.00/BL",
      ...QUOTED,
    ]);
    expect(await checkAs("NOT PART: paid at destination")).toEqual([...QUOTED, ...QUOTED]);
  });

  it("charges what a note means on all lines of its table", async () => {
    const note = "PLUS BAF USD 120 PER CONTAINER";
    expect(await check([HEAD, LANE, note], "--remark", `${note}=BAF USD 120/container`)).toEqual([
      "20GP: OCEAN FREIGHT USD 900.00; BAF USD 120.00",
      "40HC: OCEAN FREIGHT USD 1,400.00; BAF USD 120.00",
    ]);
  });

  it("refuses a remark as a charge that a column has, and a meaning that cannot be read", async () => {
    const lines = [`${HEAD},War risk,REMARKS`, `${LANE},10,+ USD 50 BAF`];
    expect(await check(lines, "--remark", "+ USD 50 BAF=WAR RISK USD 50/container")).toEqual([
      'line 2, cell H2: "+ USD 50 BAF" cannot be WAR RISK: the column "War risk" is that charge. Name another one, or state that the remark is not part of the price.',
    ]);
  });

  it("reads rows below a line that staff ignore", async () => {
    const lines = [HEAD, LANE, "REEFER", "INNSA,DEHAM,2026-12-31,USD,900,1400"];
    expect(await check(lines, "--ignore", "Reefer")).toEqual([...QUOTED, ...QUOTED]);
    expect(await check(lines, "--ignore", "DG")).toEqual([]);
  });

  it.each([
    ["CUSTOMER", "ACME Ltd", "CUSTOMER"],
    ["COMMODITY", "Waste paper", "COMMODITY"],
    ["ACCOUNT", "Nordic Furniture", "CUSTOMER"],
    ["COMMODITY", "Chemicals non-haz", "COMMODITY"],
  ])("asks about a price of one customer or commodity: %s %s", async (header, cell, field) => {
    const lines = [`${HEAD},${header}`, `${LANE},${cell}`];
    expect(await check(lines)).toEqual([
      `line 2, cell G2: ${field} "${cell}" limits the price. Remove the line, or say --ignore "${header}" if it is for any cargo.`,
    ]);
    expect(await check(lines, "--ignore", header)).toEqual(QUOTED);
    for (const any of ["FAK", "Non-hazardous dry cargo", "non DG"])
      expect(await check([`${HEAD},${header}`, `${LANE},${any}`])).toEqual(QUOTED);
  });

  it.each([
    "+ USD 50 BAF",
    "excl. THC EUR 120",
    "subject to PSS USD 200/TEU",
    "BAF USD 75",
    "less 5% commission",
    "+50 BAF",
    "+ BAF 50",
    "zzgl. Winterzuschlag USD 50",
    "hors supplément USD 50",
  ])("asks about a remark that changes the price of its line, once: %s", async (remark) => {
    const lines = [`${HEAD},REMARKS`, `${LANE},Direct service`, `INNSA,DEHAM,2026-12-31,USD,900,1400,${remark}`];
    const twice = [...lines, `INNSA,BEANR,2026-12-31,USD,900,1400,${remark}`];
    expect(await check(twice)).toEqual([
      `line 3, cell G3: "${remark}" may change the price of 2 lines. Write it into a column of its own, say --remark "${remark}=WAR RISK USD 50/TEU" (or /container, /BL), or say --ignore "${remark}" if the prices include it.`,
    ]);
    expect(await check(lines)).toEqual([
      `line 3, cell G3: "${remark}" may change the price of the line. Write it into a column of its own, say --remark "${remark}=WAR RISK USD 50/TEU" (or /container, /BL), or say --ignore "${remark}" if the price includes it.`,
    ]);
    expect(await check(twice, "--ignore", remark)).toEqual([...QUOTED, ...QUOTED, ...QUOTED]);
  });

  it.each(["Incl. BAF USD 50", "14 days free, then USD 60/day", "PSS on request", "Via Colombo", "EUR 1 = USD 1.08"])(
    "leaves a remark that changes no price: %s",
    async (remark) => {
      expect(await check([`${HEAD},REMARKS`, `${LANE},"${remark}"`])).toEqual(QUOTED);
    },
  );

  it.each([
    ["Suspended", true],
    ["For DG cargo only", true],
    ["14 days free at dest", false],
    ["DG on request", false],
  ])("asks about a remark that limits the price: %s", async (remark, isLimit) => {
    const answer = await check([`${HEAD},REMARKS`, `${LANE},${remark}`]);
    expect(answer[0]).toEqual(isLimit ? expect.stringContaining(`REMARKS "${remark}" limits the price.`) : QUOTED[0]);
  });

  const tariff = async (freight: string, cfs: string, title = "LCL tariff") =>
    check([
      title,
      "POL,POD,DEST CFS,VALID TILL,CURRENCY,FREIGHT W/M,ORIGIN: CFS",
      `INNSA,DEHAM,Hamburg,2026-12-31,USD,${freight},${cfs}`,
    ]);

  it("asks for the unit of a minimum of part loads", async () => {
    expect(await tariff("35", "10 (min. 25)")).toEqual([
      'line 3, cell G3: CFS "10 (min. 25)" has a minimum and no unit. Write it like 35/W/M MIN USD 50 or 35/W/M MIN 1 CBM.',
    ]);
    expect(await tariff("35 min 1", "10/W/M")).toEqual([
      expect.stringContaining('line 3, cell F3: OCEAN FREIGHT PER W/M "35 min 1" has a figure that cannot be read'),
    ]);
    expect(await tariff("35 min 50", "10/W/M")).toEqual([
      "all: OCEAN FREIGHT PER W/M 35/W/M min 50; CFS USD 10.00/W/M",
    ]);
  });

  it("asks about a ratio of weight and volume in a title", async () => {
    const title = "1 CBM = 500 KG";
    expect(await tariff("35", "10/W/M", title)).toEqual([
      `line 1: "${title}" states how weight and volume are counted, and no column does. Write it into a column W/M RATIO, or say --ignore "${title}".`,
    ]);
    expect(await tariff("35", "10/W/M", "1 CBM = 1000 KG")).toEqual([
      "all: OCEAN FREIGHT PER W/M USD 35.00; CFS USD 10.00/W/M",
    ]);
  });

  it.each([
    ["TOTAL 20GP", '--ignore "TOTAL 20GP" if no price depends on it'],
    ["20GP BUY", '--ignore "20GP BUY" if no price depends on it'],
    ["20GP <18T", '--charge "20GP <18T=OCEAN FREIGHT 20GP" if it is the freight or --ignore "20GP <18T"'],
    ["MSC 20GP", '--charge "MSC 20GP=OCEAN FREIGHT 20GP" if it is the freight or --ignore "MSC 20GP"'],
    ["20GP SELL", '--charge "20GP SELL=OCEAN FREIGHT 20GP" if it is the freight or --ignore "20GP SELL"'],
    ["R20", '--size "R20=20RE" or --ignore "R20"'],
    ["MARGIN", '--ignore "MARGIN" if the prices include it; otherwise add it to them first'],
    ["20GP MARGIN", '--ignore "20GP MARGIN" if the prices include it; otherwise add it to them first'],
    ["PROFIT", '--ignore "PROFIT" if the prices include it; otherwise add it to them first'],
    ["DISCOUNT", '--ignore "DISCOUNT" if the prices include it; otherwise add it to them first'],
    ["MARK UP %", '--ignore "MARK UP %" if the prices include it; otherwise add it to them first'],
    ["COST", '--ignore "COST" if no price depends on it'],
    ["Einkauf 20GP", '--ignore "Einkauf 20GP" if no price depends on it'],
    ["SELL RATE", '--charge "SELL RATE=OCEAN FREIGHT" if it is the freight or --ignore "SELL RATE"'],
    ["Verkauf 20GP", '--charge "Verkauf 20GP=OCEAN FREIGHT 20GP" if it is the freight or --ignore "Verkauf 20GP"'],
  ])("advises no charge of what is none: %s", async (header, advice) => {
    expect(await check([`${HEAD},${header}`, `${LANE},1000`])).toEqual([
      `line 1, cell G1: the column "${header}" is not known ("1000"). Say ${advice}.`,
    ]);
  });
});
