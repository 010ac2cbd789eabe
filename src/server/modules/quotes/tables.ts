import type { DeskRequestState, QuoteComment, QuoteOutcome } from "#domain/quotes";

export interface QuoteTable {
  readonly id: string;
  /** Of the company. */
  readonly accountId: string;
  /** The account of the person who saved it or asked for it; null or left out: the first one of the company. */
  readonly createdBy?: string | null | undefined;
  /** QUO-2026-000123. */
  readonly number: string;
  readonly createdAt: number;
  readonly validTill: string;
  /** In which its last day ends. */
  readonly timeZone: string;
  readonly companyName: string;
  readonly contactName: string | null;
  readonly reference: string | null;
  /** JSON: the Incoterm. */
  readonly incoterm: string | null;
  readonly note: string | null;
  /** JSON: the search that the offers are from. */
  readonly search: string;
  /** Number of the desk request that it answers. */
  readonly deskRequest: string | null;
  readonly code: string;
  /** Of the content of the document. */
  readonly sha256: string;
  /** The Idempotency-Key that it was saved with. */
  readonly saveKey: string;
  readonly outcome: QuoteOutcome | null;
  readonly decidedOffer: number | null;
  readonly decidedBy: string | null;
  readonly decidedAt: number | null;
  /** Rises with every comment and the decision. */
  readonly revision: number;
}

/** An offer of a quote; its copy outlives the search. */
export interface StoredQuoteOffer {
  readonly quote: string;
  readonly position: number;
  readonly offerId: string;
  /** The offer of a later search that was last found in its place. */
  readonly checkedOfferId: string | null;
  /** JSON: the offer as quoted. */
  readonly offer: string;
  /** JSON: the load and the rates of exchange it was quoted with. */
  readonly context: string;
}

/** When the customer is asked about a quote that is not decided. */
export interface QuoteFollowUpTable {
  /** The number of the quote. */
  readonly quote: string;
  /** Of the office. */
  readonly day: string;
}

export interface QuoteCommentTable {
  readonly quote: string;
  readonly key: string;
  readonly writtenBy: QuoteComment["writtenBy"];
  readonly name: string;
  readonly writtenAt: number;
  readonly text: string;
}

export interface StoredDeskRequest {
  readonly id: string;
  /** Of the company. */
  readonly accountId: string;
  /** The account of the person who asked; null or left out: the first one of the company. */
  readonly createdBy?: string | null | undefined;
  /** DSK-2026-000007. */
  readonly number: string;
  readonly requestedAt: number;
  /** JSON: the search. */
  readonly search: string;
  /** Names the search while the request is open, so that it is not sent twice. */
  readonly openKey: string | null;
  readonly commodity: string | null;
  readonly note: string | null;
  readonly state: DeskRequestState;
  readonly settledAt: number | null;
  readonly reason: string | null;
  readonly quoteNumber: string | null;
}
