import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { lclLines } from "#server/modules/lcl/store.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";
import { startDesk } from "./support.ts";

const HEAD = [
  "Port of Loading",
  "PORT OF DISCHARGE",
  "Dest CFS",
  "DEST COUNTRY",
  "TTT (PORT TO PORT)",
  "CURRENCY",
  "W/M RATIO",
  "VALID TILL",
  "OCEAN FREIGHT",
  "ORIGIN: BILL OF LADING",
  "DEST: THC",
  "WAREHOUSE - STORAGE",
];
const GOOD = 'INNSA,NLRTM,,Netherlands,26,INR,1 CBM = 1000 KG,31/12/2026,USD 20/W/M,4000/BL,"EUR 9,50/RT",ON REQUEST';

describe("importing LCL tariffs", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-lcl-"));
    desk = await startDesk(rateCommands);
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const csv = (name: string, lines: readonly string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, lines.join("\n"));
    return file;
  };
  const imported = (file: string, ...words: readonly string[]) =>
    desk.run("rates", "import", file, "--provider", "Baywater", ...words);

  it("detects an LCL tariff by its columns, and stores its cells as written", async () => {
    const file = join(folder, "lcl.xlsx");
    const cells = [
      "Nhava Sheva",
      "Hamburg",
      "Prague Uhrineves",
      "Czechia",
      "28-30 days",
      "inr",
      "500",
      "",
      "USD 25/W/M",
      4000,
      "EUR 9,50/RT",
      "AT COST",
    ];
    await writeXlsxFile([HEAD.map((value) => ({ value })), cells.map((value) => ({ value }))]).toFile(file);
    const { said, complained } = await imported(file, "--till", "2026-12-15", "--weekly");
    expect([complained, said]).toEqual([
      [],
      [
        "1 remark (1 amount):",
        '  line 2, cell L2: STORAGE "AT COST" is kept as written and has no price.',
        "1 line of Baywater imported as id-1, valid for departures till 2026-12-15.",
      ],
    ]);
    expect(await lclLines(desk.database.db, "Nhava Sheva", "Hamburg", "2026-12-15")).toEqual([
      {
        id: "id-1-2",
        tariffId: "id-1",
        line: 2,
        portOfLoading: "Nhava Sheva",
        loadingCode: "INNSA",
        portOfDischarge: "Hamburg",
        dischargeCode: "DEHAM",
        destinationCfs: "Prague Uhrineves",
        cfsCode: null,
        validTill: "2026-12-15",
        validFor: "departure",
        provider: "Baywater",
        timeZone: "Asia/Kolkata",
        sheetName: "lcl",
        sheetDate: "2026-11-20",
        validFrom: "2026-11-20",
        isWeekly: true,
        isInstant: false,
        isBuying: false,
        fields: {
          "Dest Country": "Czechia",
          "TTT (PORT TO PORT)": "28-30 days",
          CURRENCY: "INR",
          "W/M RATIO": "500",
        },
        charges: {
          origin: { "OCEAN FREIGHT": "USD 25/W/M", "BILL OF LADING": "4000" },
          destination: { THC: "EUR 9,50/RT" },
          warehouse: { STORAGE: "AT COST" },
        },
      },
    ]);
    expect([
      await readCacheVersion(desk.database.db, "lcl"),
      await readCacheVersion(desk.database.db, "tariffs"),
    ]).toEqual([1, 0]);
  });

  it("imports nothing of a file with problems, and names each by its line", async () => {
    const file = csv("broken.csv", [
      HEAD.join(","),
      ...Array.from({ length: 1_500 }, () => GOOD),
      "Nawa Shiva,NLRTM,,,26,INR,,,USD 20/W/M,,,",
      "INNSA,INNSA,,,soon,RUPEE,half a ton,some day,USD 20/W/M,,,",
      "INNSA,,,,,,,,,4000/BL,,",
    ]);
    const { said, complained } = await imported(file);
    expect(complained).toEqual([
      `Nothing was imported: 9 problems in ${file} (3 place, 2 currency, 1 date, 1 schedule, 1 amount, 1 freight).`,
      expect.stringMatching(
        /^ {2}line 1502, cell A1502: PORT OF LOADING "Nawa Shiva" is not a known place\. Did you mean Nhava Sheva/,
      ),
      "  line 1503, cell B1503: PORT OF LOADING and PORT OF DISCHARGE are the same (INNSA).",
      '  line 1503, cell H1503: VALID TILL "some day" is not a date (such as 2026-12-31 or 31 Dec 2026).',
      '  line 1503, cell E1503: TRANSIT TIME "soon" is not a number of days (such as 25 or 25-27 DAYS).',
      '  line 1503, cell G1503: W/M RATIO "half a ton" cannot be read (write it like 1 CBM = 1000 KG).',
      '  line 1503, cell F1503: CURRENCY "RUPEE" is not a currency (ISO 4217, such as USD).',
      "  line 1504, cell B1504: PORT OF DISCHARGE is empty.",
      '  line 1504, cell J1504: BILL OF LADING "4000/BL" has no currency. Write "USD 4000/BL", add a column CURRENCY, or say --currency USD.',
      "  line 1504: no OCEAN FREIGHT is stated. Write the price, or 0 and --allow-zero if nothing is charged, or remove the line.",
    ]);
    expect(said.slice(0, 1)).toEqual(["  1000 of 1503 lines read"]);
    expect(await desk.database.db.selectFrom("lclLine").select("id").execute()).toEqual([]);
  });

  it("stores fees for changes, and refuses one per container", async () => {
    const fees = csv("fees.csv", [
      `${HEAD.join(",")},CANCELLATION FEE,BOOKING AMENDMENT FEE`,
      `${GOOD},"FREE UNTIL 14 DAYS, USD 50",USD 25`,
    ]);
    expect((await imported(fees)).complained).toEqual([]);
    const [line] = await lclLines(desk.database.db, "Nhava Sheva", "Rotterdam", "2026-12-15");
    expect(line?.fields).toMatchObject({
      "BOOKING CANCELLATION FEE": "FREE UNTIL 14 DAYS, USD 50",
      "BOOKING AMENDMENT FEE": "USD 25",
    });
    const perContainer = csv("container.csv", [`${HEAD.join(",")},CANCELLATION FEE`, `${GOOD},USD 50/CONTAINER`]);
    expect((await imported(perContainer)).complained).toEqual([
      `Nothing was imported: 1 problem in ${perContainer} (1 amount).`,
      '  line 2, cell M2: BOOKING CANCELLATION FEE "USD 50/CONTAINER" is a fee per container, and a part load has none. Write it per booking.',
    ]);
  });

  it("reports problems of the header", async () => {
    const file = csv("head.csv", ["PORT OF LOADING,DEST CFS,THC,DEST CFS", "INNSA,x,5,y"]);
    expect((await imported(file)).complained).toEqual([
      `Nothing was imported: 1 problem in ${file} (1 column).`,
      '  line 1, cell C1: the column "THC" is not known ("5"). Say --charge "THC" or --ignore "THC".',
    ]);
    expect((await imported(file, "--ignore", "thc")).complained).toEqual([
      `Nothing was imported: 3 problems in ${file} (3 column).`,
      "  line 1: the column PORT OF DISCHARGE is missing.",
      '  line 1: no column is the freight, such as "OCEAN FREIGHT 20GP" or "40HC".',
      '  line 1, cell D1: the columns "DEST CFS" and "DEST CFS" mean the same. Give one of them another heading, or remove it.',
    ]);
  });

  it("takes a sheet with prices of container sizes as container rates, also with a column for origin", async () => {
    const head = "PORT OF LOADING,PORT OF DISCHARGE,OCEAN FREIGHT 20GP,ORIGIN - THC";
    const file = csv("containers.csv", [head, "INNSA,NLRTM,USD 1150,USD 120"]);
    await imported(file);
    expect(await lclLines(desk.database.db, "Nhava Sheva", "Rotterdam", "2026-11-20")).toEqual([]);
    const rows = await desk.database.db.selectFrom("rateSheetRow").select("charges").execute();
    expect(rows.map(({ charges }) => charges)).toEqual(['{"OCEAN FREIGHT 20GP":"USD 1150","ORIGIN - THC":"USD 120"}']);
  });

  it("prefers --kind to the columns", async () => {
    const file = csv("plain.csv", ["PORT OF LOADING,PORT OF DISCHARGE,OCEAN FREIGHT", "INNSA,NLRTM,USD 20/W/M"]);
    expect((await imported(file, "--kind", "lcl", "--till", "2026-12-20")).said).toEqual([
      "1 line of Baywater imported as id-1, valid for departures till 2026-12-20.",
    ]);
    expect(await lclLines(desk.database.db, "Nhava Sheva", "Rotterdam", "2026-11-20")).toHaveLength(1);
  });

  it("imports departures and CFS cut-offs, and names those that it cannot read", async () => {
    const head = ["PORT OF LOADING,PORT OF DISCHARGE,OCEAN FREIGHT,NEXT DEPARTURES,CFS CUT OFF"];
    const good = csv("dated.csv", [...head, "INNSA,NLRTM,USD 20/W/M,EVERY FRI,ETD-2 17:00"]);
    await imported(good, "--kind", "lcl");
    const [line] = await lclLines(desk.database.db, "Nhava Sheva", "Rotterdam", "2026-11-20");
    expect(line?.fields).toEqual({ "NEXT DEPARTURES": "EVERY FRI", "CFS CUT OFF": "ETD-2 17:00" });
    const bad = csv("undated.csv", [...head, "INNSA,NLRTM,USD 20/W/M,SOMETIMES,", "INNSA,NLRTM,USD 20/W/M,,ETD-2"]);
    expect((await imported(bad, "--kind", "lcl")).complained).toEqual([
      `Nothing was imported: 2 problems in ${bad} (2 date).`,
      '  line 2, cell D2: NEXT DEPARTURES "SOMETIMES" is not a day or EVERY and a weekday.',
      "  line 3, cell E3: CFS CUT OFF has no NEXT DEPARTURES.",
    ]);
  });

  it("checks, lists and ends a tariff like any rate sheet", async () => {
    const file = csv("fine.csv", [HEAD.join(","), GOOD]);
    expect((await imported(file, "--check")).said.at(-1)).toBe("1 line can be imported, valid for departures.");
    await imported(file, "--name", "BAYWATER LCL");
    const [listed = ""] = (await desk.run("rates", "list")).said;
    expect(listed).toMatch(
      /^id-\d+ {2}LCL {2}Baywater {2}BAYWATER LCL of 2026-11-20 {2}1 line {2}till 2026-12-31, for departures$/,
    );
    const id = listed.split(" ")[0] ?? "";
    expect((await desk.run("rates", "expire", id)).said).toEqual([`${id} has ended.`]);
    expect(await lclLines(desk.database.db, "Nhava Sheva", "Rotterdam", "2026-11-20")).toEqual([]);
  });
});
