import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { failed, type Outcome, passed } from "./outcome.ts";

export interface Ended {
  readonly code: number;
  readonly words: string;
}

export interface CommandSettings {
  readonly env?: Readonly<Record<string, string>>;
  readonly seconds?: number;
  /** Where it runs; the repository without it. */
  readonly folder?: string;
}

/** Runs a command to its end with its words kept back; after `seconds` (an hour by default) it is stopped and counts as failed. */
export const runCommand = (command: string, args: readonly string[], settings: CommandSettings = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: settings.folder,
      env: { ...process.env, FORCE_COLOR: "0", ...settings.env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: (settings.seconds ?? 3600) * 1000,
    });
    let words = "";
    const listen = (chunk: string): void => {
      words += chunk;
    };
    child.stdout.setEncoding("utf8").on("data", listen);
    child.stderr.setEncoding("utf8").on("data", listen);
    child.on("error", (error) => resolve({ code: 1, words: `${words}${error.message}` }));
    child.on("close", (code, signal) => {
      resolve(signal === null ? { code: code ?? 1, words } : { code: 1, words: `${words}\nstopped by ${signal}` });
    });
  });

/** A tool of node_modules. */
export const tool = (name: string): string => join("node_modules", ".bin", name);

/** One check: the command's exit code says whether it passed. */
export const check = async (
  command: string,
  args: readonly string[],
  settings: CommandSettings = {},
): Promise<Outcome> => {
  const { code, words } = await runCommand(command, args, settings);
  return code === 0 ? passed() : failed(words);
};

/** Refuses a step whose subject does not exist: a check of nothing must not pass. */
export const needing = async (paths: readonly string[], run: () => Promise<Outcome>): Promise<Outcome> => {
  const missing = paths.filter((path) => !existsSync(path));
  return missing.length === 0 ? run() : failed(`missing: ${missing.join(", ")}`);
};
