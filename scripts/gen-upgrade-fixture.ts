/*
 * npm run gen:upgrade-fixture -- v2.8.0: fills a database with everything that can be stored, and writes it for SQLite and PostgreSQL to
 * the folder of that name in tests/server/upgrade. Run it on the checkout of a release; tests of later versions upgrade what it wrote.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { loadDemo } from "#server/demo/load.ts";
import { type Database, type DatabasePlace, openDatabase } from "#server/platform/database/database.ts";
import type { Executor } from "#server/schema.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { fillDatabase } from "#tests/server/upgrade/fill-database.ts";
import { FILLED_AT } from "#tests/server/upgrade/fixture.ts";
import { openApp, prefixedIds } from "#tests/server/upgrade/open-app.ts";
import { readDatabase } from "#tests/server/upgrade/read-database.ts";

const [version = ""] = process.argv.slice(2);
if (!/^v\d+\.\d+\.\d+$/.test(version)) throw new Error("Name the version: npm run gen:upgrade-fixture -- v2.8.0");
const target = fileURLToPath(new URL(`../tests/server/upgrade/${version}/`, import.meta.url));
const now = (): number => FILLED_AT;

const open = async (place: DatabasePlace): Promise<Database> => {
  const opened = await openDatabase(place);
  if (opened.isErr()) throw new Error(opened.error);
  return opened.value;
};

/* The demo's tariffs are nine tenths of its database. One lane is as good as hundreds. */
const trim = async (db: Executor): Promise<void> => {
  await sql`delete from "tariffFreight" where "scheduleId" not in
    (select "id" from "tariffSchedule" where "portOfLoading" = 'INNSA' and "portOfDischarge" in ('NLRTM', 'DEHAM'))`.execute(
    db,
  );
  await sql`delete from "tariffSchedule" where "id" not in (select "scheduleId" from "tariffFreight")`.execute(db);
  await sql`delete from "tariffHaulage" where "place" <> 'INTKD'`.execute(db);
  await sql`delete from "lclLine" where "loadingCode" <> 'INNSA' or "dischargeCode" <> 'NLRTM'`.execute(db);
  await sql`vacuum`.execute(db);
};

const listTables = async (db: Executor): Promise<readonly string[]> =>
  (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !name.startsWith("kysely"));

const toPostgres = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value);

const copyRows = async (from: Executor, to: Executor): Promise<void> => {
  await sql`set session_replication_role = replica`.execute(to);
  for (const table of await listTables(from)) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(table)}`.execute(from);
    await sql`delete from ${sql.table(table)}`.execute(to);
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      const values = sql.join(Object.values(row).map(toPostgres));
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(to);
    }
  }
};

const dumpPostgres = async (from: Executor): Promise<string> => {
  const server = await startPostgres();
  const copy = await open({ kind: "postgres", url: server.url });
  await copy.db.connection().execute((connection) => copyRows(from, connection));
  await copy.close();
  const dump = execFileSync(
    "pg_dump",
    ["--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=200", server.url],
    { encoding: "utf8", maxBuffer: 1 << 28 },
  );
  await server.stop();
  /* Commands of psql, which the server does not understand. */
  return dump.replaceAll(/^\\.*\n/gm, "").replaceAll(/^--.*\n/gm, "");
};

const pack = (name: string, bytes: Buffer | string): void =>
  writeFileSync(join(target, name), gzipSync(bytes, { level: 9 }));

mkdirSync(target, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "keelson-upgrade-"));
const database = await open({ kind: "sqlite", folder });
const ids = prefixedIds("filled");
await loadDemo(database, now, ids);
const app = await openApp(database, now, ids);
const contents = await fillDatabase(app, folder);
await trim(database.db);
await app.close();
const reopened = await openApp(await open({ kind: "sqlite", folder }), now, prefixedIds("read"));
const read = await readDatabase(reopened, contents);
writeFileSync(join(target, "contents.json"), `${JSON.stringify({ contents, read }, null, 2)}\n`);
pack("keelson.sql.gz", await dumpPostgres(reopened.database.db));
await reopened.close();
pack("keelson.sqlite.gz", readFileSync(join(folder, "keelson.sqlite")));
copyFileSync(join(folder, "konkan.json"), join(target, "konkan.json"));
rmSync(folder, { recursive: true });
