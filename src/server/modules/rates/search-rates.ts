import { err, ok, type Result } from "neverthrow";
import type { FindPlace } from "#domain/places";
import type { BookedSailing, RateSearchRequest } from "#api/schema.d.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { type CollectedQuotes, collectQuotes } from "#server/rate-sources/collect-quotes.ts";
import type { SourceCalls } from "#server/rate-sources/source-calls.ts";
import type { WriteBatcher } from "#server/platform/database/write-batcher.ts";
import type { SearchStore } from "./search-store.ts";
import { type Clock, type Ids, toInstant } from "#server/platform/time.ts";
import type { ReadActiveSources } from "./active-sources.ts";
import { recordSearch } from "./last-searches.ts";
import type { FoundRates, SearchedRates } from "./found-rates.ts";
import {
  numberOffers,
  type PreparedSearch,
  prepareSearch,
  type ReadTaxTerms,
  toQuotedSearch,
} from "./prepared-search.ts";
import { toWarning } from "./presenter.ts";

/** The sailings that a shipper has booked lately, answered by the bookings. */
export type BookedSailings = (companyId: string, now: number) => Promise<readonly BookedSailing[]>;

export interface RateSearchDeps {
  readonly readActiveSources: ReadActiveSources;
  readonly findPlace: FindPlace;
  readonly readTaxTerms: ReadTaxTerms;
  readonly bookedSailings: BookedSailings;
  readonly batcher: WriteBatcher;
  readonly searches: SearchStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly deadlineMs: number;
  readonly calls: SourceCalls;
  readonly onFailure: (source: string, reason: string) => void;
}

/** A search for a company; it is one of the last searches of the person who remembers it, if any. */
export type SearchRates = (
  body: RateSearchRequest,
  companyId: string,
  rememberedBy: string | null,
) => Promise<Result<SearchedRates, Refusal>>;

/** A search that is not remembered, for another use case. Its offers are stored, so that each can be booked by its id. */
export type QuoteRates = (body: RateSearchRequest, companyId: string) => Promise<Result<FoundRates, Refusal>>;

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

/** What all sources quote for a search; nothing is stored yet. */
interface Asked extends PreparedSearch {
  readonly quotes: CollectedQuotes;
}

/* Refuses incomplete searches, and a search that no source answered. */
const askSources = async (
  deps: RateSearchDeps,
  body: RateSearchRequest,
  now: number,
  company: string,
): Promise<Result<Asked, Refusal>> => {
  const prepared = await prepareSearch(deps, body, now, company);
  if (prepared.isErr()) return err(prepared.error);
  const { sources, request, sell } = prepared.value;
  const quotes = await collectQuotes(sources, request, deps.deadlineMs, deps.calls);
  const { offers, reasons } = sell(quotes.offers);
  for (const { source, reason } of [...quotes.reasons, ...reasons]) deps.onFailure(source, reason);
  return hasNoAnswer(quotes) ? err(toNoSource(quotes)) : ok({ ...prepared.value, quotes: { ...quotes, offers } });
};

/** What was quoted, with ids; `saved` resolves when the offers are stored, or as `SearchStore` has it. */
const storeOffers = ({ searches, ids, clock }: RateSearchDeps, companyId: string, asked: Asked) => {
  const { request, quotes, exchange, tax, haulage } = asked;
  const id = ids.id();
  const offers = numberOffers(id, quotes.offers);
  const found: FoundRates = {
    askedAt: request.askedAt,
    answeredAt: toInstant(clock()),
    sources: quotes.sources,
    offers,
    exchange,
    tax,
    haulage,
  };
  const save = (): Promise<void> => searches.save(toQuotedSearch(asked, { id, accountId: companyId }, offers));
  return { found, saved: offers.length === 0 ? Promise.resolve() : save() };
};

/**
 * Searches all sources and stores what they quote, so that every offer a shipper has seen can be booked. It is answered
 * when it is stored, or a moment later while another process holds the write lock of the embedded database.
 */
export const searchRates =
  (deps: RateSearchDeps): SearchRates =>
  async (body, companyId, rememberedBy) => {
    const now = deps.clock();
    const [asked, booked] = await Promise.all([
      askSources(deps, body, now, companyId),
      deps.bookedSailings(companyId, now),
    ]);
    if (asked.isErr()) return err(asked.error);
    const { found, saved } = storeOffers(deps, companyId, asked.value);
    const recorded =
      rememberedBy === null ? null : deps.searches.waitBriefly(recordSearch(deps, rememberedBy, body, now));
    await Promise.all([saved, recorded]);
    return ok({ ...found, booked });
  };

export const quoteRates =
  (deps: RateSearchDeps): QuoteRates =>
  async (body, companyId) => {
    const asked = await askSources(deps, body, deps.clock(), companyId);
    if (asked.isErr()) return err(asked.error);
    const { found, saved } = storeOffers(deps, companyId, asked.value);
    await saved;
    return ok(found);
  };
