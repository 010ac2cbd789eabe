import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pruneEnquiries } from "#server/modules/enquiries/store.ts";
import { pruneLastSearches } from "#server/modules/rates/index.ts";
import { pruneDeliveries } from "#server/modules/webhooks/delivery-store.ts";
import { pruneMails } from "#server/platform/mail/outgoing-store.ts";
import { removeInBatches } from "#server/platform/retention.ts";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ features: [] });
});
afterEach(() => server.close());

const mail = (id: string, state: "sent" | "refused" | "waiting", settledAt: number | null) => ({
  id,
  key: id,
  recipient: "asha@menon.example",
  replyTo: null,
  subject: "A booking",
  text: "",
  html: "",
  unsubscribeUrl: null,
  createdAt: 1,
  expiresAt: null,
  state,
  attempts: 1,
  nextAttemptAt: 1,
  claimedBy: null,
  claimedUntil: null,
  settledAt,
  reason: null,
});

const enquiry = (id: string, receivedAt: number, mailedAt: number | null) => ({
  id,
  receivedAt,
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@menon.example",
  mobileNo: "1",
  companyName: "Menon",
  message: "?",
  mailedAt,
  claimedUntil: null,
});

describe("retention", () => {
  it("removes batch after batch until one is not full", async () => {
    const batches = [500, 500, 7];
    const limits: number[] = [];
    expect(
      await removeInBatches(async (limit) => {
        limits.push(limit);
        return batches.shift() ?? expect.fail("asked once more");
      }),
    ).toBe(1_007);
    expect(limits).toEqual([500, 500, 500]);
  });

  it("removes mails that left before a moment, and none that failed or waits", async () => {
    const { db } = server.database;
    const sent = Array.from({ length: 1_001 }, (_, index) => mail(`sent ${index}`, "sent", 10));
    for (let start = 0; start < sent.length; start += 100)
      await db
        .insertInto("outgoingMail")
        .values(sent.slice(start, start + 100))
        .execute();
    await db
      .insertInto("outgoingMail")
      .values([mail("new", "sent", 20), mail("refused", "refused", 10), mail("waiting", "waiting", null)])
      .execute();
    expect(await pruneMails(db, 20)).toBe(1_001);
    const left = await db.selectFrom("outgoingMail").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(["new", "refused", "waiting"]);
  });

  it("removes last searches that were made before a moment", async () => {
    const { db } = server.database;
    const accountId = await addShipper(server.database);
    const searches = Array.from({ length: 600 }, (_, index) => ({
      accountId,
      searchKey: `search ${index}`,
      searchedAt: Math.floor(index / 2),
      search: "{}",
    }));
    for (const search of searches) await db.insertInto("lastSearch").values(search).execute();
    expect(await pruneLastSearches(db, 299)).toBe(598);
    const left = await db.selectFrom("lastSearch").select("searchKey").orderBy("searchKey").execute();
    expect(left.map(({ searchKey }) => searchKey)).toEqual(["search 598", "search 599"]);
  });

  it("removes enquiries that were answered, and records each of them", async () => {
    const { db } = server.database;
    await db
      .insertInto("enquiry")
      .values([
        enquiry("answered", 5, 5),
        enquiry("open", 5, 5),
        enquiry("not mailed", 5, null),
        enquiry("new", 30, 30),
      ])
      .execute();
    await db
      .insertInto("inboxItem")
      .values({
        id: "item",
        kind: "enquiry",
        subject: "open",
        booking: null,
        customerId: null,
        titleValues: "{}",
        openedAt: 5,
        dueAt: null,
        assignee: null,
        answeredAt: null,
        answeredKind: null,
        answeredBy: null,
        changedAt: 5,
        revision: 1,
      })
      .execute();
    expect(await pruneEnquiries(db, 30)).toBe(1);
    const left = await db.selectFrom("enquiry").select("id").orderBy("id").execute();
    expect(left.map(({ id }) => id)).toEqual(["new", "not mailed", "open"]);
    const entries = await db.selectFrom("auditEntry").select(["action", "subjectId"]).execute();
    expect(entries).toEqual([{ action: "enquiry.removed", subjectId: "answered" }]);
  });

  it("removes deliveries that arrived before a moment, and none that waits", async () => {
    const { db } = server.database;
    const accountId = await addShipper(server.database);
    await db
      .insertInto("webhookEndpoint")
      .values({
        id: "endpoint",
        accountId,
        url: "https://erp.example/hook",
        events: "[]",
        secret: "whsec_x",
        previousSecret: null,
        mode: "live",
        previousSecretUntil: null,
        state: "active",
        createdAt: 1,
      })
      .execute();
    const delivery = (id: string, state: "delivered" | "waiting", settledAt: number | null) => ({
      id,
      accountId,
      endpoint: "endpoint",
      type: "booking.confirmed" as const,
      subject: "QTN-1",
      body: "{}",
      createdAt: 1,
      state,
      attempts: 1,
      nextAttemptAt: 1,
      claimedBy: null,
      claimedUntil: null,
      settledAt,
      status: 200,
      durationMs: 1,
      answer: "",
      reason: null,
    });
    await db
      .insertInto("webhookDelivery")
      .values([
        delivery("old", "delivered", 10),
        delivery("new", "delivered", 20),
        delivery("waiting", "waiting", null),
      ])
      .execute();
    expect(await pruneDeliveries(db, 20)).toBe(1);
  });
});
