import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { schemaSteps } from "#server/migrations/index.ts";
import { takeStep } from "#server/migrations/run-sql.ts";
import { sqliteDialect } from "#server/platform/database/sqlite.ts";

/* Of version 0.4.0, whose processes serve beside those of the next one: all steps up to 0254, and 0281. */
const isReleased = (name: string): boolean => name <= "0254-inbox-counts" || name === "0281-watched-states";

const STEPS = Object.entries(schemaSteps).toSorted(([one], [other]) => (one < other ? -1 : 1));

let folder = "";
let db: Kysely<unknown>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keelson-steps-"));
  db = new Kysely({ dialect: sqliteDialect(join(folder, "keelson.sqlite"), { isHeldByAnother: false }) });
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

interface Column {
  readonly name: string;
  readonly form: string;
  readonly isNeeded: boolean;
}

interface Table {
  readonly columns: readonly Column[];
  /** Which columns are unique together. */
  readonly unique: readonly string[];
}

const toText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const readTables = (): ReadonlyMap<string, Table> => {
  const file = new DatabaseSync(join(folder, "keelson.sqlite"), { readOnly: true });
  const ask = (statement: string) => file.prepare(statement).all();
  const names = ask("select name from sqlite_master where type = 'table'").map(({ name }) => toText(name));
  const tables = names.map((table): readonly [string, Table] => [
    table,
    {
      columns: ask(`pragma table_info("${table}")`).map(({ name, type, notnull, dflt_value: preset, pk }) => ({
        name: toText(name),
        form: `${toText(type)}, ${notnull === 1 ? "not null" : "null"}, key ${toText(pk)}`,
        isNeeded: notnull === 1 && preset === null,
      })),
      unique: ask(`pragma index_list("${table}")`).flatMap((index) =>
        index["unique"] === 1
          ? [
              ask(`pragma index_info("${toText(index["name"])}")`)
                .map(({ name }) => toText(name))
                .join(", "),
            ]
          : [],
      ),
    },
  ]);
  file.close();
  return new Map(tables);
};

/** What a process of the earlier schema can no longer do with a table. */
const findLosses = (name: string, before: Table, after: Table | undefined): readonly string[] => {
  if (after === undefined) return [`${name} is gone`];
  const now = new Map(after.columns.map((column) => [column.name, column]));
  const known = new Set(before.columns.map((column) => column.name));
  return [
    ...before.columns
      .filter((column) => now.get(column.name)?.form !== column.form)
      .map((column) => `${name}.${column.name} was ${column.form} and is ${now.get(column.name)?.form ?? "gone"}`),
    ...after.columns
      .filter((column) => column.isNeeded && !known.has(column.name))
      .map((column) => `${name}.${column.name} must be set by each insert`),
    ...after.unique
      .filter((columns) => !before.unique.includes(columns))
      .map((columns) => `${name} is unique by ${columns}`),
  ];
};

it("every step since 0.4.0 leaves what its processes read and write", async () => {
  for (const [, step] of STEPS.filter(([name]) => isReleased(name))) await takeStep(db, "sqlite", step);
  const losses: string[] = [];
  for (const [name, step] of STEPS.filter(([name]) => !isReleased(name))) {
    const before = readTables();
    await takeStep(db, "sqlite", step);
    const after = readTables();
    for (const [table, form] of before)
      losses.push(...findLosses(table, form, after.get(table)).map((loss) => `${name}: ${loss}`));
  }
  expect(losses).toEqual([]);
});
