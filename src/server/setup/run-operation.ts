import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { err, ok, type Result } from "neverthrow";
import type { Settings } from "./env-file.ts";

const COMMANDS = fileURLToPath(new URL("../operations/main.ts", import.meta.url));

/**
 * Runs a staff command in a process with the settings that were written: this one has read another brand at its start, with other
 * names, colours and time zone. Answers what it prints; errors: its sentences.
 */
export const runOperation = (words: readonly string[], settings: Settings): Promise<Result<string, string>> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [COMMANDS, ...words],
      { env: { ...process.env, ...settings } },
      (failure, output, problems) =>
        resolve(failure === null ? ok(output) : err(problems.trim().replaceAll(/\s*\n\s*/g, " ") || failure.message)),
    );
  });
