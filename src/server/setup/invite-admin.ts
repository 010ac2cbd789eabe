import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { err, ok, type Result } from "neverthrow";
import type { Settings } from "./env-file.ts";

const COMMANDS = fileURLToPath(new URL("../operations/main.ts", import.meta.url));

const readLink = (text: string): string => /"link":\s*"([^"]+)"/.exec(text)?.[1] ?? "";

/**
 * Invites the first admin in a process with the settings that were written: this one has read another brand at its start, and the
 * mail has names and colours of the brand. Answers the link; errors: the sentence of the command.
 */
export const inviteAdmin = (
  { email, name }: { readonly email: string; readonly name: string },
  settings: Settings,
): Promise<Result<string, string>> => {
  const words = [COMMANDS, "staff", "invite", email, "--name", name, "--role", "admin", "--json"];
  const env = { ...process.env, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env }, (failure, output, problems) =>
      resolve(failure === null ? ok(readLink(output)) : err(problems.trim() || failure.message)),
    );
  });
};
