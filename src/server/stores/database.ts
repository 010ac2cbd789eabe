import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { Kysely } from "kysely";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import type { DatabaseKind } from "./database-kind.ts";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

/** Where the data lies: a folder with the embedded database, or a PostgreSQL address. */
export type DatabasePlace =
  | { readonly kind: "sqlite"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

/** An open database at the present schema. `close` waits for what is running. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly kind: DatabaseKind;
  readonly close: () => Promise<void>;
}

/** A refused connection to a name with several addresses is an AggregateError without a message of its own. */
const reason = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(reason).join(", ");
  return error instanceof Error ? error.message : String(error);
};

const attempt = <T>(work: () => Promise<T>): ResultAsync<T, unknown> =>
  ResultAsync.fromThrowable(work, (error) => error)();

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
    return ok(prepareFile(join(folder, "keelson.sqlite"), onCreate));
  } catch (error) {
    return err(`The data folder ${folder} cannot be used: ${reason(error)}`);
  }
};

/** An address without its password, for messages. */
const withoutPassword = (url: string): string => url.replace(/\/\/([^:@/]+):[^@/]*@/, "//$1:…@");

export interface DatabaseEvents {
  /** Called with each PostgreSQL connection lost while nobody used it. */
  readonly onIdleError?: (error: Error) => void;
  /** Called with the file of an embedded database before it is created. */
  readonly onCreate?: (file: string) => void;
}

/** The sentence for staff about a new embedded database. */
export const creationNotice = (file: string): string =>
  `Creating an embedded database in ${file} (set DATABASE_URL to use PostgreSQL).`;

/** Opens the database and brings it to the present schema; the refusal is one sentence for the person who started the server. */
export const openDatabase = async (
  place: DatabasePlace,
  { onIdleError = () => undefined, onCreate = () => undefined }: DatabaseEvents = {},
): Promise<Result<Database, string>> => {
  const file = place.kind === "sqlite" ? prepareFolder(place.folder, onCreate) : ok(place.url);
  if (file.isErr()) return err(file.error);
  const dialect = place.kind === "sqlite" ? sqliteDialect(file.value) : postgresDialect(file.value, onIdleError);
  const db = new Kysely<Schema>({ dialect });
  const migrated = (await attempt(() => migrate(db, place.kind))).andThen((outcome) => outcome);
  if (migrated.isOk()) return ok({ db, kind: place.kind, close: () => db.destroy() });
  await db.destroy().catch(() => undefined);
  return err(`The database ${withoutPassword(file.value)} cannot be opened: ${reason(migrated.error)}`);
};
