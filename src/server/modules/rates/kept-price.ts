import type { FindPlace } from "#domain/places";
import { findSameOffer, type QuoteOffer, toQuoteOffer } from "#domain/quotes";
import type { OfferMargins } from "#domain/margins";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Clock } from "#server/platform/time.ts";
import { toLateReason } from "#server/rate-sources/collect-quotes.ts";
import type { QuotedOffer, RateRequest, RateSource } from "#server/rate-sources/rate-source.ts";
import { toBudget } from "#server/rate-sources/running-calls.ts";
import { sellAtCost } from "#server/rate-sources/sell-quotes.ts";
import type { SourceCalls } from "#server/rate-sources/source-calls.ts";
import type { SourceResult } from "#server/rate-sources/ask-source.ts";
import type { Executor } from "#server/schema.ts";
import type { ReadActiveSources } from "./active-sources.ts";
import { findKeptOffer, findStoredOffer, type OfferContext, type StoredOffer } from "./offer-store.ts";
import { validateRateSearch } from "./rate-request.ts";
import { priceOffer, priceQuote, readOffer } from "./stored-offer.ts";

export interface KeptPriceDeps {
  readonly db: Executor;
  readonly readActiveSources: ReadActiveSources;
  readonly findPlace: FindPlace;
  readonly calls: SourceCalls;
  readonly clock: Clock;
  /** Of a call to a carrier. A booking is answered within 20 seconds, and has time for two. */
  readonly deadlineMs: number;
  readonly onFailure: (source: string, reason: string) => void;
}

/** Why an offer must not be booked as it is; null if nothing speaks against it, or it is booked already. */
export type CheckKeptPrice = (offerId: string, isBooked: () => Promise<boolean>) => Promise<Refusal | null>;

const GONE: Refusal = {
  kind: "gone",
  message: "The carrier no longer has this offer. Search again for a new one.",
};
const CHANGED: Refusal = {
  kind: "gone",
  message: "The carrier has changed the price of this offer. Search again for the new one.",
};

const listBuying = ({ lines }: OfferMargins): string =>
  JSON.stringify(lines.map(({ charge, equipment, quantity, buying }) => [charge, equipment, quantity, buying]));

/** Whether the price of an offer is still what it was when it was quoted: what is paid for it, where that is known. */
const isSamePrice = (
  { margins, context }: Pick<StoredOffer, "margins"> & { readonly context: OfferContext },
  before: QuoteOffer,
  { quoted, offer }: { readonly quoted: QuotedOffer; readonly offer: QuoteOffer },
): boolean => {
  if (margins === null) return JSON.stringify(offer.price.perCurrency) === JSON.stringify(before.price.perCurrency);
  return sellAtCost(quoted, context.load, context.exchange)
    .map((fresh) => fresh.margins !== undefined && listBuying(fresh.margins) === listBuying(margins))
    .unwrapOr(false);
};

const compare = (
  { text, margins }: Pick<StoredOffer, "text" | "margins">,
  context: OfferContext,
  result: SourceResult,
): Refusal | null => {
  const stored = priceOffer(readOffer(text), context);
  if (stored.isErr()) return null;
  if (result.isErr()) return result.error.kind === "refused" ? GONE : null;
  const { load, exchange } = context;
  const before = toQuoteOffer(stored.value, exchange);
  const fresh = result.value.offers
    .filter(({ refusal }) => refusal === null)
    .map((quoted) => {
      const rate = priceQuote(quoted, { id: "fresh", askedAt: null }, { load, exchange, now: null });
      return { quoted, offer: toQuoteOffer(rate, exchange) };
    });
  const same = findSameOffer(before, fresh);
  if (same === null) return GONE;
  return isSamePrice({ margins, context }, before, same) ? null : CHANGED;
};

/**
 * How long a booking waits for a source, in milliseconds: its budget, within twice the deadline of a call to a carrier, or once where
 * the carrier is called afterwards, to secure the price or to book.
 */
export const toCheckMs = (source: RateSource, deadlineMs: number): number => {
  const isCalledAfterwards = source.confirms === "source" || ("secure" in source && source.secure !== undefined);
  return Math.min(toBudget(source), isCalledAfterwards ? deadlineMs : 2 * deadlineMs);
};

/* Without an answer the booking goes on: the carrier or the desk confirms it. */
const askAgain = async (
  { calls, deadlineMs, onFailure }: KeptPriceDeps,
  source: RateSource,
  request: RateRequest,
): Promise<SourceResult | null> => {
  const waitMs = toCheckMs(source, deadlineMs);
  const asked = calls.ask(source, request, { waitMs });
  if (asked.kind === "paused") return null;
  const end = await asked.end;
  if (end.kind === "answered") return end.result;
  onFailure(source.name, toLateReason(waitMs));
  return null;
};

/** Asks the source of an offer that was quoted for an earlier search again, once its answer is older than the source allows. */
export const keptPriceChecker =
  (deps: KeptPriceDeps): CheckKeptPrice =>
  async (offerId, isBooked) => {
    const { db, clock, findPlace, readActiveSources } = deps;
    const kept = await findKeptOffer(db, offerId);
    if (kept === null || (await isBooked())) return null;
    const now = clock();
    const request = validateRateSearch(kept.search, findPlace, now);
    if (request.isErr()) return GONE;
    const { sources } = await readActiveSources(request.value.today);
    const source = sources.find(({ name }) => name === kept.source);
    const stored = await findStoredOffer(db, offerId);
    if (source?.keepMs === undefined || stored === null) return null;
    const { askedAt } = readOffer(stored.text).rate;
    if (typeof askedAt !== "string" || now - Date.parse(askedAt) <= source.keepMs) return null;
    const result = await askAgain(deps, source, request.value);
    return result === null ? null : compare(stored, kept.context, result);
  };
