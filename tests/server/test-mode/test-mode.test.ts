import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CreatedApiKeyAnswer, CreatedWebhookAnswer, WebhookDeliveriesAnswer } from "#api/schema.d.ts";
import { createApp } from "#server/app.ts";
import { allFeatures } from "#server/features.ts";
import { recordWebhookEvent } from "#server/modules/webhooks/index.ts";
import type { Database } from "#server/platform/database/database.ts";
import { randomIds } from "#server/platform/time.ts";
import { createTestMode } from "#server/test-mode/test-mode.ts";
import { addShipper, type CredentialHeaders, SHIPPER, signInAs, START, testConfig } from "#tests/server/support/app.ts";
import { emptySqlitePlace, openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { addTestPlaces, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type Receiver, startReceiver } from "#tests/server/support/webhook-receiver.ts";

const RIVAL = "rival@trader.example";
const DAY_MS = 86_400_000;
const SCOPES = ["read", "search", "quote", "book", "change"];

interface Answer {
  readonly result: readonly {
    readonly api?: readonly { readonly offerId: string }[];
    readonly quotationId?: string;
    readonly bookingId?: string | null;
    readonly status?: number;
    readonly excel?: readonly { readonly _id: string }[];
    readonly details?: readonly {
      readonly eventClassifierCode?: string;
      readonly equipmentEventTypeCode?: string | null;
      readonly eventDateTime?: string;
    }[];
  }[];
}

describe("calls with a test key", () => {
  let app: FastifyInstance;
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let place: Awaited<ReturnType<typeof emptySqlitePlace>>;
  let headers: CredentialHeaders;
  let now: number;
  const failures: unknown[] = [];

  const start = async (live: Database) => {
    const config = {
      ...testConfig,
      logLevel: "silent" as const,
      testDatabase: place.place,
      webhooksReachLoopback: true,
    };
    const shared = { database: live, clock: () => now, ids: randomIds, config };
    const testMode = createTestMode({ ...shared, place: place.place, onFailure: (error) => failures.push(error) });
    app = await createApp({ ...shared, features: [addTestPlaces, ...allFeatures], siteFolder: null, testMode });
  };

  beforeEach(async () => {
    now = START;
    failures.length = 0;
    place = await emptySqlitePlace();
    database = await openTestDatabase(sqlitePlace);
    await addShipper(database);
    await addShipper(database, RIVAL);
    await start(database);
    headers = await signInAs(app);
  });
  afterEach(async () => {
    await app.close();
    await database.remove();
    await place.remove();
    expect(failures).toEqual([]);
  });

  const createKey = async (mode: "live" | "test", owner = headers) => {
    const payload = { name: `${mode} key`, mode, scopes: SCOPES, days: null };
    const answer = await app.inject({ method: "POST", url: "/api/resource/api-keys", headers: owner, payload });
    const [created] = parsed<CreatedApiKeyAnswer>(answer.body).result;
    if (created === undefined) throw new Error(`No key was created: ${answer.body}`);
    return created;
  };
  let bookings = 0;
  const callWith = async (key: string, method: "GET" | "POST" | "PUT", url: string, payload?: object) => {
    const authorization = { authorization: `Bearer ${key}` };
    const answer = await app.inject({
      method,
      url,
      headers: method === "PUT" ? { ...authorization, "idempotency-key": `test-booking-${++bookings}` } : authorization,
      ...(payload === undefined ? {} : { payload }),
    });
    return { http: answer.statusCode, ...parsed<Answer & { readonly message: string }>(answer.body) };
  };
  const bookWith = async (key: string) => {
    const found = await callWith(key, "POST", "/api/resource/rates/spot-on", {
      ...SEARCH,
      departureDate: "2026-12-01",
    });
    const offerId = found.result[0]?.api?.[0]?.offerId;
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    const { http, result } = await callWith(key, "PUT", "/api/resource/rates/spot-on", payload);
    return { http, quotationId: result[0]?.quotationId ?? "none" };
  };
  const listWith = async (key: string) =>
    JSON.stringify((await callWith(key, "GET", "/api/resource/quotation?limit=50")).result);
  /** A price of a sheet, which is booked as a request. */
  const requestWith = async (key: string, reference: string | null) => {
    const asked = { ...SEARCH, departureDate: "2026-12-01" };
    const found = await callWith(key, "POST", "/api/resource/rates/spot-on", asked);
    const offerId = found.result[0]?.excel?.[0]?._id;
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null, reference };
    const booked = await callWith(key, "PUT", "/api/resource/rates/spot-on", payload);
    return booked.result[0]?.quotationId ?? `none: ${booked.message}`;
  };
  const stateWith = async (key: string, quotationId: string) => {
    const { result } = await callWith(key, "GET", `/api/resource/quotation?limit=50&search=${quotationId}`);
    const booking = result.find((one) => one.quotationId === quotationId);
    return [booking?.status, booking?.bookingId];
  };
  const listEventsWith = async (key: string, number: string) => {
    const query = new URLSearchParams({ type: "fcl", shippingLine: "CASTELLAN", bookingId: number });
    const { result } = await callWith(key, "GET", `/api/resource/shipment/tracking?${query.toString()}`);
    return (result[0]?.details ?? []).flatMap(({ eventClassifierCode, equipmentEventTypeCode, eventDateTime }) =>
      eventClassifierCode === "ACT" && equipmentEventTypeCode != null ? [[equipmentEventTypeCode, eventDateTime]] : [],
    );
  };
  const count = async (table: "quotation" | "inboxItem" | "outgoingMail") => {
    const row = await database.db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    return row.n;
  };

  it("search and book examples, of which the live portal, the desk and the mailboxes learn nothing", async () => {
    const { key, mode, shown } = await createKey("test");
    expect([mode, shown, key.slice(0, 4)]).toEqual(["test", expect.stringMatching(/^klt_….{4}$/), "klt_"]);
    const before = [await count("quotation"), await count("inboxItem"), await count("outgoingMail")];
    const { http, quotationId } = await bookWith(key);
    expect([http, quotationId]).toEqual([200, expect.stringMatching(/^QTN-/)]);
    expect(await listWith(key)).toContain(quotationId);
    expect(await listWith((await createKey("live")).key)).toBe("[]");
    expect([await count("quotation"), await count("inboxItem"), await count("outgoingMail")]).toEqual(before);
  });

  it("book requests that the test carrier confirms after ten seconds, and whose way it reports minute by minute", async () => {
    const { key } = await createKey("test");
    const quotationId = await requestWith(key, "PO 1");
    expect(await stateWith(key, quotationId)).toEqual([0, null]);
    now += 10_000;
    const number = quotationId.replace("QTN", "KLB");
    await expect.poll(() => stateWith(key, quotationId)).toEqual([1, number]);
    expect(await listEventsWith(key, number)).toEqual([]);
    now += 125_000;
    await expect
      .poll(() => listEventsWith(key, number))
      .toEqual([
        ["GTOT", "2026-11-20T13:31:00+05:30"],
        ["GTOT", "2026-11-20T13:31:00+05:30"],
        ["GTIN", "2026-11-20T13:32:00+05:30"],
        ["GTIN", "2026-11-20T13:32:00+05:30"],
      ]);
  });

  it("choose by the own reference what becomes of a request", async () => {
    const { key } = await createKey("test");
    const [rejected, waiting] = [await requestWith(key, "TEST-REJECT"), await requestWith(key, "TEST-WAIT")];
    const confirmed = await requestWith(key, "test-confirm");
    await expect.poll(() => stateWith(key, confirmed)).toEqual([1, confirmed.replace("QTN", "KLB")]);
    await expect.poll(() => stateWith(key, rejected)).toEqual([2, null]);
    now += 60_000;
    const last = await requestWith(key, "TEST-CONFIRM");
    await expect.poll(() => stateWith(key, last)).toEqual([1, last.replace("QTN", "KLB")]);
    expect(await stateWith(key, waiting)).toEqual([0, null]);
  });

  it("send what happens to the webhooks of test mode alone, signed with their own secrets and marked", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: START });
    const [tests, live]: readonly Receiver[] = await Promise.all([startReceiver([]), startReceiver([])]);
    if (tests === undefined || live === undefined) throw new Error("No receiver was started.");
    try {
      const register = async (receiver: Receiver, mode: "live" | "test") => {
        const payload = { url: receiver.url, events: ["booking.received", "booking.confirmed"], mode };
        const answer = await app.inject({ method: "POST", url: "/api/resource/webhooks", headers, payload });
        const [created] = parsed<CreatedWebhookAnswer>(answer.body).result;
        if (created === undefined) throw new Error(`No webhook was created: ${answer.body}`);
        receiver.expectSecret(created.secret);
        expect(created.mode).toBe(mode);
        return created.id;
      };
      const [id] = [await register(tests, "test"), await register(live, "live")];
      const quotationId = await requestWith((await createKey("test")).key, "PO 1");
      /* The example bookings have news of their own. */
      const read = () =>
        tests.messages
          .map(({ body }) => parsed<{ type: string; data: { quotationId: string } }>(body))
          .filter(({ data }) => data.quotationId === quotationId);
      await expect.poll(() => read().map(({ type }) => type)).toEqual(["booking.received"]);
      now += 10_000;
      await expect.poll(() => read().map(({ type }) => type)).toEqual(["booking.received", "booking.confirmed"]);
      expect(read()).toMatchObject([
        { version: 1, livemode: false, data: { quotationId, reference: "PO 1" } },
        { version: 1, livemode: false, data: { bookingId: quotationId.replace("QTN", "KLB") } },
      ]);
      expect(tests.messages.filter(({ isVerified }) => !isVerified)).toEqual([]);
      const url = `/api/resource/webhooks/${id}/deliveries`;
      const list = async () =>
        parsed<WebhookDeliveriesAnswer>((await app.inject({ method: "GET", url, headers })).body).result;
      /* A delivery is recorded after the receiver has answered. */
      await expect.poll(async () => (await list())[0]).toMatchObject({ attempts: 1, state: "delivered" });
      expect((await list()).length).toBe(tests.messages.length);
      expect(live.messages).toEqual([]);
    } finally {
      vi.useRealTimers();
      await tests.close();
      await live.close();
    }
  });

  it("never reach a webhook of test mode with what happens in the live portal", async () => {
    const endpoint = { secret: "whsec_dGVzdA==", previousSecret: null, previousSecretUntil: null, createdAt: START };
    for (const mode of ["live", "test"] as const)
      await database.db
        .insertInto("webhookEndpoint")
        .values({
          ...endpoint,
          id: mode,
          accountId: `account-${SHIPPER.email}`,
          url: "https://erp.example/keelson",
          events: JSON.stringify(["booking.received"]),
          state: "disabled",
          mode,
        })
        .execute();
    await database.db.updateTable("webhookEndpoint").set({ state: "active" }).execute();
    const event = { accountId: `account-${SHIPPER.email}`, type: "booking.received", subject: "QTN-1" } as const;
    await recordWebhookEvent(
      database.db,
      { clock: () => now, ids: randomIds },
      { ...event, happenedAt: now, data: { id: "1", number: "QTN-1", decidedBy: "Priya Nair", offer: null } },
    );
    const rows = await database.db.selectFrom("webhookDelivery").select(["endpoint", "body"]).execute();
    expect(rows.map(({ endpoint: to, body }) => [to, parsed<{ livemode: boolean }>(body).livemode])).toEqual([
      ["live", true],
    ]);
  });

  it("are refused with the rights and the end of the key, as those of live keys", async () => {
    const { key, id } = await createKey("test");
    expect(await callWith(key, "GET", "/api/resource/api-keys")).toMatchObject({ http: 403, code: 4030 });
    expect(await callWith("klt_unknown", "GET", "/api/resource/quotation")).toMatchObject({ http: 401, code: 4010 });
    await app.inject({ method: "DELETE", url: `/api/resource/api-keys/${id}`, headers });
    expect(await callWith(key, "GET", "/api/resource/quotation")).toMatchObject({ http: 401, code: 4010 });
  });

  it("see nothing of another company", async () => {
    const { key } = await createKey("test");
    const { quotationId } = await bookWith(key);
    const other = await createKey("test", await signInAs(app, RIVAL));
    expect(await listWith(key)).toContain(quotationId);
    expect(await listWith(other.key)).not.toContain(quotationId);
  });

  it("find prices of the present day after days without a call", async () => {
    const { key } = await createKey("test");
    expect((await callWith(key, "POST", "/api/resource/rates/spot-on", SEARCH)).result[0]?.api?.length).toBeGreaterThan(
      0,
    );
    now += 20 * DAY_MS;
    const later = { ...SEARCH, departureDate: "2026-12-11" };
    expect((await callWith(key, "POST", "/api/resource/rates/spot-on", later)).result[0]?.api?.length).toBeGreaterThan(
      0,
    );
  });

  it("are unknown to a server without test mode, which makes no test key", async () => {
    const { key } = await createKey("test");
    await app.close();
    const config = { ...testConfig, logLevel: "silent" as const, testDatabase: null };
    app = await createApp({
      database,
      clock: () => now,
      ids: randomIds,
      config,
      features: allFeatures,
      siteFolder: null,
    });
    headers = await signInAs(app);
    expect(await callWith(key, "GET", "/api/resource/quotation")).toMatchObject({ http: 401, code: 4010 });
    const payload = { name: "Tests", mode: "test", scopes: SCOPES, days: null };
    const answer = await app.inject({ method: "POST", url: "/api/resource/api-keys", headers, payload });
    expect([answer.statusCode, parsed<{ readonly result: unknown }>(answer.body).result]).toEqual([
      422,
      [{ field: "mode", message: "This portal has no test mode. Create a live key." }],
    ]);
  });

  it("are answered 503 while the data of test mode cannot be opened", async () => {
    const { key } = await createKey("test");
    await app.close();
    const config = { ...testConfig, logLevel: "silent" as const };
    const shared = { database, clock: () => now, ids: randomIds, config };
    const blocked = { kind: "sqlite", folder: "/proc/keelson-test" } as const;
    const testMode = createTestMode({ ...shared, place: blocked, onFailure: (error) => failures.push(error) });
    app = await createApp({ ...shared, features: allFeatures, siteFolder: null, testMode });
    expect(await callWith(key, "GET", "/api/resource/quotation")).toMatchObject({
      http: 503,
      message: "Test mode is not available at the moment. Please try again later.",
    });
  });
});
