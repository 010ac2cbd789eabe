import { recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import type { OfferSource } from "#domain/rates";
import { err, ok, type Result } from "neverthrow";
import type { LclSearch, QuoteCheck, RateSearchRequest } from "#api/schema.d.ts";
import { DEFAULT_LCL_CRITERIA } from "#domain/lcl";
import { findSameOffer, formatQuoteEnd, type Quote, type QuoteOffer, toQuoteOffer } from "#domain/quotes";
import { toCommonWindow } from "#domain/search";
import { toMinutes } from "#domain/time";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Clock } from "#server/platform/time.ts";
import type { QuotedOffer } from "#server/rate-sources/rate-source.ts";
import type { Executor } from "#server/schema.ts";
import { loadBookableOffer } from "../bookings/index.ts";
import type { QuoteLcl } from "../lcl/index.ts";
import {
  type OfferContext,
  type QuoteRates,
  type SearchStore,
  priceOffer,
  priceQuote,
  readBookingSource,
  readOffer,
} from "../rates/index.ts";
import { presentOffer } from "./presenter.ts";
import { isLclSearch, readSearch, toLclSearch } from "./quote-search.ts";
import { saveCheckedOffer, type StoredQuote } from "./store.ts";
import type { StoredQuoteOffer } from "./tables.ts";
import { toQuote } from "./to-quote.ts";

export interface CheckDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly quote: QuoteRates;
  readonly quoteLcl: QuoteLcl;
  readonly searches: Pick<SearchStore, "settle">;
}

const toGone = (message: string): Refusal => ({ kind: "gone", message });
const NO_LONGER = toGone("The carrier no longer has this offer. Search again for a new one.");
const NO_OFFER: Refusal = { kind: "not-found", message: "This quote has no such offer." };

interface FreshOffer {
  readonly offerId: string;
  readonly source: OfferSource;
  readonly offer: QuoteOffer;
}

/* A search in the past is not allowed. */
const toSearchNow = (search: RateSearchRequest, now: number): RateSearchRequest => {
  const { first } = toCommonWindow(toMinutes(now));
  return search.departureDate !== null && search.departureDate < first ? { ...search, departureDate: null } : search;
};

const nameShown = ({ kind, offer }: QuotedOffer): string =>
  (kind === "api" ? offer.displayTerms?.productName : null) ?? offer.providerName;

const searchRatesAgain = async (
  { quote, clock }: CheckDeps,
  asked: RateSearchRequest,
  stored: StoredQuote,
  { carrier }: QuoteOffer,
  { context }: StoredQuoteOffer,
): Promise<Result<readonly FreshOffer[], Refusal>> => {
  const found = await quote(toSearchNow(asked, clock()), stored.accountId);
  if (found.isErr()) return err(found.error.kind === "fields" ? NO_LONGER : found.error);
  const { askedAt, exchange, offers } = found.value;
  const { load } = storedJson<OfferContext>(context);
  return ok(
    offers.flatMap(({ offerId, quoted }) => {
      if (nameShown(quoted) !== carrier) return [];
      const rate = priceQuote(quoted, { id: offerId, askedAt }, { load, exchange, now: null });
      return [{ offerId, source: quoted.kind, offer: toQuoteOffer(rate, exchange) }];
    }),
  );
};

/* More than the tariffs of a lane ever have. */
const MAX_LCL_RATES = 200;

const searchLclAgain = async (
  { quoteLcl }: CheckDeps,
  asked: LclSearch,
  { accountId }: StoredQuote,
  { context }: StoredQuoteOffer,
): Promise<Result<readonly FreshOffer[], Refusal>> => {
  const page = { criteria: DEFAULT_LCL_CRITERIA, limit: MAX_LCL_RATES, skip: 0, containers: 0 };
  const found = await quoteLcl({ search: toLclSearch(asked), ...page }, accountId);
  if (found.isErr()) return err(found.error.kind === "fields" ? NO_LONGER : found.error);
  const { exchange, rates } = found.value;
  const pricing = { ...storedJson<OfferContext>(context), exchange };
  return ok(
    rates.flatMap((rate) =>
      priceOffer({ source: "lcl", rate }, pricing).match(
        (priced): readonly FreshOffer[] => [
          { offerId: rate._id, source: "lcl", offer: toQuoteOffer(priced, exchange) },
        ],
        () => [],
      ),
    ),
  );
};

const searchAgain = (
  deps: CheckDeps,
  stored: StoredQuote,
  offer: QuoteOffer,
  row: StoredQuoteOffer,
): Promise<Result<readonly FreshOffer[], Refusal>> => {
  const search = readSearch(stored);
  return isLclSearch(search)
    ? searchLclAgain(deps, search, stored, row)
    : searchRatesAgain(deps, search, stored, offer, row);
};

const findEnd = (quote: Quote, position: number): Refusal | null => {
  const { state, bookings } = quote;
  const booked = bookings.find(({ offer }) => offer === position);
  if (booked !== undefined) return toGone(`This offer is booked already as ${booked.quotationId}.`);
  return state === "expired"
    ? toGone(`This quote ended on ${formatQuoteEnd(quote)}. Search again for a new offer.`)
    : null;
};

const findCurrent = async (
  deps: CheckDeps,
  stored: StoredQuote,
  offer: QuoteOffer,
  row: StoredQuoteOffer,
): Promise<Result<FreshOffer & { readonly isFresh: boolean }, Refusal>> => {
  const { source } = readOffer(row.offer);
  if (stored.deskRequest !== null) return ok({ offerId: row.offerId, source, offer, isFresh: false });
  const fresh = await searchAgain(deps, stored, offer, row);
  if (fresh.isErr()) return err(fresh.error);
  const same = findSameOffer(offer, fresh.value);
  return same === null ? err(NO_LONGER) : ok({ ...same, isFresh: true });
};

/** Compares a stored offer with the one that can be booked now; a quote of the desk is booked as it is stored. */
export const checkOffer = async (
  deps: CheckDeps,
  stored: StoredQuote,
  position: number,
): Promise<Result<QuoteCheck, Refusal>> => {
  const { db, clock, searches } = deps;
  const quote = toQuote(stored, clock());
  const [offer, row] = [quote.offers[position], stored.offers[position]];
  if (offer === undefined || row === undefined) return err(NO_OFFER);
  const end = findEnd(quote, position);
  if (end !== null) return err(end);
  const current = await findCurrent(deps, stored, offer, row);
  if (current.isErr()) return err(current.error);
  const { offerId, source, isFresh } = current.value;
  await searches.settle(offerId);
  const bookable = await loadBookableOffer(db, stored.accountId, offerId, clock());
  if (bookable.isErr()) return err(bookable.error.kind === "not-found" ? NO_LONGER : bookable.error);
  if (isFresh)
    await inTransaction(db, async (transaction) => {
      await saveCheckedOffer(transaction, row, offerId);
      await recordChange(transaction, {
        action: "quote.checked",
        subjectId: stored.number,
        customerId: stored.accountId,
        after: { offer: position, checkedOffer: offerId },
      });
    });
  const { text, facts } = bookable.value;
  const confirmation = readBookingSource(text) === null ? { instantConfirmation: facts.isConfirmedAtOnce } : {};
  return ok({ offerId, source, isFresh, ...confirmation, offer: presentOffer(current.value.offer) });
};
