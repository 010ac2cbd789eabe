import type { FindPlace } from "#domain/places";
import { err, ok, type Result } from "neverthrow";
import type { ExchangeRates } from "#domain/money";
import type { Instant } from "#domain/time";
import type { BookedSailing, RateSearchRequest } from "#api/schema.d.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { type CollectedQuotes, collectQuotes } from "#server/rate-sources/collect-quotes.ts";
import type { CircuitBreaker } from "#server/rate-sources/circuit-breaker.ts";
import type { QuotedOffer, RateRequest } from "#server/rate-sources/rate-source.ts";
import type { WriteBatcher } from "#server/platform/database/write-batcher.ts";
import { joinOffers, type OfferContext, toOfferId } from "./offer-store.ts";
import type { SearchStore } from "./search-store.ts";
import { type Clock, type Ids, OFFICE_ZONE, toInstant } from "#server/platform/time.ts";
import type { ActiveSources, ReadActiveSources } from "./active-sources.ts";
import { recordSearch } from "./last-searches.ts";
import { toWarning, writeAnswer, writeOffer } from "./presenter.ts";
import { validateRateSearch } from "./rate-request.ts";

/** The sailings that a shipper has booked lately, answered by the bookings. */
export type BookedSailings = (accountId: string, now: number) => Promise<readonly BookedSailing[]>;

const BOOKABLE_MS = 7 * 24 * 3_600_000;

export interface RateSearchDeps {
  readonly readActiveSources: ReadActiveSources;
  readonly findPlace: FindPlace;
  readonly bookedSailings: BookedSailings;
  readonly batcher: WriteBatcher;
  readonly searches: SearchStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly deadlineMs: number;
  readonly breaker: CircuitBreaker;
  readonly onFailure: (source: string, reason: string) => void;
}

/** RatesAnswer as the bytes of its JSON text; `onSent` must be called when they have left, and not before. */
interface SearchAnswer {
  readonly json: Buffer;
  readonly onSent: () => void;
}

/** Only a search that is remembered is one of the last searches of the shipper. */
export type SearchRates = (
  body: RateSearchRequest,
  accountId: string,
  isRemembered: boolean,
) => Promise<Result<SearchAnswer, Refusal>>;

const hasNoAnswer = (quotes: CollectedQuotes): boolean =>
  quotes.sources.length > 0 && quotes.sources.every((source) => source.outcome !== "answered");

const toNoSource = (quotes: CollectedQuotes): Refusal => {
  const warning = toWarning(quotes);
  return {
    kind: "no-source",
    message: "No rate source answered. Please try again.",
    ...(warning === null ? {} : { errorMessage: warning }),
  };
};

const toContext = (request: RateRequest, exchange: ExchangeRates | null): OfferContext => ({
  load: request.containers,
  exchange,
  quotedAt: request.askedAt,
  validityZone: OFFICE_ZONE,
});

const NOTHING = { stored: Promise.resolve() };

const saveOffers = (
  { searches }: RateSearchDeps,
  accountId: string,
  { id, now, context }: { readonly id: string; readonly now: number; readonly context: OfferContext },
  offers: Uint8Array | string,
): ReturnType<SearchStore["save"]> =>
  searches.save({
    id,
    accountId,
    quotedAt: now,
    expiresAt: now + BOOKABLE_MS,
    context: JSON.stringify(context),
    offers,
  });

/** What all sources quote for a search; nothing is stored yet. */
interface Asked {
  readonly now: number;
  readonly request: RateRequest;
  readonly quotes: CollectedQuotes;
  readonly exchange: ExchangeRates | null;
  readonly haulage: ReturnType<ActiveSources["haulageEstimates"]>;
}

/* Refuses incomplete searches, and a search that no source answered. */
const askSources = async (
  deps: RateSearchDeps,
  body: RateSearchRequest,
  now: number,
): Promise<Result<Asked, Refusal>> => {
  const request = validateRateSearch(body, deps.findPlace, now);
  if (request.isErr()) return err(request.error);
  const { sources, exchange, haulageEstimates } = await deps.readActiveSources(request.value.today);
  const quotes = await collectQuotes(sources, request.value, deps.deadlineMs, deps.breaker);
  for (const { source, reason } of quotes.reasons) deps.onFailure(source, reason);
  if (hasNoAnswer(quotes)) return err(toNoSource(quotes));
  return ok({ now, request: request.value, quotes, exchange, haulage: haulageEstimates(request.value) });
};

/**
 * Searches all sources and stores what they quote, so that every offer a shipper has seen can be booked. It is answered
 * when it is stored, or a moment later while another process holds the write lock of the embedded database.
 */
export const searchRates =
  (deps: RateSearchDeps): SearchRates =>
  async (body, accountId, isRemembered) => {
    const now = deps.clock();
    const [asked, booked] = await Promise.all([askSources(deps, body, now), deps.bookedSailings(accountId, now)]);
    if (asked.isErr()) return err(asked.error);
    const { request, quotes, exchange, haulage } = asked.value;
    const id = deps.ids.id();
    const { answer, offers, release } = writeAnswer(quotes, {
      search: id,
      askedAt: request.askedAt,
      answeredAt: toInstant(deps.clock()),
      exchange,
      booked,
      haulage,
    });
    const recorded = isRemembered ? deps.searches.waitBriefly(recordSearch(deps, accountId, body, now)) : null;
    const context = toContext(request, exchange);
    const saved = quotes.offers.length === 0 ? NOTHING : saveOffers(deps, accountId, { id, now, context }, offers);
    const [{ stored }] = await Promise.all([saved, recorded]);
    return ok({ json: answer, onSent: () => void stored.then(release) });
  };

/** The offers of a search that is not remembered. They are stored, so that each can be booked by its id. */
export interface QuotedRates {
  readonly askedAt: Instant;
  readonly exchange: ExchangeRates | null;
  readonly offers: readonly { readonly offerId: string; readonly quoted: QuotedOffer }[];
}

export type QuoteRates = (body: RateSearchRequest, accountId: string) => Promise<Result<QuotedRates, Refusal>>;

/** Searches as `searchRates` does, for another use case. */
export const quoteRates =
  (deps: RateSearchDeps): QuoteRates =>
  async (body, accountId) => {
    const asked = await askSources(deps, body, deps.clock());
    if (asked.isErr()) return err(asked.error);
    const { now, request, quotes, exchange } = asked.value;
    const id = deps.ids.id();
    const { askedAt } = request;
    const offers = quotes.offers.map((quoted, index) => ({ offerId: toOfferId(id, index), quoted }));
    if (offers.length > 0)
      await saveOffers(
        deps,
        accountId,
        { id, now, context: toContext(request, exchange) },
        joinOffers(offers.map(({ quoted, offerId }) => writeOffer(quoted, offerId, askedAt))),
      );
    return ok({ askedAt, exchange, offers });
  };
