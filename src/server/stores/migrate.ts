import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { err, ok, type Result } from "neverthrow";
import type { DatabaseKind } from "./database-kind.ts";
import { schemaChanges } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

const migrationsFor = (kind: DatabaseKind): Record<string, Migration> =>
  Object.fromEntries(Object.entries(schemaChanges).map(([name, change]) => [name, { up: (db) => change(db, kind) }]));

/** Steps of the database that this version does not know. */
const stepsOfNewerVersions = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by "name"`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in schemaChanges));
};

const isOfNewerVersion = (steps: readonly string[]): string =>
  `it was already used by a newer version of Keelson (schema step ${steps.join(", ")}). Please start that version.`;

/* A database that needs no step is only read: it may be opened while another process writes. */
const isUpToDate = async (db: Kysely<Schema>, migrator: Migrator): Promise<boolean> => {
  const steps = await migrator.getMigrations();
  return steps.every(({ executedAt }) => executedAt !== undefined) && (await stepsOfNewerVersions(db)).length === 0;
};

/**
 * Brings the database to the present schema: all outstanding steps in one transaction, or none; refuses a database that a
 * newer version has changed. Safe when several processes start at once (PostgreSQL: advisory lock; SQLite: the write lock).
 */
export const migrate = async (db: Kysely<Schema>, kind: DatabaseKind): Promise<Result<void, unknown>> => {
  const provider = { getMigrations: async () => migrationsFor(kind) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  if (await isUpToDate(db, migrator)) return ok(undefined);
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return ok(undefined);
  const newer = await stepsOfNewerVersions(db).catch(() => []);
  return err(newer.length === 0 ? error : isOfNewerVersion(newer));
};
