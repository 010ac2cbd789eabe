import { Socket } from "node:net";
import { type Dialect, PostgresDialect } from "kysely";
import { type ClientBase, Pool, TypeOverrides } from "pg";

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

const openSocket = (): Socket => {
  const socket = new Socket();
  const silence = Object.assign(new Error("The database did not answer in time."), { code: "ETIMEDOUT" });
  return socket.setTimeout(SILENCE_MS, () => socket.destroy(silence));
};

/* Statements instead of parameters of the connection, which PgBouncer refuses. */
const LIMITS = {
  stream: openSocket,
  /* The pool waits for it. */
  onConnect: async (client: ClientBase): Promise<void> => {
    await client.query(SETTINGS);
  },
};

/**
 * Kysely over a pool of PostgreSQL connections; `onLost` receives each lost connection. The pool listens to idle connections
 * only: without a listener of their own, one lost between two statements of a transaction would end the process.
 */
export const postgresDialect = (url: string, onLost: (error: Error) => void, isBounded: boolean): Dialect => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types,
    ...(isBounded ? LIMITS : {}),
  });
  pool.on("connect", (connection) => connection.on("error", onLost));
  pool.on("error", () => undefined);
  return new PostgresDialect({ pool });
};
