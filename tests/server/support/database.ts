import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";

import { type Database, type DatabasePlace, openDatabase } from "#server/platform/database/database.ts";

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

const administer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const copyPostgres = async (template: string): Promise<TestPlace> => {
  const name = `keelson_test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(postgresUrl ?? "");
  url.pathname = `/${name}`;
  return {
    place: { kind: "postgres", url: url.href },
    remove: () => administer(`drop database ${name} with (force)`),
  };
};

/** A PostgreSQL database without a table. */
export const emptyPostgresPlace = (): Promise<TestPlace> => copyPostgres("template0");

/** A PostgreSQL database at the present schema, without a row. */
export const postgresPlace = (): Promise<TestPlace> => copyPostgres(inject("postgresTemplate"));

export type MakePlace = () => Promise<TestPlace>;

/** An open database of its own; `remove` closes it and takes it away. */
export const openTestDatabase = async (
  make: MakePlace,
): Promise<Database & { readonly remove: () => Promise<void> }> => {
  const { place, remove } = await make();
  const opened = await openDatabase(place);
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
