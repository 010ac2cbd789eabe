export { quoteRecords } from "./account-records.ts";
export { judgeDeskLine, readMarginSubject } from "./desk-margins.ts";
export { type DeskLine, LCL_PRICE_UNITS, toDeskLine } from "./desk-line.ts";
export {
  addRequestRow,
  findRequestByNumber,
  listAllRequests,
  listRequestsOfAll,
  type RequestPosition,
} from "./desk-request-store.ts";
export { answerRequest, declineRequest, readDeskContext } from "./answer-request.ts";
export { printQuote } from "./document.ts";
export { presentOffer, presentQuote, presentRequest } from "./presenter.ts";
export { describeOwner, type QuoteMailing } from "./mails.ts";
export { describeSearch, describeSearchDetails, isLclSearch, readSearch, readSearches } from "./quote-search.ts";
export { searchQuotes, searchRequests } from "./search-quotes.ts";
export { searchChecker } from "./request-price.ts";
export { quoteHandlers } from "./routes.ts";
export { toNumber } from "./save-quote.ts";
export {
  addQuoteComment,
  countQuotes,
  countQuotesByOutcome,
  findQuoteBy,
  findQuoteOwner,
  listApprovedQuotes,
  listQuotesOfAll,
  listStoredQuotes,
  type QuoteOwner,
  type StoredQuote,
} from "./store.ts";
export type { StoredDeskRequest, StoredQuoteOffer } from "./tables.ts";
export { readQuoteOffer, toQuote } from "./to-quote.ts";
