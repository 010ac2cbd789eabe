import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

export interface Delivery {
  readonly subscriptionID: string;
  readonly eventID: string;
  /** The status of each attempt; `null` where no answer came. */
  readonly attempts: readonly (number | null)[];
}

/** How a changed event reaches its subscribers. */
export const DELIVERY_KINDS = ["signed", "wrong-signature", "twice", "never"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

export interface Post {
  readonly subscriptionID: string;
  readonly callbackUrl: string;
  /** Base64. */
  readonly secret: string;
  readonly eventID: string;
  readonly body: string;
}

const TIMEOUT_MS = 10_000;

/** `Notification-Signature` of a body: HMAC-SHA256 of its bytes with the bytes of the Base64 secret, in hexadecimal. */
const signBody = (body: string, secret: string): string =>
  `sha256=${createHmac("sha256", Buffer.from(secret, "base64")).update(body).digest("hex")}`;

const post = async (
  { callbackUrl, body, secret, subscriptionID }: Post,
  signal: AbortSignal,
): Promise<number | null> => {
  try {
    const response = await fetch(callbackUrl, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        "content-type": "application/json",
        "notification-signature": signBody(body, secret),
        "subscription-id": subscriptionID,
      },
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
};

/** Whether a callback answers HEAD with 2xx. */
export const probe = async (callbackUrl: string): Promise<boolean> => {
  try {
    const response = await fetch(callbackUrl, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
};

/** Posts events to callbacks, in order for each of them, and again after each of `retryDelaysMs` while the answer is not 2xx. */
export const createDeliveries = (retryDelaysMs: readonly number[]) => {
  const stopped = new AbortController();
  const queues = new Map<string, Promise<void>>();
  let deliveries: readonly Delivery[] = [];

  const attempt = async (item: Post): Promise<void> => {
    let delivery: Delivery = { subscriptionID: item.subscriptionID, eventID: item.eventID, attempts: [] };
    deliveries = [...deliveries, delivery];
    for (const delay of [0, ...retryDelaysMs]) {
      if (delay > 0) await pause(delay, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      const status = await post(item, stopped.signal);
      const noted = { ...delivery, attempts: [...delivery.attempts, status] };
      deliveries = deliveries.map((one) => (one === delivery ? noted : one));
      delivery = noted;
      if (status !== null && status >= 200 && status < 300) return;
    }
  };

  return {
    send: (item: Post): void => {
      const before = queues.get(item.subscriptionID) ?? Promise.resolve();
      queues.set(
        item.subscriptionID,
        before.then(() => attempt(item)),
      );
    },
    /** Ends when everything that was sent until now has been delivered or given up. */
    settled: async (): Promise<readonly Delivery[]> => {
      await Promise.all(queues.values());
      return deliveries;
    },
    reset: (): void => {
      deliveries = [];
    },
    stop: (): void => stopped.abort(),
  };
};
