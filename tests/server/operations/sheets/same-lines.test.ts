import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { readWorkbook } from "#server/operations/sheets/read-table.ts";
import { cases } from "#tests/support/property-tests.ts";
import { startDesk } from "../support.ts";
import { workbook } from "./workbook.ts";

type Row = readonly (string | number)[];

const HEAD: Row = ["POL", "POD", "VALID TILL", "CURRENCY", "SERVICE", "20GP", "40HC", "THC 20GP (INR)"];
const SHEET = "xl/worksheets/sheet1.xml";

const price = fc.oneof(
  fc.integer({ min: 1, max: 9_999 }),
  fc.integer({ min: 1, max: 9_999 }).map((figure) => figure + 0.25),
);

/* Each line has a service of its own: lines that differ in nothing but their prices are refused. */
const tableOf = (count: number): fc.Arbitrary<readonly Row[]> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom("INNSA", "INMUN", "INMAA"),
        fc.constantFrom("NLRTM", "DEHAM"),
        fc.constantFrom("2027-03-31", "31/12/2027", "15 Jan 2028"),
        fc.constantFrom("USD", "EUR"),
        price,
        fc.oneof(price, fc.constant("")),
        fc.oneof(price, fc.constantFrom("", "INCLUDED", "AT COST")),
      ),
      { minLength: count, maxLength: count },
    )
    .map((lines) =>
      lines.map(([from, to, till, currency, ...prices], index) => [from, to, till, currency, `S${index}`, ...prices]),
    );

describe("the lines of a sheet", () => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-same-lines-"));
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeAll(async () => {
    desk = await startDesk(rateCommands);
  });
  afterAll(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  let providers = 0;
  const importLines = async (file: string, content: string | Buffer) => {
    const path = join(folder, file);
    writeFileSync(path, content);
    providers += 1;
    const provider = `Provider ${providers}`;
    expect((await desk.run("rates", "import", path, "--provider", provider)).complained).toEqual([]);
    const rows = await desk.database.db
      .selectFrom("rateSheetRow as r")
      .innerJoin("rateSheet as s", "s.id", "r.sheetId")
      .where("s.provider", "=", provider)
      .orderBy("r.line")
      .selectAll("r")
      .execute();
    return rows.map(({ id, sheetId, tab: _, ...row }) => ({ ...row, id: id.replace(sheetId, "") }));
  };

  it.each([1, 17, 1_203])("are stored the same from a workbook and from a CSV file of %i lines", async (count) => {
    await fc.assert(
      fc.asyncProperty(tableOf(count), async (lines) => {
        const rows = [HEAD, ...lines];
        const fromWorkbook = await importLines("rates.xlsx", workbook({ sheets: [{ name: "Rates", rows }] }));
        const fromText = await importLines("rates.csv", rows.map((row) => row.join(",")).join("\n"));
        expect(fromWorkbook).toHaveLength(count);
        expect(fromWorkbook).toEqual(fromText);
      }),
      { numRuns: cases(count > 1_000 ? 1 : 12), endOnFailure: true },
    );
  });

  it.each([
    ["longer than the archive states", 24, -1],
    ["shorter than the archive states", 24, 1],
    ["damaged", 16, 1],
  ])("are not read from a worksheet that is %s", async (_, field, difference) => {
    const content = workbook({
      sheets: [{ name: "Rates", rows: [HEAD, ["INNSA", "NLRTM", "2099-12-31", "USD", "S1", 900, 1_500, ""]] }],
    });
    const listed = content.lastIndexOf(SHEET) - 46;
    content.writeUInt32LE(content.readUInt32LE(listed + field) + difference, listed + field);
    const path = join(folder, "damaged.xlsx");
    writeFileSync(path, content);
    expect((await readWorkbook(path))._unsafeUnwrapErr()).toBe(
      `${path} cannot be read: it is damaged, or no Excel file. Open it in Excel, save it as .xlsx and import it again.`,
    );
  });
});
