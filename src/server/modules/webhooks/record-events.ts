import type { WebhookAnswerData, WebhookBookingData, WebhookQuoteData } from "#api/schema.d.ts";
import type { WebhookEventType, WebhookMode } from "#domain/webhooks";
import { storedJson } from "#server/platform/database/statements.ts";
import { type Clock, type Ids, toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { addDeliveries } from "./delivery-store.ts";
import { listEndpoints } from "./endpoint-store.ts";
import type { WebhookDeliveryTable, WebhookEndpointTable } from "./tables.ts";

/** Something that a shipper's programs can be told. `data` has no prices: who needs them reads the booking or the quote. */
export interface WebhookEvent {
  readonly accountId: string;
  readonly type: WebhookEventType;
  /** The number of the booking or quote. */
  readonly subject: string;
  readonly happenedAt: number;
  readonly data: WebhookBookingData | WebhookQuoteData | WebhookAnswerData;
  /** It leaves at this moment, until which it can be taken back; null or left out: at once. */
  readonly heldUntil?: number | null;
}

interface Writing {
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The form of every message; a change that is not an addition raises `version`. */
export const toBody = (
  type: WebhookEventType | "webhook.test",
  happenedAt: number,
  data: object,
  livemode: boolean,
): string => JSON.stringify({ type, version: 1, timestamp: toInstant(happenedAt), livemode, data });

/** The endpoints of a shipper that take an event. */
export const listReceivers = async (
  db: Executor,
  { accountId, type, mode }: Pick<WebhookDeliveryTable, "accountId" | "type"> & { readonly mode: WebhookMode },
): Promise<readonly WebhookEndpointTable[]> =>
  (await listEndpoints(db, accountId)).filter(
    (one) => one.mode === mode && one.state === "active" && storedJson<readonly string[]>(one.events).includes(type),
  );

/** Writes an event for the webhooks of a shipper that take it; belongs in the transaction of the change. */
export const recordWebhookEvent = async (
  db: Executor,
  { clock, ids }: Writing,
  { accountId, type, subject, happenedAt, data, heldUntil = null }: WebhookEvent,
): Promise<void> => {
  const receivers = await listReceivers(db, { accountId, type, mode: "live" });
  const body = toBody(type, happenedAt, data, true);
  await addDeliveries(
    db,
    receivers.map(({ id }) => ({
      id: `msg_${ids.id()}`,
      accountId,
      endpoint: id,
      type,
      subject,
      body,
      createdAt: clock(),
      heldUntil,
    })),
  );
};

/** Takes back what is held of an event; belongs in the transaction that takes back the change. */
export const removeHeldEvent = async (
  db: Executor,
  { type, subject }: Pick<WebhookEvent, "type" | "subject">,
  now: number,
): Promise<void> => {
  await db
    .deleteFrom("webhookDelivery")
    .where("type", "=", type)
    .where("subject", "=", subject)
    .where("state", "=", "waiting")
    .where("attempts", "=", 0)
    .where("nextAttemptAt", ">", now)
    .execute();
};
