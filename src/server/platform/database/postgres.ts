import { Socket } from "node:net";
import { type Dialect, PostgresDialect } from "kysely";
import { type ClientBase, Pool, TypeOverrides } from "pg";
import { unreachableError } from "../faults.ts";

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

const LOCK_TIMEOUT_MS = 8_000;
const STATEMENT_TIMEOUT_MS = 12_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;
/* Longer than any statement may take: PostgreSQL, or the network to it, is gone without a word. */
const SILENCE_MS = 15_000;

const SETTINGS = [
  `set lock_timeout = ${LOCK_TIMEOUT_MS}`,
  `set statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
  `set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`,
].join("; ");

/* A proxy may lead to a node that is no longer the primary: a connection to it would refuse every write. */
const requirePrimary = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ readonly is: boolean }>(`select pg_is_in_recovery() as "is"`);
  if (rows[0]?.is === true) throw unreachableError("The database answered as a replica, which takes no writes.");
};

const openSocket = (): Socket => {
  const socket = new Socket();
  const silence = Object.assign(new Error("The database did not answer in time."), { code: "ETIMEDOUT" });
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(silence));
};

/** Who uses the connections: staff commands wait; a server has limits, on a replica as well. */
export type PostgresUse = "command" | "server" | "replica";

/* Statements instead of parameters of the connection, which PgBouncer refuses. The pool waits for them. */
const limitsFor = (use: PostgresUse) => ({
  stream: openSocket,
  onConnect: async (client: ClientBase): Promise<void> => {
    await client.query(SETTINGS);
    if (use === "server") await requirePrimary(client);
  },
});

/**
 * Kysely over a pool of PostgreSQL connections; `onLost` receives each lost connection. The pool listens to idle connections
 * only: without a listener of their own, one lost between two statements of a transaction would end the process.
 */
export const postgresDialect = (url: string, onLost: (error: Error) => void, use: PostgresUse): Dialect => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types,
    ...(use === "command" ? {} : limitsFor(use)),
  });
  pool.on("connect", (connection) => connection.on("error", onLost));
  pool.on("error", () => undefined);
  return new PostgresDialect({ pool });
};
