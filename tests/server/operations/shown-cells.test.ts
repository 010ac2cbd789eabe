import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { startDesk } from "./support.ts";
import { type TestCell, type TestSheet, type TestWorkbook, workbook, zip } from "./sheets/workbook.ts";

const HEAD = ["POL", "POD", "CURRENCY", "OCEAN FREIGHT 20GP", "OCEAN FREIGHT 40HC", "BAF 20GP", "VALID TILL"];
const row = (baf: TestCell, freight: TestCell = 1200): readonly TestCell[] => [
  "INNSA",
  "NLRTM",
  "USD",
  freight,
  1900,
  baf,
  "2026-12-31",
];
const rates = (baf: TestCell, freight?: TestCell): TestSheet => ({ name: "Rates", rows: [HEAD, row(baf, freight)] });
const value = (number: number | string, attributes = 's="1"'): TestCell => ({ attributes, xml: `<v>${number}</v>` });
const shown = (number: number, format: string): TestWorkbook => ({ sheets: [rates(value(number))], formats: [format] });

describe("cells of an Excel file as a person sees them", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-shown-"));
    desk = await startDesk(rateCommands);
  });
  afterAll(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const check = async (book: TestWorkbook | Buffer, ...words: readonly string[]) => {
    const file = join(folder, "rates.xlsx");
    writeFileSync(file, Buffer.isBuffer(book) ? book : workbook(book));
    return desk.run("rates", "import", file, "--provider", "Konkan", "--check", ...words);
  };
  /** The charges of 20GP that `--check` prints, or the problems. */
  const readTwenty = async (book: TestWorkbook, ...words: readonly string[]): Promise<readonly string[]> => {
    const { said, complained } = await check(book, ...words);
    if (complained.length > 0) return complained.slice(1).map((line) => line.trim());
    return said
      .filter((line) => line.includes("    20GP:") || line.includes("line 2, cell"))
      .map((line) => line.trim());
  };
  const priced = (baf: string): readonly string[] => [`20GP: OCEAN FREIGHT USD 1,200.00; BAF ${baf}`];

  it.each<[string, TestCell]>([
    ["has no result", { xml: "<f>100+50</f>" }],
    ["has an empty result", { xml: "<f>100+50</f><v/>" }],
    ["shares a formula and has no result", { xml: '<f t="shared" si="0"/>' }],
  ])("refuses a formula that %s", async (_, cell) => {
    expect(await readTwenty({ sheets: [rates(cell)] })).toEqual([
      "line 2, cell F2: BAF 20GP has a formula without a stored result. Open the file in Excel, save it, and import it again; or write the value.",
    ]);
    expect(await readTwenty({ sheets: [rates(150, cell)] })).toEqual([
      "line 2, cell D2: OCEAN FREIGHT 20GP has a formula without a stored result. Open the file in Excel, save it, and import it again; or write the value.",
    ]);
  });

  it("refuses a footnote that is a raised figure", async () => {
    const raised = '<is><r><t>150</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>1</t></r></is>';
    expect(await readTwenty({ sheets: [rates({ attributes: 't="inlineStr"', xml: raised })] })).toEqual([
      "line 2, cell F2: BAF 20GP has a raised or lowered figure, which would be read as a digit of the price. Remove it.",
    ]);
  });

  it("reads the stored result of a formula, and refuses a zero that is computed when the file is opened", async () => {
    const formula = (result: number): TestCell => ({ xml: `<f>A1*2</f><v>${result}</v>` });
    expect(await readTwenty({ sheets: [rates(formula(150))] })).toEqual(priced("USD 150.00"));
    const calculation = '<calcPr fullCalcOnLoad="1"/>';
    expect(await readTwenty({ sheets: [rates(formula(150))], calculation })).toEqual(priced("USD 150.00"));
    expect(await readTwenty({ sheets: [rates(formula(0))], calculation })).toEqual([
      expect.stringContaining("cell F2: BAF 20GP has a formula without a stored result."),
    ]);
  });

  it.each([
    ["[$€-2]\\ #,##0.00", 150, "EUR 150.00"],
    ["#,##0.00\\ [$€-407]", 1234.5, "EUR 1,234.50"],
    ["[$£-809]#,##0", 150, "GBP 150.00"],
    ["[$€-x-euro2]\\ #,##0", 150, "EUR 150.00"],
    ["[$₹-4009]\\ #,##0", 8150, "INR 8,150.00"],
    ['"EUR" #,##0', 150, "EUR 150.00"],
    ["#,##0\\ [$AED]", 150, "AED 150.00"],
    ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', 150, "USD 150.00"],
    ["[$$-409]#,##0.00", 150, "USD 150.00"],
    ['#,##0" /BL"', 150, "USD 150.00/BL"],
    ["0.00;[Red]-0.00", 150, "USD 150.00"],
  ])("reads the number format %s of %d as %s", async (format, number, text) => {
    expect(await readTwenty(shown(number, format))).toEqual(priced(text));
  });

  const COMMENTS = `<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Ravi</author></authors><commentList>TEXTS</commentList></comments>`;
  const commented = (book: TestWorkbook, texts: Readonly<Record<string, string>>): TestWorkbook => ({
    ...book,
    change: (parts) => ({
      ...parts,
      "xl/worksheets/_rels/sheet1.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments1.xml"/></Relationships>`,
      "xl/comments1.xml": COMMENTS.replace(
        "TEXTS",
        Object.entries(texts)
          .map(([cell, text]) => `<comment ref="${cell}" authorId="0"><text><r><t>${text}</t></r></text></comment>`)
          .join(""),
      ),
    }),
  });

  it("asks about a comment that changes a price or limits it, and remarks on others", async () => {
    const book = { sheets: [rates(150)] };
    const asks = (text: string, cell: string): string =>
      `line 2, cell ${cell}: "${text}" may change the prices of the table. Write it into the cells or a column, or say --ignore "${text}" if they include it.`;
    const plus = "Ravi: plus USD 50 PSS from 1 Dec";
    expect(await readTwenty(commented(book, { D2: plus }))).toEqual([asks(plus, "D2")]);
    expect(await readTwenty(commented(book, { D2: plus }), "--ignore", plus)).toEqual([
      `line 2, cell D2: the comment "${plus}" is left out.`,
      ...priced("USD 150.00"),
    ]);
    const thread = "[Threaded comment]\n\nYour version of Excel reads it.\n\nComment:\n    less 5 % for Gold";
    expect(await readTwenty(commented(book, { F2: thread }))).toEqual([asks("less 5 % for Gold", "F2")]);
    expect(await readTwenty(commented(book, { E2: "Expired" }))).toEqual([
      'line 2, cell E2: "Expired" may limit the price of its cell. Remove the line, or say --ignore "Expired" if it does not.',
    ]);
    expect(await readTwenty(commented(book, { D1: "See &quot;Terms&quot;" }))).toEqual(priced("USD 150.00"));
    expect((await check(commented(book, { D1: "See &quot;Terms&quot;" }))).said.slice(0, 2)).toEqual([
      "2 remarks (1 left out, 1 size):",
      '  line 1, cell D1: the comment "See "Terms"" is left out.',
    ]);
  });

  it("reads what a long note says to its end", async () => {
    const long = `${"Space and equipment are confirmed with the booking. ".repeat(3)}All rates plus USD 50 PSS.`;
    const note = { name: "Rates", rows: [HEAD, row(150), [long]] };
    expect(await readTwenty({ sheets: [note] })).toEqual([
      `line 3: "${long.slice(0, 120)}" may change the prices of the table. Write it into the cells or a column, say --remark "${long.slice(0, 120)}=WAR RISK USD 50/TEU" (or /container, /BL), or say --ignore "${long.slice(0, 120)}" if they include it.`,
    ]);
  });

  it("reads a zero that the format shows as a dash as no charge", async () => {
    const accounting = '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)';
    expect(await readTwenty(shown(0, accounting))).toEqual(["20GP: OCEAN FREIGHT USD 1,200.00"]);
  });

  it("asks for the currency of a dollar sign where the column states another one, or none", async () => {
    const euro = { sheets: [{ name: "Rates", rows: [HEAD, row(value(150)).with(2, "EUR")] }], formats: ['"$"#,##0'] };
    const question =
      'line 2, cell F2: BAF 20GP "$150": $ stands for several currencies. Write the code, or say --currency-sign "$=USD".';
    expect(await readTwenty(euro)).toEqual([question]);
    expect(await readTwenty(euro, "--currency-sign", "$=CAD")).toEqual([
      "20GP: OCEAN FREIGHT EUR 1,200.00; BAF CAD 150.00",
    ]);
  });

  it("keeps the currency of formats that are stated by their number only", async () => {
    const plain = { sheets: [{ name: "Rates", rows: [HEAD, row(value(150, 's="1"')).with(2, "EUR")] }] };
    const change = (parts: Readonly<Record<string, string>>) => ({
      ...parts,
      "xl/styles.xml": (parts["xl/styles.xml"] ?? "").replace("</cellXfs>", '<xf numFmtId="44"/></cellXfs>'),
    });
    expect(await readTwenty({ ...plain, change })).toEqual([
      expect.stringContaining('cell F2: BAF 20GP "$150": $ stands for several currencies.'),
    ]);
  });

  it.each([
    ["[$HK$-C04]#,##0", "HK$150", "HK$", "HKD"],
    ["#,##0\\ [$zł-415]", "150 zł", "zł", "PLN"],
    ["[$SFr.-807]\\ #,##0", "SFr.150", "SFr.", "CHF"],
    ['"Fr." #,##0', "Fr.150", "Fr.", "CHF"],
  ])("names the currency that %s usually means", async (format, text, sign, code) => {
    expect(await readTwenty(shown(150, format))).toEqual([
      `line 2, cell F2: BAF 20GP "${text}": "${sign}" is no currency that is known. Write its code, or say --currency-sign "${sign}=${code}" with the currency that it means.`,
    ]);
    expect(await readTwenty(shown(150, format), "--currency-sign", `${sign}=${code}`)).toEqual(
      priced(`${code} 150.00`),
    );
  });

  it.each(["1250*", "EUR 25/TEU", "100-150", "USD 150 + EUR 20", "1,250.00 USD net"])(
    "refuses the figure of %s, which would not be in the price",
    async (text) => {
      expect(await readTwenty({ sheets: [rates(text)] })).toEqual([
        `line 2, cell F2: BAF 20GP "${text}" has a figure that cannot be read for certain. Write a plain figure such as 1,200.50, or words without a figure if it is not part of the price.`,
      ]);
    },
  );

  it("asks for the currency of a sign that is not known", async () => {
    expect(await readTwenty(shown(150, "#,##0\\ [$kr-41D]"))).toEqual([
      'line 2, cell F2: BAF 20GP "150 kr": "kr" is no currency that is known. Write its code, or say --currency-sign "kr=USD" with the currency that it means.',
    ]);
    expect(await readTwenty(shown(150, "#,##0\\ [$kr-41D]"), "--currency-sign", "kr=SEK")).toEqual(
      priced("SEK 150.00"),
    );
  });

  it("reads a percentage as one, and refuses it as freight", async () => {
    expect(await readTwenty(shown(0.12, "0%"))).toEqual([
      'line 2, cell F2: BAF 20GP "12%" does not state of what, so it has no price. Write "12% OF OCEAN FREIGHT" if it is of the freight.',
      "20GP: OCEAN FREIGHT USD 1,200.00; BAF 12%",
    ]);
    expect(await readTwenty({ sheets: [rates(150, value(0.12))], formats: ["0.0%"] })).toEqual([
      'line 2, cell D2: OCEAN FREIGHT 20GP "12%" is a percentage. Write the price.',
    ]);
  });

  it.each([
    [33.333, "0.00", "33.33", "33.333"],
    [149.6, "#,##0", "150", "149.6"],
  ])("counts %d shown with %s as %s, with a note", async (number, format, text, exact) => {
    expect(await readTwenty(shown(number, format))).toEqual([
      `line 2, cell F2: BAF 20GP ${exact} is shown as "${text}", and the shown amount counts.`,
      ...priced(`USD ${Number(text).toFixed(2)}`),
    ]);
  });

  it("rounds a result with more decimals than its currency has, and refuses where that changes the price", async () => {
    expect(await readTwenty({ sheets: [rates({ xml: "<f>100/3</f><v>33.333333333333336</v>" })] })).toEqual([
      "line 2, cell F2: BAF 20GP 33.333333333333 is rounded to 33.33.",
      ...priced("USD 33.33"),
    ]);
    expect(await readTwenty({ sheets: [rates({ xml: "<v>0.0651</v>" })] })).toEqual([
      'line 2, cell F2: BAF 20GP "0.0651" has more decimals than USD has. Write the price of a larger unit.',
    ]);
    expect(await readTwenty({ sheets: [rates({ xml: "<f>1200.1*3</f><v>3600.2999999999997</v>" })] })).toEqual(
      priced("USD 3,600.30"),
    );
    expect(await readTwenty({ sheets: [rates(33.334)] })).toEqual([
      "line 2, cell F2: BAF 20GP 33.334 is rounded to 33.33.",
      ...priced("USD 33.33"),
    ]);
  });

  it.each([
    [1200, "#,##0,", "1"],
    [150, ";;;", ""],
    [1200, "0.00E+00", "1.20E+03"],
    [33.333, "# ?/?", "33 1/3"],
    [-150, "0;0", "150"],
  ])("refuses %d in a format (%s) that shows another figure", async (number, format, text) => {
    expect(await readTwenty(shown(number, format))).toEqual([
      expect.stringMatching(
        /^line 2, cell F2: BAF 20GP (?:holds|shows) .*Write the value as it is meant, or change its number format\.$/,
      ),
    ]);
    expect((await readTwenty(shown(number, format))).join(" ")).toContain(`"${text}"`);
  });

  it.each<[string, TestCell]>([
    ["with single quotes", { attributes: "t='e'", xml: "<v>#DIV/0!</v>" }],
    ["of a formula", { attributes: 't="e"', xml: "<f>1/0</f><v>#N/A</v>" }],
    ["as a text", "#REF!"],
    ["that does not fit its column", "######"],
  ])("refuses an error %s", async (_, cell) => {
    expect(await readTwenty({ sheets: [rates(cell)] })).toEqual([
      "line 2, cell F2: BAF 20GP has a formula with an error. Write the value.",
    ]);
  });

  it("refuses an amount that is struck out", async () => {
    const struck: TestCell = {
      attributes: 't="inlineStr"',
      xml: "<is><r><rPr><strike/></rPr><t>1200</t></r><r><t> 1100</t></r></is>",
    };
    expect((await check({ sheets: [rates(150, struck)] })).complained).toHaveLength(2);
  });

  it.each([
    ['<color rgb="FFFFFFFF"/>', "", false],
    ['<color theme="0"/>', '<patternFill patternType="solid"><fgColor rgb="FFFFFFFF"/></patternFill>', false],
    ['<color rgb="FFFFFFFF"/>', '<patternFill patternType="solid"><fgColor rgb="FF1F3864"/></patternFill>', true],
    ['<color theme="0" tint="-0.5"/>', "", true],
    ['<color rgb="FFC00000"/>', "", true],
  ])("refuses a figure that is white on white: %s on %s", async (color, fill, isSeen) => {
    const book: TestWorkbook = {
      sheets: [rates(value(150))],
      formats: ["0"],
      change: (parts) => {
        const { "xl/styles.xml": styles = "" } = parts;
        const coloured = styles
          .replace("<fonts><font/>", `<fonts><font/><font>${color}</font>`)
          .replace("<fills><fill/>", `<fills><fill/><fill/><fill>${fill}</fill>`)
          .replace('applyNumberFormat="1"', 'applyNumberFormat="1" fontId="1" applyFont="1" fillId="2" applyFill="1"');
        return { ...parts, "xl/styles.xml": coloured };
      },
    };
    const refusal = "line 2, cell F2: BAF 20GP is written in white on white. Delete it, or write it in another colour.";
    expect(await readTwenty(book)).toEqual(isSeen ? priced("USD 150.00") : [refusal]);
  });

  it("reads the days of the 1904 date system", async () => {
    const book: TestWorkbook = {
      sheets: [{ name: "Rates", rows: [HEAD, row(150).with(6, value(46751))] }],
      formats: ["yyyy-mm-dd"],
    };
    for (const stated of ["1", "true"]) {
      const { said } = await check({ ...book, properties: `<workbookPr date1904="${stated}"/>` });
      expect(said[2]).toContain("till 2031-12-31");
    }
    expect((await check(book)).said[2]).toContain("till 2027-12-30");
  });

  it("reads texts without invisible characters and with any blanks", async () => {
    expect(await readTwenty({ sheets: [rates("\u200bUSD\u00a0150\u2060", "１２００")] })).toEqual(priced("USD 150.00"));
  });

  const everywhere = (change: (xml: string) => string) => (parts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, change(xml)]));

  it.each<[string, TestWorkbook["change"]]>([
    [
      "prefixes",
      everywhere((xml) =>
        xml.includes("spreadsheetml")
          ? xml.replaceAll(/<(\/?)(?=[a-z])/gi, "<$1x:").replace("xmlns=", "xmlns:x=")
          : xml,
      ),
    ],
    ["single quotes", everywhere((xml) => xml.replaceAll('"', "'"))],
    [
      "other prefixes and ids of relations",
      everywhere((xml) =>
        xml.replaceAll("r:id=", "rel:id=").replaceAll("xmlns:r=", "xmlns:rel=").replaceAll("rId", "R7f"),
      ),
    ],
    [
      "no references",
      (parts) => ({
        ...parts,
        "xl/worksheets/sheet1.xml": (parts["xl/worksheets/sheet1.xml"] ?? "").replaceAll(/ r="[A-Z]*\d+"/g, ""),
      }),
    ],
    [
      "a row in a comment",
      (parts) => ({
        ...parts,
        "xl/worksheets/sheet1.xml": (parts["xl/worksheets/sheet1.xml"] ?? "").replace(
          "</sheetData>",
          '<!-- <row r="2"><c r="F2"><v>666</v></c></row> --></sheetData>',
        ),
      }),
    ],
    [
      "a chart sheet before it",
      (parts) => ({
        ...parts,
        "xl/workbook.xml": (parts["xl/workbook.xml"] ?? "").replace(
          "<sheets>",
          '<sheets><sheet name="Chart" sheetId="9" r:id="c1"/><sheet name="Macro" sheetId="8" r:id="c2"/><sheet name="Dialog" sheetId="7" r:id="c3"/>',
        ),
        "xl/_rels/workbook.xml.rels": (parts["xl/_rels/workbook.xml.rels"] ?? "").replace(
          "</Relationships>",
          '<Relationship Id="c1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/><Relationship Id="c2" Type="http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet" Target="macrosheets/sheet1.xml"/><Relationship Id="c3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/dialogsheet" Target="dialogsheets/sheet1.xml"/></Relationships>',
        ),
        "xl/chartsheets/sheet1.xml": "<chartsheet/>",
        "xl/macrosheets/sheet1.xml": "<macrosheet/>",
        "xl/dialogsheets/sheet1.xml": "<dialogsheet/>",
      }),
    ],
  ])("reads a workbook with %s", async (_, change) => {
    const book: TestWorkbook = { sheets: [rates(value(150))], formats: ["[$€-2]\\ #,##0.00"] };
    expect(await readTwenty({ ...book, ...(change === undefined ? {} : { change }) })).toEqual(priced("EUR 150.00"));
  });

  it("reads shared strings with phonetic marks and rich text", async () => {
    const shared = (index: number): TestCell => ({ attributes: 't="s"', xml: `<v>${index}</v>` });
    const change = (parts: Readonly<Record<string, string>>) => ({
      ...parts,
      "xl/sharedStrings.xml":
        '<sst><si><r><t>USD</t></r><r><t xml:space="preserve"> 150</t></r></si><si><t>USD 1200</t><rPh sb="0" eb="1"><t>99</t></rPh></si></sst>',
      "xl/_rels/workbook.xml.rels": (parts["xl/_rels/workbook.xml.rels"] ?? "").replace(
        "</Relationships>",
        '<Relationship Id="s1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>',
      ),
    });
    expect(await readTwenty({ sheets: [rates(shared(0), shared(1))], change })).toEqual(priced("USD 150.00"));
  });

  it.each(["hidden", "veryHidden"] as const)("asks about a %s tab with prices", async (state) => {
    const cost: TestSheet = { name: "Cost", state, rows: [HEAD, row(15, 100).with(1, "BEANR")] };
    const book = { sheets: [rates(150), cost] };
    expect(await readTwenty(book)).toEqual([
      'tab "Cost", line 1: the tab is hidden and has prices. Say --include-hidden or --skip-hidden.',
    ]);
    expect((await check(book, "--skip-hidden")).said).toContain("1 line can be imported, valid for departures.");
    expect((await check(book, "--include-hidden")).said).toContain("2 lines can be imported, valid for departures.");
    expect((await check(book, "--tab", "Cost")).said).toContain("1 line can be imported, valid for departures.");
  });

  it("asks about hidden columns and rows", async () => {
    const sheet: TestSheet = {
      name: "Rates",
      rows: [HEAD, row(150), row(90).with(1, "BEANR")],
      before: '<cols><col min="6" max="6" width="9" hidden="1"/></cols>',
      hiddenRows: new Set([3]),
    };
    const book = { sheets: [sheet] };
    expect((await check(book)).complained.slice(1)).toEqual([
      '  line 1, cell F1: these columns are hidden: F "BAF 20GP". Say --include-hidden or --skip-hidden.',
      "  line 3: these rows are hidden: 3. Say --include-hidden or --skip-hidden.",
    ]);
    const tiny: TestWorkbook = {
      sheets: [
        { ...sheet, before: '<cols><col min="6" max="6" width="0.1" customWidth="1"/></cols>', hiddenRows: new Set() },
      ],
      change: (parts) => {
        const { "xl/worksheets/sheet1.xml": xml = "" } = parts;
        return {
          ...parts,
          "xl/worksheets/sheet1.xml": xml.replace('<row r="3"', '<row r="3" ht="0.2" customHeight="1"'),
        };
      },
    };
    expect((await check(tiny)).complained).toEqual((await check(book)).complained);
    expect(await readTwenty(book, "--skip-hidden")).toEqual(["20GP: OCEAN FREIGHT USD 1,200.00"]);
    expect(await readTwenty(book, "--include-hidden")).toEqual([...priced("USD 150.00"), ...priced("USD 90.00")]);
  });

  it.each([
    [
      "an OpenDocument file",
      "it is an OpenDocument file (.ods).",
      { mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<office/>" },
    ],
    ["a binary file", "it is a binary Excel file (.xlsb).", { "xl/workbook.bin": "x" }],
  ])("names %s", async (_, sentence, parts) => {
    const { complained } = await check(zip(parts));
    expect(complained).toEqual([expect.stringContaining(sentence)]);
    expect(complained[0]).toContain("Save it as .xlsx in Excel and import it again.");
  });
});
