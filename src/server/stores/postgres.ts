import { type Dialect, PostgresDialect } from "kysely";
import { Pool, TypeOverrides } from "pg";

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

/** Kysely over a pool of PostgreSQL connections; `onIdleError` hears of connections lost while nobody used them. */
export const postgresDialect = (url: string, onIdleError: (error: Error) => void): Dialect => {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types });
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
};
