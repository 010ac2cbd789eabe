import { err, ok, type Result } from "neverthrow";
import type { ExchangeRates } from "#domain/money";
import type { HaulageEstimate, RateSearchRequest } from "#api/schema.d.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { type AskedSources, askSources } from "#server/rate-sources/ask-sources.ts";
import type { CircuitBreaker } from "#server/rate-sources/circuit-breaker.ts";
import type { RateRequest, RateSource } from "#server/rate-sources/rate-source.ts";
import type { PlaceOf } from "#server/rate-sources/tariff/route-legs.ts";
import type { GroupCommit } from "#server/platform/database/write-batcher.ts";
import { type OfferContext, saveSearch } from "./offer-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { BookedSailings } from "./booked-sailings.ts";
import { rememberSearch } from "../dashboard/last-searches.ts";
import { warningOf, writeAnswer } from "./presenter.ts";
import { rateRequestOf } from "./rate-request.ts";

/** No offer can be booked longer than this after it was quoted, whatever its own validity says. */
const BOOKABLE_MS = 7 * 24 * 3_600_000;

/** Everything that decides prices at the moment of a search. */
export interface Market {
  readonly sources: readonly RateSource[];
  readonly exchange: ExchangeRates | null;
  /** What haulage tables ask for the inland legs of a search. */
  readonly haulageEstimates: (request: RateRequest) => readonly HaulageEstimate[];
}

export interface RateSearchDeps {
  readonly market: (today: string) => Promise<Market>;
  readonly placeOf: PlaceOf;
  readonly bookedSailings: BookedSailings;
  readonly commits: GroupCommit;
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

export type RateSearch = (body: RateSearchRequest, accountId: string) => Promise<Result<SearchAnswer, Refusal>>;

const noneAnswered = (asked: AskedSources): boolean =>
  asked.sources.length > 0 && asked.sources.every((source) => source.outcome !== "answered");

const noSource = (asked: AskedSources): Refusal => {
  const warning = warningOf(asked);
  return {
    kind: "no-source",
    message: "No rate source answered. Please try again.",
    ...(warning === null ? {} : { errorMessage: warning }),
  };
};

const contextOf = (request: RateRequest, exchange: ExchangeRates | null): OfferContext => ({
  load: request.boxes,
  exchange,
  quotedAt: request.askedAt,
});

const store = (
  deps: RateSearchDeps,
  accountId: string,
  search: { readonly id: string; readonly now: number; readonly context: OfferContext },
  offers: Uint8Array,
): Promise<void> =>
  deps.commits.write((transaction) =>
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
export const rateSearch =
  (deps: RateSearchDeps): RateSearch =>
  async (body, accountId) => {
    const now = deps.clock();
    const request = rateRequestOf(body, deps.placeOf, now);
    if (request.isErr()) return err(request.error);
    const { sources, exchange, haulageEstimates } = await deps.market(request.value.today);
    const [asked, booked] = await Promise.all([
      askSources(sources, request.value, deps.deadlineMs, deps.breaker),
      deps.bookedSailings(accountId, now),
    ]);
    for (const { source, reason } of asked.reasons) deps.onFailure(source, reason);
    if (noneAnswered(asked)) return err(noSource(asked));
    const id = deps.ids.id();
    const { answer, offers, release } = writeAnswer(asked, id, {
      exchange,
      booked,
      haulage: haulageEstimates(request.value),
    });
    const remembered = rememberSearch(deps, accountId, body, now);
    if (asked.offers.length > 0)
      await store(deps, accountId, { id, now, context: contextOf(request.value, exchange) }, offers);
    await remembered;
    return ok({ json: answer, onSent: release });
  };
