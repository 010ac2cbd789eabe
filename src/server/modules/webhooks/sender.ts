import { assessAnswer, findRetryDelay } from "#domain/webhooks";
import type { Clock, Ids } from "#server/platform/time.ts";
import { inSpan } from "#server/platform/tracing/tracing.ts";
import type { Executor } from "#server/schema.ts";
import type { CallEndpoint } from "./call-endpoint.ts";
import {
  type Attempt,
  claimDelivery,
  type Ending,
  giveUpDeliveries,
  hasDueDelivery,
  recordAttempt,
} from "./delivery-store.ts";
import { changeEndpoint, findEndpoint, listSecrets } from "./endpoint-store.ts";
import { mailFailedDelivery, type WebhookMailing } from "./mails.ts";
import { signatureHeaders } from "./signature.ts";
import type { WebhookDeliveryTable, WebhookEndpointTable } from "./tables.ts";

const SECOND_MS = 1_000;
/* Longer than an attempt may take: a sender that was killed is replaced after it. */
const CLAIM_MS = 30 * SECOND_MS;
const SENDERS = 8;

export interface WebhookSenderDeps extends WebhookMailing {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly call: CallEndpoint;
  /** 0 to 1. */
  readonly random: () => number;
  readonly claimMs?: number;
  readonly onAttempt: (outcome: "delivered" | "failed" | "gone", durationMs: number) => void;
}

const REMOVED: Attempt = { status: null, durationMs: 0, answer: "", reason: "The webhook is switched off." };
const GONE = "The receiver has answered 410: it wants nothing more.";

/**
 * Sends what is due, each delivery by one of any number of processes. It is repeated with the same id until the receiver has
 * answered: an answer that is lost, or a sender that is killed, leads to a second request with this id.
 */
export const createWebhookSender = (deps: WebhookSenderDeps) => {
  const { db, clock, ids, call, random, claimMs = CLAIM_MS, onAttempt } = deps;
  const sender = ids.id();

  const attempt = async (delivery: WebhookDeliveryTable, endpoint: WebhookEndpointTable): Promise<Attempt> => {
    const startedAt = clock();
    const timestamp = Math.floor(startedAt / SECOND_MS);
    const { id, body } = delivery;
    const headers = signatureHeaders(listSecrets(endpoint, startedAt), { id, timestamp, body });
    const attributes = { "webhook.type": delivery.type, "webhook.delivery": id };
    const answer = await inSpan("webhook", "client", attributes, () => call(endpoint.url, headers, body));
    return { ...answer, durationMs: Math.max(0, clock() - startedAt) };
  };

  const end = (delivery: WebhookDeliveryTable, endpoint: WebhookEndpointTable, made: Attempt): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const now = clock();
      const outcome = assessAnswer(made.status);
      const delay = outcome === "failed" ? findRetryDelay(delivery.attempts, random()) : null;
      const settled: Ending = outcome === "delivered" ? "delivered" : "failed";
      const ending = delay === null ? settled : { nextAttemptAt: now + delay };
      if (!(await recordAttempt(transaction, { id: delivery.id, sender, now }, made, ending))) return;
      onAttempt(outcome, made.durationMs);
      if (outcome === "gone") {
        await changeEndpoint(transaction, endpoint, { state: "disabled" }, GONE);
        await giveUpDeliveries(transaction, endpoint.id, GONE, now);
      }
      if (ending === "failed") await mailFailedDelivery(transaction, deps, { endpoint, delivery, outcome });
    });

  const sendNext = async (): Promise<boolean> => {
    const now = clock();
    if (!(await hasDueDelivery(db, now))) return false;
    const delivery = await claimDelivery(db, { sender, now, until: now + claimMs });
    if (delivery === null) return false;
    const endpoint = await findEndpoint(db, delivery.endpoint, null);
    if (endpoint === undefined || endpoint.state === "disabled")
      await recordAttempt(db, { id: delivery.id, sender, now }, REMOVED, "failed");
    else await end(delivery, endpoint, await attempt(delivery, endpoint));
    return true;
  };

  return {
    /** Until nothing is left that can be sent now, or `isClosing`. */
    sendDue: async (isClosing: () => boolean = () => false): Promise<void> => {
      const sendAll = async (): Promise<void> => {
        while (!isClosing() && (await sendNext()));
      };
      await Promise.all(Array.from({ length: SENDERS }, sendAll));
    },
  };
};
