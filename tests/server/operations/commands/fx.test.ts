import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { convertMoney } from "#domain/money";
import { exchangeCommands } from "#server/operations/commands/fx.ts";
import { findExchange } from "#server/modules/rates/exchange-store.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";
import { startDesk } from "#tests/server/operations/support.ts";

describe("rates of exchange", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-fx-"));
    desk = await startDesk(exchangeCommands);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const importTable = (lines: readonly string[], ...words: readonly string[]) => {
    const file = join(folder, "fx.csv");
    writeFileSync(file, lines.join("\n"));
    return desk.run("fx", "import", file, "--source", "Reserve Bank", ...words);
  };
  const onDay = (day: string) => findExchange(desk.database.db, day);

  it("are stated, listed and removed", async () => {
    expect((await importTable(["CURRENCY,UNITS", "inr,88.75", 'EUR,"0,92"'], "--mark-up", "1.5")).said).toEqual([
      "2 rates of 2026-11-20 stated.",
    ]);
    expect(await onDay("2026-11-20")).toEqual({
      base: "USD",
      date: "2026-11-20",
      source: "Reserve Bank",
      markUpPercent: "1.5",
      quotes: [
        { currency: "INR", unitsPerBase: "88.75" },
        { currency: "EUR", unitsPerBase: "0.92" },
      ],
    });
    expect((await desk.run("fx", "list")).said).toEqual([
      "2026-11-20  1 USD = 88.75 INR, 0.92 EUR  Reserve Bank  mark-up 1.5 %",
    ]);
    expect((await desk.run("fx", "remove", "2026-11-20", "--base", "eur")).complained).toEqual([
      "There are no rates of 2026-11-20 in EUR.",
    ]);
    const version = await readCacheVersion(desk.database.db, "tariffs");
    expect((await desk.run("fx", "remove", "20 Nov 2026")).said).toEqual([
      "The rates of 2026-11-20 in USD are removed.",
    ]);
    expect(await readCacheVersion(desk.database.db, "tariffs")).toBe(version + 1);
    expect((await desk.run("fx", "list")).said).toEqual(["No exchange rates."]);
  });

  it("are all imported or none, and each problem is named by its cell", async () => {
    const bad = ["CURRENCY,UNITS", "INR,88,75", "RUPEE,88", "EUR,-1", "EUR,0.9", "USD,1", "GBP,0"];
    expect((await importTable(bad)).complained).toEqual([
      `Nothing was imported of ${join(folder, "fx.csv")}:`,
      '  line 2, cell C2: "75" may belong to the rate. Write it as 88.75.',
      '  line 3, cell A3: "RUPEE" is not a currency (ISO 4217, such as USD).',
      '  line 4, cell B4: "-1" is not a positive rate (such as 88.40).',
      "  line 5, cell A5: EUR is there twice. Remove one of the lines.",
      "  line 6, cell A6: USD is the base itself. Remove the line.",
      '  line 7, cell B7: "0" is not a positive rate (such as 88.40).',
    ]);
    expect(await onDay("2026-11-20")).toBeNull();
  });

  it.each([
    [["--date", "2026-11-21"], "The rates cannot be of 2026-11-21: that is in the future."],
    [["--date", "31 Feb 2026"], '"31 Feb 2026" is not a day (such as 2026-12-31).'],
    [["--date", "05/11/2026"], '"05/11/2026" can be 2026-11-05 or 2026-05-11. Write one of them.'],
    [["--base", "RUPEE"], '"RUPEE" is not a currency (ISO 4217, such as USD).'],
    [["--mark-up", "1,125"], '"1,125" is not a percentage (such as 1.5).'],
    [["--mark-up", "some"], '"some" is not a percentage (such as 1.5).'],
  ])("are refused with %j", async (words, sentence) => {
    expect((await importTable(["INR,88.75"], ...words)).complained).toEqual([`Nothing was imported. ${sentence}`]);
  });

  it.each(["1.5", "1,5", "1,5 %"])("take the mark-up %s", async (markUp) => {
    await importTable(["INR,88.75"], "--mark-up", markUp);
    expect((await desk.run("fx", "list")).said).toEqual(["2026-11-20  1 USD = 88.75 INR  Reserve Bank  mark-up 1.5 %"]);
  });

  it("are refused where units and base are exchanged", async () => {
    expect((await importTable(["INR,0.0113"])).complained[1]).toBe(
      "  1 USD = 0.0113 INR is far from the usual rate. Check the figure and --base.",
    );
  });

  it("of different bases are used together, and convert over both", async () => {
    await importTable(["PLN,4.31", "USD,1.08"], "--base", "EUR", "--date", "2026-11-18");
    await importTable(["INR,88.40", "EUR,0.925"], "--date", "2026-11-19");
    const table = await onDay("2026-11-20");
    expect(table).toEqual({
      base: "USD",
      date: "2026-11-19",
      source: "Reserve Bank; PLN over EUR: Reserve Bank, 2026-11-18",
      markUpPercent: "0",
      quotes: [
        { currency: "INR", unitsPerBase: "88.40" },
        { currency: "EUR", unitsPerBase: "0.925" },
        { currency: "PLN", unitsPerBase: "3.98675" },
      ],
    });
    /* INR 8,840.00 = USD 100.00 = EUR 92.50. */
    expect(convertMoney({ currency: "INR", minor: 884_000 }, table, "EUR")._unsafeUnwrap()).toEqual({
      currency: "EUR",
      minor: 9_250,
    });
    expect((await onDay("2026-11-26"))?.quotes.map(({ currency }) => currency)).toEqual(["INR", "EUR"]);
  });
});
