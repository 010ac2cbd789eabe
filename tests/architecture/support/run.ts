import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** What a tool said, and with which exit code. */
export interface Said {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

const run = (command: string, args: readonly string[], cwd: string): Said => {
  const ended = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return { code: ended.status ?? 1, out: ended.stdout, errors: ended.stderr };
};

/** Runs a tool of node_modules in the planted house. */
export const runTool = (name: string, args: readonly string[], folder: string): Said =>
  run(resolve("node_modules/.bin", name), args, folder);

/** Runs a script with the Node of these tests in the planted house. */
export const runScript = (file: string, args: readonly string[], folder: string): Said =>
  run(process.execPath, [file, ...args], folder);
