import type { OfferMargins } from "#domain/margins";
import type { FindPlace } from "#domain/places";
import type { Result } from "neverthrow";
import type { RateSearchRequest } from "#api/schema.d.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { OFFICE_ZONE } from "#server/platform/time.ts";
import type { AskedOffer } from "#server/rate-sources/collect-quotes.ts";
import type { RateRequest, RateSource } from "#server/rate-sources/rate-source.ts";
import { createQuoteSeller, type SellQuotes } from "#server/rate-sources/sell-quotes.ts";
import type { ReadActiveSources } from "./active-sources.ts";
import type { FoundRates, NumberedOffer } from "./found-rates.ts";
import { type KeptOffers, type OfferContext, packMargins, packOffers, toOfferId } from "./offer-store.ts";
import { writeOfferPieces } from "./presenter.ts";
import { validateRateSearch } from "./rate-request.ts";
import type { QuotedSearchTable } from "./tables.ts";

const BOOKABLE_MS = 7 * 24 * 3_600_000;

/** The tax of what is sold to a company; null where the forwarder states none with its prices. */
export type ReadTaxTerms = (companyId: string) => Promise<FoundRates["tax"]>;

/** A validated search, and what it asks. */
export interface PreparedSearch extends Pick<FoundRates, "exchange" | "haulage" | "tax"> {
  readonly now: number;
  readonly body: RateSearchRequest;
  readonly request: RateRequest;
  readonly sources: readonly RateSource[];
  readonly sell: SellQuotes;
}

interface PrepareDeps {
  readonly readActiveSources: ReadActiveSources;
  readonly findPlace: FindPlace;
  readonly readTaxTerms: ReadTaxTerms;
}

/** Refuses incomplete searches. */
export const prepareSearch = async (
  { findPlace, readActiveSources, readTaxTerms }: PrepareDeps,
  body: RateSearchRequest,
  now: number,
  company: string,
): Promise<Result<PreparedSearch, Refusal>> =>
  validateRateSearch(body, findPlace, now).asyncMap(async (validated) => {
    const request = { ...validated, company };
    const { sources, exchange, selling, haulageEstimates } = await readActiveSources(request.today);
    const sell = await createQuoteSeller(sources, request, findPlace, selling);
    const tax = await readTaxTerms(company);
    return { now, body, request, sources, exchange, tax, sell, haulage: haulageEstimates(request) };
  });

const ofKind = (offers: readonly AskedOffer[], kind: AskedOffer["quoted"]["kind"]) =>
  offers.filter(({ quoted }) => quoted.kind === kind);

/** Offers of carriers come first. `first` is the number of the first offer. */
export const numberOffers = (search: string, offers: readonly AskedOffer[], first = 0): readonly NumberedOffer[] =>
  [...ofKind(offers, "api"), ...ofKind(offers, "excel")].map((offer, index) => ({
    offerId: toOfferId(search, first + index),
    ...offer,
  }));

const findKept = (offers: readonly NumberedOffer[]): KeptOffers => {
  const kept: Record<string, number[]> = {};
  for (const [index, { keptBy }] of offers.entries()) if (keptBy !== undefined) (kept[keptBy] ??= []).push(index);
  return kept;
};

const toContext = ({ body, request, exchange, tax }: PreparedSearch, kept: KeptOffers): OfferContext => ({
  load: request.containers,
  exchange,
  ...(tax === null ? {} : { tax }),
  quotedAt: request.askedAt,
  asked: body,
  validityZone: OFFICE_ZONE,
  ...(Object.keys(kept).length === 0 ? {} : { kept: { search: body, offers: kept } }),
});

/* An offer that is sold again for the same has the same lines, and only another customer. */
const marginTexts = new WeakMap<OfferMargins["lines"], string>();

const writeMargins = ({ company, group, ...margins }: OfferMargins): readonly string[] => {
  const text = marginTexts.get(margins.lines) ?? JSON.stringify(margins).slice(1);
  marginTexts.set(margins.lines, text);
  return [`{"company":${JSON.stringify(company)},"group":${JSON.stringify(group)},`, text];
};

/** The offers of a search as they are stored, in the order of their numbers. */
export const toQuotedSearch = (
  prepared: PreparedSearch,
  { id, accountId }: Pick<QuotedSearchTable, "id" | "accountId">,
  offers: readonly NumberedOffer[],
): QuotedSearchTable => ({
  id,
  accountId,
  quotedAt: prepared.now,
  expiresAt: prepared.now + BOOKABLE_MS,
  context: JSON.stringify(toContext(prepared, findKept(offers))),
  offers: packOffers(offers.map(writeOfferPieces)),
  margins: packMargins(
    offers.map(({ quoted }) => (quoted.margins === undefined ? null : writeMargins(quoted.margins))),
  ),
});
