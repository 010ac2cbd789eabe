import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CreatedLinkAnswer, CreatedWebhookAnswer, QuoteAnswer, RatesAnswer } from "#api/schema.d.ts";
import { WEBHOOK_EVENTS } from "#domain/webhooks";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { addDeskFile, requestDocument, writeDeskComment } from "#server/modules/booking-documents/handle-documents.ts";
import { attachDocument } from "#server/modules/bookings/confirm-booking.ts";
import { findQuotationByNumber } from "#server/modules/bookings/store.ts";
import { linksFeature } from "#server/modules/links/routes.ts";
import { checkDueBookings } from "#server/modules/notifications/check-bookings.ts";
import { createEndpointCaller } from "#server/modules/webhooks/call-endpoint.ts";
import { webhookHandlers } from "#server/modules/webhooks/routes.ts";
import { createWebhookSender } from "#server/modules/webhooks/sender.ts";
import { actAs, toJob } from "#server/platform/acting.ts";
import { openDatabaseFiles } from "#server/platform/files/open-stores.ts";
import { randomIds } from "#server/platform/time.ts";
import { PDF } from "#tests/server/modules/booking-documents/files.ts";
import {
  addShipper,
  countedIds,
  type CredentialHeaders,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { type Receiver, startReceiver } from "#tests/server/support/webhook-receiver.ts";

let server: TestApp;
let headers: CredentialHeaders;
let receiver: Receiver;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  receiver = await startReceiver();
  server = await startTestApp({
    features: [...freightFeatures(), linksFeature, webhookHandlers],
    config: { webhooksReachLoopback: true },
  });
  await addShipper(server.database);
  headers = await signInAs(server.app);
  const answer = await call("POST", "/resource/webhooks", { url: receiver.url, events: WEBHOOK_EVENTS });
  receiver.expectSecret(parsed<CreatedWebhookAnswer>(answer.body).result[0]?.secret ?? "");
});
afterEach(async () => {
  vi.useRealTimers();
  await receiver.close();
  await server.close();
});

const call = (method: "GET" | "POST" | "PUT", url: string, payload: object, more: object = {}) =>
  server.app.inject({ method, url: `/api${url}`, headers: { ...headers, ...more }, payload });
const advanceTo = (at: number): void => {
  server.clock.advance(at - server.clock.now());
  vi.setSystemTime(server.clock.now());
};
const findOffer = async (): Promise<string> => {
  const [group] = parsed<RatesAnswer>((await call("POST", "/resource/rates/spot-on", SEARCH)).body).result;
  return group?.api?.[0]?.offerId ?? "";
};
const book = async () => {
  const payload = {
    offerId: await findOffer(),
    providerName: "",
    routing: null,
    arrivalDate: null,
    departureDate: null,
  };
  const answer = await call("PUT", "/resource/rates/spot-on", payload);
  const number = parsed<{ result: readonly { quotationId: string }[] }>(answer.body).result[0]?.quotationId ?? "";
  const booking = await findQuotationByNumber(server.database.db, number);
  if (booking === null) throw new Error(answer.body);
  return booking;
};
/* What arrived since the last time, of these kinds. */
let seen = 0;
const receive = async (type: string): Promise<readonly unknown[]> => {
  const { database, clock } = server;
  const site = "https://portal.example";
  await checkDueBookings({ database, clock: clock.now, ids: randomIds, site, apiBasePath: "/api", deskMail: null });
  const sender = createWebhookSender({
    db: database.db,
    clock: clock.now,
    ids: countedIds(),
    site,
    call: createEndpointCaller({ allowsLoopback: true, timeoutMs: 1_000 }),
    random: () => 0,
    onAttempt: () => undefined,
  });
  await actAs(toJob("webhooks", clock.now), () => sender.sendDue());
  const messages = receiver.messages.slice(seen);
  seen = receiver.messages.length;
  expect(messages.every(({ isVerified }) => isVerified)).toBe(true);
  return messages.map(({ body }) => parsed<{ readonly type: string }>(body)).filter((one) => one.type === type);
};
beforeEach(() => {
  seen = 0;
});

const toMessage = (type: string, timestamp: string, data: object): object => ({
  type,
  version: 1,
  livemode: true,
  timestamp,
  data,
});

describe("a webhook receives", () => {
  it("that a document was added, asked for and commented on", async () => {
    const { id, quotationId } = await book();
    await receive("booking.received");
    const { db } = server.database;
    const booking = { id, quotationId, bookingId: "KLB-2026-000001", reference: null, dueAt: null };
    advanceTo(START + 1_000);
    const file = { quotation: id, fileName: "Draft.pdf", contentType: "application/pdf", content: null };
    await attachDocument(db, file, START + 1_000);
    expect(await receive("document.added")).toEqual([
      toMessage("document.added", "2026-11-20T08:00:01.000Z", {
        ...booking,
        change: "document-added",
        title: "Document added: Draft.pdf",
        detail: null,
      }),
    ]);
    const quotation = await findQuotationByNumber(db, quotationId);
    if (quotation === null) throw new Error(quotationId);
    advanceTo(START + 2_000);
    const deps = { db, clock: server.clock.now, ids: randomIds, files: openDatabaseFiles(db) };
    const request = { kind: "packing-list", note: "With weights", dueOn: null } as const;
    (await requestDocument(deps, quotation, request))._unsafeUnwrap();
    expect(await receive("document.requested")).toEqual([
      toMessage("document.requested", "2026-11-20T08:00:02.000Z", {
        ...booking,
        change: "document-requested",
        title: "Document requested: Packing list: With weights",
        detail: "Please add it to the booking",
      }),
    ]);
    advanceTo(START + 3_000);
    const invoice = { kind: "commercial-invoice", document: null } as const;
    const added = await addDeskFile(
      deps,
      quotation,
      { name: "invoice.pdf", bytes: PDF.length, open: () => Readable.from([PDF]) },
      invoice,
    );
    const document = added._unsafeUnwrap();
    await receive("document.added");
    advanceTo(START + 4_000);
    (await writeDeskComment(deps, { document, quotation }, "Is the weight right?"))._unsafeUnwrap();
    expect(await receive("document.commented")).toEqual([
      toMessage("document.commented", "2026-11-20T08:00:04.000Z", {
        ...booking,
        change: "document-commented",
        title: "Comment on Commercial invoice: Is the weight right?",
        detail: null,
      }),
    ]);
  });

  it("that a deadline is near", async () => {
    const { id, quotationId } = await book();
    await receive("booking.received");
    advanceTo(Date.parse("2026-11-23T06:30:00Z"));
    expect(await receive("deadline.near")).toEqual([
      toMessage("deadline.near", "2026-11-23T06:30:00.000Z", {
        id,
        quotationId,
        bookingId: "KLB-2026-000001",
        reference: null,
        change: "cut-off",
        title: "VGM cut-off on Wed 25 Nov, 12:00",
        detail: "Less than 48 hours left",
        dueAt: "2026-11-25T06:30:00.000Z",
      }),
    ]);
  });

  it("that a booking was cancelled", async () => {
    const { id, quotationId } = await book();
    await receive("booking.received");
    advanceTo(START + 1_000);
    await server.database.db.transaction().execute((one) => cancelBooking(one, quotationId, START + 1_000));
    expect(await receive("booking.cancelled")).toEqual([
      toMessage("booking.cancelled", "2026-11-20T08:00:01.000Z", {
        id,
        quotationId,
        bookingId: "KLB-2026-000001",
        reference: null,
        change: "booking-cancelled",
        title: "Booking cancelled: KLB-2026-000001",
        detail: null,
        dueAt: null,
      }),
    ]);
  });

  it("that the recipient of a quote has declined it", async () => {
    const customer = { companyName: "Van der Meer", contactName: "Priya Nair", reference: null };
    const saved = await call(
      "POST",
      "/resource/quotes",
      { offerIds: [await findOffer()], search: SEARCH, customer, incoterm: null, validTill: null, note: null },
      { "idempotency-key": "quote-key-1" },
    );
    const [quote] = parsed<QuoteAnswer>(saved.body).result;
    const link = await call("POST", `/resource/quotes/${quote?.id}/links`, { recipient: "Priya Nair" });
    const token = parsed<CreatedLinkAnswer>(link.body).result[0]?.token;
    const decision = { name: "Priya Nair", outcome: "declined", offer: null, comment: "Too expensive" };
    expect((await call("POST", `/shared/quotes/${token}/decision`, decision)).statusCode).toBe(200);
    expect(await receive("quote.declined")).toEqual([
      toMessage("quote.declined", "2026-11-20T08:00:00.000Z", {
        id: quote?.id,
        number: quote?.number,
        decidedBy: "Priya Nair",
        offer: null,
      }),
    ]);
  });
});
