import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { err, ok, type Result } from "neverthrow";
import type { DatabaseKind } from "./database-kind.ts";
import { schemaChanges } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

const migrationsFor = (kind: DatabaseKind): Record<string, Migration> =>
  Object.fromEntries(Object.entries(schemaChanges).map(([name, change]) => [name, { up: (db) => change(db, kind) }]));

/**
 * Brings the database to the present schema: all outstanding steps in one transaction, or none.
 * Safe when several processes start at once (PostgreSQL: advisory lock; SQLite: the write lock).
 */
export const migrate = async (db: Kysely<Schema>, kind: DatabaseKind): Promise<Result<void, unknown>> => {
  const provider = { getMigrations: async () => migrationsFor(kind) };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  return error === undefined ? ok(undefined) : err(error);
};
