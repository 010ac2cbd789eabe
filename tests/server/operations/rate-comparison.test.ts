import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { saveExchange } from "#server/modules/rates/index.ts";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { startDesk } from "./support.ts";

const HEAD = "POL,POD,VALIDITY,CURRENCY,20GP,40HC,THC (INR),FREE DAYS";
const NOVEMBER = [
  HEAD,
  "INNSA,NLRTM,31 Dec 2026,USD,980,1640,8000,7",
  "INNSA,DEHAM,31 Dec 2026,USD,990,1650,8000,7",
  "INNSA,BEANR,31 Dec 2026,USD,1000,,8000,7",
];
const DECEMBER = [
  `${HEAD},ETS`,
  "INNSA,NLRTM,31 Dec 2026,USD,1030,1640,8000,7,42",
  "INNSA,DEHAM,31 Dec 2026,USD,990,1650,8000,7,",
  "INNSA,GBFXT,31 Dec 2026,USD,1100,,8000,7,42",
];

describe("the difference of an import", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-compare-"));
    desk = await startDesk(rateCommands);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const write = (name: string, lines: readonly string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, lines.join("\n"));
    return file;
  };
  const importAs = (name: string, lines: readonly string[], ...words: readonly string[]) =>
    desk.run("rates", "import", write(name, lines), "--provider", "CASTELLAN", ...words);
  const idIn = (said: readonly string[]): string => /imported as (\S+),/.exec(said.join("\n"))?.[1] ?? "";
  const countLines = async () =>
    (
      await desk.database.db
        .selectFrom("rateSheetRow")
        .select((e) => e.fn.countAll().as("lines"))
        .execute()
    )[0];

  it("lists every charge of each price that changes, and stores nothing", async () => {
    await importAs("november.csv", NOVEMBER);
    const before = await countLines();
    const { said, complained } = await importAs("december.csv", DECEMBER, "--compare");
    expect(complained).toEqual([]);
    expect(said).toEqual([
      "INNSA-GBFXT  CASTELLAN  20GP  new",
      "    valid 2026-11-20 to 2026-12-31",
      "    ETS none → USD 42.00",
      "    OCEAN FREIGHT none → USD 1,100.00",
      "    THC none → INR 8,000.00",
      "INNSA-NLRTM  CASTELLAN  20GP  changed",
      "    ETS none → USD 42.00",
      "    OCEAN FREIGHT USD 980.00 → USD 1,030.00 (+ 5.1 %)",
      "    THC INR 8,000.00",
      "INNSA-NLRTM  CASTELLAN  40HC  changed",
      "    ETS none → USD 42.00",
      "    OCEAN FREIGHT USD 1,640.00",
      "    THC INR 8,000.00",
      "Prices: 1 new, 2 changed, 2 unchanged.",
      "3 lines can be imported, valid for departures.",
    ]);
    expect(await countLines()).toEqual(before);
  });

  it("states totals in US dollars at the rates of the day, and no longer quoted prices with --replace-all", async () => {
    const quotes = [{ currency: "INR", unitsPerBase: "80" }];
    const exchange = { base: "USD", date: "2026-11-20", source: "test", markUpPercent: "0", quotes };
    await saveExchange(desk.database.db, "fx-1", exchange);
    await importAs("november.csv", NOVEMBER);
    const words = [write("december.csv", DECEMBER), "--provider", "CASTELLAN", "--compare", "--replace-all"];
    const answered = await desk.runJson("rates", "import", ...words);
    const price = (validTill: string, line: number) => ({ tab: null, line, validFrom: "2026-11-20", validTill });
    const dollars = (amount: number) => ({ amount: { currency: "USD", amount }, basis: "per-container" });
    const thc = { amount: { currency: "INR", amount: 8_000 }, basis: "per-container" };
    expect(answered).toMatchObject({
      isImported: false,
      sheet: null,
      difference: {
        counts: { new: 1, changed: 2, "no-longer-quoted": 1, dates: 0, unchanged: 2 },
        prices: [
          {
            kind: "no-longer-quoted",
            lane: "INNSA-BEANR",
            carrier: "CASTELLAN",
            equipment: "20GP",
            before: price("2026-12-31", 4),
            after: null,
            total: { before: { currency: "USD", amount: 1_100 }, after: null, percent: null },
          },
          { kind: "new", lane: "INNSA-GBFXT" },
          {
            kind: "changed",
            lane: "INNSA-NLRTM",
            equipment: "20GP",
            before: price("2026-12-31", 2),
            after: price("2026-12-31", 2),
            charges: [
              { kind: "new", group: null, name: "ETS", before: null, after: dollars(42), percent: null },
              { kind: "amount", name: "OCEAN FREIGHT", before: dollars(980), after: dollars(1_030), percent: 5.1 },
              { kind: "unchanged", name: "THC", before: thc, after: thc, percent: null },
            ],
            terms: [],
            total: {
              before: { currency: "USD", amount: 1_080 },
              after: { currency: "USD", amount: 1_172 },
              percent: 8.5,
            },
          },
          { kind: "changed", equipment: "40HC" },
        ],
      },
    });
  });

  it("is written as CSV with a row for each charge", async () => {
    await importAs("november.csv", NOVEMBER);
    const { said } = await importAs("december.csv", DECEMBER, "--compare", "--csv");
    expect([said.length, said[0], said.find((line) => line.includes("OCEAN FREIGHT,amount"))]).toEqual([
      10,
      "lane,carrier,equipment,kind,line before,line after,valid from,valid till,charge,charge kind,amount before,currency before,amount after,currency after,before,after,percent",
      'INNSA-NLRTM,CASTELLAN,20GP,changed,line 2,line 2,2026-11-20,2026-12-31,OCEAN FREIGHT,amount,980,USD,1030,USD,USD 980.00,"USD 1,030.00",5.1',
    ]);
  });

  it("is counted when the sheet is imported, and can be shown afterwards", async () => {
    const november = idIn((await importAs("november.csv", NOVEMBER)).said);
    const { said } = await importAs("december.csv", DECEMBER);
    const december = idIn(said);
    expect(said.slice(-2)).toEqual([
      "Prices: 1 new, 2 changed, 2 unchanged.",
      "They replace 2 lines of earlier sheets.",
    ]);
    const compared = await desk.run("rates", "compare", november, december);
    expect(compared.said.at(-1)).toBe("Prices: 1 new, 2 changed, 1 no longer quoted, 2 with other dates only.");
    expect(compared.said).toContain("    OCEAN FREIGHT USD 980.00 → USD 1,030.00 (+ 5.1 %)");
    expect((await desk.run("rates", "compare", november, november)).said).toEqual([
      "No price differs.",
      "Prices: 5 unchanged.",
    ]);
  });

  it("refuses sheets of several providers, and those that do not exist", async () => {
    const one = idIn((await importAs("november.csv", NOVEMBER)).said);
    const rival = await desk.run("rates", "import", write("rival.csv", DECEMBER), "--provider", "Rival");
    const other = idIn(rival.said);
    expect((await desk.run("rates", "compare", one, other)).complained).toEqual([
      `${one} is of CASTELLAN and ${other} of Rival. Only sheets of one provider can be compared.`,
    ]);
    expect((await desk.run("rates", "compare", one, "nothing")).complained).toEqual([
      "There is no rate sheet nothing.",
    ]);
  });

  it("compares the charges of part loads by group, basis and minimum", async () => {
    const head = "POL,POD,VALIDITY,CURRENCY,OCEAN FREIGHT,ORIGIN: CFS,DESTINATION: THC";
    const first = [head, "Nhava Sheva,Rotterdam,31 Dec 2026,USD,35/W/M (MIN 2 CBM),10/W/M,EUR 20/W/M"];
    const second = [head, "Nhava Sheva,Rotterdam,31 Dec 2026,USD,38/W/M (MIN 2 CBM),10/BL,EUR 20/W/M"];
    await importAs("lcl.csv", first, "--kind", "lcl");
    const { said, complained } = await importAs("lcl-2.csv", second, "--kind", "lcl", "--compare");
    expect([complained, said]).toEqual([
      [],
      [
        "Nhava Sheva-Rotterdam  CASTELLAN  changed",
        "    THC (destination) EUR 20.00 per W/M",
        "    CFS (origin) USD 10.00 per W/M → USD 10.00 per bill of lading",
        "    OCEAN FREIGHT (origin) 35/W/M (MIN 2 CBM) → 38/W/M (MIN 2 CBM) (+ 8.6 %)",
        "Prices: 1 changed.",
        "1 line can be imported, valid for departures.",
      ],
    ]);
  });
});
