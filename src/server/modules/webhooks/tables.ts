import type { WebhookEventType, WebhookMode } from "#domain/webhooks";

/** Where events of a shipper are sent. The secrets are encrypted where `SECRETS_KEY` is set. */
export interface WebhookEndpointTable {
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  /** JSON: a list of `WebhookEventType`. */
  readonly events: string;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly previousSecretUntil: number | null;
  readonly state: "active" | "disabled";
  readonly createdAt: number;
  /** Whose events it gets: those of the company, or those of test mode. */
  readonly mode: WebhookMode;
}

/** An event for one endpoint: written in the transaction of the change, and sent afterwards. */
export interface WebhookDeliveryTable {
  /** The `webhook-id` of every attempt. */
  readonly id: string;
  readonly accountId: string;
  readonly endpoint: string;
  readonly type: WebhookEventType | "webhook.test";
  /** The number of the booking or quote. */
  readonly subject: string;
  readonly body: string;
  readonly createdAt: number;
  readonly state: "waiting" | "delivered" | "failed";
  readonly attempts: number;
  readonly nextAttemptAt: number;
  /** The sender that has it in hand, and until when. */
  readonly claimedBy: string | null;
  readonly claimedUntil: number | null;
  readonly settledAt: number | null;
  /** Of the last attempt. */
  readonly status: number | null;
  readonly durationMs: number | null;
  readonly answer: string;
  readonly reason: string | null;
}
