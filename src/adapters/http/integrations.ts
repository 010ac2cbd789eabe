import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { CreatedKey, IntegrationsPort } from "#ports/integrations.ts";
import type { Api } from "./client.ts";
import { agreeing, list, object, orNull } from "./codec.ts";
import { ignore, readAll, readFirst, request } from "./request.ts";

const KEY = {
  id: t.string,
  name: t.string,
  shown: t.string,
  scopes: list(t.keyof({ read: null, search: null, quote: null, book: null, change: null })),
  state: t.keyof({ active: null, expired: null, revoked: null }),
  createdAt: t.string,
  expiresAt: orNull(t.string),
  lastUsedAt: orNull(t.string),
};
const KeyCodec = agreeing<schema.ApiKey>()(object(KEY));
const CreatedKeyCodec = agreeing<schema.CreatedApiKey>()(object({ ...KEY, key: t.string }));

const toCreatedKey = ({ key, ...apiKey }: t.TypeOf<typeof CreatedKeyCodec>): CreatedKey => ({ apiKey, key });

/** API keys over HTTP. */
export const createIntegrations = (api: Api): IntegrationsPort => ({
  keys: (signal) => request(api.GET("/resource/api-keys", { signal })).andThen(readAll(list(KeyCodec))),
  createKey: ({ scopes, ...body }, signal) =>
    request(api.POST("/resource/api-keys", { body: { ...body, scopes: [...scopes] }, signal }))
      .andThen(readFirst(CreatedKeyCodec))
      .map(toCreatedKey),
  revokeKey: (id, signal) =>
    request(api.DELETE("/resource/api-keys/{id}", { params: { path: { id } }, signal })).map(ignore),
});
