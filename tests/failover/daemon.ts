import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { findOwner } from "../support/postgres-server.ts";

export interface DaemonOptions {
  readonly command: string;
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Its output, for whoever reads why a run failed. */
  readonly log: string;
  readonly cwd: string;
}

/** A program that is started, ended and started once more, always by its process id. */
export interface Daemon {
  readonly pid: () => number | undefined;
  readonly start: () => void;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Ends it with a signal, and with SIGKILL where it does not end within ten seconds. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

const PATIENCE_MS = 10_000;

/** Describes a program that runs as the user of PostgreSQL where the caller is root, with nothing of the caller's environment. */
export const createDaemon = ({ command, words, env = {}, log, cwd }: DaemonOptions): Daemon => {
  let child: ChildProcess | undefined;
  const isRunning = (one: ChildProcess): boolean => one.exitCode === null && one.signalCode === null;
  const signal = (name: NodeJS.Signals): void => void child?.kill(name);
  return {
    pid: () => child?.pid,
    signal,
    start: () => {
      const output = createWriteStream(log, { flags: "a" });
      child = spawn(command, words, {
        cwd,
        ...findOwner(),
        env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", LANG: "C.UTF-8", HOME: cwd, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      child.stdout?.pipe(output, { end: false });
      child.stderr?.pipe(output, { end: false });
    },
    end: async (name) => {
      const running = child;
      if (running === undefined || !isRunning(running)) return;
      const gone = once(running, "exit");
      running.kill("SIGCONT");
      running.kill(name);
      const timer = setTimeout(() => running.kill("SIGKILL"), PATIENCE_MS);
      await gone;
      clearTimeout(timer);
    },
  };
};

/** Asks until the answer is no longer null, at most `seconds`. */
export const waitFor = async <T>(what: string, seconds: number, ask: () => Promise<T | null>): Promise<T> => {
  const end = performance.now() + 1_000 * seconds;
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
