import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  CreatedLinkAnswer,
  CreatedWebhookAnswer,
  QuoteAnswer,
  RatesAnswer,
  WebhookDeliveriesAnswer,
  WebhookDelivery,
  WebhooksAnswer,
} from "#api/schema.d.ts";
import { confirmBooking } from "#server/modules/bookings/confirm-booking.ts";
import { linksFeature } from "#server/modules/links/routes.ts";
import { checkDueBookings } from "#server/modules/notifications/check-bookings.ts";
import { createEndpointCaller } from "#server/modules/webhooks/call-endpoint.ts";
import { actAs, toJob } from "#server/platform/acting.ts";
import { webhookHandlers } from "#server/modules/webhooks/routes.ts";
import { createWebhookSender } from "#server/modules/webhooks/sender.ts";
import {
  addShipper,
  countedIds,
  type CredentialHeaders,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type Behaviour, type Receiver, startReceiver } from "#tests/server/support/webhook-receiver.ts";

const RIVAL = "rival@trader.example";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEBHOOKS = "/resource/webhooks";
const EVENTS = ["booking.received", "booking.confirmed", "quote.approved"] as const;

/** Webhooks over HTTP with a receiver that verifies, over whichever database. */
export const webhooksContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;
  let receiver: Receiver;
  let sendDue: () => Promise<void>;

  const start = async (behaviours: readonly Behaviour[] = []): Promise<void> => {
    receiver = await startReceiver(behaviours);
    const { database, clock } = server;
    const sender = createWebhookSender({
      db: database.db,
      clock: clock.now,
      ids: countedIds(),
      site: "https://portal.example",
      call: createEndpointCaller({ allowsLoopback: true, timeoutMs: 2_000 }),
      random: () => 0,
      onAttempt: () => undefined,
    });
    sendDue = () => actAs(toJob("webhooks", clock.now), () => sender.sendDue());
  };
  beforeEach(async () => {
    /* The library compares timestamps with the clock of the process. */
    vi.useFakeTimers({ toFake: ["Date"], now: START });
    server = await startTestApp({
      make,
      features: [...freightFeatures(), linksFeature, webhookHandlers],
      config: { webhooksReachLoopback: true },
    });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await receiver.close();
    await server.close();
  });

  const advance = (ms: number): void => {
    server.clock.advance(ms);
    vi.setSystemTime(server.clock.now());
  };
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
    server.app.inject({ method, url: `/api${url}`, headers, ...(payload === undefined ? {} : { payload }) });
  const create = (changes: object = {}) => call("POST", WEBHOOKS, { url: receiver.url, events: EVENTS, ...changes });
  const createWebhook = async (changes: object = {}) => {
    const answer = await create(changes);
    const [created] = parsed<CreatedWebhookAnswer>(answer.body).result;
    if (created === undefined) throw new Error(`No webhook was created: ${answer.body}`);
    receiver.expectSecret(created.secret);
    return created;
  };
  const list = async () => parsed<WebhooksAnswer>((await call("GET", WEBHOOKS)).body).result;
  const deliveries = async (id: string): Promise<readonly WebhookDelivery[]> =>
    parsed<WebhookDeliveriesAnswer>((await call("GET", `${WEBHOOKS}/${id}/deliveries`)).body).result;
  const test = (id: string) => call("POST", `${WEBHOOKS}/${id}/test`);
  const ids = () => receiver.messages.map(({ id }) => id);

  it("sends a test message that a receiver verifies with the library", async () => {
    await start();
    const created = await createWebhook();
    expect(created).toMatchObject({ state: "active", failing: 0, previousSecretUntil: null, events: EVENTS });
    expect((await test(created.id)).statusCode).toBe(200);
    await sendDue();
    expect(receiver.messages).toHaveLength(1);
    expect(receiver.messages[0]).toMatchObject({ isVerified: true, path: "/keelson" });
    expect(receiver.messages[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "webhook-timestamp": String(START / 1_000),
    });
    expect(JSON.parse(receiver.messages[0]?.body ?? "")).toEqual({
      type: "webhook.test",
      version: 1,
      timestamp: "2026-11-20T08:00:00.000Z",
      livemode: true,
      data: {},
    });
    expect(await deliveries(created.id)).toEqual([
      {
        id: ids()[0],
        type: "webhook.test",
        subject: "",
        state: "delivered",
        attempts: 1,
        createdAt: "2026-11-20T08:00:00.000Z",
        nextAttemptAt: null,
        status: 200,
        durationMs: 0,
        answer: `answer 200 ${"x".repeat(489)}`,
        reason: null,
        body: receiver.messages[0]?.body,
      },
    ]);
  });

  it("answers the secret once, and logs it nowhere", async () => {
    await start();
    const { secret, ...listed } = await createWebhook();
    expect(secret).toMatch(/^whsec_[\w+/=]{40,}$/);
    expect(await list()).toEqual([listed]);
    expect(listed.secretEnd).toBe(secret.slice(-4));
    expect(server.logLines.join("\n")).not.toContain(secret);
  });

  it("refuses addresses that are not on the internet, and webhooks without events", async () => {
    await start();
    const answer = await create({ url: "https://169.254.169.254/latest", events: [] });
    expect([answer.statusCode, parsed<{ readonly result: readonly object[] }>(answer.body).result]).toEqual([
      422,
      [
        { field: "url", message: "Enter an address on the internet: private and local addresses are not reached." },
        { field: "events", message: "Choose at least one event." },
      ],
    ]);
    expect(await list()).toEqual([]);
  });

  it("takes ten webhooks of a shipper, also when they are created at the same moment", async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 12 }, () => create()));
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    expect(await list()).toHaveLength(10);
  });

  it("tries eight times within a day with the same id and body, then mails the owner once", async () => {
    await start([500, "close", "hang", 404, 302, 503, 500, 500]);
    const { id } = await createWebhook();
    await test(id);
    const outcomes = [];
    for (const wait of [0, 5, 300, 1_500, 7_200, 14_400, 21_600, 32_400]) {
      advance(wait * 1_000 - (wait === 0 ? 0 : 1));
      if (wait > 0) {
        await sendDue();
        advance(1);
      }
      await sendDue();
      const [last] = await deliveries(id);
      outcomes.push([last?.attempts, last?.state, last?.status, last?.reason]);
    }
    expect(outcomes).toEqual([
      [1, "waiting", 500, null],
      [2, "waiting", null, "The connection was closed before an answer."],
      [3, "waiting", null, "No answer in 10 seconds."],
      [4, "waiting", 404, null],
      [5, "waiting", 302, null],
      [6, "waiting", 503, null],
      [7, "waiting", 500, null],
      [8, "failed", 500, null],
    ]);
    expect(new Set(ids()).size).toBe(1);
    expect(new Set(receiver.messages.map(({ body }) => body)).size).toBe(1);
    expect(receiver.messages.map(({ isVerified, path }) => [isVerified, path])).toEqual(
      Array.from({ length: 8 }, () => [true, "/keelson"]),
    );
    const mails = await server.database.db
      .selectFrom("outgoingMail")
      .select(["recipient", "subject", "text"])
      .execute();
    expect(mails).toEqual([
      {
        recipient: "asha@menon.example",
        subject: `Webhook not delivered: ${new URL(receiver.url).host}`,
        text: expect.stringContaining("8 attempts in 24 hours have failed"),
      },
    ]);
    expect((await list()).map(({ failing }) => failing)).toEqual([1]);
  });

  it("sends a delivery that was given up again, with its id", async () => {
    await start([410]);
    const { id, url, events } = await createWebhook();
    await test(id);
    await sendDue();
    const [delivery] = await deliveries(id);
    expect(delivery?.state).toBe("failed");
    await call("PUT", `${WEBHOOKS}/${id}`, { url, events, enabled: true });
    const again = () => call("POST", `${WEBHOOKS}/${id}/deliveries/${delivery?.id}`);
    expect((await again()).statusCode).toBe(200);
    expect((await again()).statusCode).toBe(404);
    await sendDue();
    expect(ids()).toEqual([delivery?.id, delivery?.id]);
    expect(await deliveries(id)).toMatchObject([{ state: "delivered", attempts: 1, status: 200 }]);
  });

  it("sends nothing more after 410, and mails the owner", async () => {
    await start([410]);
    const { id } = await createWebhook();
    await test(id);
    await test(id);
    await sendDue();
    expect(receiver.messages).toHaveLength(1);
    expect((await list()).map(({ state }) => state)).toEqual(["disabled"]);
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(["failed", "failed"]);
    expect((await test(id)).statusCode).toBe(404);
    const mails = await server.database.db.selectFrom("outgoingMail").select("subject").execute();
    expect(mails).toEqual([{ subject: `Webhook switched off: ${new URL(receiver.url).host}` }]);
  });

  it("signs with both secrets for 24 hours after a new one was made", async () => {
    await start();
    const { id, secret: first } = await createWebhook();
    const [rotated] = parsed<CreatedWebhookAnswer>((await call("POST", `${WEBHOOKS}/${id}/secret`)).body).result;
    expect(rotated?.previousSecretUntil).toBe("2026-11-21T08:00:00.000Z");
    const second = rotated?.secret ?? "";
    expect(second).not.toBe(first);
    const verify = async (secret: string): Promise<boolean | undefined> => {
      receiver.expectSecret(secret);
      await test(id);
      await sendDue();
      return receiver.messages.at(-1)?.isVerified;
    };
    expect([await verify(first), await verify(second)]).toEqual([true, true]);
    advance(DAY_MS);
    headers = await signInAs(server.app);
    expect([await verify(first), await verify(second)]).toEqual([false, true]);
    expect((await list()).map(({ previousSecretUntil }) => previousSecretUntil)).toEqual([null]);
  });

  it("shows and changes nothing of another shipper", async () => {
    await start();
    const { id, url, events } = await createWebhook();
    await test(id);
    const [delivery] = await deliveries(id);
    headers = await signInAs(server.app, RIVAL);
    expect(await list()).toEqual([]);
    const answers = await Promise.all([
      call("GET", `${WEBHOOKS}/${id}/deliveries`),
      call("PUT", `${WEBHOOKS}/${id}`, { url, events, enabled: false }),
      call("POST", `${WEBHOOKS}/${id}/secret`),
      test(id),
      call("POST", `${WEBHOOKS}/${id}/deliveries/${delivery?.id}`),
      call("DELETE", `${WEBHOOKS}/${id}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    await sendDue();
    expect(receiver.messages).toHaveLength(1);
  });

  it("deletes a webhook with what waits for it", async () => {
    await start();
    const { id } = await createWebhook();
    await test(id);
    expect((await call("DELETE", `${WEBHOOKS}/${id}`)).statusCode).toBe(200);
    await sendDue();
    expect(receiver.messages).toEqual([]);
    expect(await server.database.db.selectFrom("webhookDelivery").selectAll().execute()).toEqual([]);
  });

  it("is held up by no receiver that does not answer", async () => {
    await start(["hang"]);
    const slow = await createWebhook();
    await test(slow.id);
    await test(slow.id);
    const other = await startReceiver();
    const quick = await createWebhook({ url: other.url });
    await test(quick.id);
    const sending = sendDue();
    await vi.waitFor(() => expect(other.messages).toHaveLength(1));
    /* Of one webhook, one message is sent at a time. */
    expect(receiver.messages).toHaveLength(1);
    await sending;
    await other.close();
  });

  describe("events", () => {
    const post = (url: string, payload: object, more: object = {}) =>
      server.app.inject({ method: "POST", url: `/api${url}`, headers: { ...headers, ...more }, payload });
    const findOffer = async (source: "api" | "excel"): Promise<string> => {
      const [group] = parsed<RatesAnswer>((await post("/resource/rates/spot-on", SEARCH)).body).result;
      const id =
        source === "api" ? group?.api?.find(({ offerId }) => offerId.includes("."))?.offerId : group?.excel?.[0]?._id;
      return id ?? "";
    };
    const bookingIds = countedIds();
    const check = () =>
      checkDueBookings({
        database: server.database,
        clock: server.clock.now,
        ids: bookingIds,
        site: "https://portal.example",
        apiBasePath: "/api",
        deskMail: null,
      });
    const received = (): readonly unknown[] => receiver.messages.map(({ body }) => JSON.parse(body));

    it("of a booking are written with its messages, once, without prices", async () => {
      await start();
      await createWebhook();
      const payload = {
        offerId: await findOffer("excel"),
        providerName: "",
        routing: null,
        arrivalDate: null,
        departureDate: null,
      };
      await call("PUT", "/resource/rates/spot-on", { ...payload, reference: "PO 88213" });
      await Promise.all([check(), check()]);
      const booking = await server.database.db
        .selectFrom("quotation")
        .select(["id", "quotationId"])
        .executeTakeFirstOrThrow();
      await server.database.db
        .transaction()
        .execute((one) => confirmBooking(one, booking.quotationId, "CAST-0001", START + 1));
      await check();
      await check();
      await sendDue();
      const data = { ...booking, reference: "PO 88213", dueAt: null };
      expect(received()).toEqual([
        {
          type: "booking.received",
          version: 1,
          livemode: true,
          timestamp: "2026-11-20T08:00:00.000Z",
          data: {
            ...data,
            bookingId: null,
            change: "booking-received",
            title: `Booking received: ${booking.quotationId}`,
            detail: "The carrier has not confirmed it yet",
          },
        },
        {
          type: "booking.confirmed",
          version: 1,
          livemode: true,
          timestamp: "2026-11-20T08:00:00.001Z",
          data: {
            ...data,
            bookingId: "CAST-0001",
            change: "booking-confirmed",
            title: "Booking confirmed: CAST-0001",
            detail: null,
          },
        },
      ]);
    });

    it("of a quote are written with the decision of its recipient", async () => {
      await start();
      const { id } = await createWebhook();
      await createWebhook({ events: ["booking.received"] });
      const customer = { companyName: "Van der Meer", contactName: "Priya Nair", reference: null };
      const saved = await post(
        "/resource/quotes",
        { offerIds: [await findOffer("api")], search: SEARCH, customer, incoterm: null, validTill: null, note: null },
        { "idempotency-key": "quote-key-1" },
      );
      const [quote] = parsed<QuoteAnswer>(saved.body).result;
      const link = await post(`/resource/quotes/${quote?.id}/links`, { recipient: "Priya Nair" });
      const token = parsed<CreatedLinkAnswer>(link.body).result[0]?.token;
      await post(`/shared/quotes/${token}/decision`, {
        name: "Priya Nair",
        outcome: "approved",
        offer: 0,
        comment: "",
      });
      await sendDue();
      expect(received()).toEqual([
        {
          type: "quote.approved",
          version: 1,
          livemode: true,
          timestamp: "2026-11-20T08:00:00.000Z",
          data: { id: quote?.id, number: quote?.number, decidedBy: "Priya Nair", offer: 0 },
        },
      ]);
      expect((await deliveries(id)).map(({ subject }) => subject)).toEqual([quote?.number]);
    });
  });
};
