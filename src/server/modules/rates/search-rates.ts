import { err, ok, type Result } from "neverthrow";
import type { ExchangeRates } from "#domain/money";
import type { RateSearchRequest } from "#api/schema.d.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { type CollectedQuotes, collectQuotes } from "#server/rate-sources/collect-quotes.ts";
import type { CircuitBreaker } from "#server/rate-sources/circuit-breaker.ts";
import type { RateRequest } from "#server/rate-sources/rate-source.ts";
import type { FindPlace } from "../places/place.ts";
import type { WriteBatcher } from "#server/platform/database/write-batcher.ts";
import { type OfferContext, saveSearch } from "./offer-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { BookedSailings } from "./booked-sailings.ts";
import type { ReadActiveSources } from "./active-sources.ts";
import { recordSearch } from "../dashboard/last-searches.ts";
import { toWarning, writeAnswer } from "./presenter.ts";
import { validateRateSearch } from "./rate-request.ts";

const BOOKABLE_MS = 7 * 24 * 3_600_000;

export interface RateSearchDeps {
  readonly readActiveSources: ReadActiveSources;
  readonly findPlace: FindPlace;
  readonly bookedSailings: BookedSailings;
  readonly batcher: WriteBatcher;
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

export type SearchRates = (body: RateSearchRequest, accountId: string) => Promise<Result<SearchAnswer, Refusal>>;

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
});

const storeOffers = (
  deps: RateSearchDeps,
  accountId: string,
  search: { readonly id: string; readonly now: number; readonly context: OfferContext },
  offers: Uint8Array,
): Promise<void> =>
  deps.batcher.write((transaction) =>
    saveSearch(transaction, {
      id: search.id,
      accountId,
      quotedAt: search.now,
      expiresAt: search.now + BOOKABLE_MS,
      context: JSON.stringify(search.context),
      offers,
    }),
  );

/**
 * Searches all sources and stores what they quote before it is answered, so that every offer a shipper has seen can be
 * booked, also after a crash. Refuses incomplete searches, and a search that no source answered.
 */
export const searchRates =
  (deps: RateSearchDeps): SearchRates =>
  async (body, accountId) => {
    const now = deps.clock();
    const request = validateRateSearch(body, deps.findPlace, now);
    if (request.isErr()) return err(request.error);
    const { sources, exchange, haulageEstimates } = await deps.readActiveSources(request.value.today);
    const [quotes, booked] = await Promise.all([
      collectQuotes(sources, request.value, deps.deadlineMs, deps.breaker),
      deps.bookedSailings(accountId, now),
    ]);
    for (const { source, reason } of quotes.reasons) deps.onFailure(source, reason);
    if (hasNoAnswer(quotes)) return err(toNoSource(quotes));
    const id = deps.ids.id();
    const { answer, offers, release } = writeAnswer(quotes, {
      search: id,
      askedAt: request.value.askedAt,
      exchange,
      booked,
      haulage: haulageEstimates(request.value),
    });
    const recorded = recordSearch(deps, accountId, body, now);
    if (quotes.offers.length > 0)
      await storeOffers(deps, accountId, { id, now, context: toContext(request.value, exchange) }, offers);
    await recorded;
    return ok({ json: answer, onSent: release });
  };
