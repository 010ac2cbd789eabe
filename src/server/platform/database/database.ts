import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { Kysely, sql, type Dialect, PostgresDialect } from "kysely";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import type { DatabaseKind, Schema } from "#server/schema.ts";
import { sqliteDialect } from "./sqlite.ts";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { schemaChanges } from "#server/migrations/index.ts";
import { Pool, TypeOverrides } from "pg";

/** A folder for the embedded database, or a PostgreSQL address. */
export type DatabasePlace =
  | { readonly kind: "sqlite"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

/** An open database at the present schema. `close` waits for what is running. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly kind: DatabaseKind;
  /** Whether other processes may wait for one write lock: those that had the embedded database open before. */
  readonly isWriteLockShared: boolean;
  readonly close: () => Promise<void>;
}

/**
 * How long an answer that does not depend on its write waits for it. A write takes a few milliseconds; only a write lock of
 * another process takes longer.
 */
export const ANSWER_AFTER_MS = 250;

const FILE = "keelson.sqlite";

const reason = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(reason).join(", ");
  return error instanceof Error ? error.message : String(error);
};

const attempt = <T>(work: () => Promise<T>): ResultAsync<T, unknown> =>
  ResultAsync.fromThrowable(work, (error) => error)();

/* The last process that closes an embedded database removes its log; after a crash it stays until the next one. */
const hasLog = (folder: string): boolean => existsSync(join(folder, `${FILE}-wal`));

/* SQLite gives its log files the mode of the database's own. */
const prepareFile = (file: string, onCreate: (file: string) => void): string => {
  if (!existsSync(file)) onCreate(resolve(file));
  closeSync(openSync(file, "a", 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
  return file;
};

const prepareFolder = (folder: string, onCreate: (file: string) => void): Result<string, string> => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    chmodSync(folder, 0o700);
    return ok(prepareFile(join(folder, FILE), onCreate));
  } catch (error) {
    return err(`The data folder ${folder} cannot be used: ${reason(error)}`);
  }
};

const withoutPassword = (url: string): string => url.replace(/\/\/([^:@/]+):[^@/]*@/, "//$1:…@");

export interface DatabaseEvents {
  readonly onLost?: (error: Error) => void;
  readonly onCreate?: (file: string) => void;
}

export const creationNotice = (file: string): string =>
  `Creating an embedded database in ${file} (set DATABASE_URL to use PostgreSQL).`;

export const openDatabase = async (
  place: DatabasePlace,
  { onLost = () => undefined, onCreate = () => undefined }: DatabaseEvents = {},
): Promise<Result<Database, string>> => {
  const isWriteLockShared = place.kind === "sqlite" && hasLog(place.folder);
  const file = place.kind === "sqlite" ? prepareFolder(place.folder, onCreate) : ok(place.url);
  if (file.isErr()) return err(file.error);
  const dialect = place.kind === "sqlite" ? sqliteDialect(file.value) : postgresDialect(file.value, onLost);
  const db = new Kysely<Schema>({ dialect });
  const migrated = (await attempt(() => migrate(db, place.kind))).andThen((outcome) => outcome);
  if (migrated.isOk()) return ok({ db, kind: place.kind, isWriteLockShared, close: () => db.destroy() });
  await db.destroy().catch(() => undefined);
  return err(`The database ${withoutPassword(file.value)} cannot be opened: ${reason(migrated.error)}`);
};

const migrationsFor = (kind: DatabaseKind): Record<string, Migration> =>
  Object.fromEntries(Object.entries(schemaChanges).map(([name, change]) => [name, { up: (db) => change(db, kind) }]));

const findUnknownSteps = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by "name"`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in schemaChanges));
};

const newerVersionMessage = (steps: readonly string[]): string =>
  `it was already used by a newer version of Keelson (schema step ${steps.join(", ")}). Please start that version.`;

/* A database that needs no step is only read: it may be opened while another process writes. */
const isUpToDate = async (db: Kysely<Schema>, migrator: Migrator): Promise<boolean> => {
  const steps = await migrator.getMigrations();
  return steps.every(({ executedAt }) => executedAt !== undefined) && (await findUnknownSteps(db)).length === 0;
};

/**
 * Brings the database to the present schema: all outstanding steps in one transaction, or none; refuses a database that a
 * newer version has changed. Safe when several processes start at once (PostgreSQL: advisory lock; SQLite: the write lock).
 */
const migrate = async (db: Kysely<Schema>, kind: DatabaseKind): Promise<Result<void, unknown>> => {
  const provider = { getMigrations: async () => migrationsFor(kind) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  if (await isUpToDate(db, migrator)) return ok(undefined);
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return ok(undefined);
  const newer = await findUnknownSteps(db).catch(() => []);
  return err(newer.length === 0 ? error : newerVersionMessage(newer));
};

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}, which is not a safe integer.`);
  return value;
};

/* Without these, bigint and count(*) come back as text, and a date as local midnight: another day west of the server. */
const types = new TypeOverrides();
const INT8 = 20;
const DATE = 1082;
types.setTypeParser(INT8, safeInteger);
types.setTypeParser(DATE, String);

/**
 * Kysely over a pool of PostgreSQL connections; `onLost` receives each lost connection. The pool listens to idle connections
 * only: without a listener of their own, one lost between two statements of a transaction would end the process.
 */
const postgresDialect = (url: string, onLost: (error: Error) => void): Dialect => {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types });
  pool.on("connect", (connection) => connection.on("error", onLost));
  pool.on("error", () => undefined);
  return new PostgresDialect({ pool });
};
