import type { NoticeKind } from "#domain/notifications";
import type { Instant } from "#domain/time";

/** What a webhook can be sent for. */
export const WEBHOOK_EVENTS = [
  "booking.received",
  "booking.confirmed",
  "booking.updated",
  "booking.cancelled",
  "document.added",
  "document.requested",
  "document.commented",
  "tracking.updated",
  "deadline.near",
  "quote.answered",
  "quote.approved",
  "quote.declined",
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** `test`: it gets the events of test mode alone. */
export type WebhookMode = "live" | "test";

/** The event of a message about a booking. */
export const BOOKING_EVENTS: Readonly<Record<NoticeKind, WebhookEventType>> = {
  "booking-received": "booking.received",
  "booking-confirmed": "booking.confirmed",
  "booking-cancelled": "booking.cancelled",
  "amendment-received": "booking.updated",
  "amendment-confirmed": "booking.updated",
  "amendment-declined": "booking.updated",
  "amendment-refused": "booking.updated",
  "amendment-fee": "booking.updated",
  "document-added": "document.added",
  "document-requested": "document.requested",
  "document-commented": "document.commented",
  "message-written": "booking.updated",
  "cargo-accepted": "booking.updated",
  "cargo-returned": "booking.updated",
  "cut-off": "deadline.near",
  "free-time": "deadline.near",
  "eta-changed": "tracking.updated",
  "vessel-changed": "tracking.updated",
  "transhipment-missed": "tracking.updated",
  arrived: "tracking.updated",
};

/** The most webhooks of an owner. */
export const MAX_WEBHOOKS = 10;

/** How often a delivery is tried. */
export const MAX_ATTEMPTS = 8;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/* With the longest jitter, the last attempt is 23 hours and 39 minutes after the first one. */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  25 * MINUTE_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  6 * HOUR_MS,
  9 * HOUR_MS,
] as const;
const JITTER = 0.1;

/**
 * Milliseconds until the next attempt after so many that failed; null after the last one. `fraction` (0 to 1) is the random
 * part, which adds at most a tenth, so that deliveries that failed together are not tried together.
 */
export const findRetryDelay = (attempts: number, fraction: number): number | null => {
  const delay = DELAYS_MS[attempts - 1];
  return delay === undefined ? null : Math.round(delay * (1 + JITTER * fraction));
};

/**
 * What the HTTP status of an answer means: 2xx is a delivery, 410 is the wish to receive nothing more, everything else, and
 * no answer (null), a failed attempt. Standard Webhooks 1.0.0.
 */
export const assessAnswer = (status: number | null): "delivered" | "gone" | "failed" => {
  if (status === 410) return "gone";
  return status !== null && status >= 200 && status < 300 ? "delivered" : "failed";
};

/** How long the secret before the last one also signs. */
export const PREVIOUS_SECRET_MS = 24 * HOUR_MS;

/** A webhook of the shipper; moments are RFC 3339. */
export interface Webhook {
  readonly mode: WebhookMode;
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  /** `disabled`: nothing is sent, because its receiver has answered 410 or the shipper has switched it off. */
  readonly state: "active" | "disabled";
  /** The last four letters of the secret. */
  readonly secretEnd: string;
  /** Until when the secret before it signs as well; null if there is none. */
  readonly previousSecretUntil: Instant | null;
  /** Deliveries of the last seven days that were given up, or are tried again. */
  readonly failing: number;
  readonly createdAt: Instant;
}

/** An attempt to tell a webhook about something, and what became of it. */
export interface WebhookDelivery {
  readonly id: string;
  /** A `WebhookEventType`, `webhook.test`, or one of a newer server. */
  readonly type: string;
  /** The number of the booking or quote; empty for a test. */
  readonly subject: string;
  readonly state: "waiting" | "delivered" | "failed";
  readonly attempts: number;
  readonly createdAt: Instant;
  /** Null once it was delivered or given up. */
  readonly nextAttemptAt: Instant | null;
  /** The HTTP status of the last answer; null without one. */
  readonly status: number | null;
  /** How long the last attempt took; null before the first one. */
  readonly durationMs: number | null;
  /** The first 500 letters of the last answer. */
  readonly answer: string;
  /** Why there was no answer; null if there was one. */
  readonly reason: string | null;
  /** What is sent, as JSON. */
  readonly body: string;
}
