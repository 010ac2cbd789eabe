import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { aRate } from "#tests/support/rates.ts";
import { afterFault, agreed, broken, failure, faulty, refused, signedIn, signedOut, success } from "./kit.ts";

const { like } = MatchersV3;

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

const body = {
  offerId: offer.offerId,
  providerName: "Norrvik Line",
  routing: "Nhava Sheva (INNSA) - Rotterdam (NLRTM)",
  arrivalDate: "2026-12-30",
  departureDate: "2026-12-05",
};
const booking = {
  method: "PUT",
  path: "/api/resource/rates/spot-on",
  headers: { "Idempotency-Key": KEY },
  json: body,
} as const;
const booked = success([{ quotationId: like("QTN-2026-000123") }], { message: like("Booking confirmed!") });
const receipt = { message: "Booking confirmed!", quotationId: "QTN-2026-000123", bookingId: null };

describe("booking an offer", () => {
  it("answers the numbers of the booking and a message", () =>
    agreed({
      title: "a booking",
      given: { ...signedIn, "an offer can be booked": offer },
      asked: booking,
      answered: booked,
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({ value: receipt }),
    }));

  it("sends the shipper's own reference", () =>
    agreed({
      title: "a booking with a reference",
      given: { ...signedIn, "an offer can be booked": offer },
      asked: { ...booking, json: { ...body, reference: "PO 88213" } },
      answered: booked,
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient(), { reference: "PO 88213" }))).toEqual({
          value: receipt,
        }),
    }));

  it("books a sailing again if the shipper asks for a second booking", () =>
    agreed({
      title: "a second booking of a sailing",
      given: { ...signedIn, "an offer can be booked": offer },
      asked: { ...booking, json: { ...body, bookAgain: true } },
      answered: booked,
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient(), { isRepeat: true }))).toEqual({ value: receipt }),
    }));

  it("takes the _id of an offer of a rate sheet as its offerId", () =>
    agreed({
      title: "a booking of a rate sheet's offer",
      given: { ...signedIn, "an offer can be booked": sheetOffer },
      asked: {
        ...booking,
        json: {
          offerId: sheetOffer.offerId,
          providerName: "Amberline",
          routing: null,
          arrivalDate: null,
          departureDate: null,
        },
      },
      answered: booked,
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(sheetRate, KEY, patient()))).toEqual({ value: receipt }),
    }));

  it("is one booking however often it is sent with the same key", () =>
    agreed({
      title: "a booking sent again with its key",
      given: { ...signedIn, "an offer was booked with a key": { ...offer, idempotencyKey: KEY } },
      asked: booking,
      answered: booked,
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({ value: receipt }),
    }));

  it("refuses a key that was used for another offer", () =>
    agreed({
      title: "a booking with the key of another one",
      given: {
        ...signedIn,
        "an offer was booked with a key": { ...offer, offerId: "OFR-PACT-2", idempotencyKey: KEY },
        "an offer can be booked": offer,
      },
      asked: booking,
      answered: failure(409, 4090, "This request was already used for another offer."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({
          failure: refused("conflict", "This request was already used for another offer."),
        }),
    }));

  it.each([
    ["an expired offer", "an offer has expired"],
    ["a sold-out offer", "an offer is sold out"],
  ] as const)("refuses %s", (what, state) =>
    agreed({
      title: `a booking of ${what}`,
      given: { ...signedIn, [state]: offer },
      asked: booking,
      answered: failure(410, 4100, "This offer is no longer available. Please search again."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({
          failure: refused("offer-gone", "This offer is no longer available. Please search again."),
        }),
    }),
  );

  it.each([
    ["an unknown offer", { "no offer has the id": { offerId: offer.offerId } }],
    ["somebody else's offer", { "another shipper was quoted the offer": offer }],
  ] as const)("refuses %s in the same words", (what, given) =>
    agreed({
      title: `a booking of ${what}`,
      given: { ...signedIn, ...given },
      asked: booking,
      answered: failure(404, 4040, "This offer is not known."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({
          failure: refused("not-found", "This offer is not known."),
        }),
    }),
  );

  it("is refused without a session", () =>
    agreed({
      title: "a booking after the session has ended",
      given: signedOut,
      asked: booking,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("fails with the server", () =>
    agreed({
      title: "a booking while the server meets a fault",
      given: { ...signedIn, "an offer can be booked": offer, "the server meets a fault": {} },
      asked: booking,
      answered: failure(500, 5000, "Something went wrong. Please try again."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({
          failure: refused("internal", "Something went wrong. Please try again."),
        }),
    }));
});

describe("the booking PDF", () => {
  const pdf = {
    method: "POST",
    path: "/api/resource/booking/pdf",
    json: { offerId: offer.offerId, providerName: "Norrvik Line" },
  } as const;
  const file = { status: 200, pdf: "tests/contracts/consumer/fixtures/one-page.pdf" } as const;

  it.each([
    ["a carrier's offer", offer, rate, pdf.json],
    ["a rate sheet's offer", sheetOffer, sheetRate, { _id: sheetOffer.offerId, providerName: "Amberline" }],
  ] as const)("is handed out for %s", (what, stored, chosen, json) =>
    agreed({
      title: `the PDF of ${what}`,
      given: { ...signedIn, "an offer can be booked": stored },
      asked: { ...pdf, json },
      answered: file,
      proves: async ({ bookings }) => {
        const saved = (await bookings.pdf(chosen, patient()))._unsafeUnwrap();
        expect(saved.name).toBe("KLB-2026-000123.pdf");
        expect(saved.content.type).toBe("application/pdf");
      },
    }),
  );

  it("is gone with an expired offer", () =>
    agreed({
      title: "the PDF of an expired offer",
      given: { ...signedIn, "an offer has expired": offer },
      asked: pdf,
      answered: failure(410, 4100, "This offer is no longer available. Please search again."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.pdf(rate, patient()))).toEqual({
          failure: refused("offer-gone", "This offer is no longer available. Please search again."),
        }),
    }));

  it.each([
    ["an unknown offer", { "no offer has the id": { offerId: offer.offerId } }],
    ["somebody else's offer", { "another shipper was quoted the offer": offer }],
  ] as const)("is refused for %s in the same words", (what, given) =>
    agreed({
      title: `the PDF of ${what}`,
      given: { ...signedIn, ...given },
      asked: pdf,
      answered: failure(404, 4040, "This offer is not known."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.pdf(rate, patient()))).toEqual({
          failure: refused("not-found", "This offer is not known."),
        }),
    }),
  );

  it("is refused without a session", () =>
    agreed({
      title: "the PDF after the session has ended",
      given: signedOut,
      asked: pdf,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.pdf(rate, patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("fails with the server", () =>
    agreed({
      title: "the PDF while the server meets a fault",
      given: { ...signedIn, "an offer can be booked": offer, ...faulty },
      asked: pdf,
      answered: broken,
      proves: async ({ bookings }) => expect(await outcomeOf(bookings.pdf(rate, patient()))).toEqual(afterFault),
    }));
});
