import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { Client } from "pg";
import { emptyPostgresPlace, emptySqlitePlace, type TestPlace } from "#tests/server/support/database.ts";
import type { Contents } from "./fill-database.ts";

/** Databases as version 2.8.0 has left them; `npm run gen:upgrade-fixture` of that version wrote them. */
const FOLDER = new URL("./v2.8.0/", import.meta.url);

/** The instant at which they were filled. */
export const FILLED_AT = Date.parse("2026-11-20T08:00:00.000Z");

const unpack = (name: string): Buffer => gunzipSync(readFileSync(new URL(name, FOLDER)));

export const filledSqlitePlace = async (): Promise<TestPlace> => {
  const empty = await emptySqlitePlace();
  writeFileSync(empty.file, unpack("keelson.sqlite.gz"), { mode: 0o600 });
  return empty;
};

export const filledPostgresPlace = async (): Promise<TestPlace> => {
  const empty = await emptyPostgresPlace();
  if (empty.place.kind !== "postgres") throw new Error("Expected PostgreSQL.");
  const client = new Client({ connectionString: empty.place.url });
  await client.connect();
  await client.query(unpack("keelson.sql.gz").toString());
  await client.end();
  return empty;
};

interface Recorded {
  readonly contents: Contents;
  /** What `readDatabase` of that version answered. */
  readonly read: unknown;
}

export const readRecorded = (): Recorded => JSON.parse(readFileSync(new URL("contents.json", FOLDER), "utf8"));

/** The file that `rates import --save-map` of that version wrote. */
export const SAVED_MAP = fileURLToPath(new URL("konkan.json", FOLDER));
