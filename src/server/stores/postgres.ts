import { type Dialect, PostgresDialect } from "kysely";
import pg from "pg";

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database answered ${text}, which is not a safe integer.`);
  return value;
};

/* Without these, bigint and count(*) come back as text, and a date as local midnight: another day west of the server. */
const INT8 = 20;
const DATE = 1082;

/** PostgreSQL answers made equal to SQLite's: whole numbers as numbers, dates as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (oid === INT8) return safeInteger;
    if (oid === DATE) return String;
    return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
  },
};

/** Kysely over a pool of PostgreSQL connections; `onIdleError` hears of connections lost while nobody used them. */
export const postgresDialect = (url: string, onIdleError: (error: Error) => void): Dialect => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types });
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
};
