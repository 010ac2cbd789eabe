import { ok, type Result } from "neverthrow";
import { createSecretKey } from "#server/platform/secrets.ts";
import type { Executor } from "#server/schema.ts";
import { readEnvFile, writeEnvFile } from "#server/setup/env-file.ts";
import { findStoredKey } from "./seal-secrets.ts";

/** Variables as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

const hasKey = (variables: Environment): boolean =>
  ["SECRETS_KEY", "SECRETS_KEY_FILE"].some((name) => (variables[name]?.trim() ?? "") !== "");

/**
 * Adds a new `SECRETS_KEY` to a file of settings. A key that the file or the environment has, also by `SECRETS_KEY_FILE`, stays the
 * only one; over secrets that are stored with a key none is made. Answers what to say about it, never the key; errors: the file
 * cannot be written.
 */
export const addSecretsKey = async (
  db: Executor,
  path: string,
  environment: Environment,
): Promise<Result<readonly string[], string>> => {
  if (hasKey(environment) || hasKey(await readEnvFile(path))) return ok([]);
  const stored = await findStoredKey(db);
  if (stored !== null)
    return ok([`Secrets are stored with the key ${stored}: set SECRETS_KEY to the one that the servers had.`]);
  const written = await writeEnvFile(path, { SECRETS_KEY: createSecretKey() });
  return written.map(() => [
    `${path} has a new SECRETS_KEY, which encrypts the secrets of second factors and webhooks. Keep a copy of it apart from your backups: after a restore the server does not start without it.`,
  ]);
};
