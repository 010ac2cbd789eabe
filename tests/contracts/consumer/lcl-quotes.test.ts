import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS, hasQuotes, NEW_QUOTE, QUOTE } from "./calls.ts";
import { expectValue, fieldRefused, filled, matching, signedIn, success, testInteraction } from "./kit.ts";
import { LCL_LANE } from "./samples.ts";

const { arrayContaining, boolean, eachLike, integer, number } = MatchersV3;

const MOMENT = "2026-11-20T08:15:00.000Z";
const moment = matching("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}.*", MOMENT);
const day = matching("\\d{4}-\\d{2}-\\d{2}", "2026-11-27");
const SHA256 = "7f3a91c2d04e11b8b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee";
const BODY = { ...LCL_LANE, weight: 1200, cbm: 3.25 };
const SEARCH = { mode: "lcl", ...LCL_LANE, weightKg: 1200, cbm: 3.25 } as const;
const NOTE = "Stackable cargo";
const RATE = { ...BODY, id: "LCL-PACT-1" };

const quotes = { ...signedIn, ...hasQuotes };
const saved = { ...signedIn, "a quote of a part load is saved": QUOTE };

const offer = {
  providerName: filled("Keelson Global Logistics"),
  rateType: null,
  from: { locationName: LCL_LANE.portOfLoading },
  to: { locationName: LCL_LANE.portOfDischarge },
  vesselName: null,
  voyageReference: null,
  departureDate: null,
  arrivalDate: null,
  nextDepartures: eachLike({ departureDate: day }),
  transitTime: integer(26),
  validity: { basis: matching("(departure|booking|gate-in)", "departure"), till: day },
  total: { currency: matching("[A-Z]{3}", "USD"), amount: number(227.5) },
  price: {
    totals: eachLike({ currency: matching("[A-Z]{3}", "USD"), amount: number(227.5) }),
    charges: arrayContaining({
      group: "freight",
      name: filled("OCEAN FREIGHT"),
      basis: matching("per-[a-z]+", "per-wm"),
      state: "priced",
      quantity: number(3.25),
      unit: { currency: matching("[A-Z]{3}", "USD"), amount: number(20) },
      amount: { currency: matching("[A-Z]{3}", "USD"), amount: number(65) },
    }),
  },
  exclusions: eachLike({ item: matching("[a-z-]+", "import-duty"), state: matching("[a-z-]+", "not-quoted") }),
};
const READ_OFFER = {
  carrier: "Keelson Global Logistics",
  commitment: "unknown",
  from: { name: "Nhava Sheva", code: null, kind: "sea" },
  to: { name: "Rotterdam", code: null, kind: "sea" },
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  nextDepartures: [{ date: "2026-11-27", cfsCutOff: null }],
  handover: null,
  portOfLoading: null,
  loadingZone: null,
  cutOffs: [],
  transit: { kind: "days", days: 26 },
  validity: { basis: "departure", from: null, till: "2026-11-27", zone: null },
  price: {
    total: { currency: "USD", minor: 22_750 },
    perCurrency: [{ currency: "USD", minor: 22_750 }],
    charges: [
      {
        group: "freight",
        name: "OCEAN FREIGHT",
        basis: "per-wm",
        equipment: null,
        price: {
          kind: "priced",
          quantity: 3.25,
          unit: { currency: "USD", minor: 2000 },
          amount: { currency: "USD", minor: 6500 },
        },
      },
    ],
  },
  freeTime: { free: [], asWritten: [] },
  fees: [],
  feeNames: null,
  exclusions: [{ item: "import-duty", state: "not-quoted" }],
  remarks: [],
};
const customer = { companyName: "Van der Meer Wonen B.V.", contactName: "Priya Nair", reference: null };
const comments = eachLike({
  id: filled("comment-1"),
  writtenBy: "recipient",
  name: "Priya Nair",
  writtenAt: moment,
  text: QUOTE.comment,
});
const shown = {
  number: QUOTE.number,
  state: "open",
  createdAt: moment,
  validTill: day,
  incoterm: { code: "CIF", place: "Rotterdam" },
  containers: [],
  partLoad: { weight: 1200, cbm: 3.25 },
  offers: [offer],
  decision: null,
  code: QUOTE.code,
};
const READ_SHOWN = {
  number: QUOTE.number,
  state: "open",
  createdAt: MOMENT,
  validTill: "2026-11-27",
  incoterm: { code: "CIF", place: "Rotterdam" },
  load: { mode: "lcl", weightKg: 1200, cbm: 3.25 },
  offers: [READ_OFFER],
  decision: null,
  code: QUOTE.code,
};
const quote = { ...shown, id: QUOTE.id, bookings: [], search: BODY, sha256: matching("[0-9a-f]{64}", SHA256) };
const READ_QUOTE = { ...READ_SHOWN, id: QUOTE.id, bookings: [], search: SEARCH, sha256: SHA256 };

describe("a quote of a part load", () => {
  it("states weight and volume, and no sailing", () =>
    testInteraction({
      title: "a quote of a part load",
      states: saved,
      request: CALLS.getQuote.request,
      response: success([{ ...quote, comments, customer: { companyName: customer.companyName } }]),
      check: async (adapters) => {
        expect((await CALLS.getQuote.send(adapters))._unsafeUnwrap()).toMatchObject(READ_QUOTE);
      },
    }));

  it("is saved with its search", () =>
    testInteraction({
      title: "a new quote of a part load",
      states: { ...quotes, "an LCL rate can be booked": RATE },
      request: { ...CALLS.createQuote.request, json: { ...NEW_QUOTE, offerIds: [RATE.id], search: BODY, note: NOTE } },
      response: success([
        {
          ...quote,
          id: filled(QUOTE.id),
          number: filled(QUOTE.number),
          code: matching("[0-9A-F]{16}", QUOTE.code),
          customer,
          note: NOTE,
          deskRequest: null,
          comments: [],
        },
      ]),
      check: async (adapters) => {
        const order = { ...NEW_QUOTE, offerIds: [RATE.id], search: SEARCH, note: NOTE, key: "pact-quote-0001" };
        expect((await adapters.quotes.create(order, patient()))._unsafeUnwrap()).toMatchObject(READ_QUOTE);
      },
    }));

  it("is booked by the call for part loads", () =>
    testInteraction({
      title: "a check of a part load of the desk",
      states: saved,
      request: CALLS.checkQuoteOffer.request,
      response: success([{ offerId: filled(RATE.id), source: "lcl", isFresh: boolean(false), offer }]),
      check: expectValue(CALLS.checkQuoteOffer.send, {
        offerId: RATE.id,
        source: "lcl",
        isFresh: false,
        offer: READ_OFFER,
      }),
    }));

  it("is read by its link", () =>
    testInteraction({
      title: "a shared quote of a part load",
      states: saved,
      request: CALLS.openSharedQuote.request,
      response: success([
        {
          ...shown,
          comments,
          sender: filled("Asha Menon"),
          expiresAt: moment,
          customer: { companyName: customer.companyName },
        },
      ]),
      check: async (adapters) => {
        expect((await CALLS.openSharedQuote.send(adapters))._unsafeUnwrap()).toMatchObject({ quote: READ_SHOWN });
      },
    }));
});

describe("a request to the desk for a part load", () => {
  const request = { ...CALLS.createDeskRequest.request, json: { search: BODY, commodity: null, note: null } };
  const asked = { search: SEARCH, commodity: null, note: null };

  it("is sent for a lane without rates", () =>
    testInteraction({
      title: "a new request to the desk for a part load",
      states: { ...quotes, "no LCL rate is known for the lane": LCL_LANE },
      request,
      response: success([
        {
          id: filled("request-1"),
          number: filled("DSK-2026-900001"),
          state: "open",
          requestedAt: moment,
          search: BODY,
          commodity: null,
          note: null,
          quoteNumber: null,
          reason: null,
        },
      ]),
      check: expectValue((adapters) => adapters.quotes.request(asked, patient()), {
        id: "request-1",
        number: "DSK-2026-900001",
        state: "open",
        requestedAt: MOMENT,
        quoteNumber: null,
        reason: null,
        ...asked,
      }),
    }));

  it("is refused for an unknown port", () =>
    testInteraction({
      title: "a request to the desk from an unknown LCL port",
      states: {
        ...quotes,
        "no LCL rate is known for the lane": LCL_LANE,
        "no LCL port has the name": { name: "Atlantis" },
      },
      request: { ...request, json: { ...asked, search: { ...BODY, portOfLoading: "Atlantis" } } },
      response: fieldRefused("portOfLoading", "Choose the port from the list."),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs())._unsafeUnwrapErr()).toMatchObject({ reason: "invalid-fields" });
      },
    }));
});
