import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { findFault } from "../faults.ts";
import type { DatabasePlace } from "./database.ts";

const SECOND_MS = 1_000;
const CONNECT_MS = 3_000;

export interface WaitOptions {
  readonly seconds: number;
  readonly print: (line: string) => void;
  /** For tests. */
  readonly connect?: (url: string) => Promise<void>;
  readonly pause?: (ms: number) => Promise<void>;
  readonly clock?: () => number;
}

const connectOnce = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
};

const NO_CONNECTION = /^timeout expired/;

/* A refused password, or a database that does not exist, is not waited for. */
const isUnavailable = (error: unknown): boolean =>
  findFault(error) !== null || (error instanceof Error && NO_CONNECTION.test(error.message));

const toText = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(toText).join(", ");
  return error instanceof Error ? error.message : String(error);
};

/**
 * Waits until PostgreSQL takes connections, at most `seconds`, and prints a line each second. Whatever is wrong then is
 * stated when the database is opened. The embedded database is not waited for.
 */
export const waitForDatabase = async (
  place: DatabasePlace,
  { seconds, print, connect = connectOnce, pause = wait, clock = () => performance.now() }: WaitOptions,
): Promise<void> => {
  if (place.kind === "sqlite") return;
  const startedAt = clock();
  for (;;) {
    const askedAt = clock();
    const error = await connect(place.url).then(
      () => null,
      (reason: unknown) => reason ?? new Error("unknown"),
    );
    if (error === null || !isUnavailable(error)) return;
    const waited = Math.round((clock() - startedAt) / SECOND_MS);
    if (waited >= seconds) return;
    print(`Waiting for the database (${waited} of ${seconds} s): ${toText(error)}`);
    await pause(Math.max(0, SECOND_MS - (clock() - askedAt)));
  }
};
