import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDeliveries, giveUpDeliveries } from "#server/modules/webhooks/delivery-store.ts";
import { addEndpoint } from "#server/modules/webhooks/endpoint-store.ts";
import { webhookCommands } from "#server/operations/commands/webhooks.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const BEGINNING = "msg_1  booking.confirmed  KLB-2026-000014";

describe("webhooks on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;
  beforeEach(async () => {
    desk = await startDesk(webhookCommands);
  });
  afterEach(() => desk.database.remove());

  it("list what waits and what was given up without secrets, and send it again", async () => {
    expect(await desk.run("webhooks", "list")).toEqual({ said: ["Nothing waits for a webhook."], complained: [] });
    const { db } = desk.database;
    const accountId = await addShipper(desk.database);
    const owned = { accountId, createdAt: START };
    await addEndpoint(db, {
      ...owned,
      id: "webhook-1",
      url: "https://erp.example/",
      events: "[]",
      secret: "whsec_secret",
      previousSecret: null,
      mode: "live",
      previousSecretUntil: null,
      state: "active",
    });
    const message = {
      endpoint: "webhook-1",
      type: "booking.confirmed",
      subject: "KLB-2026-000014",
      body: "{}",
    } as const;
    await addDeliveries(db, [{ ...owned, id: "msg_1", ...message }]);
    const waiting = `${BEGINNING}  waiting  0 attempts  next 2026-11-20T08:00:00.000Z  no answer`;
    expect((await desk.run("webhooks", "list")).said).toEqual([expect.stringContaining(waiting)]);
    expect((await desk.run("webhooks", "retry", "msg_1")).complained).toEqual([
      "There is no message msg_1 that was given up or delivered.",
    ]);
    await giveUpDeliveries(db, "webhook-1", "The name does not exist.", START);
    const failed = `${BEGINNING}  failed  0 attempts  given up  no answer  The name does not exist.  asha@menon.example`;
    expect((await desk.run("webhooks", "list")).said).toEqual([failed]);
    expect((await desk.run("webhooks", "retry", "msg_1")).said).toEqual(["msg_1 is sent again."]);
    expect((await desk.run("webhooks", "list", "--json")).said.join("\n")).not.toContain("whsec_");
  });
});
