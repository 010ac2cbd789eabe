import type { ResultAsync } from "neverthrow";
import type { Money } from "#domain/money";
import type { AnswerLine, DeskRequestState, PricedAnswer } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";

/** A request for a quote in the list. */
export interface ListedQuoteRequest {
  readonly number: string;
  readonly state: DeskRequestState;
  readonly requestedAt: string;
  readonly companyName: string;
  /** Lane and load. */
  readonly search: string;
  readonly quoteNumber: string | null;
}

/** `after`: where the page begins; null for the first one. */
export interface QuoteQuery {
  readonly state: DeskRequestState | null;
  readonly after: string | null;
}

export interface QuotePage {
  readonly requests: readonly ListedQuoteRequest[];
  readonly next: string | null;
}

export interface EarlierAnswer {
  readonly number: string;
  readonly createdAt: string;
  readonly search: string;
  readonly carrier: string;
  readonly lines: readonly AnswerLine[];
}

/** A request with everything that its answer needs. */
export interface DeskQuoteRequest extends ListedQuoteRequest {
  readonly isPartLoad: boolean;
  readonly details: readonly string[];
  readonly sizes: readonly string[];
  readonly commodity: string | null;
  readonly note: string | null;
  /** Why it was declined. */
  readonly reason: string | null;
  readonly contact: {
    readonly companyId: string;
    readonly companyState: string;
    readonly group: string | null;
    readonly name: string;
    readonly email: string;
  };
  readonly earlier: readonly EarlierAnswer[];
}

/** Charges with their margin, in the units that were typed. */
export type QuotePrice = Omit<PricedAnswer, "totals"> & {
  readonly totals: { readonly buying: Money; readonly selling: Money; readonly margin: Money } | null;
};

export interface QuoteCharges {
  readonly carrier: string;
  readonly lines: readonly AnswerLine[];
}

export interface QuoteAnswer extends QuoteCharges {
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly validTill: string;
  readonly remark: string | null;
  readonly belowFloorReason: string | null;
}

export interface QuotesPort {
  readonly list: (query: QuoteQuery, signal: AbortSignal) => ResultAsync<QuotePage, Failure>;
  readonly read: (number: string, signal: AbortSignal) => ResultAsync<DeskQuoteRequest, Failure>;
  readonly price: (number: string, charges: QuoteCharges, signal: AbortSignal) => ResultAsync<QuotePrice, Failure>;
  readonly answer: (number: string, answer: QuoteAnswer, signal: AbortSignal) => ResultAsync<DeskQuoteRequest, Failure>;
  readonly decline: (number: string, reason: string, signal: AbortSignal) => ResultAsync<DeskQuoteRequest, Failure>;
}
