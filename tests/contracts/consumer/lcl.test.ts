import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { anLclPlace, anLclQuestion, anLclRate, anLclSearch } from "#tests/support/lcl.ts";
import { CALLS } from "./calls.ts";
import {
  dateLike,
  expectFailure,
  expectValue,
  fieldFailure,
  fieldRefused,
  filled,
  matching,
  refusal,
  signedIn,
  success,
  testInteraction,
  toMatchers,
} from "./kit.ts";
import { COMPLETE_LCL_RATE, PLAIN_LCL_RATE } from "./expected-rates.ts";
import { COMPLETE_LCL_LINE, LCL_LANE } from "./samples.ts";

const { atMostLike, eachKeyLike, eachLike, integer, number } = MatchersV3;

const CURRENCY = "[A-Z]{3}";
const DECIMAL = "\\d+(\\.\\d+)?";
const known = (count: number) => ({ ...signedIn, "LCL rates are known": { ...LCL_LANE, count } });

describe("the list of LCL ports", () => {
  it("has the names of all ports, each described", () =>
    testInteraction({
      title: "the names of all LCL ports",
      states: known(1),
      request: CALLS.lclPorts.request,
      response: success(eachLike(filled("Nhava Sheva")), {
        places: eachLike({
          name: filled("Nhava Sheva"),
          code: matching("[A-Z0-9]{2,12}", "INNSA"),
          country: filled("India"),
          countryCode: matching("[A-Z]{2}", "IN"),
          pointType: filled("Sea"),
        }),
      }),
      check: expectValue(CALLS.lclPorts.send, [
        anLclPlace("Nhava Sheva", { code: "INNSA", country: "India", countryCode: "IN", kind: "sea" }),
      ]),
    }));
});

const { request, send } = CALLS.lclRates;
const question = anLclQuestion();

const line = {
  _id: filled("LCL-1"),
  "Port of loading": LCL_LANE.portOfLoading,
  "PORT OF DISCHARGE": filled("Rotterdam"),
  originCharges: eachKeyLike("OCEAN FREIGHT", filled("USD 20/W/M")),
  destinationCharges: eachKeyLike("THC", filled("EUR 40/W/M")),
  warehouseCharges: eachKeyLike("UNLOADING", filled("EUR 10/W/M")),
};
const exchangeRates = {
  base: matching(CURRENCY, "USD"),
  date: dateLike("2026-11-20"),
  source: filled("Keelson treasury"),
  markUpPercent: matching(DECIMAL, "0"),
  quotes: eachLike({ currency: matching(CURRENCY, "EUR"), unitsPerBase: matching(DECIMAL, "0.8") }),
};
const exchange = {
  base: "USD",
  date: "2026-11-20",
  source: "Keelson treasury",
  markUpPercent: "0",
  quotes: [{ currency: "EUR", unitsPerBase: "0.8" }],
};
const EMPTY = { rates: [], total: 0, unread: 0, exchange: null, fcl: null, choices: null, lowestRateId: null };

describe("LCL rates", () => {
  it("have their charges, the exchange rates, the price of a container and the choices", () =>
    testInteraction({
      title: "LCL rates for a load",
      states: known(12),
      request,
      response: success(eachLike(line), {
        lenResult: 12,
        exchangeRates,
        fclComparison: {
          equipmentGroupIsoCode: filled("20GP"),
          numberOfContainers: 1,
          currency: matching(CURRENCY, "USD"),
          amount: number(1905.4),
          providerName: filled("Norrvik Line"),
          validityTo: dateLike("2026-11-30"),
          destination: filled("Rotterdam"),
        },
        choices: {
          portCfs: integer(12),
          inlandCfs: integer(0),
          departures: eachLike(matching("\\d{4}-\\d{2}-\\d{2}", "2026-11-27")),
          transitDays: eachLike(integer(26)),
        },
        lowestRateId: filled("LCL-1"),
      }),
      check: expectValue(send, {
        rates: [PLAIN_LCL_RATE],
        total: 12,
        unread: 0,
        exchange,
        fcl: {
          equipment: "20GP",
          quantity: 1,
          total: { currency: "USD", minor: 190_540 },
          carrier: "Norrvik Line",
          validTill: "2026-11-30",
          destination: "Rotterdam",
        },
        choices: { portCfs: 12, inlandCfs: 0, departures: ["2026-11-27"], transitDays: [26] },
        lowestRateId: "LCL-1",
      }),
    }));

  it("have every column of the tariff", () =>
    testInteraction({
      title: "LCL rates of a tariff with every column",
      states: {
        ...signedIn,
        "today is": { date: "2026-11-20" },
        "an LCL tariff has the line": { line: COMPLETE_LCL_LINE },
      },
      request,
      response: success(eachLike({ _id: filled("LCL-1"), ...Object(toMatchers(COMPLETE_LCL_LINE)) }), { lenResult: 1 }),
      check: expectValue(send, { ...EMPTY, rates: [COMPLETE_LCL_RATE], total: 1 }),
    }));

  it("are no more than requested", () =>
    testInteraction({
      title: "two of three LCL rates",
      states: known(3),
      request: { ...request, query: { ...request.query, limit: "2" } },
      response: success(atMostLike(line, 2, 2), { lenResult: 3, exchangeRates }),
      check: expectValue(({ lcl }) => lcl.rates({ ...question, limit: 2 }, patient()), {
        ...EMPTY,
        rates: [PLAIN_LCL_RATE, PLAIN_LCL_RATE],
        total: 3,
        exchange,
      }),
    }));

  it("continue after the rates of the page before", () =>
    testInteraction({
      title: "the second page of LCL rates",
      states: known(3),
      request: { ...request, query: { ...request.query, limit: "2", skip: "2" } },
      response: success([line], { lenResult: 3, exchangeRates }),
      check: expectValue(({ lcl }) => lcl.rates({ ...question, limit: 2, skip: 2 }, patient()), {
        ...EMPTY,
        rates: [PLAIN_LCL_RATE],
        total: 3,
        exchange,
      }),
    }));

  it("are sorted and narrowed by the shipper's choices", () =>
    testInteraction({
      title: "LCL rates by order and choices",
      states: {
        ...signedIn,
        "today is": { date: "2026-11-20" },
        "an LCL tariff has the line": { line: COMPLETE_LCL_LINE },
      },
      request: {
        ...request,
        query: {
          ...request.query,
          sort: "transit-time",
          cfs: "port",
          departsBy: "2026-12-04",
          maxTransitDays: "30",
        },
      },
      response: success(eachLike({ _id: filled("LCL-1"), ...Object(toMatchers(COMPLETE_LCL_LINE)) }), { lenResult: 1 }),
      check: expectValue(
        ({ lcl }) =>
          lcl.rates(
            {
              ...question,
              criteria: { sort: "transit-time", cfs: "port", departsBy: "2026-12-04", maxTransitDays: 30 },
            },
            patient(),
          ),
        { ...EMPTY, rates: [COMPLETE_LCL_RATE], total: 1 },
      ),
    }));

  it("are none on a lane that the tariff does not have", () =>
    testInteraction({
      title: "LCL rates for a lane without any",
      states: { ...signedIn, "no LCL rate is known for the lane": LCL_LANE },
      request,
      response: success([], { lenResult: 0 }),
      check: expectValue(send, EMPTY),
    }));

  it.each([
    [
      "from an unknown port",
      { portOfLoading: "Atlantis" },
      { portOfLoading: "Atlantis" },
      "portOfLoading",
      "Please choose the Origin Port from the list",
    ],
    [
      "from a port to itself",
      { portOfDischarge: "Nhava Sheva" },
      { portOfDischarge: "Nhava Sheva" },
      "portOfDischarge",
      "Origin and destination must be two different ports",
    ],
    ["for a negative weight", { weight: "-1" }, { weightKg: -1 }, "weight", "Weight must be at least 0 kg"],
    [
      "for a volume that is too large",
      { cbm: "1000.01", noOfContainers: "31" },
      { cbm: 1000.01 },
      "cbm",
      "CBM must be at most 1,000",
    ],
  ] as const)("are refused at the field: %s", (what, changed, search, field, message) =>
    testInteraction({
      title: `LCL rates ${what}`,
      states: { ...known(1), "no LCL port has the name": { name: "Atlantis" } },
      request: { ...request, query: { ...request.query, ...changed } },
      response: fieldRefused(field, message),
      check: expectFailure(
        ({ lcl }) => lcl.rates({ ...question, search: anLclSearch(search) }, patient()),
        fieldFailure(field, message),
      ),
    }),
  );
});

describe("booking an LCL rate", () => {
  const { request: booking, send: book } = CALLS.bookLcl;
  const KEY = "pact-confirmation-0002";
  const quoted = { ...LCL_LANE, id: "LCL-PACT-1", weight: 1200, cbm: 3.25 };
  const bookable = { ...signedIn, "an LCL rate can be booked": quoted };
  const booked = success([{ quotationId: filled("QTN-2026-000124"), bookingId: filled("KLB-2026-000124") }], {
    message: filled("Booking confirmed!"),
  });
  const receipt = { message: "Booking confirmed!", quotationId: "QTN-2026-000124", bookingId: "KLB-2026-000124" };
  const rate = anLclRate({ id: quoted.id });

  it("returns both numbers of the booking and a message", () =>
    testInteraction({
      title: "a booking of an LCL rate",
      states: bookable,
      request: booking,
      response: booked,
      check: expectValue(book, receipt),
    }));

  it("sends the shipper's own reference", () =>
    testInteraction({
      title: "a booking of an LCL rate with a reference",
      states: bookable,
      request: { ...booking, json: { ...booking.json, reference: "PO 88213" } },
      response: booked,
      check: expectValue(({ bookings }) => bookings.book(rate, KEY, patient(), { reference: "PO 88213" }), receipt),
    }));

  it("is one booking however often it is sent with the same key", () =>
    testInteraction({
      title: "a booking of an LCL rate sent again with its key",
      states: { ...signedIn, "an LCL rate was booked with a key": { ...quoted, idempotencyKey: KEY } },
      request: booking,
      response: booked,
      check: expectValue(book, receipt),
    }));

  it("refuses a key that was used for another rate", () =>
    testInteraction({
      title: "a booking of an LCL rate with the key of another one",
      states: {
        ...signedIn,
        "an LCL rate was booked with a key": { ...quoted, id: "LCL-PACT-2", idempotencyKey: KEY },
        "an LCL rate can be booked": quoted,
      },
      request: booking,
      ...refusal(409, "This request was already used for another offer.", book),
    }));

  it("refuses an expired rate", () =>
    testInteraction({
      title: "a booking of an expired LCL rate",
      states: { ...signedIn, "an LCL rate has expired": quoted },
      request: booking,
      ...refusal(410, "This offer is no longer available. Please search again.", book),
    }));

  it.each([
    ["an unknown LCL rate", { "no offer has the id": { offerId: quoted.id } }],
    ["somebody else's LCL rate", { "another shipper was answered the LCL rate": quoted }],
  ] as const)("refuses %s in the same way", (what, states) =>
    testInteraction({
      title: `a booking of ${what}`,
      states: { ...signedIn, ...states },
      request: booking,
      ...refusal(404, "This offer is not known.", book),
    }),
  );

  it("refuses another load than the rate was quoted for", () => {
    const message = "This rate was answered for 1,200 kg";
    return testInteraction({
      title: "a booking of an LCL rate for another load",
      states: bookable,
      request: { ...booking, json: { ...booking.json, weight: 900 } },
      response: fieldRefused("weight", message),
      check: expectFailure(
        ({ bookings }) => bookings.book(anLclRate({ id: quoted.id }, anLclSearch({ weightKg: 900 })), KEY, patient()),
        fieldFailure("weight", message),
      ),
    });
  });

  it("has its PDF by the _id of the rate", () =>
    testInteraction({
      title: "the PDF of an LCL rate",
      states: bookable,
      request: {
        ...CALLS.bookingPdf.request,
        json: { _id: quoted.id, providerName: "Keelson Global Logistics" },
      },
      response: { status: 200, pdf: "tests/contracts/consumer/fixtures/one-page.pdf" },
      check: async ({ bookings }) => {
        const saved = (await bookings.pdf(rate, patient()))._unsafeUnwrap();
        expect([saved.name, saved.content.type, saved.content.size > 0]).toEqual([
          "KLB-2026-000123.pdf",
          "application/pdf",
          true,
        ]);
      },
    }));
});
