import { err, ok } from "neverthrow";
import { listDeliveriesOfAll, sendDeliveryAgain } from "#server/modules/webhooks/index.ts";
import { toInstant } from "#server/platform/time.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { argument, rowLimit } from "../kit/parameters.ts";

const list = defineList({
  name: "list",
  description: "List messages to the webhooks of all shippers that wait or were given up, newest first",
  parameters: { limit: rowLimit() },
  run: async ({ db }, { limit }) => ok(await listDeliveriesOfAll(db, ["waiting", "failed"], limit)),
  columns: [
    { key: "id", heading: "Message" },
    { key: "type", heading: "Event" },
    { key: "subject", heading: "Number" },
    { key: "state", heading: "State" },
    { key: "attempts", heading: "Attempts", text: ({ attempts }) => `${attempts} attempts` },
    {
      key: "nextAttemptAt",
      heading: "Next",
      value: ({ state, nextAttemptAt }) => (state === "waiting" ? toInstant(nextAttemptAt) : null),
      text: ({ state, nextAttemptAt }) => (state === "waiting" ? `next ${toInstant(nextAttemptAt)}` : "given up"),
    },
    { key: "status", heading: "Status", text: ({ status }) => (status === null ? "no answer" : `answered ${status}`) },
    { key: "reason", heading: "Reason" },
    { key: "email", heading: "Shipper" },
  ],
  empty: "Nothing waits for a webhook.",
});

const retry = defineCommand({
  name: "retry",
  description: "Send a message that was given up once more",
  parameters: { id: argument("id of the message") },
  run: async ({ db, clock }, { id }) =>
    (await sendDeliveryAgain(db, { id, accountId: null }, clock()))
      ? ok({ id })
      : err(`There is no message ${id} that was given up or delivered.`),
  describe: ({ id }) => [`${id} is sent again.`],
});

/** `webhooks list` and `webhooks retry`. */
export const webhookCommands = defineGroup("webhooks", "Manage messages to the webhooks of shippers", [list, retry]);
