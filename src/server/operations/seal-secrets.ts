import { sql } from "kysely";
import { err, ok, type Result } from "neverthrow";
import { recordChange } from "#server/modules/audit/index.ts";
import { currentKeyId, findKeyId, hasKey, openSecret, sealSecret } from "#server/platform/secrets.ts";
import type { Executor } from "#server/schema.ts";

/* Every column with a secret that has to be read again; of those that are compared only, hashes are stored. */
const COLUMNS = [
  { table: "staff", key: "id", column: "totpSecret" },
  { table: "staffInvitation", key: "tokenHash", column: "totpSecret" },
  { table: "accountFactor", key: "accountId", column: "totpSecret" },
  { table: "webhookEndpoint", key: "id", column: "secret" },
  { table: "webhookEndpoint", key: "id", column: "previousSecret" },
] as const;

type Column = (typeof COLUMNS)[number];

interface StoredSecret {
  readonly key: string;
  readonly stored: string;
}

const readSecrets = async (db: Executor, { table, key, column }: Column): Promise<readonly StoredSecret[]> =>
  (
    await sql<StoredSecret>`select ${sql.ref(key)} as "key", ${sql.ref(column)} as "stored" from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(db)
  ).rows;

/** A key that secrets are stored with; null: none is encrypted. */
export const findStoredKey = async (db: Executor): Promise<string | null> => {
  for (const column of COLUMNS) {
    const keys = (await readSecrets(db, column)).map(({ stored }) => findKeyId(stored));
    const found = keys.find((id) => id !== null);
    if (found !== undefined) return found;
  }
  return null;
};

const reseal = async (db: Executor, at: Column, secrets: readonly StoredSecret[]): Promise<void> => {
  for (const { key, stored } of secrets)
    await sql`update ${sql.table(at.table)} set ${sql.ref(at.column)} = ${sealSecret(openSecret(stored))}
      where ${sql.ref(at.key)} = ${key} and ${sql.ref(at.column)} = ${stored}`.execute(db);
};

/** How many secrets were encrypted anew, and with which key; null: there is none. */
export interface SealedSecrets {
  readonly key: string | null;
  readonly sealed: number;
}

/**
 * Encrypts every stored secret with the first key that is not yet, in one transaction. The error names a key that secrets are
 * stored with and that is not set: they cannot be read without it.
 */
export const sealStoredSecrets = (db: Executor): Promise<Result<SealedSecrets, string>> =>
  db.transaction().execute(async (transaction) => {
    const key = currentKeyId();
    let sealed = 0;
    for (const column of COLUMNS) {
      const secrets = await readSecrets(transaction, column);
      const missing = secrets.map(({ stored }) => findKeyId(stored)).find((id) => id !== null && !hasKey(id));
      if (missing != null) return err(`SECRETS_KEY lacks the key ${missing}, with which secrets are stored.`);
      const outdated = key === null ? [] : secrets.filter(({ stored }) => findKeyId(stored) !== key);
      await reseal(transaction, column, outdated);
      sealed += outdated.length;
    }
    if (sealed > 0)
      await recordChange(transaction, { action: "secrets.sealed", subjectId: "secrets", after: { key, sealed } });
    return ok({ key, sealed });
  });
