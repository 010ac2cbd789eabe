import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Dialect, Kysely, sql } from "kysely";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import type { DatabaseKind, Schema } from "#server/schema.ts";
import { describeFault } from "../faults.ts";
import { traceStatement } from "../tracing/trace-statements.ts";
import { currentTracing } from "../tracing/tracing.ts";
import { waitAtMost } from "../wait.ts";
import { postgresDialect } from "./postgres.ts";
import {
  createReadReplica,
  isReplicaOf,
  type ReadReplica,
  type ReplicaPlace,
  type Reads,
  readsOf,
} from "./read-replica.ts";
import { sqliteDialect, type WriteLock } from "./sqlite.ts";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { schemaSteps } from "#server/migrations/index.ts";
import { takeStep } from "#server/migrations/run-sql.ts";

/** A folder for the embedded database, or a PostgreSQL address. */
export type DatabasePlace =
  | { readonly kind: "sqlite"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

/** An open database at the present schema. `close` waits for what is running. */
export interface Database extends Reads {
  readonly db: Kysely<Schema>;
  readonly kind: DatabaseKind;
  /** Whether other processes may wait for one write lock: those that had the embedded database open before. */
  readonly isWriteLockShared: boolean;
  /**
   * Resolves when a write is done that an answer does not depend on, or after a short time while another process holds the
   * write lock of the embedded database.
   */
  readonly waitUnlessLocked: (write: Promise<void>) => Promise<void>;
  /** Null where everything is read from the database itself. */
  readonly replica: ReadReplica | null;
  readonly close: () => Promise<void>;
}

/** How long an answer that does not depend on its write waits for it while the write lock is held by another process. */
export const ANSWER_AFTER_MS = 250;

const FILE = "keelson.sqlite";

const reason = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(reason).join(", ");
  return describeFault(error);
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

/* Node's own way to make parents never ends where the system refuses a folder as absent, as /proc does. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
};

const prepareFolder = (folder: string, onCreate: (file: string) => void): Result<string, string> => {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    chmodSync(folder, 0o700);
    return ok(prepareFile(join(folder, FILE), onCreate));
  } catch (error) {
    return err(`The data folder ${folder} cannot be used: ${reason(error)}`);
  }
};

const withoutPassword = (url: string): string => url.replace(/\/\/([^:@/]+):[^@/]*@/, "//$1:…@");

export interface DatabaseOptions {
  readonly onLost?: (error: Error) => void;
  readonly onCreate?: (file: string) => void;
  /** For a server: no statement and no lock of PostgreSQL takes longer than a request may. Staff commands wait. */
  readonly isBounded?: boolean;
  /** Lists are read from it. */
  readonly replica?: ReplicaPlace | null;
  /** For tests: watches what is written. */
  readonly wrapDialect?: (dialect: Dialect) => Dialect;
}

export const creationNotice = (file: string): string =>
  `Creating an embedded database in ${file} (set DATABASE_URL to use PostgreSQL).`;

const waitWhileFree =
  (lock: WriteLock): Database["waitUnlessLocked"] =>
  async (write) => {
    const state = { isDone: false };
    const ended = write.finally(() => {
      state.isDone = true;
    });
    do await waitAtMost(ended, ANSWER_AFTER_MS);
    while (!state.isDone && !lock.isHeldByAnother);
  };

const tracing = () => (currentTracing() === null ? {} : { log: traceStatement });

type Prepare = (db: Kysely<Schema>, kind: DatabaseKind) => Promise<Result<void, unknown>>;

const openPrepared = async (
  place: DatabasePlace,
  {
    onLost = () => undefined,
    onCreate = () => undefined,
    isBounded = false,
    wrapDialect = (dialect) => dialect,
  }: DatabaseOptions,
  prepare: Prepare,
): Promise<Result<Database, string>> => {
  const isWriteLockShared = place.kind === "sqlite" && hasLog(place.folder);
  const file = place.kind === "sqlite" ? prepareFolder(place.folder, onCreate) : ok(place.url);
  if (file.isErr()) return err(file.error);
  const lock: WriteLock = { isHeldByAnother: false };
  const open = (bounded: boolean): Kysely<Schema> =>
    new Kysely<Schema>({
      ...tracing(),
      dialect: wrapDialect(
        place.kind === "sqlite"
          ? sqliteDialect(file.value, lock)
          : postgresDialect(file.value, onLost, bounded ? "server" : "command"),
      ),
    });
  const toDatabase = (opened: Kysely<Schema>): Database => ({
    db: opened,
    kind: place.kind,
    isWriteLockShared,
    waitUnlessLocked: waitWhileFree(lock),
    ...readsOf(opened),
    replica: null,
    close: () => opened.destroy(),
  });
  const db = open(false);
  const prepared = (await attempt(() => prepare(db, place.kind))).andThen((outcome) => outcome);
  if (prepared.isOk()) {
    if (!isBounded || place.kind === "sqlite") return ok(toDatabase(db));
    await db.destroy();
    return ok(toDatabase(open(true)));
  }
  await db.destroy().catch(() => undefined);
  return err(`The database ${withoutPassword(file.value)} cannot be opened: ${reason(prepared.error)}`);
};

const NO_REPLICA = "DATABASE_READ_URL is no replica of DATABASE_URL: it has another database cluster.";

const withReplica = async (
  database: Database,
  place: ReplicaPlace,
  onLost: (error: Error) => void,
): Promise<Result<Database, string>> => {
  const opened = new Kysely<Schema>({ ...tracing(), dialect: postgresDialect(place.url, onLost, "replica") });
  if ((await isReplicaOf(database.db, opened)) === false) {
    await Promise.all([opened.destroy(), database.close()]);
    return err(NO_REPLICA);
  }
  const replica = createReadReplica(database.db, opened, place);
  const close = async (): Promise<void> => void (await Promise.all([replica.close(), database.close()]));
  return ok({ ...database, read: replica.read, recordWrite: replica.recordWrite, replica, close });
};

/**
 * Opens a database, creates it where there is none, and brings it to the present schema. A replica that cannot be reached is
 * waited for later; one of another database is refused.
 */
export const openDatabase = async (
  place: DatabasePlace,
  options: DatabaseOptions = {},
): Promise<Result<Database, string>> => {
  const opened = await openPrepared(place, options, migrate);
  const { replica = null, onLost = () => undefined } = options;
  return opened.isErr() || replica === null ? opened : withReplica(opened.value, replica, onLost);
};

const NO_DATA =
  "Staff commands use the database of a server: set DATABASE_URL or KEELSON_DATA as the server has them, or start the server once.";

/** Opens the database of a server as it is: creates nothing and changes no schema. */
export const openExistingDatabase = async (place: DatabasePlace): Promise<Result<Database, string>> =>
  place.kind === "sqlite" && !existsSync(join(place.folder, FILE))
    ? err(`There is no database in ${resolve(place.folder)}. ${NO_DATA}`)
    : openPrepared(place, {}, requireSchema);

const migrationsFor = (kind: DatabaseKind): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(schemaSteps).map(([name, step]) => [name, { up: (db) => takeStep(db, kind, step) }]),
  );

const listTakenSteps = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by "name"`.execute(db);
  return rows.map(({ name }) => name);
};

const findUnknownSteps = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  (await listTakenSteps(db)).filter((name) => !(name in schemaSteps));

/** How many steps of the schema are missing: 0 also where a newer version has added some, which may run beside this one. */
export const countMissingSteps = async (db: Kysely<Schema>): Promise<number> => {
  const taken = new Set(await listTakenSteps(db));
  return Object.keys(schemaSteps).filter((name) => !taken.has(name)).length;
};

const newerVersionMessage = (steps: readonly string[]): string =>
  `it was already used by a newer version of Keelson (schema step ${steps.join(", ")}). Please start that version.`;

const listSteps = (db: Kysely<Schema>, kind: DatabaseKind) =>
  new Migrator({ db, provider: { getMigrations: async () => migrationsFor(kind) } }).getMigrations();

const outdatedMessage = (steps: readonly string[]): string =>
  `it has the schema of an earlier version of Keelson (${steps.length === 1 ? "step" : "steps"} ${steps.join(", ")} ${steps.length === 1 ? "is" : "are"} missing). Staff commands change no schema: use those of the version that the server runs, or start the server of this version first.`;

/** Why the schema is not the present one, which only a server may change. */
const requireSchema = async (db: Kysely<Schema>, kind: DatabaseKind): Promise<Result<void, unknown>> => {
  const steps = await listSteps(db, kind);
  const missing = steps.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  if (missing.length === steps.length) return err(`it has no tables of Keelson. ${NO_DATA}`);
  const unknown = await findUnknownSteps(db);
  if (unknown.length > 0) return err(newerVersionMessage(unknown));
  return missing.length === 0 ? ok(undefined) : err(outdatedMessage(missing));
};

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
