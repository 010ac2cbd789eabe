import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import type { FclSearch } from "#domain/search";
import { type Adapters, patient } from "#tests/adapters/support/api.ts";
import type { CarrierAnswer } from "../states.ts";
import { CALLS, hasAmendments } from "./calls.ts";
import {
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
import {
  COMPLETE_RATE,
  COMPLETE_SHEET_RATE,
  PLAIN_RATE,
  PLAIN_SHEET_RATE,
  REFUSED_RATE,
  withoutMemo,
} from "./expected-rates.ts";
import {
  byCarrier,
  bySheet,
  carrierOffer,
  CURRENCY,
  exchange,
  exchangeRates,
  lane,
  offerOn,
  priced,
  sheetLine,
  today,
} from "./rate-answers.ts";
import { CODED_OFFER, COMPLETE_OFFER, OLDER_OFFER } from "./offers.ts";
import { aFclSearch, COMPLETE_SHEET_LINE, FCL_SEARCH_BODY } from "./samples.ts";

const { arrayContaining, eachLike, integer, number } = MatchersV3;

const { request, send } = CALLS.searchRates;
const find =
  (changes: Partial<FclSearch> = {}) =>
  ({ rates }: Adapters) =>
    rates.search(aFclSearch(changes), patient()).map(withoutMemo);
const noOffer = { "no source offers the lane": lane };

const EMPTY = { rates: [], warning: null, sources: [], exchange: null };

/** One offer of a carrier with values of the same types. */
const successWithOffer = (offer: CarrierAnswer) =>
  success([
    {
      api: eachLike({
        offerId: filled("OFR-1"),
        askedAt: filled("2026-11-20T08:15:00.000Z"),
        ...Object(toMatchers(offer)),
      }),
    },
  ]);

describe("a rate search", () => {
  it("returns the offers of carriers and of rate sheets, with the exchange rates", () =>
    testInteraction({
      title: "a search that carriers and rate sheets answer",
      states: { ...signedIn, ...byCarrier, ...bySheet },
      request,
      response: success(eachLike({ api: eachLike(carrierOffer), excel: eachLike(sheetLine) }), {
        exchangeRates,
        sources: eachLike({ name: filled("Norrvik Line"), outcome: "answered" }),
      }),
      check: expectValue(find(), {
        rates: [PLAIN_RATE, PLAIN_SHEET_RATE],
        warning: null,
        sources: [{ name: "Norrvik Line", outcome: "answered" }],
        exchange,
      }),
    }));

  it("returns every property of a carrier's offer", () =>
    testInteraction({
      title: "a search that a carrier answers with every property",
      states: { ...signedIn, ...today, "a carrier answers with the offer": { ...lane, offer: COMPLETE_OFFER } },
      request,
      response: successWithOffer(COMPLETE_OFFER),
      check: expectValue(find(), { ...EMPTY, rates: [COMPLETE_RATE] }),
    }));

  it.each([
    ["older names", OLDER_OFFER],
    ["codes and names", CODED_OFFER],
  ])("returns the same of an offer with %s", (form, offer) =>
    testInteraction({
      title: `a search that a carrier answers with ${form}`,
      states: { ...signedIn, ...today, "a carrier answers in another form": { ...lane, offer } },
      request,
      response: successWithOffer(offer),
      check: expectValue(find(), { ...EMPTY, rates: [COMPLETE_RATE] }),
    }),
  );

  it("returns every column of a rate sheet", () =>
    testInteraction({
      title: "a search that a rate sheet answers with every column",
      states: { ...signedIn, ...today, "a rate sheet answers with the line": { ...lane, line: COMPLETE_SHEET_LINE } },
      request,
      response: success([{ excel: eachLike({ _id: filled("SHT-1"), ...Object(toMatchers(COMPLETE_SHEET_LINE)) }) }]),
      check: expectValue(find(), { ...EMPTY, rates: [COMPLETE_SHEET_RATE] }),
    }));

  it("returns the message that a carrier sends in place of an offer", () => {
    const offer = {
      providerName: "Norrvik Line",
      code: "INQ_BLK",
      description: "No space until further notice",
      quoteLine: {},
    };
    return testInteraction({
      title: "a search that a carrier answers with a message",
      states: { ...signedIn, "a carrier answers with the offer": { ...lane, offer } },
      request,
      response: success([
        { api: eachLike({ offerId: filled("no-offer"), ...Object(toMatchers({ ...offer, quoteLine: {} })) }) },
      ]),
      check: expectValue(find(), { ...EMPTY, rates: [REFUSED_RATE] }),
    });
  });

  it("returns the shipper's own bookings by their sailings", () =>
    testInteraction({
      title: "a search of a shipper with bookings",
      states: {
        ...signedIn,
        "a carrier offers the lane": { ...priced, providerName: "Pelagia" },
        "a search lists the shipper's bookings": { count: 1 },
      },
      request,
      response: success(eachLike({ api: eachLike(carrierOffer) }), {
        exchangeRates,
        bookedSailings: eachLike({
          quotationId: filled("QTN-2026-000001"),
          bookedOn: matching("\\d{4}-\\d{2}-\\d{2}", "2026-11-20"),
          status: 1,
          providerName: filled("Norrvik Line"),
          portOfLoading: filled("INNSA"),
          portOfDischarge: filled("NLRTM"),
          departureDate: matching("\\d{4}-\\d{2}-\\d{2}", "2026-12-09"),
          voyageReference: filled("614W"),
          containers: eachLike({ equipmentGroupIsoCode: filled("20GP"), numberOfContainers: integer(2) }),
          total: { currency: matching(CURRENCY, "USD"), amount: number(6418) },
        }),
      }),
      check: expectValue(find(), {
        ...EMPTY,
        rates: [PLAIN_RATE],
        exchange,
        bookedSailings: [
          {
            quotationId: "QTN-2026-000001",
            bookedOn: "2026-11-20",
            bookedAt: null,
            status: "booked",
            sailing: {
              carrier: "Norrvik Line",
              portOfLoading: "INNSA",
              portOfDischarge: "NLRTM",
              departure: "2026-12-09",
              voyage: "614W",
            },
            containers: [{ equipment: "20GP", quantity: 2 }],
            total: { currency: "USD", minor: 641_800 },
          },
        ],
      }),
    }));

  it("returns estimates of haulage to complete offers between ports", () => {
    const haulage = { place: "INTKD", port: "INNSA", service: "Ramp", equipment: "20GP", currency: "USD", amount: 640 };
    const origin = { place: { name: "Tughlakabad ICD", code: "INTKD" }, port: null, serviceType: "Ramp" } as const;
    return testInteraction({
      title: "a search with estimates of haulage",
      states: { ...signedIn, ...noOffer, "a carrier has a price for haulage": { ...haulage, carrier: "Norrvik Line" } },
      request: {
        ...request,
        json: {
          ...FCL_SEARCH_BODY,
          placeOfOrigin: "INTKD",
          placeOfOriginType: "Ramp",
          originPlace: "Tughlakabad ICD",
          portOfLoading: null,
          loadingPort: null,
        },
      },
      response: success([{ api: [], excel: [] }], {
        haulageEstimates: eachLike({
          end: "origin",
          placeCode: "INTKD",
          portCode: "INNSA",
          currency: "USD",
          amount: number(1280),
          source: filled("Norrvik Line"),
        }),
      }),
      check: expectValue(find({ origin }), {
        ...EMPTY,
        haulage: [
          { end: "origin", port: "INNSA", amount: { currency: "USD", minor: 128_000 }, source: "Norrvik Line" },
        ],
      }),
    });
  });

  it("returns the sources that did not answer beside the offers of the others", () =>
    testInteraction({
      title: "a search that one source fails to answer",
      states: { ...signedIn, ...bySheet, "a rate source fails": { name: "Pelagia" } },
      request,
      response: success(eachLike({ excel: eachLike(sheetLine) }), {
        errorMessage: filled("1 of 2 sources did not answer: Pelagia."),
        sources: arrayContaining({ name: "Pelagia", outcome: matching("(failed|timed-out)", "failed") }),
      }),
      check: expectValue(find(), {
        ...EMPTY,
        rates: [PLAIN_SHEET_RATE],
        warning: "1 of 2 sources did not answer: Pelagia.",
        sources: [{ name: "Pelagia", outcome: "failed" }],
      }),
    }));

  it.each([
    ["a search that finds nothing to its port of discharge", { ...priced, portOfDischarge: "BEANR" }],
    ["a search that finds nothing from its port of loading", { ...priced, portOfLoading: "INMUN" }],
    ["a search that finds nothing in its container size", { ...priced, equipment: "40HC" }],
  ])("is empty if no source offers the lane: %s", (title, elsewhere) =>
    testInteraction({
      title,
      states: {
        ...signedIn,
        ...noOffer,
        "a carrier offers the lane": { ...elsewhere, providerName: "Norrvik Line" },
      },
      request,
      response: success([{ api: [], excel: [] }]),
      check: expectValue(find(), EMPTY),
    }),
  );

  it("is not remembered if it looks up prices for a change", () =>
    testInteraction({
      title: "prices that are looked up for a change",
      states: { ...signedIn, ...hasAmendments, ...noOffer },
      request: { ...request, query: { remember: "false" } },
      response: success([{ api: [], excel: [] }]),
      check: expectValue(({ rates }) => rates.lookUp(aFclSearch(), patient()), EMPTY),
    }));

  it("sends the date of departure", () => {
    const [departureDate, arrivalDate] = ["2026-12-12T06:00:00", "2027-01-06T14:00:00"];
    const { offer } = PLAIN_RATE;
    const earliest = "2026-12-10";
    return testInteraction({
      title: "a search with a date of departure",
      states: { ...signedIn, ...today, ...byCarrier },
      request: { ...request, json: { ...FCL_SEARCH_BODY, departureDate: earliest } },
      response: success(eachLike({ api: eachLike(offerOn(departureDate, arrivalDate)) }), { exchangeRates }),
      check: expectValue(find({ departureDate: earliest }), {
        ...EMPTY,
        rates: [
          {
            ...PLAIN_RATE,
            departure: "2026-12-12T06:00",
            arrival: "2027-01-06T14:00",
            offer: {
              ...offer,
              departureDate,
              arrivalDate,
              legs: offer.legs.map((leg) => ({ ...leg, departureDate, arrivalDate })),
            },
          },
        ],
        exchange,
      }),
    });
  });

  it("sends set point and ventilation of an operating reefer", () =>
    testInteraction({
      title: "a search for an operating reefer to an inland place",
      states: { ...signedIn, ...noOffer },
      request: {
        ...request,
        json: {
          ...FCL_SEARCH_BODY,
          requestedEquipments: [{ equipmentGroupIsoCode: "40RH", numberOfContainers: 1, weightPerContainer: 0 }],
          placeOfOrigin: "INTKD",
          placeOfOriginType: "Door",
          originPlace: "Tughlakabad ICD",
          reeferAttributes: { temperature: -18, ventilation: null },
        },
      },
      response: success([{ api: [], excel: [] }]),
      check: expectValue(
        find({
          origin: {
            place: { name: "Tughlakabad ICD", code: "INTKD" },
            port: { name: "Nhava Sheva", code: "INNSA" },
            serviceType: "Door",
          },
          containers: [{ equipment: "40RH", quantity: 1, weightKg: 0 }],
          reefer: { kind: "operating", temperatureC: -18, ventilationCbmPerHour: null },
        }),
        EMPTY,
      ),
    }));
});

describe("a rate search that is refused", () => {
  it("names the missing end", () => {
    const message = "Please enter at least Place of Delivery or Port of Discharge";
    const summary = "Missing required fields in request: placeOfDelivery";
    const search = aFclSearch();
    return testInteraction({
      title: "a search without a destination",
      states: signedIn,
      request: { ...request, json: { ...FCL_SEARCH_BODY, portOfDischarge: null, dischargePort: null } },
      response: fieldRefused("placeOfDelivery", message, summary),
      check: expectFailure(
        ({ rates }) => rates.search({ ...search, destination: { ...search.destination, port: null } }, patient()),
        fieldFailure("placeOfDelivery", message, summary),
      ),
    });
  });

  it("names the departure that is too late", () => {
    const departureDate = "2026-12-31";
    const message = "Departure date can be at most 30 days ahead";
    return testInteraction({
      title: "a search with a departure that is too late",
      states: { ...signedIn, ...today },
      request: { ...request, json: { ...FCL_SEARCH_BODY, departureDate } },
      response: fieldRefused("departureDate", message),
      check: expectFailure(find({ departureDate }), fieldFailure("departureDate", message)),
    });
  });

  it("fails if no source answers", () =>
    testInteraction({
      title: "a search that no source answers",
      states: { ...signedIn, "every rate source fails": {} },
      request,
      ...refusal(502, "No rate source answered. Please try again.", send),
    }));
});

const readLine = CALLS.sheetLine;
const cells = [
  { header: "POL", text: "Nhava Sheva" },
  { header: "O/F 20'", text: "USD 940" },
];
const offerId = readLine.request.query?.["offerId"] ?? "";

describe("the line that an offer of a rate sheet is from", () => {
  it("has its number and its cells as they were read", () =>
    testInteraction({
      title: "the line of a rate sheet",
      states: {
        ...signedIn,
        "an offer is from a line with the cells": { offerId, providerName: "Amberline", cells },
      },
      request: readLine.request,
      response: success([{ line: integer(1), cells }]),
      check: expectValue(readLine.send, { line: 1, cells }),
    }));

  it("is not found for an offer that was never answered", () =>
    testInteraction({
      title: "the line of a rate sheet for an unknown offer",
      states: { ...signedIn, "no offer has the id": { offerId } },
      request: readLine.request,
      ...refusal(404, "Not found.", readLine.send),
    }));
});
