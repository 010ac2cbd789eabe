import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SERVER_FLAGS } from "../../../scripts/lib/server-command.mjs";
import type { BenchServers, BenchTask } from "./bench-server.ts";

const program = fileURLToPath(new URL("bench-server.ts", import.meta.url));

/** Both servers in a process of their own; `stop` ends it and removes its data. */
export interface Bench extends BenchServers {
  /** The data folder of both servers. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
  /** Milliseconds of processor time that the process has used. */
  readonly cpu: () => Promise<number>;
}

const isServers = (message: unknown): message is BenchServers =>
  typeof message === "object" && message !== null && "real" in message && "floor" in message;

const cpuOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once("message", (message) => resolve(typeof message === "number" ? message : Number.NaN));
    child.send("cpu");
  });

const listening = (child: ChildProcess): Promise<BenchServers> =>
  new Promise((resolve, reject) => {
    child.once("message", (message) =>
      isServers(message)
        ? resolve(message)
        : reject(new Error("The server of the benchmark did not say where it listens.")),
    );
    child.on("exit", (code) => reject(new Error(`The server of the benchmark ended with ${code}.`)));
  });

/** Starts the servers over a database that holds what the task says. */
export const startBench = async (task: BenchTask): Promise<Bench> => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-bench-"));
  const child = fork(program, [JSON.stringify({ ...task, folder })], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: SERVER_FLAGS,
  });
  const ended = new Promise<void>((resolve) => {
    child.on("exit", () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return listening(child).then(
    (servers) => ({ ...servers, folder, stop, cpu: () => cpuOf(child) }),
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
};
