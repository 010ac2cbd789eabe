import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import type { GrowingRateList } from "#domain/rates";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS, hasGrowingSearches, STARTED_LIST } from "./calls.ts";
import { PLAIN_RATE, withoutRateMemo } from "./expected-rates.ts";
import {
  expectFailure,
  expectValue,
  fieldFailure,
  fieldRefusal,
  fieldRefused,
  filled,
  matching,
  refusal,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";
import { byCarrier, carrierOffer, exchange, exchangeRates } from "./rate-answers.ts";
import { aFclSearch, FCL_SEARCH_BODY } from "./samples.ts";

const { boolean, eachLike, integer, number } = MatchersV3;

const owner = { ...signedIn, ...hasGrowingSearches };
const SEARCH = { searchId: "search-1" };
const started = { ...owner, ...byCarrier, "a search of the shipper was started": SEARCH };
const foreign = { ...owner, ...byCarrier, "another shipper has started the search": SEARCH };

const STATES = "(asking|answered|late|refused|failed|paused|used-up|stopped)";
const MOMENT_OR_NULL = "(null|\\d{4}-\\d{2}-\\d{2}T.*)";
const PRICED_AT = "2026-11-20T08:15:00.000Z";

const toGrowing = (state: string, position: string) => ({
  searchId: filled("search-1"),
  position: filled(position),
  isComplete: boolean(true),
  removed: [],
  progress: eachLike({
    name: filled("Norrvik Line"),
    state: matching(STATES, state),
    seconds: number(0.4),
    offers: integer(1),
    reason: matching("(null|.*\\S.*)", "An answer."),
    until: matching(MOMENT_OR_NULL, PRICED_AT),
    pricedAt: matching(MOMENT_OR_NULL, PRICED_AT),
  }),
});

const READ_AT = Date.parse(PRICED_AT) / 60_000;

const toList = (state: "answered" | "asking" | "stopped", position: string): GrowingRateList => ({
  ...STARTED_LIST,
  isComplete: true,
  progress: [
    {
      name: "Norrvik Line",
      state,
      seconds: 0.4,
      offers: 1,
      reason: "An answer.",
      until: READ_AT,
      pricedAt: READ_AT,
      usualSeconds: null,
    },
  ],
  continuation: { position, load: aFclSearch().containers, startedAt: "2026-11-20T08:15:00.000Z" },
});

const withOffer = success(eachLike({ api: eachLike({ ...carrierOffer, askedSource: filled("Norrvik Line") }) }), {
  ...toGrowing("answered", "2"),
  exchangeRates,
  sources: eachLike({ name: filled("Norrvik Line"), outcome: "answered" }),
});
const RATE_OF_SOURCE = {
  ...PLAIN_RATE,
  provenance: { ...PLAIN_RATE.provenance, source: "Norrvik Line" },
  offer: { ...PLAIN_RATE.offer, askedSource: "Norrvik Line" },
};
const LIST_WITH_OFFER = {
  ...toList("answered", "2"),
  rates: [RATE_OF_SOURCE],
  sources: [{ name: "Norrvik Line", outcome: "answered" }],
  exchange,
};
const withoutMemo = (list: GrowingRateList) => ({ ...list, rates: list.rates.map(withoutRateMemo) });

describe("a search whose answer grows", () => {
  const { request } = CALLS.startRateSearch;

  it("is answered with its first offers and the state of each source", () =>
    testInteraction({
      title: "the first answer of a search whose answer grows",
      states: { ...owner, ...byCarrier },
      request,
      response: withOffer,
      check: expectValue(
        ({ growingSearch }) => growingSearch.start(aFclSearch(), patient()).map(withoutMemo),
        LIST_WITH_OFFER,
      ),
    }));

  it("is refused without a destination", () =>
    testInteraction({
      title: "a search whose answer grows, without a destination",
      states: owner,
      request: { ...request, json: { ...FCL_SEARCH_BODY, portOfDischarge: null, dischargePort: null } },
      response: fieldRefused("placeOfDelivery", "Please enter at least Place of Delivery or Port of Discharge"),
      check: expectFailure(
        (_adapters, sendAsIs) => sendAsIs(),
        fieldFailure("placeOfDelivery", "Please enter at least Place of Delivery or Port of Discharge"),
      ),
    }));

  it("is continued with what it has found since", () =>
    testInteraction({
      title: "what a search has found since its first answer",
      states: started,
      request: CALLS.continueRateSearch.request,
      response: withOffer,
      check: expectValue(
        ({ growingSearch }) => growingSearch.next(STARTED_LIST, patient()).map(withoutMemo),
        LIST_WITH_OFFER,
      ),
    }));

  it("asks no source any further once it is stopped", () =>
    testInteraction({
      title: "the sources of a search that is stopped",
      states: started,
      request: CALLS.stopRateSearch.request,
      response: success([{ api: [], excel: [] }], toGrowing("stopped", "1")),
      check: expectValue(CALLS.stopRateSearch.send, toList("stopped", "1")),
    }));

  it("asks one source again", () =>
    testInteraction({
      title: "a source of a search that is asked again",
      states: started,
      request: CALLS.askSourceAgain.request,
      response: success([{ api: [], excel: [] }], toGrowing("asking", "1")),
      check: expectValue(CALLS.askSourceAgain.send, toList("asking", "1")),
    }));

  it("has no source of another name", () =>
    testInteraction({
      title: "a source that a search does not have",
      states: started,
      request: { ...CALLS.askSourceAgain.request, json: { source: "Nobody" } },
      ...fieldRefusal("source", "This search has no such source"),
    }));

  it.each([CALLS.continueRateSearch, CALLS.stopRateSearch, CALLS.askSourceAgain])(
    "is unknown to another shipper: $subject",
    ({ subject, request: foreignRequest, send }) =>
      testInteraction({
        title: `${subject} of another shipper`,
        states: foreign,
        request: foreignRequest,
        ...refusal(404, "This search has ended. Please search again.", send),
      }),
  );
});
