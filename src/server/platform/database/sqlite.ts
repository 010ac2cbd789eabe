import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { findFault } from "../faults.ts";

/* SQLite itself never waits for another process: it would hold up the event loop, and with it every other request. */
const BUSY_TIMEOUT_MS = 0;
const RETRY_EVERY_MS = 10;
const LONGEST_WAIT_MS = 60_000;
const CACHED_STATEMENTS = 300;
/* SQLite's 2 MiB hold the index of about 4,000 bookings: with more, each search would read the file again. */
const READ_CACHE_KIB = 32 * 1024;
/* With less, an import writes each page of an index to the log several times in one transaction. */
const WRITE_CACHE_KIB = 8 * 1024;

/** SQLite does roll schema changes back; saying so makes the migrations one transaction, and the write lock their lock between processes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }

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

const waitEnd = (): number => performance.now() + LONGEST_WAIT_MS;

interface Waiting {
  readonly until?: number;
  /** Called before each further attempt. */
  readonly onBusy?: () => void;
}

/* Those that wait behind one another wait at the same time: each of them until a minute after its own arrival. */
const retryWhileBusy = async <T>(work: () => T, { until = waitEnd(), onBusy }: Waiting = {}): Promise<T> => {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (findFault(error) !== "busy" || performance.now() >= until) throw error;
    }
    onBusy?.();
    await wait(RETRY_EVERY_MS);
  }
};

const areRows = <Row>(rows: unknown[]): rows is Row[] => Array.isArray(rows);

interface OpenFile {
  readonly exec: (text: string) => void;
  readonly isInTransaction: () => boolean;
  readonly execute: <Row>(query: CompiledQuery) => QueryResult<Row>;
  readonly close: () => void;
}

const openFile = (database: DatabaseSync): OpenFile => {
  const prepare = statementCache(database);
  return {
    exec: (text) => database.exec(text),
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
    execute: <Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> => {
      const { statement, reader } = prepare(sql);
      const values = inputs(parameters);
      if (reader) {
        const rows: unknown[] = statement.all(...values);
        return { rows: areRows<Row>(rows) ? rows : [] };
      }
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
  };
};

const openWriter = (file: string): Promise<OpenFile> =>
  retryWhileBusy(() => {
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    try {
      database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
      database.exec(`pragma cache_size = -${WRITE_CACHE_KIB}`);
      return openFile(database);
    } catch (error) {
      database.close();
      throw error;
    }
  });

const openReader = (file: string): Promise<OpenFile> =>
  retryWhileBusy(() => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
    database.exec(`pragma cache_size = -${READ_CACHE_KIB}`);
    return openFile(database);
  });

const createTurns = (): (() => Promise<() => void>) => {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    return turn.resolve;
  };
};

/* A select written by hand is a raw node; one that begins with `with` may also write, and counts as a write. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === "SelectQueryNode" || (query.kind === "RawNode" && /^\s*select\b/i.test(sql));

/** What the driver has found at its last attempt to write. */
export interface WriteLock {
  isHeldByAnother: boolean;
}

/**
 * Two connections to the file. Reads use one and never wait: the write-ahead log shows them the last commit. Writes and
 * transactions take turns on the other, and wait for a write lock of another process without blocking the event loop. A
 * transaction takes the write lock when it begins; one that reads first would fail when another process writes in
 * between.
 */
class TwoConnectionDriver implements Driver {
  readonly #file: string;
  readonly #lock: WriteLock;
  readonly #takeTurn = createTurns();
  readonly #transactions = new Map<DatabaseConnection, () => void>();
  #files: { readonly reader: OpenFile; readonly writer: OpenFile } | undefined;

  constructor(file: string, lock: WriteLock) {
    this.#file = file;
    this.#lock = lock;
  }

  async init(): Promise<void> {
    const writer = await openWriter(this.#file);
    this.#files = { writer, reader: await openReader(this.#file) };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection: DatabaseConnection = {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: () => {
        throw new Error("The embedded database does not stream.");
      },
    };
    return connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const until = waitEnd();
    const giveBack = await this.#takeTurn();
    try {
      await this.#write(() => this.#opened.writer.exec("begin immediate"), until);
      this.#transactions.set(connection, giveBack);
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#opened.writer.exec("commit");
    this.#end(connection);
  }

  /* SQLite itself rolls back when its disk is full. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      if (this.#opened.writer.isInTransaction()) this.#opened.writer.exec("rollback");
    } finally {
      this.#end(connection);
    }
  }

  async destroy(): Promise<void> {
    await this.#takeTurn();
    this.#files?.reader.close();
    this.#files?.writer.close();
    this.#files = undefined;
  }

  get #opened(): { readonly reader: OpenFile; readonly writer: OpenFile } {
    if (this.#files === undefined) throw new Error("The database is not open.");
    return this.#files;
  }

  #end(connection: DatabaseConnection): void {
    this.#transactions.get(connection)?.();
    this.#transactions.delete(connection);
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#opened;
    if (this.#transactions.has(connection)) return writer.execute<Row>(query);
    if (isRead(query)) return retryWhileBusy(() => reader.execute<Row>(query));
    const until = waitEnd();
    const giveBack = await this.#takeTurn();
    return this.#write(() => this.#opened.writer.execute<Row>(query), until).finally(giveBack);
  }

  async #write<T>(work: () => T, until: number): Promise<T> {
    const onBusy = (): void => {
      this.#lock.isHeldByAnother = true;
    };
    return retryWhileBusy(work, { until, onBusy }).finally(() => {
      this.#lock.isHeldByAnother = false;
    });
  }
}

export const sqliteDialect = (file: string, lock: WriteLock): Dialect => ({
  createDriver: () => new TwoConnectionDriver(file, lock),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new TransactionalSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
