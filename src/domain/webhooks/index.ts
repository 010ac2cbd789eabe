export {
  assessAnswer,
  BOOKING_EVENTS,
  findRetryDelay,
  MAX_ATTEMPTS,
  MAX_WEBHOOKS,
  PREVIOUS_SECRET_MS,
  type Webhook,
  WEBHOOK_EVENTS,
  type WebhookDelivery,
  type WebhookEventType,
  type WebhookMode,
} from "./webhook.ts";
