import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { startDesk } from "./support.ts";
import { type TestSheet, type TestWorkbook, workbook } from "./sheets/workbook.ts";

const HEAD = ["POL", "POD", "CURRENCY", "20GP", "VALID TILL"];
const ROWS = [HEAD, ["INNSA", "NLRTM", "USD", 1200, "2026-12-31"], ["INNSA", "DEHAM", "USD", 1300, "2026-12-31"]];
const RATES: TestSheet = { name: "Rates", rows: ROWS };
const QUOTED = ["20GP: OCEAN FREIGHT USD 1,200.00", "20GP: OCEAN FREIGHT USD 1,300.00"];
const PSS = "PSS USD 300 per container from 1 Dec";

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const withTextBox = (paragraphs: readonly string[]): TestWorkbook => ({
  sheets: [RATES],
  change: (parts) => ({
    ...parts,
    "xl/worksheets/_rels/sheet1.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/drawing" Target="../drawings/drawing1.xml"/></Relationships>`,
    "xl/drawings/drawing1.xml": `<xdr:wsDr xmlns:xdr="x" xmlns:a="a"><xdr:twoCellAnchor editAs="oneCell"><xdr:from><xdr:col>6</xdr:col><xdr:row>4</xdr:row></xdr:from><xdr:sp><xdr:txBody>${paragraphs
      .map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)
      .join("")}</xdr:txBody></xdr:sp></xdr:twoCellAnchor></xdr:wsDr>`,
  }),
});
const withPageHeader = (code: string): TestWorkbook => ({
  sheets: [
    {
      ...RATES,
      after: `<headerFooter><oddHeader>${code}</oddHeader><oddFooter>Page &amp;P of &amp;N</oddFooter></headerFooter>`,
    },
  ],
});
const withTab = (...rows: TestSheet["rows"]): TestWorkbook => ({ sheets: [RATES, { name: "Surcharges", rows }] });

describe("texts around the rates that a person sees", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-texts-"));
    desk = await startDesk(rateCommands);
  });
  afterAll(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What `--check` complains of, or its remarks and the prices of 20GP. */
  const check = async (book: TestWorkbook, ...words: readonly string[]): Promise<readonly string[]> => {
    const file = join(folder, "rates.xlsx");
    writeFileSync(file, workbook(book));
    const { said, complained } = await desk.run("rates", "import", file, "--provider", "Konkan", "--check", ...words);
    const answered =
      complained.length > 0 ? complained.slice(1) : said.filter((line) => /20GP: |: the |: "/.test(line));
    return answered.map((line) => line.trim());
  };
  const asks = (line: number): readonly string[] => [
    `line ${line}: "${PSS}" may change the prices of the table. Write it into the cells or a column, say --remark "${PSS}=WAR RISK USD 50/TEU" (or /container, /BL), or say --ignore "${PSS}" if they include it.`,
  ];

  it("asks about a text box", async () => {
    expect(await check(withTextBox(["PSS USD 300", "per container from 1 Dec"]))).toEqual(asks(5));
    expect(await check(withTextBox([PSS]), "--ignore", PSS)).toEqual([
      `line 5: the text box "${PSS}" is left out.`,
      ...QUOTED,
    ]);
    expect(await check(withTextBox(["Space &amp; equipment"]))).toEqual([
      'line 5: the text box "Space & equipment" is left out.',
      ...QUOTED,
    ]);
    expect(await check(withTextBox(["Expired"]))).toEqual([
      'line 5: "Expired" may limit the rows below it. Move them to a tab of their own, or say --ignore "Expired" if it does not.',
    ]);
  });

  it("asks about the header and the footer of the printed page", async () => {
    expect(await check(withPageHeader(`&amp;L&amp;"Arial,Bold"&amp;12 ${PSS}`))).toEqual(asks(1));
    expect(await check(withPageHeader("&amp;CRates of &amp;K112233Konkan &amp;&amp; Sons"))).toEqual([
      'line 1: the page header "Rates of Konkan & Sons" is left out.',
      ...QUOTED,
    ]);
  });

  it("asks about a tab of surcharges beside the tab of rates", async () => {
    const answer = `"${PSS}" and 1 more may change the prices of other tabs. Write it into their cells or a column, or say --tab with each tab of prices if they include it.`;
    const book = withTab(["PSS", "USD 300 per container", "from 1 Dec"], ["plus ECA", "USD 25 per TEU"]);
    expect(await check(book)).toEqual([`tab "Surcharges", line 1: ${answer}`]);
    expect(await check(book, "--tab", "Rates")).toEqual(QUOTED);
    expect(await check(withTab(["Free time 7 days, then USD 60 a day"]))).toEqual(QUOTED);
    const [rates, surcharges] = book.sheets;
    const hidden: TestSheet = { name: "Surcharges", rows: surcharges?.rows ?? [], state: "hidden" };
    expect(await check({ sheets: [rates ?? RATES, hidden] })).toEqual(QUOTED);
  });

  it.each(["75 PSS", "PSS 75", "pss: 75"])("asks about a charge right of the table: %s", async (text) => {
    const [head = [], first = [], ...others] = ROWS;
    expect(await check({ sheets: [{ name: "Rates", rows: [head, [...first, text], ...others] }] })).toEqual([
      `line 2, cell F2: "${text}" has no heading and has an amount. Write the heading of its column, or remove it.`,
    ]);
  });

  it("leaves a text right of the table that is no charge", async () => {
    const [head = [], first = [], ...others] = ROWS;
    const rows = [head, [...first, "14 days free"], ...others];
    expect(await check({ sheets: [{ name: "Rates", rows }] })).toEqual(QUOTED);
  });
});
