import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "../config.ts";
import { describeFault, findFault } from "./faults.ts";

const LONGEST_STOP_MS = 15_000;

export interface Stopping {
  /** Called at once: the server still serves, and says that it gets no more requests. */
  readonly drain: () => void;
  /** How long it serves from then on. */
  readonly drainMs: number;
  readonly stop: () => Promise<void>;
}

/**
 * Stops the process gracefully on SIGINT or SIGTERM, after it has drained. A second signal, or 15 seconds after draining, ends
 * it at once.
 */
export const stopOnSignals = ({ drain, drainMs, stop }: Stopping): void => {
  const end = (code: number): never => process.exit(code);
  const drainAndStop = async (): Promise<void> => {
    drain();
    if (drainMs > 0) await wait(drainMs);
    await stop();
  };
  const begin = (): void => {
    setTimeout(() => end(1), LONGEST_STOP_MS + drainMs).unref();
    drainAndStop().then(
      () => end(0),
      (error: unknown) => {
        process.stderr.write(`The server did not stop in good order: ${String(error)}\n`);
        end(1);
      },
    );
  };
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) end(1);
    stopping = true;
    begin();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
};

const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

export const listenProblem = (error: unknown, { port, host }: Pick<Config, "port" | "host">): string => {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is already in use: stop the other program or set PORT to another number.`;
    case "EACCES":
      return `This user may not listen on port ${port}: set PORT to a number above 1023.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine: set HOST to one, for example 127.0.0.1.`;
    default:
      return `The server cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** Why a server that has opened its database cannot start; an error that is no fault of a dependency is a bug and thrown. */
export const startProblem = (error: unknown): string => {
  if (findFault(error) === null) throw error;
  return `The server cannot start: ${describeFault(error)}.`;
};

export const SLOW_START = "Starting: opening the database and its tariffs...";

/** Prints a line if a start takes long: opening a large database, or waiting for its write lock. */
export const announceSlowStart = async <T>(
  work: Promise<T>,
  afterMs: number,
  print: (line: string) => void,
): Promise<T> => {
  const timer = setTimeout(() => print(SLOW_START), afterMs);
  return work.finally(() => clearTimeout(timer));
};
