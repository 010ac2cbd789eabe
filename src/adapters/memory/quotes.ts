import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import {
  checkQuoteDecision,
  type DeskRequest,
  explainDecisionProblem,
  type QuoteOffer,
  redactQuote,
} from "#domain/quotes";
import type { FclSearch } from "#domain/search";
import { addDays } from "#domain/time";
import type { ClockPort } from "#ports/browser.ts";
import type { Failure, Refusal } from "#ports/failure.ts";
import type { ListedQuote, OpenedQuote, QuotesPort } from "#ports/quotes.ts";

const SENDER = "Ananya Rao";
const TOKEN = "sample-token-of-a-quote";

const SEARCH: FclSearch = {
  mode: "fcl",
  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: null,
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }],
  reefer: null,
};

const createOffer = (clock: ClockPort): QuoteOffer => {
  const amount = { currency: "USD", minor: 196_000 } as const;
  return {
    carrier: "Norrvik Line",
    commitment: "spot",
    from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
    to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
    vessel: "NORRVIK ASTRID",
    voyage: "431W",
    portOfLoading: "Nhava Sheva",
    loadingZone: "Asia/Kolkata",
    cutOffs: [
      { code: "VCO", at: `${addDays(clock.today(), 10)}T12:00` },
      { code: "PCO", at: `${addDays(clock.today(), 11)}T18:00` },
    ],
    departure: addDays(clock.today(), 12),
    handover: { kind: "gate-in", place: "Nhava Sheva", at: `${addDays(clock.today(), 11)}T18:00` },
    arrival: addDays(clock.today(), 34),
    nextDepartures: [],
    transit: { kind: "days", days: 22 },
    validity: { basis: null, from: null, till: null, zone: null },
    price: {
      total: amount,
      perCurrency: [amount],
      charges: [
        {
          group: "freight",
          name: "Basic Ocean Freight",
          basis: "per-container",
          equipment: "20GP",
          price: { kind: "priced", quantity: 2, unit: { currency: "USD", minor: 98_000 }, amount },
        },
      ],
    },
    freeTime: { free: [{ kind: "detention", least: 7, most: 7, isWorkingDays: false }], asWritten: [] },
    fees: [],
    feeNames: null,
    exclusions: [
      { item: "customs", state: "not-quoted" },
      { item: "import-duty", state: "not-quoted" },
    ],
    remarks: [],
  };
};

const createSample = (clock: ClockPort): ListedQuote => ({
  id: "sample-quote-1",
  number: "QUO-2026-000001",
  state: "open",
  createdAt: clock.now(),
  validTill: addDays(clock.today(), 7),
  customer: { companyName: "Van der Meer Wonen B.V.", contactName: "Priya Nair", reference: "Spring range 2027" },
  incoterm: { code: "CIF", place: "Rotterdam" },
  note: null,
  load: { mode: "fcl", containers: SEARCH.containers },
  exchange: null,
  offers: [createOffer(clock)],
  decision: null,
  comments: [],
  bookings: [],
  deskRequest: null,
  search: SEARCH,
  code: "7F3A91C2D04E11B8",
  sha256: "7f3a91c2d04e11b8b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee",
});

const refused = (reason: Refusal, message: string): ResultAsync<never, Failure> =>
  errAsync({ kind: "refused", reason, message, fields: [] });

const NO_PDF = () => refused("not-found", "Sample quotes have no document.");

/** A sample quote; new ones have the sample's offer. */
export const createMemoryQuotes = (clock: ClockPort): QuotesPort => {
  let quotes: readonly ListedQuote[] = [createSample(clock)];
  let requests: readonly DeskRequest[] = [];
  const find = (id: string): ResultAsync<ListedQuote, Failure> => {
    const quote = quotes.find((one) => one.id === id || one.number === id);
    return quote === undefined ? refused("not-found", "This quote was not found.") : okAsync(quote);
  };
  const save = (quote: ListedQuote): ListedQuote => {
    quotes = [quote, ...quotes.filter(({ id }) => id !== quote.id)];
    return quote;
  };
  const toOpened = (quote: ListedQuote): OpenedQuote => ({
    quote: redactQuote(quote, SENDER),
    expiresAt: `${addDays(quote.validTill, 1)}T00:00:00.000Z`,
  });
  const addComment = (
    quote: ListedQuote,
    { key, ...comment }: { readonly key: string; readonly name: string; readonly text: string },
    writtenBy: "shipper" | "recipient",
  ): ListedQuote =>
    save({ ...quote, comments: [...quote.comments, { id: key, ...comment, writtenBy, writtenAt: clock.now() }] });
  const findShared = (token: string) =>
    token === TOKEN ? find("sample-quote-1") : refused("not-found", "This link no longer works.");
  return {
    list: () => okAsync(quotes),
    find,
    create: ({ customer, incoterm, note, search, validTill }) => {
      const sample = createSample(clock);
      const number = quotes.length + 1;
      return okAsync(
        save({
          ...sample,
          id: `sample-quote-${number}`,
          number: `QUO-2026-${String(number).padStart(6, "0")}`,
          customer,
          incoterm,
          note,
          search,
          load: search.mode === "lcl" ? search : { mode: "fcl", containers: search.containers },
          validTill: validTill ?? sample.validTill,
        }),
      );
    },
    pdf: NO_PDF,
    comment: ({ id, key, text }) => find(id).map((quote) => addComment(quote, { key, text, name: SENDER }, "shipper")),
    share: ({ id, recipient }) =>
      find(id).map(({ number }) => ({
        token: TOKEN,
        link: {
          id: "sample-quote-link",
          kind: "quote",
          subject: id,
          number,
          recipient,
          options: null,
          state: "active",
          createdAt: clock.now(),
          expiresAt: `${addDays(clock.today(), 7)}T00:00:00.000Z`,
          lastOpenedAt: null,
          opens: 0,
        },
      })),
    check: ({ id, offer: position }) =>
      find(id).andThen(({ offers }) => {
        const offer = offers[position];
        return offer === undefined
          ? refused("not-found", "This quote has no such offer.")
          : okAsync({ offerId: "sample-offer", source: "api", isFresh: false, offer } as const);
      }),
    requests: () => okAsync(requests),
    request: (request) => {
      const number = requests.length + 1;
      const added: DeskRequest = {
        ...request,
        id: `sample-request-${number}`,
        number: `DSK-2026-${String(number).padStart(6, "0")}`,
        state: "open",
        requestedAt: clock.now(),
        quoteNumber: null,
        reason: null,
      };
      requests = [added, ...requests];
      return okAsync(added);
    },
    open: (token) => findShared(token).map(toOpened),
    sharedPdf: NO_PDF,
    commentShared: ({ token, ...comment }) =>
      findShared(token).map((quote) => toOpened(addComment(quote, comment, "recipient"))),
    decide: ({ token, name, outcome, offer }) =>
      findShared(token).andThen((quote) =>
        checkQuoteDecision(quote, { outcome, offer }).match(
          () => {
            const decision = { outcome, offer, name, decidedAt: clock.now() };
            return okAsync(toOpened(save({ ...quote, state: outcome, decision })));
          },
          (problem) => refused("conflict", explainDecisionProblem(problem, quote)),
        ),
      ),
    verify: (code) => {
      const quote = quotes.find((one) => one.code === code);
      if (quote === undefined) return refused("not-found", "No quote has this code.");
      const { number, validTill, state, customer, offers, sha256 } = quote;
      return okAsync({
        number,
        issuedOn: clock.today(),
        validTill,
        state,
        companyName: customer.companyName,
        carriers: offers.map(({ carrier }) => carrier),
        from: "Nhava Sheva",
        to: "Rotterdam",
        totals: offers.map(({ price }) => (price.total === null ? price.perCurrency : [price.total])),
        sha256,
      });
    },
  };
};
