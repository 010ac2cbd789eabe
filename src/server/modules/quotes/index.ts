export { quoteRecords } from "./account-records.ts";
export { answerRequest, declineRequest, readDeskContext } from "./answer-request.ts";
export { type DeskLine, LCL_PRICE_UNITS, toDeskLine } from "./desk-line.ts";
export { judgeDeskLine, readMarginSubject } from "./desk-margins.ts";
export {
  addRequestRow,
  findRequestByNumber,
  listAllRequests,
  listRequestsOfAll,
  listSettledRequests,
  type RequestPosition,
} from "./desk-request-store.ts";
export { printQuote } from "./document.ts";
export { findFollowUp, listDueFollowUps, setFollowUp } from "./follow-up-store.ts";
export { describeOwner, type QuoteMailing } from "./mails.ts";
export { presentOffer, presentQuote, presentRequest } from "./presenter.ts";
export { type AnswerDraft, mailDraft, printDraft } from "./preview-answer.ts";
export { describeSearch, describeSearchDetails, isLclSearch, readSearch, readSearches } from "./quote-search.ts";
export { searchChecker } from "./request-price.ts";
export { quoteHandlers } from "./routes.ts";
export { toNumber } from "./save-quote.ts";
export { searchQuotes, searchRequests } from "./search-quotes.ts";
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
export { findUndoUntil, undoRequestAnswer } from "./undo-answer.ts";
