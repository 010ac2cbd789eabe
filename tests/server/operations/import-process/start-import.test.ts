import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EMPTY_READING } from "#domain/rates";
import type { ImportOptions } from "#server/operations/import-options.ts";
import type { SheetImportOrder } from "#server/operations/import-process/messages.ts";
import { createImports, type Imports } from "#server/operations/import-process/start-import.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { UNFINISHED } from "#server/platform/database/staged-import.ts";
import { sheetLines } from "#server/rate-sources/rate-sheets/store.ts";
import { countedIds } from "#tests/server/support/app.ts";
import { sqlitePlace, type TestPlace } from "#tests/server/support/database.ts";

const OPTIONS: ImportOptions = {
  provider: "CASTELLAN",
  tab: [],
  charge: [],
  ignore: [],
  field: [],
  currencySign: [],
  columnCurrency: [],
  size: [],
  alias: [],
  carrier: [],
};
const HEAD = "POL,POD,VALIDITY,CURRENCY,20GP,SERVICE";
/* A lane has a thousand lines at most. */
const PORTS = ["NLRTM", "DEHAM", "BEANR", "GBFXT", "FRLEH", "DEBRV", "ESVLC", "ITGOA", "PLGDN", "GRPIR"];
const ACTING = {
  actor: { kind: "stated", person: { systemUser: "desk", name: "Ravi Pillai" } },
  origin: { kind: "command", name: "rates import" },
} as const;

describe("a sheet that is published in a process of its own", () => {
  let folder = "";
  let test: TestPlace;
  let database: Database;
  let imports: Imports;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-import-"));
    test = await sqlitePlace();
    database = (await openDatabase(test.place))._unsafeUnwrap();
    imports = createImports(countedIds());
  });
  afterEach(async () => {
    await imports.close();
    await database.close();
    await test.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const toOrder = (name: string, lines: readonly string[]): SheetImportOrder => {
    const file = join(folder, name);
    writeFileSync(file, [HEAD, ...lines].join("\n"));
    return {
      task: "publish",
      importId: name,
      place: test.place,
      file,
      options: { ...OPTIONS, name },
      reading: EMPTY_READING,
      rateType: null,
      acting: ACTING,
    };
  };
  const manyLines = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `INNSA,${PORTS[index % PORTS.length] ?? ""},31 Dec 2099,USD,${900 + (index % 700)},S${index}`,
    );
  const listSheets = () => database.db.selectFrom("rateSheet").select(["id", "validFrom"]).execute();

  it("is stored, names who published it and reports its progress", async () => {
    const order = toOrder("rates.csv", manyLines(1_500));
    const id = imports.start(order) ?? "";
    const outcome = await imports.wait(id);
    expect(outcome).toMatchObject({
      kind: "compared",
      result: { summary: { kind: "fcl", lines: 1_500, provider: "CASTELLAN" }, problemCount: 0 },
    });
    expect(imports.find(id)).toMatchObject({ id, progress: { done: 1_000, all: 1_500 }, outcome });
    const lines = await database.db
      .selectFrom("rateSheetRow")
      .select((e) => e.fn.countAll().as("lines"))
      .execute();
    const entries = await database.db.selectFrom("auditEntry").select(["action", "actorKind"]).execute();
    const people = await database.db.selectFrom("auditPerson").select("name").execute();
    expect([lines, entries, people, await listSheets()]).toMatchObject([
      [{ lines: 1_500 }],
      [{ action: "sheet.imported", actorKind: "staff" }],
      [{ name: "Ravi Pillai" }],
      [{ id: outcome?.kind === "compared" ? outcome.sheet : "" }],
    ]);
  });

  it("answers which cell it was not published for", async () => {
    const order = toOrder("bad.csv", ["INNSA,NOWHERE,31 Dec 2099,USD,980,AE1"]);
    const outcome = await imports.wait(imports.start(order) ?? "");
    expect(outcome).toMatchObject({
      kind: "compared",
      sheet: null,
      result: { summary: null, problemCount: 1, notes: [{ line: 2, cell: "B2" }] },
    });
    expect(await listSheets()).toEqual([]);
  });

  it("stores nothing that a search finds when it is cancelled or killed, and the next import succeeds", async () => {
    const order = toOrder("large.csv", manyLines(10_000));
    const id = imports.start(order) ?? "";
    while ((await listSheets()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(imports.cancel(id)).toBe(true);
    expect(await imports.wait(id)).toEqual({ kind: "cancelled" });
    expect([imports.cancel(id), imports.cancel("unknown"), imports.find("unknown")]).toEqual([false, false, null]);
    expect((await listSheets()).map(({ validFrom }) => validFrom)).toEqual([UNFINISHED]);
    expect(await sheetLines(database.db, ["INNSA"], PORTS, "2026-11-29")).toEqual([]);
    const second = imports.start(toOrder("second.csv", manyLines(3))) ?? "";
    expect(imports.start(toOrder("third.csv", manyLines(2)))).not.toBeNull();
    expect(imports.start(toOrder("fourth.csv", manyLines(1)))).toBeNull();
    expect(await imports.wait(second)).toMatchObject({ kind: "compared" });
  });

  it("removes prices of discarded imports beside two sheets that are read, one removal at a time", async () => {
    const prune = { task: "prune", place: test.place, acting: ACTING } as const;
    const removal = imports.start(prune);
    expect(removal).not.toBeNull();
    expect(imports.start(prune)).toBeNull();
    const sheets = ["first.csv", "second.csv", "third.csv"].map((name, index) =>
      imports.start(toOrder(name, manyLines(index + 1))),
    );
    expect(sheets.map((id) => id === null)).toEqual([false, false, true]);
    for (const id of sheets.slice(0, 2)) expect(await imports.wait(id ?? "")).toMatchObject({ kind: "compared" });
  });
});
