import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { rateCommands } from "#server/operations/commands/rates.ts";
import { addSheet, rateSheetTables, sheetLines } from "#server/rate-sources/rate-sheets/store.ts";
import { importStaged, UNFINISHED } from "#server/platform/database/staged-import.ts";
import { readCacheVersion } from "#server/platform/database/cache-versions.ts";
import { START } from "../support/app.ts";
import { startDesk } from "./support.ts";

const HEAD = [
  "Port of Loading",
  "PORT OF DISCHARGE",
  "ETD",
  "VALID TILL",
  "OCEAN FREIGHT 20GP",
  "OCEAN FREIGHT 40HC",
  "DOC FEE",
  "CURRENCY",
];

describe("an import that is killed", () => {
  it("is not visible, and is removed by an import on another day", async () => {
    const desk = await startDesk(rateCommands);
    const { db } = desk.database;
    const day = 24 * 3_600_000;
    const sheet = {
      provider: "Norrvik Line",
      name: "half",
      sheetDate: "2026-11-19",
      validTill: "2026-12-31",
      reissued: null,
    };
    const hidden = { ...sheet, id: "half", validFrom: UNFINISHED, importedAt: START - day };
    const line = {
      id: "l-1",
      sheetId: "half",
      line: 2,
      portOfLoading: "INNSA",
      portOfDischarge: "NLRTM",
      placeOfReceipt: null,
    };
    await addSheet(db, hidden, [
      { ...line, placeOfDelivery: null, validTill: "2026-12-31", fields: "{}", charges: "{}" },
    ]);
    expect(await desk.run("rates", "list")).toEqual({ said: ["No rate sheets."], complained: [] });
    expect(await sheetLines(db, ["INNSA"], ["NLRTM"], "2026-11-20")).toEqual([]);
    await importStaged(
      db,
      rateSheetTables(null),
      { ...sheet, id: "whole", validFrom: "2026-11-20", importedAt: START },
      [],
    );
    expect(await db.selectFrom("rateSheet").select(["id", "validFrom"]).execute()).toEqual([
      { id: "whole", validFrom: "2026-11-20" },
    ]);
    expect(await db.selectFrom("rateSheetRow").selectAll().execute()).toEqual([]);
    await desk.database.remove();
  });

  it("imports nothing if a line cannot be written", async () => {
    const desk = await startDesk(rateCommands);
    const { db } = desk.database;
    const heading = {
      id: "s-1",
      provider: "P",
      name: "N",
      sheetDate: "2026-11-20",
      validFrom: "2026-11-20",
      validTill: "2026-12-31",
      validFor: "departure",
      reissued: null,
      importedAt: START,
    } as const;
    const line = {
      id: "same",
      sheetId: "s-1",
      line: 2,
      portOfLoading: "INNSA",
      portOfDischarge: "NLRTM",
      placeOfReceipt: null,
      placeOfDelivery: null,
      validTill: "2026-12-31",
      fields: "{}",
      charges: "{}",
    };
    await expect(importStaged(db, rateSheetTables(null), heading, [line, line])).rejects.toThrow(/UNIQUE/);
    expect(await db.selectFrom("rateSheet").selectAll().execute()).toEqual([]);
    await desk.database.remove();
  });
});

describe("importing rate sheets", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-sheets-"));
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
  const sheetCount = async () => (await desk.database.db.selectFrom("rateSheetRow").select("id").execute()).length;

  it("imports an Excel file with names, codes, dates, numbers and text cells", async () => {
    const file = join(folder, "december.xlsx");
    await writeXlsxFile([
      HEAD.map((value) => ({ value })),
      [
        { value: "Nhava Sheva" },
        { value: "Rotterdam (NLRTM)" },
        { value: "EVERY THU" },
        { value: new Date("2026-12-31T00:00:00Z"), format: "dd/mm/yyyy" },
        { value: 980 },
        { value: "USD 1,640" },
        { value: "4000/BL" },
        { value: "USD" },
      ],
      [
        { value: "INMUN" },
        { value: "JEBEL ALI" },
        { value: "" },
        { value: "" },
        { value: "on request" },
        { value: 420.5 },
        { value: "" },
        { value: "usd" },
      ],
    ]).toFile(file);
    const { said, complained } = await desk.run(
      "rates",
      "import",
      file,
      "--provider",
      "CASTELLAN",
      "--till",
      "15/12/2026",
    );
    expect(complained).toEqual([]);
    expect(said).toEqual([
      "1 remark (1 amount):",
      '  line 3, cell E3: OCEAN FREIGHT 20GP "on request" is kept as written and has no price.',
      "2 lines of CASTELLAN imported as id-1, valid for departures till 2026-12-31.",
    ]);
    const [line] = await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-11-20");
    expect(line).toEqual({
      id: "id-1-2",
      endedSizes: {},
      timeZone: "Asia/Kolkata",
      provider: "CASTELLAN",
      sheetName: "december",
      sheetDate: "2026-11-20",
      validFrom: "2026-11-20",
      validTill: "2026-12-31",
      validFor: "departure",
      isWeekly: false,
      isInstant: false,
      portOfLoading: "INNSA",
      portOfDischarge: "NLRTM",
      placeOfReceipt: null,
      placeOfDelivery: null,
      fields: { ETD: "EVERY THU", "VALID TILL": "2026-12-31", CURRENCY: "USD" },
      charges: { "OCEAN FREIGHT 20GP": "980", "OCEAN FREIGHT 40HC": "USD 1,640", "DOC FEE": "4000/BL" },
    });
    expect(await sheetLines(desk.database.db, ["INMUN"], ["AEJEA"], "2026-12-15")).toHaveLength(1);
    expect(await sheetLines(desk.database.db, ["INMUN"], ["AEJEA"], "2026-12-16")).toEqual([]);
    expect(await readCacheVersion(desk.database.db, "tariffs")).toBe(1);
  });

  it("imports nothing of a sheet with problems, and names each by its line", async () => {
    const good = Array.from(
      { length: 2_500 },
      (_, line) =>
        `INNSA,${line % 3 === 0 ? "NLRTM" : line % 3 === 1 ? "DEHAM" : "BEANR"},EVERY THU,31/12/2026,USD 980,,,`,
    );
    const file = csv("broken.csv", [
      HEAD.join(","),
      ...good,
      "Nawa Shiva,NLRTM,EVERY THU,31/12/2026,USD 980,,,",
      "INNSA,,EVERY THU,soon,USD 980,,,",
      "INNSA,NLRTM,EVERY THU,31/12/2026,,,USD 100,",
    ]);
    const { said, complained } = await desk.run("rates", "import", file, "--provider", "CASTELLAN");
    expect(complained).toEqual([
      `Nothing was imported: 4 problems in ${file} (2 place, 1 date, 1 freight).`,
      expect.stringMatching(
        /^ {2}line 2502, cell A2502: PORT OF LOADING "Nawa Shiva" is not a known place\. Did you mean Nhava Sheva, India \(INNSA\)/,
      ),
      "  line 2503, cell B2503: PORT OF DISCHARGE is empty.",
      '  line 2503, cell D2503: VALID TILL "soon" is not a date (such as 2026-12-31 or 31 Dec 2026).',
      "  line 2504: no OCEAN FREIGHT is stated. Write the price, or remove the line.",
    ]);
    expect(said).toEqual(["  1000 of 2503 lines read", "  2000 of 2503 lines read"]);
    expect(await sheetCount()).toBe(0);
  });

  it("reports problems of the header, and a file of another format", async () => {
    const file = csv("head.csv", ["PORT OF LOADING,PORT OF LOADING,THC", "INNSA,NLRTM,5"]);
    expect((await desk.run("rates", "import", file, "--provider", "X")).complained).toEqual([
      `Nothing was imported: 3 problems in ${file} (3 column).`,
      "  line 1: the column PORT OF DISCHARGE is missing.",
      '  line 1: no column is the freight, such as "OCEAN FREIGHT 20GP" or "40HC".',
      '  line 1, cell B1: the columns "PORT OF LOADING" and "PORT OF LOADING" mean the same. Give one of them another heading, or remove it.',
    ]);
    const empty = csv("empty.csv", [""]);
    expect((await desk.run("rates", "import", empty, "--provider", "X")).complained).toEqual([
      `Nothing was imported of ${empty}: it has no lines.`,
    ]);
    const missing = join(folder, "none.xlsx");
    expect((await desk.run("rates", "import", missing, "--provider", "X")).complained).toEqual([
      `${missing} cannot be read: there is no such file.`,
    ]);
    const other = csv("not-excel.xlsx", ["hello"]);
    expect((await desk.run("rates", "import", other, "--provider", "X")).complained).toEqual([
      `${other} cannot be read: it is not an Excel file (.xlsx). A CSV file needs the ending .csv.`,
    ]);
    expect((await desk.run("rates", "import", file, "--provider", "X", "--till", "some day")).complained).toEqual([
      '"some day" is not a day (such as 2026-12-31).',
    ]);
  });

  it("imports nothing with --check", async () => {
    const file = csv("fine.csv", [HEAD.join(","), "INNSA,NLRTM,,,USD 980,,,"]);
    const words = ["--provider", "X", "--till", "2026-12-20", "--check"];
    expect((await desk.run("rates", "import", file, ...words)).said).toEqual([
      "  INNSA-NLRTM: 1 line, 20GP USD 980.00, till 2026-12-20",
      "    20GP: OCEAN FREIGHT USD 980.00",
      "1 line can be imported, valid for departures.",
    ]);
    expect(await sheetCount()).toBe(0);
  });

  it("shows the free time and fees that it has read with --check", async () => {
    const file = csv("terms.csv", [
      "POL,POD,VALIDITY,CURRENCY,20GP,DESTINATION DEMURRAGE,CANCELLATION FEE",
      'INNSA,DEHAM,30 Nov 2026,USD,980,"7 CALENDAR DAYS, THEN USD 60/DAY, USD 90/DAY FROM DAY 6",USD 150',
    ]);
    expect((await desk.run("rates", "import", file, "--provider", "X", "--check")).said).toEqual([
      "  INNSA-DEHAM: 1 line, 20GP USD 980.00, till 2026-11-30",
      "    20GP: OCEAN FREIGHT USD 980.00",
      "    Demurrage at the destination: 7 calendar days, then USD 60.00 per day and container, USD 90.00 from charged day 6",
      "    Fees: Cancellation: USD 150.00",
      "1 line can be imported, valid for departures.",
    ]);
  });

  it("lists sheets and ends one", async () => {
    expect((await desk.run("rates", "list")).said).toEqual(["No rate sheets."]);
    const file = csv("fine.csv", [HEAD.join(","), "INNSA,NLRTM,,,USD 980,,,"]);
    await desk.run("rates", "import", file, "--provider", "Monsoon Line", "--name", "MONSOON FAK");
    const [listed = ""] = (await desk.run("rates", "list")).said;
    expect(listed).toMatch(
      /^id-\d+ {2}Monsoon Line {2}MONSOON FAK of 2026-11-20 {2}1 line {2}till 2026-12-20, for departures$/,
    );
    const id = listed.split(" ")[0] ?? "";
    expect((await desk.run("rates", "expire", id)).said).toEqual([`${id} has ended.`]);
    expect(await sheetLines(desk.database.db, ["INNSA"], ["NLRTM"], "2026-11-20")).toEqual([]);
    expect((await desk.run("rates", "expire", id, "--undo")).said).toEqual([`1 line of ${id} quoted again.`]);
    expect((await desk.run("rates", "list")).said).toEqual([listed]);
    expect((await desk.run("rates", "expire", id, "--undo")).complained).toEqual([
      `Nothing of ${id} was ended before its last day.`,
    ]);
    expect((await desk.run("rates", "expire", "nothing")).complained).toEqual(["There is no rate sheet nothing."]);
  });
});
