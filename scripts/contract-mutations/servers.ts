import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { err, ok, type Result } from "neverthrow";

export interface RunningServer {
  /** What the server prints first. */
  readonly firstLine: string;
  readonly stop: () => Promise<void>;
}

const START_MS = 60_000;

/** Starts a server and waits for its first line. An error is a sentence. */
export const startServer = (command: string, args: readonly string[]): Promise<Result<RunningServer, string>> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
    const ended = new Promise<void>((done) => child.once("close", () => done()));
    const stop = async (): Promise<void> => {
      child.kill("SIGTERM");
      await ended;
    };
    const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
    const fail = (reason: string): void => {
      clearTimeout(timer);
      resolve(err(`${[command, ...args].join(" ")} did not start: ${reason}.`));
    };
    child.once("error", (error) => fail(error.message));
    child.once("close", (code, signal) => fail(`it ended with ${signal ?? code}`));
    createInterface(child.stdout).once("line", (firstLine) => {
      clearTimeout(timer);
      resolve(ok({ firstLine, stop }));
    });
  });
