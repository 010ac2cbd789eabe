import type { ResultAsync } from "neverthrow";
import type { Money } from "#domain/money";
import type { AnswerLine, DeskRequestState, PricedAnswer, QuoteState } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import type { NamedFile } from "./files.ts";

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

/** An offer that was sent. */
export interface EarlierOffer {
  readonly carrier: string;
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly remark: string | null;
  readonly isApproved: boolean;
  readonly lines: readonly AnswerLine[];
}

export interface EarlierAnswer {
  readonly number: string;
  readonly createdAt: string;
  readonly search: string;
  readonly offers: readonly EarlierOffer[];
}

/** An offer that was sent, with what it was bought for as far as that is known. */
export interface SentOffer extends EarlierOffer {
  readonly departure: string | null;
  readonly arrival: string | null;
  /** What the customer pays; null where a rate of exchange is missing. */
  readonly total: Money | null;
  /** Null where a buying price is not known. */
  readonly totals: { readonly buying: Money; readonly selling: Money; readonly margin: Money } | null;
}

/** The quote that answers a request. */
export interface SentQuote {
  readonly number: string;
  readonly state: QuoteState;
  readonly validTill: string;
  /** When the customer is asked; null: nobody asks. */
  readonly followUpOn: string | null;
  readonly offers: readonly SentOffer[];
}

/** A charge as it is typed. */
export interface TypedLine {
  readonly name: string;
  readonly countedBy: AnswerLine["countedBy"];
  /** Empty: every container. */
  readonly size: string;
  readonly currency: string;
  readonly buying: string;
  /** Empty: as the margin rules set it. */
  readonly selling: string;
}

/** An offer as it is typed. */
export interface TypedOffer {
  readonly carrier: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly validTill: string | null;
  readonly remark: string;
  readonly lines: readonly TypedLine[];
  readonly belowFloorReason: string;
}

/** An answer as it is typed, also what cannot be sent yet. */
export interface TypedQuote {
  readonly offers: readonly TypedOffer[];
  readonly followUpOn: string | null;
}

/** A draft on the server. */
export interface SavedDraft {
  readonly content: TypedQuote;
  readonly savedBy: string;
  readonly savedAt: string;
  readonly revision: number;
}

/** What is typed in this tab and is not on the server yet. `revision`: of the draft that it goes over, 0 for none. */
export interface UnsavedDraft {
  readonly content: TypedQuote;
  readonly revision: number;
}

export interface QuoteMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A request with everything that its answer needs. */
export interface DeskQuoteRequest extends ListedQuoteRequest {
  readonly isPartLoad: boolean;
  /** The earliest day of departure; null: as soon as possible, or a part load. */
  readonly departureDate: string | null;
  /** The cargo in a container of each size, null where it is not stated; none for a part load. */
  readonly weights: readonly { readonly size: string; readonly kilograms: number | null }[];
  readonly sizes: readonly string[];
  readonly commodity: string | null;
  readonly note: string | null;
  /** Why it was declined. */
  readonly reason: string | null;
  readonly contact: {
    readonly companyId: string;
    readonly companyState: string;
    /** What the desk has stated to the company about its state. */
    readonly stateReason: string | null;
    readonly group: string | null;
    readonly name: string;
    readonly email: string;
  };
  readonly earlier: readonly EarlierAnswer[];
  readonly draft: SavedDraft | null;
  readonly sent: SentQuote | null;
  /** Until when the answer can be taken back (RFC 3339); null if it cannot. */
  readonly undoUntil: string | null;
}

/** Charges with their margin, in the units that were typed. */
export type QuotePrice = Omit<PricedAnswer, "totals"> & {
  readonly totals: { readonly buying: Money; readonly selling: Money; readonly margin: Money } | null;
};

export interface QuoteCharges {
  readonly carrier: string;
  readonly lines: readonly AnswerLine[];
}

/** An offer that can be sent. */
export interface AnswerOffer extends QuoteCharges {
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly validTill: string;
  readonly remark: string | null;
  readonly belowFloorReason: string | null;
}

/** Offers of which the customer approves one. */
export interface QuoteAnswer {
  readonly offers: readonly AnswerOffer[];
  readonly followUpOn: string | null;
}

export interface QuotesPort {
  readonly list: (query: QuoteQuery, signal: AbortSignal) => ResultAsync<QuotePage, Failure>;
  /** `isBackground`: read by the screen itself, which is no use of the session. */
  readonly read: (number: string, isBackground: boolean, signal: AbortSignal) => ResultAsync<DeskQuoteRequest, Failure>;
  readonly price: (number: string, charges: QuoteCharges, signal: AbortSignal) => ResultAsync<QuotePrice, Failure>;
  readonly answer: (number: string, answer: QuoteAnswer, signal: AbortSignal) => ResultAsync<DeskQuoteRequest, Failure>;
  readonly decline: (number: string, reason: string, signal: AbortSignal) => ResultAsync<DeskQuoteRequest, Failure>;
  /** Takes the answer back while its mail is held. */
  readonly undoAnswer: (number: string, signal: AbortSignal) => ResultAsync<DeskQuoteRequest, Failure>;
  /** The document of the quote that was sent. */
  readonly printSent: (number: string, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  readonly saveDraft: (number: string, draft: UnsavedDraft, signal: AbortSignal) => ResultAsync<SavedDraft, Failure>;
  readonly setFollowUp: (
    number: string,
    followUpOn: string | null,
    signal: AbortSignal,
  ) => ResultAsync<DeskQuoteRequest, Failure>;
  /** The document that the customer would get, marked as a draft. */
  readonly printDraft: (number: string, answer: QuoteAnswer, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  readonly previewMail: (number: string, answer: QuoteAnswer, signal: AbortSignal) => ResultAsync<QuoteMail, Failure>;
}

/** Keeps in this tab what could not be saved yet, so that a reload loses nothing. */
export interface UnsavedQuotesPort {
  readonly load: (number: string) => UnsavedDraft | null;
  /** Null removes it. */
  readonly save: (number: string, draft: UnsavedDraft | null) => void;
}
