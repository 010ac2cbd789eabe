import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

const BUSY_TIMEOUT_MS = 5_000;
const CACHED_STATEMENTS = 300;

/** Takes the write lock at `begin`: a transaction that reads first and writes later would otherwise fail when another process wrote in between. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite does roll schema changes back; saying so makes the migrations one transaction, and the write lock their lock between processes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const isInput = (value: unknown): value is SQLInputValue =>
  value === null ||
  typeof value === "string" ||
  typeof value === "number" ||
  typeof value === "bigint" ||
  value instanceof Uint8Array;

const inputs = (values: readonly unknown[]): SQLInputValue[] =>
  values.map((value) => {
    if (isInput(value)) return value;
    throw new TypeError(`A ${typeof value} cannot be stored: use text, a number or bytes.`);
  });

interface Prepared {
  readonly statement: StatementSync;
  readonly reader: boolean;
}

/** Keeps the most recently used statements prepared; statement texts vary with list lengths, so the number is bounded. */
const statementCache = (database: DatabaseSync): ((text: string) => Prepared) => {
  const cache = new Map<string, Prepared>();
  return (text) => {
    const known = cache.get(text);
    if (known !== undefined) {
      cache.delete(text);
      cache.set(text, known);
      return known;
    }
    const statement = database.prepare(text);
    const prepared = { statement, reader: statement.columns().length > 0 };
    cache.set(text, prepared);
    const oldest = cache.keys().next();
    if (cache.size > CACHED_STATEMENTS && oldest.done !== true) cache.delete(oldest.value);
    return prepared;
  };
};

const openFile = (file: string): SqliteDatabase => {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  const prepare = statementCache(database);
  return {
    close: () => database.close(),
    prepare: (text) => {
      const { statement, reader } = prepare(text);
      return {
        reader,
        all: (values) => statement.all(...inputs(values)),
        run: (values) => statement.run(...inputs(values)),
        iterate: (values) => database.prepare(text).iterate(...inputs(values)),
      };
    },
  };
};

/** Kysely over Node's own SQLite: write-ahead log, every commit flushed to disk, foreign keys enforced. */
export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => new ImmediateSqliteDriver({ database: async () => openFile(file) }),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new TransactionalSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
