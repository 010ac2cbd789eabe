import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  OperationNode,
  QueryResult,
  TransactionSettings,
} from "kysely";
import { currentActing } from "#server/platform/acting.ts";
import { AUDITED_TABLES } from "./recorded-tables.ts";

/* Tests fill their database outside every edge, or while the server starts: what a request, command or job changes is watched. */
const isActing = (): boolean => !["unknown", "system"].includes(currentActing().actor.kind);

interface Write {
  readonly table: string;
  readonly kind: "insert" | "update" | "delete";
  /** Null where it is not known. */
  readonly columns: readonly string[] | null;
}

const nameOf = (node: OperationNode | undefined): string => {
  if (node === undefined) return "";
  if ("node" in node && isNode(node.node)) return nameOf(node.node);
  if ("table" in node && isNode(node.table)) return nameOf(node.table);
  if ("column" in node && isNode(node.column)) return nameOf(node.column);
  if ("identifier" in node && isNode(node.identifier)) return nameOf(node.identifier);
  return "name" in node && typeof node.name === "string" ? node.name : "";
};

const isNode = (value: unknown): value is OperationNode =>
  typeof value === "object" && value !== null && "kind" in value;

/* A row is locked by setting a column to itself. */
const listUpdated = (updates: readonly OperationNode[]): readonly string[] =>
  updates.flatMap((update) => {
    if (!("column" in update) || !("value" in update) || !isNode(update.column) || !isNode(update.value)) return [];
    const name = nameOf(update.column);
    return update.value.kind === "ReferenceNode" && nameOf(update.value) === name ? [] : [name];
  });

const RAW = /\b(insert into|update|delete from) "(\w+)"/g;
const RAW_KINDS: Readonly<Record<string, Write["kind"]>> = {
  "insert into": "insert",
  update: "update",
  "delete from": "delete",
};

const listWrites = ({ query, sql }: CompiledQuery): readonly Write[] => {
  if (query.kind === "InsertQueryNode") return [{ table: nameOf(query.into), kind: "insert", columns: null }];
  if (query.kind === "UpdateQueryNode")
    return [{ table: nameOf(query.table), kind: "update", columns: listUpdated(query.updates ?? []) }];
  if (query.kind === "DeleteQueryNode") return [{ table: nameOf(query.from.froms[0]), kind: "delete", columns: null }];
  return [...sql.matchAll(RAW)].map(([, words = "", table = ""]) => ({
    table,
    kind: RAW_KINDS[words] ?? "update",
    columns: null,
  }));
};

const findRule = (table: string) => Object.entries(AUDITED_TABLES).find(([name]) => name === table)?.[1];

const needsEntry = ({ table, kind, columns }: Write): boolean => {
  const rule = findRule(table);
  if (rule === undefined || "because" in rule) return false;
  if (rule.isStaged === true && kind !== "update") return false;
  const excepted: readonly string[] = rule.except ?? [];
  if (kind === "delete") return rule.isPruned !== true || currentActing().actor.kind !== "job";
  return kind !== "update" || columns === null || columns.some((column) => !excepted.includes(column));
};

interface Watched {
  readonly inner: DatabaseConnection;
  isInTransaction: boolean;
  hasEntry: boolean;
  changed: Set<string>;
}

const check = (watched: Watched): void => {
  const { changed, hasEntry } = watched;
  watched.changed = new Set();
  watched.hasEntry = false;
  if (changed.size > 0 && !hasEntry)
    throw new Error(`No entry in the audit trail for a change of ${[...changed].join(", ")}.`);
};

const note = (watched: Watched, query: CompiledQuery, { rows, numAffectedRows }: QueryResult<unknown>): void => {
  const isChange = numAffectedRows === undefined ? rows.length > 0 : numAffectedRows > 0n;
  for (const write of listWrites(query)) {
    if (write.table === "auditEntry") watched.hasEntry = true;
    if (isChange && isActing() && needsEntry(write)) watched.changed.add(write.table);
  }
};

class WatchingDriver implements Driver {
  readonly #driver: Driver;
  readonly #connections = new WeakMap<DatabaseConnection, Watched>();

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  #find(connection: DatabaseConnection): Watched {
    const watched = this.#connections.get(connection);
    if (watched === undefined) throw new Error("This connection is of another driver.");
    return watched;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await this.#driver.acquireConnection();
    const watched: Watched = { inner, isInTransaction: false, hasEntry: false, changed: new Set() };
    const connection: DatabaseConnection = {
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        const result = await inner.executeQuery<R>(query);
        note(watched, query, result);
        if (!watched.isInTransaction) check(watched);
        return result;
      },
      streamQuery: (query, size) => inner.streamQuery(query, size),
    };
    this.#connections.set(connection, watched);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const watched = this.#find(connection);
    await this.#driver.beginTransaction(watched.inner, settings);
    watched.isInTransaction = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const watched = this.#find(connection);
    check(watched);
    watched.isInTransaction = false;
    await this.#driver.commitTransaction(watched.inner);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const watched = this.#find(connection);
    watched.isInTransaction = false;
    watched.changed = new Set();
    watched.hasEntry = false;
    await this.#driver.rollbackTransaction(watched.inner);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#driver.releaseConnection(this.#find(connection).inner);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

/**
 * Fails every transaction of a request, command or job that changes what has entries in the audit trail without writing one: all
 * tests over a database look for changes that are not recorded.
 */
export const watchWrites = (dialect: Dialect): Dialect => ({
  createDriver: () => new WatchingDriver(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});
