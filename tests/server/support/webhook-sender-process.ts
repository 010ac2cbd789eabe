/* Run as a process of its own: sends what is due to webhooks until it is killed. Its argument is a WebhookSenderTask (JSON). */
import { setTimeout as wait } from "node:timers/promises";
import { createEndpointCaller } from "#server/modules/webhooks/call-endpoint.ts";
import { createWebhookSender } from "#server/modules/webhooks/sender.ts";
import { type DatabasePlace, openDatabase } from "#server/platform/database/database.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";

export interface WebhookSenderTask {
  readonly place: DatabasePlace;
  readonly claimMs: number;
}

const isTask = (value: unknown): value is WebhookSenderTask =>
  typeof value === "object" && value !== null && "claimMs" in value;

const task: unknown = JSON.parse(process.argv[2] ?? "null");
if (!isTask(task)) throw new Error("Give the task as JSON.");
const opened = await openDatabase(task.place);
if (opened.isErr()) throw new Error(opened.error);
const sender = createWebhookSender({
  db: opened.value.db,
  clock: systemClock,
  ids: randomIds,
  site: "https://portal.example",
  call: createEndpointCaller({ allowsLoopback: true }),
  random: Math.random,
  claimMs: task.claimMs,
  onAttempt: () => undefined,
});
process.send?.("ready");
for (;;) {
  await sender.sendDue();
  await wait(20);
}
