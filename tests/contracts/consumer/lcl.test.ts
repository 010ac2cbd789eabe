import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { anLclPlace, anLclQuestion, anLclRate, anLclSearch } from "#tests/support/lcl.ts";
import { agreed, dated, failure, matching, refused, signedIn, signedOut, success } from "./kit.ts";

const { eachLike, integer, like, number } = MatchersV3;

const LANE = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam" };
const search = anLclSearch();

describe("the list of LCL ports", () => {
  const list = { method: "GET", path: "/api/resource/lcl/ports" } as const;

  it("names every port of the tariff", () =>
    agreed({
      title: "the names of all LCL ports",
      given: { ...signedIn, "LCL rates are known": { ...LANE, count: 1 } },
      asked: list,
      answered: success(eachLike("Nhava Sheva")),
      proves: async ({ lcl }) =>
        expect(await outcomeOf(lcl.ports(patient()))).toEqual({ value: [anLclPlace("Nhava Sheva")] }),
    }));

  it("is refused without a session", () =>
    agreed({
      title: "LCL ports after the session has ended",
      given: signedOut,
      asked: list,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ lcl }) =>
        expect(await outcomeOf(lcl.ports(patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("fails with the server", () =>
    agreed({
      title: "LCL ports while the server meets a fault",
      given: { ...signedIn, "the server meets a fault": {} },
      asked: list,
      answered: failure(500, 5000, "Something went wrong. Please try again."),
      proves: async ({ lcl }) =>
        expect(await outcomeOf(lcl.ports(patient()))).toEqual({
          failure: refused("internal", "Something went wrong. Please try again."),
        }),
    }));
});

const query = {
  ...LANE,
  weight: "1200",
  cbm: "3.25",
  noOfContainers: "1",
  limit: "10",
  skip: "0",
} as const;
const rates = { method: "GET", path: "/api/resource/lcl/rates", query } as const;
const question = anLclQuestion();
const fieldRefused = (field: string, message: string) => ({
  status: 422,
  json: {
    status: false,
    code: 4220,
    message: like("Please check the fields."),
    result: eachLike({ field, message: like(message) }),
  },
});
const fieldFailure = (field: string, message: string) => ({
  failure: { ...refused("invalid-fields", "Please check the fields."), fields: [{ field, message }] },
});

describe("LCL rates", () => {
  it("carry the charges as the tariff writes them, the rates of exchange and a full container's price", () =>
    agreed({
      title: "LCL rates for a load",
      given: { ...signedIn, "LCL rates are known": { ...LANE, count: 12 } },
      asked: rates,
      answered: success(
        eachLike({
          _id: like("LCL-1"),
          "Port of loading": "Nhava Sheva",
          "PORT OF DISCHARGE": like("Rotterdam"),
          "Dest CFS": like("Rotterdam"),
          "Origin Code": like("INNSA"),
          "Dest Country": like("Netherlands"),
          "TTT (PORT TO PORT)": like("26"),
          "VALID TILL": dated("2026-11-30"),
          "VALID FOR": matching("departure|booking|gate-in", "departure"),
          originCharges: like({ "OCEAN FREIGHT": "USD 20/W/M" }),
          destinationCharges: like({ THC: "EUR 40/W/M" }),
          warehouseCharges: like({ UNLOADING: "EUR 10/W/M" }),
        }),
        {
          lenResult: integer(12),
          exchangeRates: {
            base: matching("[A-Z]{3}", "USD"),
            date: dated("2026-11-20"),
            source: like("Keelson treasury"),
            markUpPercent: like("0"),
            quotes: eachLike({
              currency: matching("[A-Z]{3}", "EUR"),
              unitsPerBase: matching("\\d+(\\.\\d+)?", "0.8"),
            }),
          },
          fclComparison: {
            equipmentGroupIsoCode: "20GP",
            numberOfContainers: integer(1),
            currency: matching("[A-Z]{3}", "USD"),
            amount: number(1905.4),
            destination: like("Rotterdam"),
          },
        },
      ),
      proves: async ({ lcl }) =>
        expect(await outcomeOf(lcl.rates(question, patient()))).toMatchObject({
          value: {
            rates: [
              {
                id: "LCL-1",
                source: "lcl",
                part: search,
                destinationCfs: "Rotterdam",
                originCode: "INNSA",
                destinationCountry: "Netherlands",
                transit: { kind: "days", days: 26 },
                validity: { basis: "departure", till: "2026-11-30" },
                weight: { counts: "measure", chargeable: 3250 },
                price: {
                  perCurrency: [
                    { currency: "EUR", minor: 162_50 },
                    { currency: "USD", minor: 65_00 },
                  ],
                  converted: { kind: "converted", total: { currency: "USD", minor: 268_13 } },
                  unpricedCount: 0,
                },
              },
            ],
            total: 12,
            unread: 0,
            fcl: { equipment: "20GP", boxes: 1, total: { currency: "USD", minor: 1905_40 }, destination: "Rotterdam" },
          },
        }),
    }));

  it("are none on a lane that the tariff does not have", () =>
    agreed({
      title: "LCL rates for a lane without any",
      given: { ...signedIn, "no LCL rate is known for the lane": LANE },
      asked: rates,
      answered: success([], { lenResult: 0 }),
      proves: async ({ lcl }) =>
        expect(await outcomeOf(lcl.rates(question, patient()))).toMatchObject({ value: { rates: [], total: 0 } }),
    }));

  it("are refused for a port that is not in the list", () =>
    agreed({
      title: "LCL rates from an unknown port",
      given: {
        ...signedIn,
        "LCL rates are known": { ...LANE, count: 1 },
        "no LCL port has the name": { name: "Atlantis" },
      },
      asked: { ...rates, query: { ...query, portOfLoading: "Atlantis" } },
      answered: fieldRefused("portOfLoading", "Please choose the Origin Port from the list"),
      proves: async ({ lcl }) =>
        expect(
          await outcomeOf(lcl.rates({ ...question, search: anLclSearch({ portOfLoading: "Atlantis" }) }, patient())),
        ).toEqual(fieldFailure("portOfLoading", "Please choose the Origin Port from the list")),
    }));

  it("are refused for the same port twice", () =>
    agreed({
      title: "LCL rates from a port to itself",
      given: { ...signedIn, "LCL rates are known": { ...LANE, count: 1 } },
      asked: { ...rates, query: { ...query, portOfDischarge: "Nhava Sheva" } },
      answered: fieldRefused("portOfDischarge", "Origin and destination must be two different ports"),
      proves: async ({ lcl }) =>
        expect(
          await outcomeOf(
            lcl.rates({ ...question, search: anLclSearch({ portOfDischarge: "Nhava Sheva" }) }, patient()),
          ),
        ).toEqual(fieldFailure("portOfDischarge", "Origin and destination must be two different ports")),
    }));

  it.each([
    ["no weight", { weight: "0" }, anLclSearch({ weightKg: 0 }), "weight", "Weight must be more than 0 kg"],
    [
      "a volume that is too large",
      { cbm: "1000.01", noOfContainers: "31" },
      anLclSearch({ cbm: 1000.01 }),
      "cbm",
      "CBM must be at most 1,000",
    ],
  ] as const)("are refused for %s", (what, changed, asked, field, message) =>
    agreed({
      title: `LCL rates for ${what}`,
      given: { ...signedIn, "LCL rates are known": { ...LANE, count: 1 } },
      asked: { ...rates, query: { ...query, ...changed } },
      answered: fieldRefused(field, message),
      proves: async ({ lcl }) =>
        expect(await outcomeOf(lcl.rates({ ...question, search: asked }, patient()))).toEqual(
          fieldFailure(field, message),
        ),
    }),
  );

  it("are refused without a session", () =>
    agreed({
      title: "LCL rates after the session has ended",
      given: signedOut,
      asked: rates,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ lcl }) =>
        expect(await outcomeOf(lcl.rates(question, patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("fail with the server", () =>
    agreed({
      title: "LCL rates while the server meets a fault",
      given: { ...signedIn, "LCL rates are known": { ...LANE, count: 1 }, "the server meets a fault": {} },
      asked: rates,
      answered: failure(500, 5000, "Something went wrong. Please try again."),
      proves: async ({ lcl }) =>
        expect(await outcomeOf(lcl.rates(question, patient()))).toEqual({
          failure: refused("internal", "Something went wrong. Please try again."),
        }),
    }));
});

describe("booking an LCL rate", () => {
  const KEY = "pact-confirmation-0002";
  const answeredRate = { ...LANE, id: "LCL-PACT-1", weight: 1200, cbm: 3.25 };
  const rate = anLclRate({ id: answeredRate.id });
  const booking = {
    method: "PUT",
    path: "/api/resource/lcl/rates",
    headers: { "Idempotency-Key": KEY },
    json: { _id: answeredRate.id, ...LANE, weight: 1200, cbm: 3.25 },
  } as const;
  const booked = success([{ quotationId: like("QTN-2026-000124") }], { message: like("Booking confirmed!") });
  const receipt = { message: "Booking confirmed!", quotationId: "QTN-2026-000124", bookingId: null };

  it("answers the numbers of the booking and a message", () =>
    agreed({
      title: "a booking of an LCL rate",
      given: { ...signedIn, "an LCL rate can be booked": answeredRate },
      asked: booking,
      answered: booked,
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({ value: receipt }),
    }));

  it("is one booking however often it is sent with the same key", () =>
    agreed({
      title: "a booking of an LCL rate sent again with its key",
      given: { ...signedIn, "an LCL rate was booked with a key": { ...answeredRate, idempotencyKey: KEY } },
      asked: booking,
      answered: booked,
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({ value: receipt }),
    }));

  it("refuses a key that was used for another rate", () =>
    agreed({
      title: "a booking of an LCL rate with the key of another one",
      given: {
        ...signedIn,
        "an LCL rate was booked with a key": { ...answeredRate, id: "LCL-PACT-2", idempotencyKey: KEY },
        "an LCL rate can be booked": answeredRate,
      },
      asked: booking,
      answered: failure(409, 4090, "This request was already used for another offer."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({
          failure: refused("conflict", "This request was already used for another offer."),
        }),
    }));

  it("refuses an expired rate", () =>
    agreed({
      title: "a booking of an expired LCL rate",
      given: { ...signedIn, "an LCL rate has expired": answeredRate },
      asked: booking,
      answered: failure(410, 4100, "This offer is no longer available. Please search again."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({
          failure: refused("offer-gone", "This offer is no longer available. Please search again."),
        }),
    }));

  it.each([
    ["an unknown LCL rate", { "no offer has the id": { offerId: answeredRate.id } }],
    ["somebody else's LCL rate", { "another shipper was answered the LCL rate": answeredRate }],
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

  it("refuses another load than the rate was answered for", () =>
    agreed({
      title: "a booking of an LCL rate for another load",
      given: { ...signedIn, "an LCL rate can be booked": answeredRate },
      asked: { ...booking, json: { ...booking.json, weight: 900 } },
      answered: fieldRefused("weight", "This rate was answered for 1,200 kg"),
      proves: async ({ bookings }) =>
        expect(
          await outcomeOf(
            bookings.book(anLclRate({ id: answeredRate.id }, anLclSearch({ weightKg: 900 })), KEY, patient()),
          ),
        ).toEqual(fieldFailure("weight", "This rate was answered for 1,200 kg")),
    }));

  it("is refused without a session", () =>
    agreed({
      title: "a booking of an LCL rate after the session has ended",
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
      title: "a booking of an LCL rate while the server meets a fault",
      given: { ...signedIn, "an LCL rate can be booked": answeredRate, "the server meets a fault": {} },
      asked: booking,
      answered: failure(500, 5000, "Something went wrong. Please try again."),
      proves: async ({ bookings }) =>
        expect(await outcomeOf(bookings.book(rate, KEY, patient()))).toEqual({
          failure: refused("internal", "Something went wrong. Please try again."),
        }),
    }));

  it("has its PDF by the _id of the rate", () =>
    agreed({
      title: "the PDF of an LCL rate",
      given: { ...signedIn, "an LCL rate can be booked": answeredRate },
      asked: {
        method: "POST",
        path: "/api/resource/booking/pdf",
        json: { _id: answeredRate.id, providerName: "Keelson Global Logistics" },
      },
      answered: { status: 200, pdf: "tests/contracts/consumer/fixtures/one-page.pdf" },
      proves: async ({ bookings }) => {
        const saved = (await bookings.pdf(rate, patient()))._unsafeUnwrap();
        expect(saved.name).toBe("KLB-2026-000123.pdf");
        expect(saved.content.type).toBe("application/pdf");
      },
    }));
});
