import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { aRate } from "#tests/support/rates.ts";
import { CALLS } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  fieldFailure,
  fieldRefusal,
  fieldRefused,
  filled,
  refusal,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const { nullValue } = MatchersV3;

const KEY = "pact-confirmation-0001";
const offer = { kind: "api", offerId: "OFR-PACT-1", providerName: "Norrvik Line" } as const;
const sheetOffer = { kind: "excel", offerId: "SHT-PACT-1", providerName: "Amberline" } as const;
const rate = aRate({ id: offer.offerId });
const sheetRate = aRate({
  id: sheetOffer.offerId,
  source: "excel",
  carrier: { name: "Amberline", logo: null },
  legs: [],
  departure: null,
  arrival: null,
});
const sheetBody = {
  offerId: sheetOffer.offerId,
  providerName: "Amberline",
  routing: null,
  arrivalDate: null,
  departureDate: null,
};

const booked = success([{ quotationId: filled("QTN-2026-000123"), bookingId: filled("KLB-2026-000123") }], {
  message: filled("Booking confirmed!"),
});
const receipt = { message: "Booking confirmed!", quotationId: "QTN-2026-000123", bookingId: "KLB-2026-000123" };

const GONE = "This offer is no longer available. Please search again.";
const UNKNOWN = "This offer is not known.";

const unknownOffers = [
  ["an unknown offer", { "no offer has the id": { offerId: offer.offerId } }],
  ["somebody else's offer", { "another shipper was quoted the offer": offer }],
] as const;

describe("booking an offer", () => {
  const { request, send } = CALLS.bookOffer;

  it("returns both numbers of the booking and a message", () =>
    testInteraction({
      title: "a booking",
      states: { ...signedIn, "an offer can be booked": offer },
      request,
      response: booked,
      check: expectValue(send, receipt),
    }));

  it("sends the shipper's own reference", () =>
    testInteraction({
      title: "a booking with a reference",
      states: { ...signedIn, "an offer can be booked": offer },
      request: { ...request, json: { ...request.json, reference: "PO 88213" } },
      response: booked,
      check: expectValue(({ bookings }) => bookings.book(rate, KEY, patient(), { reference: "PO 88213" }), receipt),
    }));

  it("books a sailing again if the shipper asks for a second booking", () =>
    testInteraction({
      title: "a second booking of a sailing",
      states: { ...signedIn, "an offer was booked with a key": { ...offer, idempotencyKey: "pact-confirmation-0000" } },
      request: { ...request, json: { ...request.json, bookAgain: true } },
      response: booked,
      check: expectValue(({ bookings }) => bookings.book(rate, KEY, patient(), { isRepeat: true }), receipt),
    }));

  it("sends the _id of a rate sheet's offer as its offerId, and returns no booking number before it is confirmed", () =>
    testInteraction({
      title: "a booking of a rate sheet's offer",
      states: { ...signedIn, "an offer can be booked": sheetOffer },
      request: { ...request, json: sheetBody },
      response: success([{ quotationId: filled("QTN-2026-000123"), bookingId: nullValue() }], {
        message: filled("Booking request received."),
      }),
      check: expectValue(({ bookings }) => bookings.book(sheetRate, KEY, patient()), {
        message: "Booking request received.",
        quotationId: "QTN-2026-000123",
        bookingId: null,
      }),
    }));

  it("is one booking however often it is sent with the same key", () =>
    testInteraction({
      title: "a booking sent again with its key",
      states: { ...signedIn, "an offer was booked with a key": { ...offer, idempotencyKey: KEY } },
      request,
      response: booked,
      check: expectValue(send, receipt),
    }));

  it("refuses a key that was used for another offer", () =>
    testInteraction({
      title: "a booking with the key of another one",
      states: {
        ...signedIn,
        "an offer was booked with a key": { ...offer, offerId: "OFR-PACT-2", idempotencyKey: KEY },
        "an offer can be booked": offer,
      },
      request,
      ...refusal(409, "This request was already used for another offer.", send),
    }));

  it.each([
    ["an expired offer", { "an offer has expired": offer }],
    ["a sold-out offer", { "an offer is sold out": offer }],
  ] as const)("refuses %s", (what, states) =>
    testInteraction({
      title: `a booking of ${what}`,
      states: { ...signedIn, ...states },
      request,
      ...refusal(410, GONE, send),
    }),
  );

  it.each(unknownOffers)("refuses %s in the same way", (what, states) =>
    testInteraction({
      title: `a booking of ${what}`,
      states: { ...signedIn, ...states },
      request,
      ...refusal(404, UNKNOWN, send),
    }),
  );

  it("refuses a reference that is too long at its field", () => {
    const reference = "k".repeat(36);
    const message = "At most 35 characters.";
    return testInteraction({
      title: "a booking with a reference that is too long",
      states: { ...signedIn, "an offer can be booked": offer },
      request: { ...request, json: { ...request.json, reference } },
      response: fieldRefused("reference", message),
      check: expectFailure(
        ({ bookings }) => bookings.book(rate, KEY, patient(), { reference }),
        fieldFailure("reference", message),
      ),
    });
  });
});

describe("the booking PDF", () => {
  const { request, send } = CALLS.bookingPdf;
  const file = { status: 200, pdf: "tests/contracts/consumer/fixtures/one-page.pdf" } as const;

  it.each([
    ["a carrier's offer", offer, rate, request.json],
    ["a rate sheet's offer", sheetOffer, sheetRate, { _id: sheetOffer.offerId, providerName: "Amberline" }],
  ] as const)("is a named PDF file for %s", (what, stored, chosen, json) =>
    testInteraction({
      title: `the PDF of ${what}`,
      states: { ...signedIn, "an offer can be booked": stored },
      request: { ...request, json: { ...json } },
      response: file,
      check: async ({ bookings }) => {
        const saved = (await bookings.pdf(chosen, patient()))._unsafeUnwrap();
        expect([saved.name, saved.content.type, saved.content.size > 0]).toEqual([
          "KLB-2026-000123.pdf",
          "application/pdf",
          true,
        ]);
      },
    }),
  );

  it("is refused for an expired offer", () =>
    testInteraction({
      title: "the PDF of an expired offer",
      states: { ...signedIn, "an offer has expired": offer },
      request,
      ...refusal(410, GONE, send),
    }));

  it.each(unknownOffers)("is refused for %s in the same way", (what, states) =>
    testInteraction({
      title: `the PDF of ${what}`,
      states: { ...signedIn, ...states },
      request,
      ...refusal(404, UNKNOWN, send),
    }),
  );

  it("is refused without an id of an offer", () =>
    testInteraction({
      title: "the PDF of no offer",
      states: signedIn,
      request: { ...request, json: { providerName: "Norrvik Line" } },
      ...fieldRefusal("offerId", "This field is required."),
    }));
});
