import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { sheetLines } from "#server/rate-sources/rate-sheets/store.ts";
import { startDesk } from "./support.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "keelson-bad-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("sheets that cannot be right", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    desk = await startDesk(rateCommands);
  });
  afterEach(() => desk.database.remove());

  const importLines = async (name: string, lines: readonly string[], ...words: readonly string[]) => {
    const file = join(folder, `${name.replaceAll(/\W/g, "-")}.csv`);
    writeFileSync(file, lines.join("\n"));
    const { said, complained } = await desk.run("rates", "import", file, "--provider", "X", ...words);
    return { said, complained: complained.map((line) => line.replace(file, "FILE")) };
  };

  it.each([
    [
      "a negative freight",
      "INNSA,NLRTM,,,,,USD,-5,",
      '  line 2, cell H2: OCEAN FREIGHT 20GP "-5" is negative. Write the price, or remove the line.',
    ],
    [
      "a zero freight",
      "INNSA,NLRTM,,,,,USD,0,",
      '  line 2, cell H2: OCEAN FREIGHT 20GP "0" is zero. Write the price, or remove the line.',
    ],
    [
      "one port at both ends",
      "INNSA,JNPT,,,,,USD,980,",
      "  line 2, cell B2: PORT OF LOADING and PORT OF DISCHARGE are the same (INNSA).",
    ],
    [
      "a currency that is none",
      "INNSA,NLRTM,,,,,XYZ,980,",
      '  line 2, cell G2: CURRENCY "XYZ" is not a currency (ISO 4217, such as USD).',
    ],
    [
      "an amount in a currency that is none",
      "INNSA,NLRTM,,,,,USD,980,ABC 40",
      '  line 2, cell I2: THC "ABC 40": ABC is not a currency (ISO 4217).',
    ],
    [
      "no currency",
      "INNSA,NLRTM,,,,,,980,",
      '  line 2, cell H2: OCEAN FREIGHT 20GP "980" has no currency. Write "USD 980", add a column CURRENCY, or say --currency USD.',
    ],
    [
      "a dollar sign alone",
      "INNSA,NLRTM,,,,,INR,$ 980,",
      '  line 2, cell H2: OCEAN FREIGHT 20GP "$ 980": $ stands for several currencies. Write the code, or say --currency-sign "$=USD".',
    ],
    [
      "rupees of no country",
      "INNSA,NLRTM,,,,,USD,980,Rs. 9000",
      '  line 2, cell I2: THC "Rs. 9000": Rs. stands for several currencies. Write the code, or say --currency-sign "RS=INR".',
    ],
    [
      "an end before the beginning",
      "INNSA,NLRTM,10 Dec 2026,01 Dec 2026,,,USD,980,",
      "  line 2, cell D2: the validity ends (2026-12-01) before it begins (2026-12-10).",
    ],
    [
      "a validity in the past",
      "INNSA,NLRTM,,01 Nov 2026,,,USD,980,",
      "  line 2, cell D2: the validity ends (2026-11-01) before it begins (2026-11-20).",
    ],
    [
      "a validity that is over",
      "INNSA,NLRTM,01 Oct 2026,01 Nov 2026,,,USD,980,",
      "  line 2, cell D2: the validity ended on 2026-11-01.",
    ],
    [
      "a date that is none",
      "INNSA,NLRTM,,31 Feb 2027,,,USD,980,",
      '  line 2, cell D2: VALID TILL "31 Feb 2027" is not a date (such as 2026-12-31 or 31 Dec 2026).',
    ],
    [
      "an arrival before the departure",
      "INNSA,NLRTM,,,05 Dec 2026,01 Dec 2026,USD,980,",
      "  line 2, cell F2: ETA (2026-12-01) is before ETD (2026-12-05).",
    ],
    [
      "a date of either order",
      "INNSA,NLRTM,,05/12/2026,,,USD,980,",
      '  line 2, cell D2: "05/12/2026" can be 2026-12-05 or 2026-05-12: nothing in the sheet says which. Say --day-first or --month-first.',
    ],
  ])("names the cell of %s", async (name, line, problem) => {
    const { complained } = await importLines(name, ["POL,POD,VALID FROM,VALID TILL,ETD,ETA,CURRENCY,20GP,THC", line]);
    expect(complained).toEqual([expect.stringMatching(/^Nothing was imported: 1 problem in FILE/), problem]);
    expect(await desk.database.db.selectFrom("rateSheetRow").select("id").execute()).toEqual([]);
  });

  it("names a transit time and a container size that are none", async () => {
    const { complained } = await importLines("sizes", ["POL,POD,T/T,SIZE,FREIGHT", "INNSA,NLRTM,soon,big,USD 980"]);
    expect(complained.slice(1)).toEqual([
      '  line 2, cell C2: TRANSIT TIME "soon" is not a number of days (such as 25 or 25-27 DAYS).',
      '  line 2, cell D2: CONTAINER SIZE "big" is not a container size (such as 20GP or 40HC). Say --size "big=40HC" with the size that it means.',
    ]);
  });

  it("names free time and fees that can be read in more than one way, and imports clear ones", async () => {
    const head = "POL,POD,SIZE,CURRENCY,FREIGHT,POD Demurrage,Cancellation fee";
    const { complained } = await importLines("terms", [
      head,
      "INNSA,NLRTM,20GP,USD,980,7 days then 60/day,USD 100; USD 50",
    ]);
    expect(complained.slice(1)).toEqual([
      '  line 2, cell F2: DESTINATION DEMURRAGE "7 days then 60/day" is not free time. Write it as 7 CALENDAR DAYS, THEN USD 60/DAY, USD 90/DAY FROM DAY 6.',
      '  line 2, cell G2: BOOKING CANCELLATION FEE "USD 100; USD 50" is not a fee. Write it as FREE UNTIL 14 DAYS, USD 150 UNTIL 3 DAYS, USD 300, in one currency, the earliest days first.',
    ]);
    const both = await importLines("both", [
      "POL,POD,SIZE,CURRENCY,FREIGHT,POD Demurrage,POD Demurrage and Detention",
      "INNSA,NLRTM,20GP,USD,980,7 days,10 days",
    ]);
    expect(both.complained.slice(1)).toEqual([
      "  line 2, cell G2: DESTINATION DEMURRAGE AND DETENTION is stated together with DESTINATION DEMURRAGE. State one tariff over both, or one for each.",
    ]);
    const clear = "INNSA,NLRTM,20GP,USD,980,7 days then USD 60/day,USD 100 until 7 days; USD 50";
    expect((await importLines("clear", [head, clear])).complained).toEqual([]);
    const [line] = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-12-05");
    expect([line?.fields["DESTINATION DEMURRAGE"], line?.fields["BOOKING CANCELLATION FEE"]]).toEqual([
      "7 days then USD 60/day",
      "USD 100 until 7 days; USD 50",
    ]);
  });

  it("reads the order of day and month from the option, and stores a date", async () => {
    const lines = ["POL,POD,VALID TILL,20GP", "INNSA,NLRTM,05/12/26,USD 980"];
    expect((await importLines("order", lines, "--day-first")).complained).toEqual([]);
    const [line] = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-12-05");
    expect([line?.validTill, line?.fields["VALID TILL"]]).toEqual(["2026-12-05", "2026-12-05"]);
  });

  it("reads the currency of a sign from the option or from the line, and stores its code", async () => {
    const lines = ["POL,POD,CURRENCY,20GP,THC,BAF", "INNSA,NLRTM,SGD,$980,Rs. 9000,10%"];
    const { said, complained } = await importLines("signs", lines, "--currency-sign", "Rs.=inr");
    expect([complained, said.slice(0, 2)]).toEqual([
      [],
      [
        "1 remark (1 amount):",
        '  line 2, cell F2: BAF "10%" does not state of what, so it has no price. Write "10% OF OCEAN FREIGHT" if it is of the freight.',
      ],
    ]);
    const [line] = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-11-20");
    expect(line?.charges).toEqual({ "OCEAN FREIGHT 20GP": "SGD 980", THC: "INR 9000", BAF: "10%" });
    const refused = await importLines("sign", lines, "--currency-sign", "€=USD");
    expect(refused.complained).toEqual(['"€" is not a sign that stands for several currencies ($, RS or ¥).']);
  });

  it("lists the unknown ones of three hundred columns, and imports them after they are declared", async () => {
    const extra = Array.from({ length: 300 }, (_, index) => `Extra ${index + 1}`);
    const lines = [`POL,POD,20GP,${extra.join(",")}`, `INNSA,NLRTM,USD 980,${extra.map(() => "7").join(",")}`];
    const { complained } = await importLines("columns", lines);
    expect([complained.length, ...complained.slice(0, 2), complained.at(-1)]).toEqual([
      52,
      "Nothing was imported: 300 problems in FILE (300 column).",
      '  line 1, cell D1: the column "Extra 1" is not known ("7"). Say --charge "Extra 1" or --ignore "Extra 1".',
      "  and 250 more",
    ]);
    const ignore = extra.flatMap((header) => ["--ignore", header]);
    expect((await importLines("columns", lines, ...ignore)).complained).toEqual([]);
  });

  it("refuses a declared header that the file does not have", async () => {
    const { complained } = await importLines("typo", ["POL,POD,20GP", "INNSA,NLRTM,USD 980"], "--ignore", "Margn");
    expect(complained).toEqual(['Nothing was imported: FILE has no column "MARGN".']);
  });

  it("refuses a lane with more lines than a shipper could read", async () => {
    const lines = ["POL,POD,20GP", ...Array.from({ length: 1_001 }, () => "INNSA,NLRTM,USD 980")];
    const { complained } = await importLines("lane", lines);
    expect(complained[1]).toBe(
      "  line 2: the lane INNSA-NLRTM has 1001 lines; at most 1000 can be quoted. Remove lines.",
    );
  });
});

describe("files that are no sheets", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeAll(async () => {
    desk = await startDesk(rateCommands);
  });
  afterAll(() => desk.database.remove());

  const importBytes = async (name: string, bytes: Buffer) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const { complained } = await desk.run("rates", "import", file, "--provider", "X");
    return complained.map((line) => line.replace(file, "FILE"));
  };
  const compound = (name: string) =>
    Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(512), Buffer.from(name, "utf16le")]);

  it("reports a password, an old Excel format, and an unknown format", async () => {
    expect(await importBytes("locked.xlsx", compound("EncryptedPackage"))).toEqual([
      "FILE cannot be read: it is protected by a password. Save it without one in Excel and import it again.",
    ]);
    expect(await importBytes("old.xls", compound("Workbook"))).toEqual([
      "FILE cannot be read: it is an old Excel file (.xls). Save it as .xlsx in Excel and import it again.",
    ]);
    expect(await importBytes("rates.pdf", Buffer.from("%PDF-1.7"))).toEqual([
      "FILE cannot be read: it is not an Excel file (.xlsx). A CSV file needs the ending .csv.",
    ]);
    expect(await importBytes("quote.csv", Buffer.from('POL,POD\n"INNSA,NLRTM'))).toEqual([
      "FILE cannot be read: quotation marks are not in pairs: see line 2.",
    ]);
  });

  it("names an empty workbook, and one without ports", async () => {
    const file = join(folder, "empty.xlsx");
    await writeXlsxFile([[{ value: "" }]]).toFile(file);
    expect((await desk.run("rates", "import", file, "--provider", "X")).complained).toEqual([
      `Nothing was imported of ${file}: it has no lines.`,
    ]);
    expect(await importBytes("words.csv", Buffer.from("Dear all\nplease find our rates"))).toEqual([
      'Nothing was imported of FILE: no line names a port of loading and a port of discharge, such as "POL" and "POD". Write both in the header.',
    ]);
  });

  it.each([
    ["little endian with a mark", "\uFEFF", "le"],
    ["little endian without one", "", "le"],
    ["big endian with a mark", "\uFEFF", "be"],
  ])("reads UTF-16, %s, with tabs", async (name, mark, order) => {
    const text = `${mark}POL\tPOD\t20GP\tRemarks\r\nNhava Sheva\tGdańsk\tUSD 980\t${name}\r\n`;
    const bytes = Buffer.from(text, "utf16le");
    expect(await importBytes("unicode.csv", order === "le" ? bytes : bytes.swap16())).toEqual([]);
    const lines = await sheetLines(desk.database.db, ["INNSA"], ["PLGDN"], "2026-11-20");
    expect(lines.at(-1)?.fields["REMARKS"]).toBe(name);
  });
});
