/**
 * Why something that this server depends on refuses every caller alike: it is busy (a lock that another holds, too many
 * connections), it cannot be reached, or its disk is full. None of them is the fault of a request.
 */
export type Fault = "busy" | "unreachable" | "disk-full";

const SQLITE: ReadonlyMap<number, Fault> = new Map([
  [5, "busy"],
  [6, "busy"],
  [13, "disk-full"],
  /* SQLITE_IOERR_SHMSIZE: no space for the index of the write-ahead log. */
  [4874, "disk-full"],
]);

const CODES: ReadonlyMap<string, Fault> = new Map([
  ["ENOSPC", "disk-full"],
  ["EDQUOT", "disk-full"],
  ["KEELSON_BUSY", "busy"],
  ["KEELSON_UNREACHABLE", "unreachable"],
  /* PostgreSQL, https://www.postgresql.org/docs/current/errcodes-appendix.html */
  ["53100", "disk-full"],
  ["53200", "busy"],
  ["53300", "busy"],
  ["55P03", "busy"],
  ["57014", "busy"],
  /* A node that has become a replica: the primary is another one. */
  ["25006", "unreachable"],
  ["25P03", "unreachable"],
  ["57P01", "unreachable"],
  ["57P02", "unreachable"],
  ["57P03", "unreachable"],
  ["ECONNREFUSED", "unreachable"],
  ["ECONNRESET", "unreachable"],
  ["EPIPE", "unreachable"],
  ["ETIMEDOUT", "unreachable"],
  ["ENOTFOUND", "unreachable"],
  ["EAI_AGAIN", "unreachable"],
  ["EHOSTUNREACH", "unreachable"],
  ["ENETUNREACH", "unreachable"],
]);

/* The driver states these without a code. */
const LOST_CONNECTION =
  /^Connection terminated|^Client (has encountered a connection error|was closed)|^Query read timeout/;
const NO_FREE_CONNECTION = /^timeout exceeded when trying to connect/;

const ofError = (error: Error): Fault | null => {
  if ("errcode" in error && error instanceof Error) {
    const code = Number(error.errcode);
    return SQLITE.get(code) ?? SQLITE.get(code & 0xff) ?? null;
  }
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known = CODES.get(code) ?? (code.startsWith("08") ? "unreachable" : undefined);
  if (known !== undefined) return known;
  if (NO_FREE_CONNECTION.test(error.message)) return "busy";
  return LOST_CONNECTION.test(error.message) ? "unreachable" : null;
};

/** What an error means for an operator; its message alone where it is no fault of a dependency. */
export const describeFault = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return findFault(error) === "disk-full" ? `the disk has no space left (${message})` : message;
};

/** Looks at an error, at what caused it, and at the attempts that it sums up. */
export const findFault = (error: unknown): Fault | null => {
  if (!(error instanceof Error)) return null;
  const own = ofError(error);
  if (own !== null) return own;
  const attempts: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...attempts].map(findFault).find((fault) => fault !== null) ?? null;
};

export const busyError = (message: string): Error => Object.assign(new Error(message), { code: "KEELSON_BUSY" });

/** For whatever a service answers that is not what it was asked for; `cause` is for the log. */
export const unreachableError = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: "KEELSON_UNREACHABLE" });
