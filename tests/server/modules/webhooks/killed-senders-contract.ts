import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it, vi } from "vitest";
import { addDeliveries } from "#server/modules/webhooks/delivery-store.ts";
import { addEndpoint } from "#server/modules/webhooks/endpoint-store.ts";
import { toWebhookSecret } from "#server/modules/webhooks/signature.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { addShipper } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { startReceiver } from "#tests/server/support/webhook-receiver.ts";
import type { WebhookSenderTask } from "#tests/server/support/webhook-sender-process.ts";

const program = fileURLToPath(new URL("../../support/webhook-sender-process.ts", import.meta.url));
const ENDPOINTS = 6;
const MESSAGES = 60;
const KILLS = 2;
const ANSWER_MS = 50;

const startSender = async (task: WebhookSenderTask): Promise<ChildProcess> => {
  const child = fork(program, [JSON.stringify(task)], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(child, "message");
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
};

/** Two processes that send at the same time, and are killed, over whichever database. */
export const killedWebhookSendersContract = (make: MakePlace): void => {
  it("lose no message when they are killed, and repeat one only with its id", async () => {
    const receiver = await startReceiver([], ANSWER_MS);
    const secret = toWebhookSecret("a secret of more than twenty-four letters");
    receiver.expectSecret(secret);
    const { place, remove } = await make();
    const opened = await openDatabase(place);
    if (opened.isErr()) throw new Error(opened.error);
    const { db, close, ...rest } = opened.value;
    const accountId = await addShipper({ db, close, ...rest });
    const createdAt = Date.now();
    const endpoints = Array.from({ length: ENDPOINTS }, (_, index) => `webhook-${index}`);
    for (const id of endpoints)
      await addEndpoint(db, {
        id,
        accountId,
        url: receiver.url,
        events: "[]",
        secret,
        previousSecret: null,
        mode: "live",
        previousSecretUntil: null,
        state: "active",
        createdAt,
      });
    const ids = Array.from({ length: MESSAGES }, (_, index) => `msg_${String(index).padStart(3, "0")}`);
    await addDeliveries(
      db,
      ids.map((id, index) => ({
        id,
        accountId,
        endpoint: endpoints[index % ENDPOINTS] ?? "",
        type: "webhook.test",
        subject: "",
        body: JSON.stringify({ id }),
        createdAt,
      })),
    );
    const task = { place, claimMs: 5_000 };
    const senders = await Promise.all([startSender(task), startSender(task)]);
    const started: Promise<ChildProcess>[] = [];
    for (const [killed, sender] of senders.entries()) {
      await vi.waitUntil(() => receiver.messages.length > (killed + 1) * 10, { timeout: 30_000, interval: 5 });
      await kill(sender);
      started.push(startSender(task));
    }
    await vi.waitUntil(
      async () =>
        (await db.selectFrom("webhookDelivery").select("id").where("state", "=", "delivered").execute()).length ===
        MESSAGES,
      { timeout: 60_000 },
    );
    await Promise.all(started.map(async (sender) => kill(await sender)));
    expect(
      [...new Set(receiver.messages.map(({ id }) => id))].toSorted((one, other) => (one < other ? -1 : 1)),
    ).toEqual(ids);
    expect(receiver.messages.filter(({ isVerified, id, body }) => !isVerified || !body.includes(id))).toEqual([]);
    /* At most what a killed process had in hand is sent once more. */
    expect(receiver.messages.length).toBeLessThanOrEqual(MESSAGES + KILLS * ENDPOINTS);
    await close();
    await remove();
    await receiver.close();
  }, 120_000);
};
