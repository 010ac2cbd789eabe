import { WEBHOOK_EVENTS } from "#domain/webhooks";
import { toObject } from "#api/readers/json.ts";
import type { Executor } from "#server/schema.ts";
import { listReceivers } from "./record-events.ts";
import type { WebhookDeliveryTable } from "./tables.ts";

/**
 * Has every event of a company collected in the database of test mode, from which `forwardTestEvents` takes them. Its endpoint has
 * no address: nothing is sent from there.
 */
export const collectTestEvents = async (test: Executor, accountId: string, now: number): Promise<void> => {
  await test
    .insertInto("webhookEndpoint")
    .values({
      id: `collector ${accountId}`,
      accountId,
      url: "",
      events: JSON.stringify(WEBHOOK_EVENTS),
      secret: "",
      previousSecret: null,
      previousSecretUntil: null,
      state: "active",
      createdAt: now,
      mode: "live",
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
};

const toTestBody = (body: string): string => JSON.stringify({ ...toObject(JSON.parse(body)), livemode: false });

const addForwarded = async (live: Executor, event: WebhookDeliveryTable): Promise<void> => {
  const receivers = await listReceivers(live, { ...event, mode: "test" });
  if (receivers.length === 0) return;
  const body = toTestBody(event.body);
  await live
    .insertInto("webhookDelivery")
    .values(receivers.map((one) => ({ ...event, id: `${event.id}_${one.id}`, endpoint: one.id, body })))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
};

const AT_ONCE = 100;

/**
 * Hands the events of test mode over to the webhooks of test mode, which are sent, listed and sent again as any other. An event that is
 * handed over twice, by two processes or after a crash, has the same ids.
 */
export const forwardTestEvents = async (live: Executor, test: Executor): Promise<void> => {
  const events = await test
    .selectFrom("webhookDelivery")
    .selectAll()
    .orderBy("createdAt")
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
  for (const event of events) {
    await addForwarded(live, event);
    await test.deleteFrom("webhookDelivery").where("id", "=", event.id).execute();
  }
};
