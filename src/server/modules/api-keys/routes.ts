import { err } from "neverthrow";
import type { ApiKey } from "#api/schema.d.ts";
import { findKeyState, KEY_PREFIXES, type KeyScope, MAX_KEYS, toKeyTerms } from "#domain/api-keys";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { toInstant } from "#server/platform/time.ts";
import { addKey, listKeys, revokeKey } from "./store.ts";
import type { ApiKeyTable } from "./tables.ts";

const NO_KEY: Refusal = { kind: "not-found", message: "This API key has already ended." };
const TOO_MANY: Refusal = {
  kind: "conflict",
  message: `There are ${MAX_KEYS} API keys that work. Revoke one of them first.`,
};

const NO_TEST_MODE: Refusal = {
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field: "mode", message: "This portal has no test mode. Create a live key." }],
};

const toMoment = (moment: number | null): string | null => (moment === null ? null : toInstant(moment));

const present = (row: ApiKeyTable, now: number): ApiKey => ({
  id: row.id,
  name: row.name,
  mode: row.mode,
  shown: row.shown,
  scopes: [...storedJson<readonly KeyScope[]>(row.scopes)],
  state: findKeyState(row, now),
  createdAt: toInstant(row.createdAt),
  expiresAt: toMoment(row.expiresAt),
  lastUsedAt: toMoment(row.lastUsedAt),
});

/** The API keys of a company. */
export const apiKeysFeature: Feature = ({ database: { db }, clock, ids, config }) => [
  authenticatedRoute("listApiKeys", async (_call, { companyId: accountId }) =>
    answer((await listKeys(db, accountId)).map((row) => present(row, clock()))),
  ),
  authenticatedRoute("createApiKey", async ({ body }, { companyId: accountId }) => {
    const createdAt = clock();
    const mode = body.mode ?? "live";
    if (mode === "test" && config.testDatabase === null) return err(NO_TEST_MODE);
    const terms = toKeyTerms({ ...body, mode }, createdAt);
    if (terms.isErr()) return err({ kind: "fields", message: "Please check the marked fields.", fields: terms.error });
    const key = `${KEY_PREFIXES[mode]}${ids.secret()}`;
    const row = await addKey(db, { id: ids.id(), accountId, createdAt, key, terms: terms.value });
    return row === null ? err(TOO_MANY) : answer([{ ...present(row, createdAt), key }], "API key created");
  }),
  authenticatedRoute("revokeApiKey", async ({ path: { id } }, { companyId: accountId }) =>
    (await revokeKey(db, { id, accountId }, clock())) ? answer([], "API key revoked") : err(NO_KEY),
  ),
];
