import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { ApiKey } from "#domain/api-keys";
import type { Webhook } from "#domain/webhooks";
import type { CreatedKey, CreatedWebhook, IntegrationsPort, WebhookTerms } from "#ports/integrations.ts";
import type { Api } from "./client.ts";
import { agreeing, list, object, orNull } from "./codec.ts";
import { ignore, readAll, readFirst, request } from "./request.ts";

const KEY = {
  id: t.string,
  name: t.string,
  mode: orNull(t.keyof({ live: null, test: null })),
  shown: t.string,
  scopes: list(t.keyof({ read: null, search: null, quote: null, book: null, change: null })),
  state: t.keyof({ active: null, expired: null, revoked: null }),
  createdAt: t.string,
  expiresAt: orNull(t.string),
  lastUsedAt: orNull(t.string),
};
const KeyCodec = agreeing<schema.ApiKey>()(object(KEY));
const CreatedKeyCodec = agreeing<schema.CreatedApiKey>()(object({ ...KEY, key: t.string }));

const toKey = ({ mode, ...key }: t.TypeOf<typeof KeyCodec>): ApiKey => ({ ...key, mode: mode ?? "live" });

const toCreatedKey = ({ key, ...apiKey }: t.TypeOf<typeof CreatedKeyCodec>): CreatedKey => ({
  apiKey: toKey(apiKey),
  key,
});

const WEBHOOK = {
  id: t.string,
  url: t.string,
  events: list(
    t.keyof({
      "booking.received": null,
      "booking.confirmed": null,
      "booking.updated": null,
      "booking.cancelled": null,
      "document.added": null,
      "document.requested": null,
      "document.commented": null,
      "tracking.updated": null,
      "deadline.near": null,
      "quote.answered": null,
      "quote.approved": null,
      "quote.declined": null,
    }),
  ),
  state: t.keyof({ active: null, disabled: null }),
  secretEnd: t.string,
  previousSecretUntil: orNull(t.string),
  failing: t.number,
  createdAt: t.string,
  mode: orNull(t.keyof({ live: null, test: null })),
};
const WebhookCodec = agreeing<schema.Webhook>()(object(WEBHOOK));
const CreatedWebhookCodec = agreeing<schema.CreatedWebhook>()(object({ ...WEBHOOK, secret: t.string }));

const DeliveryCodec = agreeing<schema.WebhookDelivery>()(
  object({
    id: t.string,
    type: t.string,
    subject: t.string,
    state: t.keyof({ waiting: null, delivered: null, failed: null }),
    attempts: t.number,
    createdAt: t.string,
    nextAttemptAt: orNull(t.string),
    status: orNull(t.number),
    durationMs: orNull(t.number),
    answer: t.string,
    reason: orNull(t.string),
    body: t.string,
  }),
);

const toWebhook = ({ mode, ...webhook }: t.TypeOf<typeof WebhookCodec>): Webhook => ({
  ...webhook,
  mode: mode ?? "live",
});

const toCreatedWebhook = ({ secret, ...webhook }: t.TypeOf<typeof CreatedWebhookCodec>): CreatedWebhook => ({
  webhook: toWebhook(webhook),
  secret,
});

const toBody = ({ url, events }: WebhookTerms) => ({ url, events: [...events] });

const createWebhooks = (api: Api): Omit<IntegrationsPort, "keys" | "createKey" | "revokeKey"> => ({
  webhooks: (signal) =>
    request(api.GET("/resource/webhooks", { signal }))
      .andThen(readAll(list(WebhookCodec)))
      .map((webhooks) => webhooks.map(toWebhook)),
  createWebhook: ({ mode, ...terms }, signal) =>
    /* A server without test mode need not know the field. */
    request(
      api.POST("/resource/webhooks", { body: { ...toBody(terms), ...(mode === "test" ? { mode } : {}) }, signal }),
    )
      .andThen(readFirst(CreatedWebhookCodec))
      .map(toCreatedWebhook),
  changeWebhook: ({ id, isEnabled, ...body }, signal) =>
    request(
      api.PUT("/resource/webhooks/{id}", {
        params: { path: { id } },
        body: { ...toBody(body), enabled: isEnabled },
        signal,
      }),
    )
      .andThen(readFirst(WebhookCodec))
      .map(toWebhook),
  deleteWebhook: (id, signal) =>
    request(api.DELETE("/resource/webhooks/{id}", { params: { path: { id } }, signal })).map(ignore),
  rotateSecret: (id, signal) =>
    request(api.POST("/resource/webhooks/{id}/secret", { params: { path: { id } }, signal }))
      .andThen(readFirst(CreatedWebhookCodec))
      .map(toCreatedWebhook),
  testWebhook: (id, signal) =>
    request(api.POST("/resource/webhooks/{id}/test", { params: { path: { id } }, signal })).map(ignore),
  deliveries: (id, limit, signal) =>
    request(
      api.GET("/resource/webhooks/{id}/deliveries", { params: { path: { id }, query: { limit } }, signal }),
    ).andThen(readAll(list(DeliveryCodec))),
  sendAgain: ({ webhook, delivery }, signal) =>
    request(
      api.POST("/resource/webhooks/{id}/deliveries/{delivery}", {
        params: { path: { id: webhook, delivery } },
        signal,
      }),
    ).map(ignore),
});

/** API keys and webhooks over HTTP. */
export const createIntegrations = (api: Api): IntegrationsPort => ({
  ...createWebhooks(api),
  keys: (signal) =>
    request(api.GET("/resource/api-keys", { signal }))
      .andThen(readAll(list(KeyCodec)))
      .map((keys) => keys.map(toKey)),
  createKey: ({ name, mode, scopes, days }, signal) =>
    request(
      api.POST("/resource/api-keys", {
        /* A server without test mode need not know the field. */
        body: { name, scopes: [...scopes], days, ...(mode === "test" ? { mode } : {}) },
        signal,
      }),
    )
      .andThen(readFirst(CreatedKeyCodec))
      .map(toCreatedKey),
  revokeKey: (id, signal) =>
    request(api.DELETE("/resource/api-keys/{id}", { params: { path: { id } }, signal })).map(ignore),
});
