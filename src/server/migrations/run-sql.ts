import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { DatabaseKind } from "../schema.ts";

/** SQL for both databases ({bytes} is their type of bytes), SQL for each, or a function that moves stored data. */
export type SchemaStep = string | Readonly<Record<DatabaseKind, string>> | ((db: Kysely<unknown>) => Promise<void>);

const BYTES: Readonly<Record<DatabaseKind, string>> = { sqlite: "blob", postgres: "bytea" };

export const perDatabase = (write: (kind: DatabaseKind) => string): Readonly<Record<DatabaseKind, string>> => ({
  sqlite: write("sqlite"),
  postgres: write("postgres"),
});

/** Runs statements one after the other; each ends with a semicolon at the end of a line. */
export const runSql = async (db: QueryExecutorProvider, statements: string): Promise<void> => {
  for (const statement of statements.split(/;\s*(?:\n|$)/))
    if (statement.trim() !== "") await sql.raw(statement.replaceAll(/\s*\n\s*/g, " ").trim()).execute(db);
};

export const takeStep = async (db: Kysely<unknown>, kind: DatabaseKind, step: SchemaStep): Promise<void> => {
  if (typeof step === "function") return step(db);
  await runSql(db, (typeof step === "string" ? step : step[kind]).replaceAll("{bytes}", BYTES[kind]));
};
