import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { CALLS, hasQuotes, NEW_QUOTE, QUOTE } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  fieldRefused,
  filled,
  matching,
  refusal,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";
import { FREIGHT_CHARGE, READ_FREIGHT_CHARGE } from "./charges.ts";
import { FCL_SEARCH_BODY } from "./samples.ts";

const { arrayContaining, boolean, eachLike, integer, number, like } = MatchersV3;

const MOMENT = "2026-11-20T08:15:00.000Z";
const moment = matching("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}.*", MOMENT);
const day = matching("\\d{4}-\\d{2}-\\d{2}", "2026-11-27");
const SHA256 = "7f3a91c2d04e11b8b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee";
const sha256 = matching("[0-9a-f]{64}", SHA256);
const PDF = "tests/contracts/consumer/fixtures/one-page.pdf";
const OFFER = { kind: "api", offerId: "OFR-7Q2M4C", providerName: "Norrvik Line" } as const;

const quotes = { ...signedIn, ...hasQuotes };
const saved = { ...signedIn, "a quote is saved": QUOTE };
const unknown = { ...quotes, "no quote is known": {} };
const foreign = { ...signedIn, "another shipper has a quote": QUOTE };
const ended = { ...saved, "the quote has ended": { id: QUOTE.id } };
const approved = { ...saved, "the quote was approved": { id: QUOTE.id } };

const SEARCH = { ...FCL_SEARCH_BODY, loadingPort: filled("Nhava Sheva"), dischargePort: filled("Rotterdam") };
const READ_SEARCH = {
  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: null,
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }],
  mode: "fcl",
  reefer: null,
};
const offer = {
  providerName: filled("Norrvik Line"),
  rateType: matching("(Spot|Contract)", "Spot"),
  from: { locationName: filled("Nhava Sheva"), unLocationCode: "INNSA", kind: "sea" },
  to: { locationName: filled("Rotterdam"), unLocationCode: "NLRTM", kind: "sea" },
  vesselName: filled("NORRVIK ASTRID"),
  voyageReference: filled("431W"),
  departureDate: matching("\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?", "2026-12-03T06:00"),
  arrivalDate: matching("\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?", "2026-12-25T14:00"),
  transitTime: integer(22),
  validity: { basis: matching("(departure|booking|gate-in)", "booking"), till: day },
  total: { currency: matching("[A-Z]{3}", "USD"), amount: number(1960) },
  price: {
    totals: eachLike({ currency: matching("[A-Z]{3}", "USD"), amount: number(1960) }),
    charges: FREIGHT_CHARGE,
  },
  exclusions: eachLike({ item: matching("[a-z-]+", "import-duty"), state: matching("[a-z-]+", "not-quoted") }),
};
const READ_OFFER = {
  carrier: "Norrvik Line",
  commitment: "spot",
  from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
  to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
  vessel: "NORRVIK ASTRID",
  voyage: "431W",
  departure: "2026-12-03T06:00",
  arrival: "2026-12-25T14:00",
  nextDepartures: [],
  handover: null,
  portOfLoading: null,
  loadingZone: null,
  cutOffs: [],
  transit: { kind: "days", days: 22 },
  validity: { basis: "booking", from: null, till: "2026-11-27", zone: null },
  price: {
    total: { currency: "USD", minor: 196_000 },
    perCurrency: [{ currency: "USD", minor: 196_000 }],
    charges: [READ_FREIGHT_CHARGE],
  },
  freeTime: { free: [], asWritten: [] },
  fees: [],
  feeNames: null,
  exclusions: [{ item: "import-duty", state: "not-quoted" }],
  remarks: [],
};
const comment = {
  id: filled("comment-1"),
  writtenBy: "recipient",
  name: "Priya Nair",
  writtenAt: moment,
  text: QUOTE.comment,
};
const ANSWER = "Yes, 7 days are part of this offer.";
const customer = { companyName: "Van der Meer Wonen B.V.", contactName: "Priya Nair", reference: "Spring range 2027" };
const shown = {
  number: QUOTE.number,
  state: "open",
  createdAt: moment,
  validTill: day,
  customer,
  incoterm: { code: "CIF", place: "Rotterdam" },
  containers: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 10_000 }],
  exchangeRates: {
    base: matching("[A-Z]{3}", "USD"),
    date: day,
    source: filled("Keelson treasury"),
    markUpPercent: matching("-?\\d+(\\.\\d+)?", "1.5"),
    quotes: eachLike({ currency: matching("[A-Z]{3}", "INR"), unitsPerBase: matching("\\d+(\\.\\d+)?", "88.40") }),
  },
  offers: [offer],
  decision: null,
  comments: [comment],
  code: QUOTE.code,
};
const quote = {
  ...shown,
  id: QUOTE.id,
  note: filled("Ask for 7 free days"),
  bookings: [],
  deskRequest: filled("DSK-2026-900001"),
  search: SEARCH,
  sha256,
};
const READ_SHOWN = {
  number: QUOTE.number,
  state: "open",
  createdAt: MOMENT,
  validTill: "2026-11-27",
  customer,
  incoterm: { code: "CIF", place: "Rotterdam" },
  load: { mode: "fcl", containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }] },
  exchange: {
    base: "USD",
    date: "2026-11-27",
    source: "Keelson treasury",
    markUpPercent: "1.5",
    quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
  },
  offers: [READ_OFFER],
  decision: null,
  comments: [{ id: "comment-1", writtenBy: "recipient", name: "Priya Nair", writtenAt: MOMENT, text: QUOTE.comment }],
  code: QUOTE.code,
} as const;
const READ_QUOTE = {
  ...READ_SHOWN,
  id: QUOTE.id,
  note: "Ask for 7 free days",
  bookings: [],
  deskRequest: "DSK-2026-900001",
  search: READ_SEARCH,
  sha256: SHA256,
};
const decision = { outcome: "approved", offer: 0, name: "Priya Nair", decidedAt: moment } as const;
const shared = { sender: filled("Asha Menon"), expiresAt: moment, ...shown };

describe("quotes", () => {
  it("are listed with their offers, decision and comments", () =>
    testInteraction({
      title: "the quotes of a shipper",
      states: saved,
      request: CALLS.listQuotes.request,
      response: success([quote]),
      check: async (adapters) => {
        expect((await CALLS.listQuotes.send(adapters))._unsafeUnwrap()).toEqual([READ_QUOTE]);
      },
    }));

  it("are an empty list while none was saved", () =>
    testInteraction({
      title: "the quotes while none was saved",
      states: quotes,
      request: CALLS.listQuotes.request,
      response: success([]),
      check: expectValue(CALLS.listQuotes.send, []),
    }));

  it("state who approved which offer", () =>
    testInteraction({
      title: "an approved quote",
      states: approved,
      request: CALLS.getQuote.request,
      response: success([{ ...quote, state: "approved", decision }]),
      check: async (adapters) => {
        expect((await CALLS.getQuote.send(adapters))._unsafeUnwrap()).toEqual({
          ...READ_QUOTE,
          state: "approved",
          decision: { outcome: "approved", offer: 0, name: "Priya Nair", decidedAt: MOMENT },
        });
      },
    }));

  it("have a document", () =>
    testInteraction({
      title: "the document of a saved quote",
      states: saved,
      request: CALLS.quotePdf.request,
      response: { status: 200, pdf: PDF },
      check: async (adapters) => {
        expect((await CALLS.quotePdf.send(adapters))._unsafeUnwrap()).toMatchObject({ content: expect.any(Blob) });
      },
    }));

  it("take comments of the shipper", () =>
    testInteraction({
      title: "a comment of the shipper on a quote",
      states: saved,
      request: CALLS.commentQuote.request,
      response: success([
        {
          ...quote,
          comments: arrayContaining({ ...comment, writtenBy: "shipper", name: filled("Asha Menon"), text: ANSWER }),
        },
      ]),
      check: async (adapters) => {
        const { comments } = (
          await adapters.quotes.comment(
            { id: QUOTE.id, text: ANSWER, key: "pact-comment-0001" },
            new AbortController().signal,
          )
        )._unsafeUnwrap();
        expect(comments.map(({ text }) => text)).toEqual([ANSWER]);
      },
    }));
});

const NO_QUOTE = "This quote was not found.";

describe("a quote that the shipper does not have", () => {
  it.each([
    ["getQuote", unknown, "an unknown quote"],
    ["quotePdf", unknown, "the document of an unknown quote"],
    ["commentQuote", unknown, "a comment on an unknown quote"],
    ["createQuoteLink", unknown, "a link to an unknown quote"],
    ["checkQuoteOffer", unknown, "a check of an unknown quote"],
    ["getQuote", foreign, "somebody else's quote"],
    ["quotePdf", foreign, "the document of somebody else's quote"],
  ] as const)("is refused: %s", (id, states, title) =>
    testInteraction({
      title,
      states,
      request: CALLS[id].request,
      response: failure(404, 4040, NO_QUOTE),
      check: expectFailure(CALLS[id].send, refused("not-found", NO_QUOTE)),
    }),
  );
});

describe("a new quote", () => {
  const { request, send } = CALLS.createQuote;
  const bookable = { ...quotes, "an offer can be booked": OFFER };
  const body = { ...NEW_QUOTE, search: FCL_SEARCH_BODY };

  it("is addressed to a customer", () =>
    testInteraction({
      title: "a new quote of an offer",
      states: bookable,
      request,
      response: success([
        {
          ...quote,
          id: filled(QUOTE.id),
          number: filled(QUOTE.number),
          code: matching("[0-9A-F]{16}", QUOTE.code),
          customer: NEW_QUOTE.customer,
          note: null,
          deskRequest: null,
          comments: [],
        },
      ]),
      check: async (adapters) => {
        expect((await CALLS.createQuote.send(adapters))._unsafeUnwrap()).toEqual({
          ...READ_QUOTE,
          customer: NEW_QUOTE.customer,
          note: null,
          deskRequest: null,
          comments: [],
        });
      },
    }));

  it.each([
    ["an expired offer", { "an offer has expired": OFFER }, 410, 4100, "offer-gone"],
    ["an unknown offer", { "no offer has the id": { offerId: OFFER.offerId } }, 404, 4040, "not-found"],
  ] as const)("is refused for %s", (what, states, status, code, reason) => {
    const message = "Please search again.";
    return testInteraction({
      title: `a new quote of ${what}`,
      states: { ...quotes, ...states },
      request,
      response: failure(status, code, message),
      check: expectFailure(send, refused(reason, message)),
    });
  });

  it("is refused for a key of another quote", () => {
    const message = "This key was already used for another quote.";
    const states = { ...saved, "a quote was saved with a key": { id: QUOTE.id, idempotencyKey: "pact-quote-0001" } };
    return testInteraction({
      title: "a new quote with the key of another",
      states,
      request: { ...request, json: { ...body, offerIds: ["OFR-OTHER"] } },
      ...refusal(409, message),
    });
  });

  it("is valid until the day that was typed", () =>
    testInteraction({
      title: "a new quote with a typed validity",
      states: { ...bookable, "today is": { date: "2026-11-20" } },
      request: { ...request, json: { ...body, validTill: "2026-11-20" } },
      response: success([{ number: filled(QUOTE.number), validTill: "2026-11-20" }]),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs()).isOk()).toBe(true);
      },
    }));

  it("is refused with a validity beyond its offers", () => {
    const message = "The offers end earlier.";
    return testInteraction({
      title: "a new quote with a late validity",
      states: bookable,
      request: { ...request, json: { ...body, validTill: "2027-11-27" } },
      response: fieldRefused("validTill", message),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs())._unsafeUnwrapErr()).toMatchObject({ reason: "invalid-fields" });
      },
    });
  });
});

describe("a link to a quote", () => {
  const { request, send } = CALLS.createQuoteLink;

  it("has the token of its address", () =>
    testInteraction({
      title: "a new link to a saved quote",
      states: saved,
      request,
      response: success([
        {
          id: filled("link-1"),
          kind: "quote",
          subject: QUOTE.id,
          number: QUOTE.number,
          recipient: "Priya Nair",
          state: "active",
          createdAt: moment,
          expiresAt: moment,
          lastOpenedAt: null,
          opens: 0,
          token: matching("[A-Za-z0-9_-]{20,128}", QUOTE.token),
        },
      ]),
      check: async (adapters) => {
        expect((await CALLS.createQuoteLink.send(adapters))._unsafeUnwrap()).toMatchObject({
          token: QUOTE.token,
          link: { kind: "quote", number: QUOTE.number, options: null },
        });
      },
    }));

  it("is refused for nobody", () =>
    testInteraction({
      title: "a new link to a quote for nobody",
      states: saved,
      request: { ...request, json: { recipient: " " } },
      response: fieldRefused("recipient", "Enter whom the link is for."),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs())._unsafeUnwrapErr()).toMatchObject({ reason: "invalid-fields" });
      },
    }));

  it("is refused after the end", () =>
    testInteraction({
      title: "a new link to a quote that has ended",
      states: ended,
      request,
      ...refusal(410, "This quote has ended.", send),
    }));
});

describe("a check before booking", () => {
  const { request, send } = CALLS.checkQuoteOffer;

  it("states the offer that can be booked", () =>
    testInteraction({
      title: "a check of an offer of the desk",
      states: saved,
      request,
      response: success([{ offerId: filled(OFFER.offerId), source: "api", isFresh: boolean(false), offer }]),
      check: async (adapters) => {
        expect((await CALLS.checkQuoteOffer.send(adapters))._unsafeUnwrap()).toEqual({
          offerId: OFFER.offerId,
          source: "api",
          isFresh: false,
          offer: READ_OFFER,
        });
      },
    }));

  it("is refused after the end", () =>
    testInteraction({
      title: "a check of a quote that has ended",
      states: ended,
      request,
      ...refusal(410, "This quote has ended.", send),
    }));
});

describe("a shared quote", () => {
  it("is read without credentials", () =>
    testInteraction({
      title: "a shared quote that waits for a decision",
      states: saved,
      request: CALLS.openSharedQuote.request,
      response: success([shared]),
      check: async (adapters) => {
        expect((await CALLS.openSharedQuote.send(adapters))._unsafeUnwrap()).toEqual({
          quote: { ...READ_SHOWN, sender: "Asha Menon" },
          expiresAt: MOMENT,
        });
      },
    }));

  it("has a document", () =>
    testInteraction({
      title: "the document of a quote behind a link",
      states: saved,
      request: CALLS.sharedQuotePdf.request,
      response: { status: 200, pdf: PDF },
      check: async (adapters) => {
        expect((await CALLS.sharedQuotePdf.send(adapters))._unsafeUnwrap()).toMatchObject({
          content: expect.any(Blob),
        });
      },
    }));

  it("takes comments", () =>
    testInteraction({
      title: "a comment of the recipient on a quote",
      states: saved,
      request: CALLS.commentSharedQuote.request,
      response: success([{ ...shared, comments: eachLike({ ...comment, id: filled("comment-1") }) }]),
      check: async (adapters) => {
        const opened = (await CALLS.commentSharedQuote.send(adapters))._unsafeUnwrap();
        expect(opened).toMatchObject({ quote: { comments: [{ text: QUOTE.comment }] } });
      },
    }));

  it("is approved once", () =>
    testInteraction({
      title: "an approval of the only offer",
      states: saved,
      request: CALLS.decideSharedQuote.request,
      response: success([{ ...shared, state: "approved", decision }]),
      check: async (adapters) => {
        expect((await CALLS.decideSharedQuote.send(adapters))._unsafeUnwrap()).toEqual({
          quote: {
            ...READ_SHOWN,
            sender: "Asha Menon",
            state: "approved",
            decision: { outcome: "approved", offer: 0, name: "Priya Nair", decidedAt: MOMENT },
          },
          expiresAt: MOMENT,
        });
      },
    }));

  it("is not approved a second time", () =>
    testInteraction({
      title: "a second approval of a quote",
      states: approved,
      request: CALLS.decideSharedQuote.request,
      ...refusal(
        409,
        "Priya Nair approved the offer of Norrvik Line. A decision cannot be changed.",
        CALLS.decideSharedQuote.send,
      ),
    }));

  it("is not approved without an offer", () =>
    testInteraction({
      title: "an approval of no offer",
      states: saved,
      request: {
        ...CALLS.decideSharedQuote.request,
        json: { name: "Priya Nair", outcome: "approved", offer: null, comment: "" },
      },
      response: fieldRefused("offer", "Choose the offer that you approve."),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs())._unsafeUnwrapErr()).toMatchObject({ reason: "invalid-fields" });
      },
    }));

  it.each([
    ["openSharedQuote", "a shared quote of no link"],
    ["sharedQuotePdf", "the document of a quote of no link"],
    ["commentSharedQuote", "a comment on a quote of no link"],
    ["decideSharedQuote", "an approval of a quote of no link"],
    ["verifyQuote", "a code of no quote"],
  ] as const)("is refused: %s", (id, title) => {
    const message = "This link no longer works.";
    return testInteraction({
      title,
      states: { ...hasQuotes, "no quote is known": {} },
      request: CALLS[id].request,
      response: failure(404, 4040, message),
      check: expectFailure(CALLS[id].send, refused("not-found", message)),
    });
  });
});

describe("a text that is blank", () => {
  it.each([
    ["commentQuote", { text: " " }, "a blank comment of the shipper", "text"],
    ["commentSharedQuote", { name: "Priya Nair", text: " " }, "a blank comment of the recipient", "text"],
  ] as const)("is refused: %s", (id, json, title, field) =>
    testInteraction({
      title,
      states: saved,
      request: { ...CALLS[id].request, json },
      response: fieldRefused(field, "Write a comment."),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs())._unsafeUnwrapErr()).toMatchObject({ reason: "invalid-fields" });
      },
    }),
  );
});

describe("a document", () => {
  it("is verified by its code", () =>
    testInteraction({
      title: "a document that is genuine",
      states: saved,
      request: CALLS.verifyQuote.request,
      response: success([
        {
          number: QUOTE.number,
          issuedOn: day,
          validTill: day,
          state: "open",
          companyName: customer.companyName,
          carriers: eachLike(filled("Norrvik Line")),
          from: filled("Nhava Sheva"),
          to: filled("Rotterdam"),
          totals: eachLike(eachLike({ currency: matching("[A-Z]{3}", "USD"), amount: number(1960) })),
          sha256,
        },
      ]),
      check: expectValue(CALLS.verifyQuote.send, {
        number: QUOTE.number,
        issuedOn: "2026-11-27",
        validTill: "2026-11-27",
        state: "open",
        companyName: customer.companyName,
        carriers: ["Norrvik Line"],
        from: "Nhava Sheva",
        to: "Rotterdam",
        totals: [[{ currency: "USD", minor: 196_000 }]],
        sha256: SHA256,
      }),
    }));
});

describe("a request to the desk", () => {
  const asked = { ...quotes, "the desk was asked for a price": { number: "DSK-2026-900001" } };
  const request = {
    id: filled("request-1"),
    number: "DSK-2026-900001",
    state: "open",
    requestedAt: moment,
    search: SEARCH,
    commodity: filled("Fox nuts in cartons"),
    note: filled("Latest arrival 08 Jan"),
    quoteNumber: null,
    reason: null,
  };
  const read = {
    id: "request-1",
    number: "DSK-2026-900001",
    state: "open",
    requestedAt: MOMENT,
    search: READ_SEARCH,
    commodity: "Fox nuts in cartons",
    note: "Latest arrival 08 Jan",
    quoteNumber: null,
    reason: null,
  };

  it("is listed", () =>
    testInteraction({
      title: "the requests of a shipper to the desk",
      states: asked,
      request: CALLS.listDeskRequests.request,
      response: success([request]),
      check: expectValue(CALLS.listDeskRequests.send, [read]),
    }));

  it("is sent", () =>
    testInteraction({
      title: "a new request to the desk",
      states: quotes,
      request: CALLS.createDeskRequest.request,
      response: success([{ ...request, number: filled("DSK-2026-900001"), note: null }], { message: like("Sent") }),
      check: expectValue(CALLS.createDeskRequest.send, { ...read, note: null }),
    }));

  it("is refused without a destination", () =>
    testInteraction({
      title: "a request to the desk without a destination",
      states: quotes,
      request: {
        ...CALLS.createDeskRequest.request,
        json: {
          search: { ...FCL_SEARCH_BODY, portOfDischarge: null, dischargePort: null },
          commodity: null,
          note: null,
        },
      },
      response: fieldRefused("placeOfDelivery", "Enter a destination."),
      check: async (_, sendAsIs) => {
        expect((await sendAsIs())._unsafeUnwrapErr()).toMatchObject({ reason: "invalid-fields" });
      },
    }));
});

describe("an offer that is gone", () => {
  it("has no position beyond the offers", () =>
    testInteraction({
      title: "a check of an offer that the quote does not have",
      states: saved,
      request: { ...CALLS.checkQuoteOffer.request, json: { offer: 3 } },
      response: failure(404, 4040, NO_QUOTE),
      check: expectFailure(
        ({ quotes: port }) => port.check({ id: QUOTE.id, offer: 3 }, new AbortController().signal),
        refused("not-found", NO_QUOTE),
      ),
    }));
});
