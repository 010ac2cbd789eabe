export { searchRecords } from "./account-records.ts";
export { type ActiveSources, activeSourcesReader, type ReadActiveSources } from "./active-sources.ts";
export { createGrowingSearches } from "./growing-searches.ts";
export { createGrowingStore } from "./growing-store.ts";
export { findExchange, findStatedExchange, listExchange, removeExchange, saveExchange } from "./exchange-store.ts";
export { type CheckKeptPrice, keptPriceChecker } from "./kept-price.ts";
export { loadLastSearches, pruneLastSearches } from "./last-searches.ts";
export {
  findStoredOffer,
  findStoredOffers,
  findWithdrawals,
  type OfferContext,
  packMargins,
  writeMargins,
  packOffers,
  pruneOffers,
  removeSearches,
  saveSearch,
  type StoredOffer,
  toOfferId,
} from "./offer-store.ts";
export { presentPrice, presentTaxTerms, toAmount } from "./present-price.ts";
export type { ReadTaxTerms } from "./prepared-search.ts";
export { writeOffer } from "./presenter.ts";
export { validateRateSearch } from "./rate-request.ts";
export { findUnplacedCutOff, rescheduleOffer } from "./reschedule-offer.ts";
export { RATE_OPERATIONS, rateHandlers } from "./routes.ts";
export { type BookedSailings, quoteRates, type QuoteRates, searchRates } from "./search-rates.ts";
export { createSearchStore, type SearchStore } from "./search-store.ts";
export {
  type OfferTerms,
  priceOffer,
  priceQuote,
  readQuoted,
  readBookingSource,
  readCarrierOfferId,
  readOfferTerms,
  readLoad,
  readOffer,
  readSheetLineIds,
} from "./stored-offer.ts";
