export {
  type AnswerLine,
  type AnswerTerms,
  type AnswerRefusal,
  priceAnswer,
  type PricedAnswer,
  type PricedAnswerLine,
} from "./desk-answer.ts";
export { type CheckedOffer, toBookableOffer } from "./bookable.ts";
export { compareOffers, findSameOffer, formatOfferFees, formatQuoteTotal, type OfferChange } from "./compare.ts";
export { addRequestWords, type DeskRequest, type DeskRequestState, type RequestWords } from "./desk-request.ts";
export {
  findMissingSections,
  formatQuoteEnd,
  LCL_QUOTE_SECTIONS,
  listQuoteFacts,
  QUOTE_SECTIONS,
  toQuoteEnd,
} from "./document.ts";
export { findFollowUpProblem, isFollowUpDue, proposeFollowUp } from "./follow-up.ts";
export { toQuoteOffer } from "./offer.ts";
export {
  formatQuoteCode,
  type Incoterm,
  INCOTERMS,
  MAX_QUOTE_COMMENTS,
  MAX_RECIPIENT_COMMENTS,
  MAX_RECIPIENT_COMMENTS_PER_HOUR,
  MAX_QUOTE_OFFERS,
  type Quote,
  type QuoteBooking,
  type QuoteComment,
  type QuoteCustomer,
  type QuoteDecision,
  type QuoteOffer,
  type QuoteOutcome,
  type QuoteState,
  readQuoteCode,
} from "./quote.ts";
export { redactQuote, type SharedQuote } from "./redact.ts";
export { formatQuoteSearch, type QuoteSearch } from "./search.ts";
export {
  checkQuoteDecision,
  explainDecisionProblem,
  findQuoteEndMinute,
  findQuoteState,
  formatQuoteDecision,
  formatQuoteOfferName,
  type QuoteDecisionRequest,
} from "./state.ts";
export { findQuoteEnd, findValidTillProblem, type QuoteEndReason } from "./validity.ts";
