import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBackup, type Manifest, restoreBackup, withBackup } from "#server/backup/index.ts";
import { loadDemo } from "#server/demo/load.ts";
import { type DatabasePlace, openDatabase, openExistingDatabase } from "#server/platform/database/database.ts";
import { countedIds, START } from "#tests/server/support/app.ts";
import type { MakePlace, TestPlace } from "#tests/server/support/database.ts";
import { beginOperation, runOperation, type Settings } from "#tests/server/support/process.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import PACKAGE from "../../../package.json" with { type: "json" };

interface BackupSubject {
  /** A database at the present schema. */
  readonly make: MakePlace;
  readonly makeEmpty: MakePlace;
  /** Ends what a killed restore left running in the system, and answers how many tables the database has. */
  readonly countTables: (place: DatabasePlace) => Promise<number>;
  /** Whether a restore is writing the database. */
  readonly isRestoring: (place: DatabasePlace) => boolean | Promise<boolean>;
  /** A sentence about a database that is not empty but has so many tables. */
  readonly describeUsed: (tables: number) => RegExp;
  readonly inUse: RegExp;
}

const toSettings = (place: DatabasePlace, dataFolder: string): Settings =>
  place.kind === "sqlite" ? { KEELSON_DATA: place.folder } : { KEELSON_DATA: dataFolder, DATABASE_URL: place.url };

/** What both kinds of database must do when they are backed up and restored. */
export const backupContract = ({
  make,
  makeEmpty,
  countTables,
  isRestoring,
  describeUsed,
  inUse,
}: BackupSubject): void => {
  let folder = "";
  let source: TestPlace;
  let target: TestPlace;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-backup-"));
    source = await make();
    target = await makeEmpty();
    const database = (await openDatabase(source.place))._unsafeUnwrap();
    await loadDemo(database, () => START, countedIds());
    await database.close();
  });
  afterEach(async () => {
    await source.remove();
    await target.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const at = (name: string): string => join(folder, name);
  const backUp = (name: string) => createBackup({ database: source.place, store: null, target: at(name), at: START });
  const verify = (name: string) => withBackup(at(name), at("scratch"), async ({ manifest }) => ok(manifest));
  const restore = (name: string) =>
    restoreBackup({ source: at(name), database: target.place, store: null, dataFolder: at("data") });

  const countQuotations = async (): Promise<number> => {
    const { db, close } = (await openExistingDatabase(target.place))._unsafeUnwrap();
    const { n } = await db
      .selectFrom("quotation")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    await close();
    return n;
  };

  describe.each(["backup", "backup.tar"])("as %s", (name) => {
    it("is restored with every row, and works", async () => {
      const manifest = (await backUp(name))._unsafeUnwrap();
      expect(manifest).toMatchObject({
        format: 1,
        version: PACKAGE.version,
        createdAt: new Date(START).toISOString(),
        database: source.place.kind,
        documents: 0,
        missing: [],
      });
      expect(manifest.schema).toContain("0254-inbox-counts");
      expect(manifest.rows).toMatchObject({ quotation: 16, enquiry: 0 });
      expect(await verify(name)).toEqual(ok(manifest));
      expect(await restore(name)).toEqual(ok(manifest));
      expect(await countQuotations()).toBe(16);
      expect((await restore(name))._unsafeUnwrapErr()).toMatch(describeUsed(Object.keys(manifest.rows).length));
      expect(await countQuotations()).toBe(16);
      expect(readdirSync(folder).toSorted()).toEqual([name, "data"]);
    });
  });

  it("is of one moment while a server writes", async () => {
    const { db, close } = (await openExistingDatabase(source.place))._unsafeUnwrap();
    const writing = new AbortController();
    const write = async (): Promise<number> => {
      for (let pairs = 0; ; pairs += 1) {
        if (writing.signal.aborted) return pairs;
        const rows = ["a", "b"].map((half) => ({ key: `${half}-${pairs}`, hits: 1, windowEndsAt: 1 }));
        await db.transaction().execute((transaction) => transaction.insertInto("rateLimit").values(rows).execute());
        await turn();
      }
    };
    const written = write();
    const counts: number[] = [];
    for (const name of ["first", "second", "third"])
      counts.push((await backUp(name))._unsafeUnwrap().rows["rateLimit"] ?? -1);
    writing.abort();
    expect(await written).toBeGreaterThan(0);
    await close();
    expect(counts.map((count) => count % 2)).toEqual([0, 0, 0]);
    expect(counts).toEqual(counts.toSorted((left, right) => left - right));
    expect((await verify("third")).isOk()).toBe(true);
  });

  it("never replaces what is there", async () => {
    writeFileSync(at("taken"), "mine");
    expect((await backUp("taken"))._unsafeUnwrapErr()).toBe(
      `${at("taken")} exists already: nothing was backed up. Choose another name.`,
    );
    expect(readFileSync(at("taken"), "utf8")).toBe("mine");
  });

  it("is not restored into a database in use", async () => {
    (await backUp("backup"))._unsafeUnwrap();
    const other = (await openDatabase(target.place))._unsafeUnwrap();
    await other.db.selectFrom("quotation").select("id").execute();
    expect((await restore("backup"))._unsafeUnwrapErr()).toMatch(inUse);
    await other.close();
  });

  const corrupt = async (change: (manifest: Manifest) => unknown): Promise<string> => {
    const manifest = (await backUp("backup"))._unsafeUnwrap();
    writeFileSync(at("backup/manifest.json"), JSON.stringify(change(manifest)));
    const refusal = (await restore("backup"))._unsafeUnwrapErr();
    expect(await countTables(target.place)).toBe(0);
    return refusal;
  };

  it("is refused when a newer version made it", async () => {
    expect(
      await corrupt((manifest) => ({ ...manifest, version: "9.0.0", schema: [...manifest.schema, "9999-future"] })),
    ).toBe("The backup was made by a newer version (9.0.0, schema step 9999-future). Restore it with that version.");
  });

  it("is refused when its manifest is of a newer format, or says nothing", async () => {
    expect(await corrupt((manifest) => ({ ...manifest, format: 2 }))).toBe(
      "The backup has format 2, which this version does not know. Restore it with a newer version.",
    );
    writeFileSync(at("backup/manifest.json"), "{");
    expect((await restore("backup"))._unsafeUnwrapErr()).toBe(
      "The backup is damaged: its manifest.json cannot be read. Use another backup.",
    );
  });

  it("is refused when half of it is missing, or a byte differs", async () => {
    const [file] = (await backUp("backup"))._unsafeUnwrap().files;
    const path = at(`backup/${file?.path}`);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, 1000));
    expect((await verify("backup"))._unsafeUnwrapErr()).toBe(
      `The backup is damaged: ${file?.path} has 1000 of ${bytes.length} bytes. Use another backup.`,
    );
    bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1;
    writeFileSync(path, bytes);
    expect((await restore("backup"))._unsafeUnwrapErr()).toBe(
      `The backup is damaged: the content of ${file?.path} was changed. Use another backup.`,
    );
    rmSync(path);
    expect((await restore("backup"))._unsafeUnwrapErr()).toBe(
      `The backup is damaged: ${file?.path} is missing. Use another backup.`,
    );
    rmSync(at("backup/manifest.json"));
    expect((await restore("backup"))._unsafeUnwrapErr()).toBe(
      "The backup is incomplete: it has no manifest.json. A backup that was interrupted while it was made cannot be restored; use another one.",
    );
    expect((await restore("nothing"))._unsafeUnwrapErr()).toBe(`There is no backup ${at("nothing")}.`);
    expect(await countTables(target.place)).toBe(0);
  });

  it.each([0.01, 0.5, 0.9, 0.99])("is refused as a file that is cut at %d of its length", async (part) => {
    (await backUp("whole.tar"))._unsafeUnwrap();
    const bytes = readFileSync(at("whole.tar"));
    writeFileSync(at("cut.tar"), bytes.subarray(0, Math.floor(bytes.length * part)));
    const refusal = (await restore("cut.tar")).match(
      () => "restored",
      (reason) => reason,
    );
    expect(refusal).toMatch(
      /^(The backup .* is cut off or damaged: it cannot be unpacked|The backup is (incomplete|damaged): )/,
    );
    expect(await countTables(target.place)).toBe(0);
  });

  const killWhen = async (
    settings: Settings,
    words: readonly string[],
    isTime: () => boolean | Promise<boolean>,
  ): Promise<void> => {
    const { signal, ended } = beginOperation(settings, ...words);
    const state = { isOver: false };
    void ended.then(() => {
      state.isOver = true;
    });
    while (!state.isOver && !(await isTime())) await turn();
    signal("SIGKILL");
    await ended;
  };

  it("leaves no half backup under its name when it is killed, and the next one succeeds", async () => {
    const settings = toSettings(source.place, at("data"));
    const file = source.place.kind === "sqlite" ? "database.sqlite" : "database.dump";
    for (const [name, stage] of [
      ["a", "a.partial"],
      ["b", `b.partial/${file}`],
      ["c.tar", "c.tar.partial/backup.tar"],
    ] as const) {
      await killWhen(settings, ["backup", at(name)], () => existsSync(at(stage)));
      const found = existsSync(at(name));
      if (found) expect((await verify(name)).isOk()).toBe(true);
      else {
        expect((await restore(name))._unsafeUnwrapErr()).toBe(`There is no backup ${at(name)}.`);
        expect((await backUp(name))._unsafeUnwrapErr()).toBe(
          `${at(name)}.partial exists: a backup of this name runs, or was interrupted. Choose another name, or remove that folder.`,
        );
      }
    }
    const { output, ending } = await runOperation(settings, "backup", at("good.tar"), "--json");
    expect(ending).toBe(0);
    expect(parsed<{ readonly rows: number }>(output).rows).toBeGreaterThan(10_000);
    expect((await restore("good.tar")).isOk()).toBe(true);
    expect(await countQuotations()).toBe(16);
  });

  it("is restored after a restore that was killed", async () => {
    const manifest = (await backUp("backup.tar"))._unsafeUnwrap();
    const settings = toSettings(target.place, at("data"));
    const data = settings["KEELSON_DATA"] ?? "";
    const stages = [
      () => existsSync(join(data, "restoring")),
      () => existsSync(join(data, "restoring/manifest.json")),
      () => isRestoring(target.place),
    ];
    for (const stage of stages) {
      await killWhen(settings, ["restore", at("backup.tar")], stage);
      expect([0, Object.keys(manifest.rows).length]).toContain(await countTables(target.place));
    }
    const { output, ending } = await runOperation(settings, "restore", at("backup.tar"));
    if (ending === 0) expect(output).toContain("Restored; start the server now.");
    else expect(output).toMatch(describeUsed(Object.keys(manifest.rows).length));
    expect(await countQuotations()).toBe(16);
    expect(readdirSync(data).filter((name) => name.includes("restoring"))).toEqual([]);
  });
};
