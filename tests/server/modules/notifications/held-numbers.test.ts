import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { UNDO_MS } from "#domain/inbox";
import { confirmBooking, correctBooking } from "#server/modules/bookings/confirm-booking.ts";
import { checkDueBookings, type CheckDeps } from "#server/modules/notifications/check-bookings.ts";
import { addEvents } from "#server/modules/tracking/store.ts";
import { addEndpoint } from "#server/modules/webhooks/endpoint-store.ts";
import { toWebhookSecret } from "#server/modules/webhooks/signature.ts";
import { toInstant } from "#server/platform/time.ts";
import { addShipper, countedIds, signInAs, START, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

describe("the number of a booking in messages, while it can be taken back", () => {
  let server: TestApp;
  let deps: CheckDeps;
  let number: string;

  const bookSheetOffer = async (): Promise<string> => {
    const url = "/api/resource/rates/spot-on";
    const headers = await signInAs(server.app);
    const answer = await server.app.inject({ method: "POST", url, headers, payload: SEARCH });
    const offerId = parsed<RatesAnswer>(answer.body).result[0]?.excel?.[0]?._id;
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    const booked = await server.app.inject({ method: "PUT", url, headers, payload });
    return String(parsed<BookingAnswer>(booked.body).result[0]?.quotationId);
  };

  beforeEach(async () => {
    server = await startTestApp({ features: freightFeatures() });
    const { database, clock } = server;
    deps = {
      database,
      clock: clock.now,
      ids: countedIds(),
      site: "https://portal.example",
      apiBasePath: "/api",
      deskMail: null,
    };
    await addEndpoint(database.db, {
      id: "webhook-1",
      accountId: await addShipper(database),
      url: "https://receiver.example/hook",
      events: JSON.stringify(["booking.received", "booking.confirmed", "tracking.updated"]),
      secret: toWebhookSecret("a secret of more than twenty-four letters"),
      previousSecret: null,
      mode: "live",
      previousSecretUntil: null,
      state: "active",
      createdAt: START,
    });
    number = await bookSheetOffer();
    server.clock.advance(1_000);
  });
  afterEach(() => server.close());

  const change = (run: typeof confirmBooking | typeof correctBooking, stated: string) => {
    const now = server.clock.now();
    return server.database.db.transaction().execute(async (one) => {
      (await run(one, number, stated, now, now + UNDO_MS))._unsafeUnwrap();
    });
  };
  const moveEta = async (day: string): Promise<void> => {
    const { db } = server.database;
    const { id } = await db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
    const event = {
      eventId: day,
      eventType: "TRANSPORT",
      eventClassifierCode: "EST",
      transportEventTypeCode: "ARRI",
      modeOfTransport: "VESSEL",
      unLocationCode: "NLRTM",
      eventDateTime: `${day}T06:00:00+01:00`,
      eventCreatedDateTime: toInstant(server.clock.now()),
    } as const;
    const source = { at: server.clock.now(), source: "test" };
    await db.transaction().execute((one) => addEvents(one, [{ quotation: id, event }], source));
    await checkDueBookings(deps);
  };
  const listMessages = async () => {
    const { db } = server.database;
    const sent = await db.selectFrom("webhookDelivery").select(["subject", "body"]).execute();
    const messages = sent.map(({ subject, body }): readonly (string | null)[] => {
      const { type, data } = parsed<{
        readonly type: string;
        readonly data: { readonly bookingId: string | null; readonly title: string };
      }>(body);
      return [type, data.title, subject, data.bookingId];
    });
    return messages.toSorted((one, other) => (String(one[1]) < String(other[1]) ? -1 : 1));
  };
  const listMails = () => server.database.db.selectFrom("outgoingMail").select(["subject", "text"]).execute();

  it("is in none of them", async () => {
    await change(confirmBooking, "WRONG111");
    await checkDueBookings(deps);
    await moveEta("2026-12-20");
    server.clock.advance(1_000);
    await moveEta("2026-12-23");
    await change(correctBooking, "RIGHT222");
    await checkDueBookings(deps);
    server.clock.advance(UNDO_MS);
    await checkDueBookings(deps);
    await change(correctBooking, "WRONG333");
    await moveEta("2026-12-25");
    expect(await listMessages()).toEqual([
      ["booking.confirmed", "Booking confirmed: RIGHT222", "RIGHT222", "RIGHT222"],
      ["booking.received", `Booking received: ${number}`, number, null],
      ["tracking.updated", "ETA Rotterdam now Fri 25 Dec, was Wed 23 Dec", "RIGHT222", "RIGHT222"],
      ["tracking.updated", "ETA Rotterdam now Wed 23 Dec, was Sun 20 Dec", number, null],
    ]);
    expect((await listMails()).filter(({ subject, text }) => `${subject} ${text}`.includes("WRONG"))).toEqual([]);
  });

  it("is not in a receipt that leaves after the confirmation", async () => {
    await change(confirmBooking, "RIGHT222");
    server.clock.advance(UNDO_MS);
    await checkDueBookings(deps);
    expect(await listMessages()).toEqual([
      ["booking.confirmed", "Booking confirmed: RIGHT222", "RIGHT222", "RIGHT222"],
      ["booking.received", `Booking received: ${number}`, number, null],
    ]);
    expect((await listMails()).map(({ subject }) => subject).toSorted()).toEqual([
      "Booking confirmed: RIGHT222",
      `Booking received: ${number}`,
    ]);
  });
});
