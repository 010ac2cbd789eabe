import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";

import { type Database, type DatabasePlace, openDatabase } from "#server/platform/database/database.ts";
import { watchWrites } from "./watch-writes.ts";

/** A fresh, empty place for a database; `remove` takes it away with everything in it. */
export interface TestPlace {
  readonly place: DatabasePlace;
  readonly remove: () => Promise<void>;
}

/** The PostgreSQL that the tests may create databases in; undefined when none was given. */
export const postgresUrl = process.env["KEELSON_TEST_POSTGRES_URL"];

interface SqliteTestPlace extends TestPlace {
  readonly file: string;
}

/** Ends every connection to the database but its own, as a restart or a network would; resolves with their number when all are gone. */
export const cutConnections = async (place: DatabasePlace): Promise<number> => {
  if (place.kind !== "postgres") return 0;
  const client = new Client({ connectionString: place.url });
  await client.connect();
  const others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  const cut = await client.query(`select pg_terminate_backend(pid, 5000) ${others}`);
  await client.end();
  return cut.rowCount ?? 0;
};

/** A folder without a database. */
export const emptySqlitePlace = async (): Promise<SqliteTestPlace> => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-test-"));
  return {
    place: { kind: "sqlite", folder },
    file: join(folder, "keelson.sqlite"),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

const createTemplate = async (): Promise<Buffer> => {
  const { place, file, remove } = await emptySqlitePlace();
  const opened = await openDatabase(place);
  if (opened.isErr()) throw new Error(opened.error);
  await opened.value.close();
  const bytes = readFileSync(file);
  await remove();
  return bytes;
};

let template: Promise<Buffer> | undefined;

/** An embedded database at the present schema, without a row: a copy of one that each worker migrates once. */
export const sqlitePlace = async (): Promise<TestPlace> => {
  template ??= createTemplate();
  const empty = await emptySqlitePlace();
  writeFileSync(empty.file, await template, { mode: 0o600 });
  return empty;
};

const run = async (url: string | undefined, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const createPostgres = async (template: string): Promise<string> => {
  const suffix = randomUUID().slice(0, 8);
  const name = `${inject("postgresTemplate")}_${suffix}`;
  await run(postgresUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(postgresUrl ?? "");
  url.pathname = `/${name}`;
  return url.href;
};

/** A PostgreSQL database without a table. */
export const emptyPostgresPlace = async (): Promise<TestPlace> => {
  const url = await createPostgres("template0");
  const name = new URL(url).pathname.slice(1);
  return { place: { kind: "postgres", url }, remove: () => run(postgresUrl, `drop database ${name} with (force)`) };
};

/* Truncating gives a table new, empty files, so that rows are stored in the order in which a test adds them, as in a new
   database. Tables without a row are left alone: most tests fill a few of the forty. */
const EMPTY_TABLES = `
  do $$
  declare
    one text;
    is_filled boolean;
    filled text := '';
  begin
    for one in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('select exists (select from %I)', one) into is_filled;
      if is_filled then filled := filled || format(', %I', one); end if;
    end loop;
    if filled <> '' then execute 'truncate ' || substr(filled, 3) || ' restart identity cascade'; end if;
  end $$`;

/* The databases that tests have given back. Emptying one takes a fraction of the time of copying the template. */
const givenBack: string[] = [];

/** A PostgreSQL database at the present schema, without a row. */
export const postgresPlace = async (): Promise<TestPlace> => {
  const url = givenBack.pop() ?? (await createPostgres(inject("postgresTemplate")));
  const remove = async (): Promise<void> => {
    await run(url, EMPTY_TABLES);
    givenBack.push(url);
  };
  return { place: { kind: "postgres", url }, remove };
};

export type MakePlace = () => Promise<TestPlace>;

/** An open database of its own; `remove` closes it and takes it away. */
export const openTestDatabase = async (
  make: MakePlace,
): Promise<Database & { readonly remove: () => Promise<void> }> => {
  const { place, remove } = await make();
  const opened = await openDatabase(place, { wrapDialect: watchWrites });
  if (opened.isErr()) throw new Error(opened.error);
  const database = opened.value;
  return {
    ...database,
    remove: async () => {
      await database.close();
      await remove();
    },
  };
};
