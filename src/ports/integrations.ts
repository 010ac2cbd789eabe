import type { ResultAsync } from "neverthrow";
import type { ApiKey, KeyRequest } from "#domain/api-keys";
import type { Webhook, WebhookDelivery, WebhookEventType, WebhookMode } from "#domain/webhooks";
import type { Failure } from "./failure.ts";

/** A key as it was created; the key itself is answered only once. */
export interface CreatedKey {
  readonly apiKey: ApiKey;
  readonly key: string;
}

/** A webhook with a new secret, which is answered only once. */
export interface CreatedWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** The address and the events of a webhook. */
export interface WebhookTerms {
  readonly url: string;
  readonly events: readonly WebhookEventType[];
}

export interface WebhookRequest extends WebhookTerms {
  readonly mode: WebhookMode;
}

/** What an existing webhook becomes. */
export interface WebhookChange extends WebhookTerms {
  readonly id: string;
  readonly isEnabled: boolean;
}

/** What programs of a shipper use; a server may be without it. */
export interface IntegrationsPort {
  /** Newest first, also those that no longer work. */
  readonly keys: (signal: AbortSignal) => ResultAsync<readonly ApiKey[], Failure>;
  /** Refused with `invalid-fields`, or with `conflict` if there are as many keys as may work at once. */
  readonly createKey: (request: KeyRequest, signal: AbortSignal) => ResultAsync<CreatedKey, Failure>;
  /** Refused with `not-found` if it has ended. */
  readonly revokeKey: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Oldest first. */
  readonly webhooks: (signal: AbortSignal) => ResultAsync<readonly Webhook[], Failure>;
  /** Refused with `invalid-fields`, or with `conflict` if there are too many. */
  readonly createWebhook: (request: WebhookRequest, signal: AbortSignal) => ResultAsync<CreatedWebhook, Failure>;
  readonly changeWebhook: (change: WebhookChange, signal: AbortSignal) => ResultAsync<Webhook, Failure>;
  readonly deleteWebhook: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  readonly rotateSecret: (id: string, signal: AbortSignal) => ResultAsync<CreatedWebhook, Failure>;
  /** Sends a test message. */
  readonly testWebhook: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  /** Newest first, at most `limit`. */
  readonly deliveries: (
    id: string,
    limit: number,
    signal: AbortSignal,
  ) => ResultAsync<readonly WebhookDelivery[], Failure>;
  readonly sendAgain: (
    sent: { readonly webhook: string; readonly delivery: string },
    signal: AbortSignal,
  ) => ResultAsync<void, Failure>;
}
