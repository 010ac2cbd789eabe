import { err, ok } from "neverthrow";
import { afterEach, describe, expect, it } from "vitest";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import type { BookingCalls, Confirmation, RateSource, SourceBooking } from "#server/rate-sources/rate-source.ts";
import {
  addShipper,
  type CredentialHeaders,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";

const OFFER = quotedOffer({
  providerName: "Pelagia",
  rateType: "Spot",
  /* A source cannot grant this itself. */
  instantConfirmation: true,
  bookingSource: "Norrvik Line",
  quoteLine: {
    validityTo: "2026-12-31",
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          currency: "USD",
          basicOceanFreightRate: 900,
          allInRate: 900,
          matchingCargoSurcharges: [
            { charge: { code: "FRT00", name: "Basic freight" }, amount: 900, chargeCurrency: "USD" },
          ],
        },
      ],
    },
  },
});

const books = (book: BookingCalls["book"]): Confirmation => ({
  confirms: "source",
  isIdempotent: true,
  find: async () => ok(null),
  book,
});

describe("who confirms a booking", () => {
  let server: TestApp;
  let headers: CredentialHeaders;

  const start = async (confirmation: Confirmation) => {
    const source: RateSource = { name: "Pelagia API", quote: async () => ok([OFFER]), ...confirmation };
    server = await startTestApp({ features: freightFeatures((sources) => [...sources, source]) });
    await addShipper(server.database);
    headers = await signInAs(server.app);
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/resource/rates/spot-on",
      headers,
      payload: SEARCH,
    });
    const offer = parsed<RatesAnswer>(answer.body).result[0]?.api?.find(
      ({ providerName }) => providerName === "Pelagia",
    );
    if (offer === undefined) throw new Error("The source quoted nothing");
    return offer;
  };
  afterEach(() => server.close());

  const book = async (offerId: string, key = "confirmation-1") => {
    const payload = { offerId, providerName: "Pelagia", routing: null, arrivalDate: null, departureDate: null };
    const answer = await server.app.inject({
      method: "PUT",
      url: "/api/resource/rates/spot-on",
      headers: { ...headers, "idempotency-key": key },
      payload: { ...payload, reference: "PO 44-1893" },
    });
    const { message, result } = parsed<BookingAnswer>(answer.body);
    return { status: answer.statusCode, message, result };
  };
  const stored = () =>
    server.database.db
      .selectFrom("quotation")
      .select(["status", "bookingId", "offerId"])
      .orderBy("quotationId")
      .execute();

  it("is the desk for a connector that states nothing", async () => {
    const offer = await start({});
    expect([offer.instantConfirmation, offer.bookingSource]).toEqual([false, undefined]);
    expect(await book(offer.offerId)).toEqual({
      status: 200,
      message: "Booking request received. My Bookings shows when it is confirmed.",
      result: [{ quotationId: "QTN-2026-000001", bookingId: null }],
    });
    expect(await stored()).toMatchObject([{ status: 0, bookingId: null }]);
  });

  it("is nobody else if the prices are the forwarder's own", async () => {
    const offer = await start({ confirms: "rate-holder" });
    expect(offer.instantConfirmation).toBe(true);
    expect(await book(offer.offerId)).toMatchObject({
      message: "Booking confirmed!",
      result: [{ bookingId: "KLB-2026-000001" }],
    });
  });

  it("is the carrier for a source that books, with the carrier's number", async () => {
    const asked: SourceBooking[] = [];
    const offer = await start(
      books(async (booking) => {
        asked.push(booking);
        return ok({ kind: "confirmed", number: "PEL1190826" });
      }),
    );
    expect([offer.instantConfirmation, offer.bookingSource]).toEqual([undefined, "Pelagia API"]);
    expect(await book(offer.offerId)).toMatchObject({
      message: "Booking confirmed!",
      result: [{ quotationId: "QTN-2026-000001", bookingId: "PEL1190826" }],
    });
    expect(asked).toMatchObject([
      {
        key: expect.stringMatching(/^id-\d+$/),
        offer: { providerName: "Pelagia", bookingSource: "Pelagia API", validityTo: "2026-12-31" },
        load: [{ equipment: "20GP", quantity: 2 }],
        quotationId: "QTN-2026-000001",
        reference: "PO 44-1893",
      },
    ]);
    expect(await stored()).toMatchObject([{ status: 1, bookingId: "PEL1190826" }]);
  });

  it("stays open without an answer of the carrier, and a repeated call sends nothing", async () => {
    let calls = 0;
    const offer = await start(
      books(async () => {
        calls += 1;
        return err({ kind: "unknown", reason: "503" });
      }),
    );
    const awaited = {
      status: 200,
      message:
        "Your booking is passed on to Pelagia API, whose answer is awaited. My Bookings shows when it is confirmed.",
      result: [{ quotationId: "QTN-2026-000001", bookingId: null }],
    };
    expect(await book(offer.offerId)).toEqual(awaited);
    expect(await book(offer.offerId)).toEqual(awaited);
    expect(await stored()).toMatchObject([{ status: 0, bookingId: null }]);
    expect(server.logLines.join("")).toContain("503");
    expect(calls).toBe(1);
  });

  it("stays open if the source throws", async () => {
    const offer = await start(books(() => Promise.reject(new Error("no route to host"))));
    expect((await book(offer.offerId)).result).toMatchObject([{ bookingId: null }]);
    expect(server.logLines.join("")).toContain("no route to host");
  });

  it("is nobody if the carrier refuses: the booking has ended, with the reason", async () => {
    const offer = await start(books(async () => ok({ kind: "declined", reason: "The vessel is full." })));
    expect(await book(offer.offerId)).toMatchObject({
      status: 410,
      message: "The carrier did not accept the booking: The vessel is full.",
    });
    expect(await stored()).toMatchObject([{ status: 2, bookingId: null }]);
    const changes = await server.database.db.selectFrom("bookingChange").select(["kind", "fact"]).execute();
    expect(changes).toEqual([{ kind: "rejected", fact: "QTN-2026-000001: The vessel is full." }]);
  });

  it("books an offer anew after its booking was cancelled, never answering with the cancelled one", async () => {
    const { offerId } = await start({ confirms: "rate-holder" });
    await book(offerId);
    const { db } = server.database;
    await db.transaction().execute((one) => cancelBooking(one, "QTN-2026-000001", START));
    expect(await book(offerId)).toMatchObject({
      status: 409,
      message: "Booking QTN-2026-000001 was cancelled. Please search again to book a new offer.",
    });
    expect((await book(offerId, "confirmation-2")).result).toMatchObject([{ quotationId: "QTN-2026-000002" }]);
    expect((await book(offerId, "confirmation-2")).result).toMatchObject([{ quotationId: "QTN-2026-000002" }]);
    expect(await stored()).toEqual([
      { status: 2, bookingId: "KLB-2026-000001", offerId: null },
      { status: 1, bookingId: "KLB-2026-000002", offerId },
    ]);
  });
});
